"""The revealed card: take it, or use it. And whom to attack, what to seize, when to defend."""

from sherwood.bots.nottingham.mind.habits import Habits
from sherwood.bots.nottingham.mind.hand import card, held
from sherwood.bots.nottingham.mind.notes import Notes
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
from sherwood.bots.nottingham.mind.worth import gain_of, note_gains, worth_of_hand
from sherwood.games.compiled import rule
from sherwood.games.nottingham import actions
from sherwood.games.nottingham.table import (
    CHEST,
    COPPER,
    GOLD,
    KINDS,
    NECKLACE,
    SEATS,
    SILVER,
    Table,
)


@rule
def weigh_choices(table: Table, seat: int, count: int, habits: Habits, notes: Notes) -> None:
    """Take the revealed card, or use it."""
    prepare_choice(table, seat, notes)
    for choice in range(count):
        action = int(notes.actions[choice])
        notes.worths[choice] = worth_of_choice(table, seat, action, habits, notes)


@rule
def prepare_choice(table: Table, seat: int, notes: Notes) -> None:
    """Write down what the revealed card is weighed by; gold, which nobody else gives, by itself."""
    if table.revealed == GOLD:
        notes.gains[GOLD] = gain_of(notes, GOLD)
        return
    note_gains(notes)
    note_odds(table, seat, notes)
    if table.revealed != SILVER:
        note_chances(notes)
    if table.revealed not in (COPPER, CHEST):
        note_leader(table, seat, notes)


@rule
def worth_of_choice(table: Table, seat: int, action: int, habits: Habits, notes: Notes) -> float:
    """What it is worth to take the revealed card, or to use it."""
    if action == actions.TAKE:
        return notes.gains[table.revealed]
    if action == actions.BUY:
        return worth_of_buying(table, seat, habits, notes)
    if action == actions.BARTER:
        return worth_of_bartering(table, seat, habits, notes)
    if action == actions.AMBUSH:
        return worth_of_ambush(table, seat, habits, notes)
    return worth_of_attack(table, seat, (action - actions.STEAL) % SEATS, habits, notes)


@rule
def others_with_cards(table: Table, seat: int) -> int:
    """How many can offer something."""
    count = 0
    for other in range(table.players):
        if other != seat and table.sizes[other] > 0:
            count += 1
    return count


@rule
def worth_of_buying(table: Table, seat: int, habits: Habits, notes: Notes) -> float:
    """The best of the offers, which are seldom the others' best cards; at worst the copper."""
    keep = notes.gains[COPPER]
    best = expected_best(notes, keep, others_with_cards(table, seat))
    return keep + habits.offers * (best - keep)


@rule
def worth_of_bartering(table: Table, seat: int, habits: Habits, notes: Notes) -> float:
    """The best of the offers, often two cards; but somebody gets the chest."""
    best = habits.barter * expected_best(notes, 0.0, others_with_cards(table, seat))
    worst = 0.0
    for other in range(table.players):
        if other != seat:
            worst = max(worst, gain_of_other(table, seat, other, notes, CHEST))
    return best - habits.giving * worst


@rule
def worth_of_ambush(table: Table, seat: int, habits: Habits, notes: Notes) -> float:
    """An ambush waits for a set; the more of them wait already, the less another one helps."""
    already = power(habits.more_ambushes, table.ambush_counts[seat])
    return habits.ambush * already * notes.hope


@rule
def worth_of_attack(table: Table, seat: int, other: int, habits: Habits, notes: Notes) -> float:
    """What an attack brings, the defence considered; the target is given the revealed card."""
    unknown = unknown_cards(table, seat, other)
    if table.revealed == SILVER:
        loot = average_gain(table, seat, other, notes, unknown)
    else:
        loot = best_gain(table, seat, other, notes, unknown)
    defence = chance_of_defence(table, seat, other, habits, notes, unknown)
    worth = (1.0 - defence) * (loot + habits.spite * loot) + defence * notes.gains[NECKLACE]
    given = gain_of_other(table, seat, other, notes, table.revealed)
    return worth - habits.giving * given * rivalry(notes, other)


@rule
def weigh_loot(table: Table, seat: int, count: int, habits: Habits, notes: Notes) -> None:
    """Which card of the target's hand to take."""
    for choice in range(count):
        action = int(notes.actions[choice])
        notes.worths[choice] = worth_of_loot(table, seat, action - actions.SEIZE, habits, notes)


@rule
def worth_of_loot(table: Table, seat: int, kind: int, habits: Habits, notes: Notes) -> float:
    """A card of the target's hand: what it brings, and what its loss does to the target."""
    other = table.target
    held = table.known[other, kind, seat]
    loss = table.values[kind] * (habits.rungs[min(held, 5)] - habits.rungs[min(held, 5) - 1])
    loss *= notes.hope
    return gain_of(notes, kind) + habits.spite * loss * rivalry(notes, other)


@rule
def weigh_answers(table: Table, seat: int, count: int, habits: Habits, notes: Notes) -> None:
    """Defend or yield."""
    defence = worth_of_defending(table, seat, habits, notes)
    for choice in range(count):
        notes.worths[choice] = defence if notes.actions[choice] == actions.DEFEND else 0.0


@rule
def worth_of_defending(table: Table, seat: int, habits: Habits, notes: Notes) -> float:
    """A necklace for the attack card, beside losing just any card or the one that hurts most."""
    paid = notes.hand + card(table.revealed)
    defended = worth_of_hand(notes, paid - card(NECKLACE))
    average, worst = 0.0, notes.now
    for kind in range(KINDS):
        count = held(notes.hand, kind)
        if count > 0:
            left = worth_of_hand(notes, paid - card(kind))
            average += left * count / table.sizes[seat]
            worst = min(worst, left)
    if table.revealed == SILVER:
        return defended - average
    return defended - (1.0 - habits.fear) * average - habits.fear * worst
