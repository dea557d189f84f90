"""The revealed card: take it, or use it. And whom to attack, what to seize, when to defend."""

from sherwood.bots.nottingham.mind.hand import card, held
from sherwood.bots.nottingham.mind.others import (
    average_gain,
    best_gain,
    chance_of_defence,
    expected_best,
    gain_of_other,
    note_chances,
    note_leader,
    note_odds,
    power,
    rivalry,
    unknown_cards,
)
from sherwood.bots.nottingham.mind.scratch import Scratch
from sherwood.bots.nottingham.mind.weights import Weights
from sherwood.bots.nottingham.mind.worth import gain_of, note_gains, worth_of_hand
from sherwood.games.compiled import rule
from sherwood.games.nottingham import actions
from sherwood.games.nottingham.attack import target_of
from sherwood.games.nottingham.table import (
    CHEST,
    COPPER,
    GOLD,
    KINDS,
    NECKLACE,
    SILVER,
    Table,
)


@rule
def weigh_choices(table: Table, seat: int, count: int, weights: Weights, scratch: Scratch) -> None:
    """Take the revealed card, or use it."""
    prepare_choice(table, seat, scratch)
    for choice in range(count):
        action = int(scratch.actions[choice])
        scratch.worths[choice] = worth_of_choice(table, seat, action, weights, scratch)


@rule
def prepare_choice(table: Table, seat: int, scratch: Scratch) -> None:
    """Write down what the revealed card is weighed by; gold, which nobody else gives, by itself."""
    if table.revealed == GOLD:
        scratch.gains[GOLD] = gain_of(scratch, GOLD)
        return
    note_gains(scratch)
    note_odds(table, seat, scratch)
    if table.revealed != SILVER:
        note_chances(scratch)
    if table.revealed not in (COPPER, CHEST):
        note_leader(table, seat, scratch)


@rule
def worth_of_choice(
    table: Table, seat: int, action: int, weights: Weights, scratch: Scratch
) -> float:
    """What it is worth to take the revealed card, or to use it."""
    if action == actions.TAKE:
        return scratch.gains[table.revealed]
    if action == actions.BUY:
        return worth_of_buying(table, seat, weights, scratch)
    if action == actions.BARTER:
        return worth_of_bartering(table, seat, weights, scratch)
    if action == actions.AMBUSH:
        return worth_of_ambush(table, seat, weights, scratch)
    return worth_of_attack(table, seat, target_of(action), weights, scratch)


@rule
def others_with_cards(table: Table, seat: int) -> int:
    """How many can offer something."""
    count = 0
    for other in range(table.players):
        if other != seat and table.sizes[other] > 0:
            count += 1
    return count


@rule
def worth_of_buying(table: Table, seat: int, weights: Weights, scratch: Scratch) -> float:
    """The best of the offers, which are seldom the others' best cards; at worst the copper."""
    keep = scratch.gains[COPPER]
    best = expected_best(scratch, keep, others_with_cards(table, seat))
    return keep + weights.offers * (best - keep)


@rule
def worth_of_bartering(table: Table, seat: int, weights: Weights, scratch: Scratch) -> float:
    """The best of the offers, often two cards; but somebody gets the chest."""
    best = weights.barter * expected_best(scratch, 0.0, others_with_cards(table, seat))
    worst = 0.0
    for other in range(table.players):
        if other != seat:
            worst = max(worst, gain_of_other(table, seat, other, scratch, CHEST))
    return best - weights.giving * worst


@rule
def worth_of_ambush(table: Table, seat: int, weights: Weights, scratch: Scratch) -> float:
    """An ambush waits for a set; the more of them wait already, the less another one helps."""
    already = power(weights.more_ambushes, table.ambush_counts[seat])
    return weights.ambush * already * scratch.hope


@rule
def worth_of_attack(
    table: Table, seat: int, other: int, weights: Weights, scratch: Scratch
) -> float:
    """What an attack brings, the defence considered; the target is given the revealed card."""
    unknown = unknown_cards(table, seat, other)
    if table.revealed == SILVER:
        loot = average_gain(table, seat, other, scratch, unknown)
    else:
        loot = best_gain(table, seat, other, scratch, unknown)
    defence = chance_of_defence(table, seat, other, weights, scratch, unknown)
    worth = (1.0 - defence) * (loot + weights.spite * loot) + defence * scratch.gains[NECKLACE]
    given = gain_of_other(table, seat, other, scratch, table.revealed)
    return worth - weights.giving * given * rivalry(scratch, other) - weights.peace


@rule
def weigh_loot(table: Table, seat: int, count: int, weights: Weights, scratch: Scratch) -> None:
    """Which card of the target's hand to take."""
    for choice in range(count):
        action = int(scratch.actions[choice])
        scratch.worths[choice] = worth_of_loot(
            table, seat, actions.SEIZE.index(action), weights, scratch
        )


@rule
def worth_of_loot(table: Table, seat: int, kind: int, weights: Weights, scratch: Scratch) -> float:
    """A card of the target's hand: what it brings, and what its loss does to the target."""
    other = table.target
    held = table.known[other, kind, seat]
    loss = table.values[kind] * (weights.rungs[min(held, 5)] - weights.rungs[min(held, 5) - 1])
    loss *= scratch.hope
    return gain_of(scratch, kind) + weights.spite * loss * rivalry(scratch, other)


@rule
def weigh_answers(table: Table, seat: int, count: int, weights: Weights, scratch: Scratch) -> None:
    """Defend or yield."""
    defence = worth_of_defending(table, seat, weights, scratch)
    for choice in range(count):
        scratch.worths[choice] = defence if scratch.actions[choice] == actions.DEFEND else 0.0


@rule
def worth_of_defending(table: Table, seat: int, weights: Weights, scratch: Scratch) -> float:
    """A necklace for the attack card, beside losing just any card or the one that hurts most."""
    paid = scratch.hand + card(table.revealed)
    defended = worth_of_hand(scratch, paid - card(NECKLACE))
    average, worst = 0.0, scratch.now
    for kind in range(KINDS):
        count = held(scratch.hand, kind)
        if count > 0:
            left = worth_of_hand(scratch, paid - card(kind))
            average += left * count / table.sizes[seat]
            worst = min(worst, left)
    if table.revealed == SILVER:
        return defended - average
    return defended - (1.0 - weights.fear) * average - weights.fear * worst
