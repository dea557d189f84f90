"""A decision: every legal action gets a worth in points."""

from sherwood.bots.nottingham.mind.exchange import (
    weigh_ambushes,
    weigh_exchanges,
    weigh_springs,
)
from sherwood.bots.nottingham.mind.hand import card, hand_of
from sherwood.bots.nottingham.mind.others import note_leader
from sherwood.bots.nottingham.mind.scale import note_scale, note_tasks
from sherwood.bots.nottingham.mind.scratch import Scratch
from sherwood.bots.nottingham.mind.trade import weigh_bargains, weigh_offers, weigh_purchases
from sherwood.bots.nottingham.mind.turn import weigh_answers, weigh_choices, weigh_loot
from sherwood.bots.nottingham.mind.weights import Weights
from sherwood.bots.nottingham.mind.worth import worth_of_hand
from sherwood.games.compiled import rule
from sherwood.games.nottingham import actions
from sherwood.games.nottingham.rules import legal
from sherwood.games.nottingham.table import (
    BARGAIN,
    BARTER,
    CHOICE,
    DEFENCE,
    DISCARD,
    EXCHANGE,
    LOOK,
    LOOT,
    OFFERS,
    PURCHASE,
    Table,
)


@rule
def consider(table: Table, seat: int, weights: Weights, scratch: Scratch) -> int:
    """Note every legal action and its worth; how many there are."""
    count = legal(table, seat, scratch.actions)
    if count == 1:
        scratch.worths[0] = 0.0
        return count
    note_scale(table, weights, scratch)
    note_tasks(table, seat, scratch)
    scratch.hand = hand_of(table, seat)
    scratch.now = worth_of_hand(scratch, scratch.hand)
    weigh(table, seat, count, weights, scratch)
    return count


@rule
def weigh(table: Table, seat: int, count: int, weights: Weights, scratch: Scratch) -> None:
    """Write down what the actions are worth, in points.

    Every phase has a loop of its own, so that only what it needs is worked out before it.
    """
    phase = table.phase
    if phase == CHOICE:
        weigh_choices(table, seat, count, weights, scratch)
    elif phase == EXCHANGE:
        weigh_exchanges(table, seat, count, weights, scratch)
    elif phase == DEFENCE:
        weigh_answers(table, seat, count, weights, scratch)
    elif phase == DISCARD:
        weigh_discards(count, scratch)
    else:
        note_leader(table, seat, scratch)
        weigh_beside_leader(table, seat, count, weights, scratch)


@rule
def weigh_beside_leader(
    table: Table, seat: int, count: int, weights: Weights, scratch: Scratch
) -> None:
    """The same, where it matters who leads."""
    phase = table.phase
    if phase in (OFFERS, BARTER):
        weigh_offers(table, seat, count, weights, scratch)
    elif phase == PURCHASE:
        weigh_purchases(table, seat, count, weights, scratch)
    elif phase == BARGAIN:
        weigh_bargains(table, seat, count, weights, scratch)
    elif phase == LOOT:
        weigh_loot(table, seat, count, weights, scratch)
    elif phase == LOOK:
        weigh_ambushes(table, seat, count, scratch)
    else:
        weigh_springs(table, seat, count, weights, scratch)


@rule
def weigh_discards(count: int, scratch: Scratch) -> None:
    """Which card to lay off."""
    for choice in range(count):
        kind = actions.DISCARD.index(scratch.actions[choice])
        scratch.worths[choice] = worth_of_hand(scratch, scratch.hand - card(kind))
