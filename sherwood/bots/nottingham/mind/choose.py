"""A decision: every legal action gets a worth, and the best one is chosen."""

from sherwood.bots.chance import best_by_mood, fraction, random_number
from sherwood.bots.nottingham.mind.exchange import (
    weigh_ambushes,
    weigh_exchanges,
    weigh_springs,
)
from sherwood.bots.nottingham.mind.habits import Habits
from sherwood.bots.nottingham.mind.hand import card, hand_of
from sherwood.bots.nottingham.mind.notes import Notes
from sherwood.bots.nottingham.mind.others import note_leader
from sherwood.bots.nottingham.mind.scale import note_scale, note_tasks
from sherwood.bots.nottingham.mind.trade import weigh_bargains, weigh_offers, weigh_purchases
from sherwood.bots.nottingham.mind.turn import weigh_answers, weigh_choices, weigh_loot
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
def choose(table: Table, seat: int, habits: Habits, notes: Notes) -> int:
    """One of the legal actions."""
    count = consider(table, seat, habits, notes)
    if habits.careless > 0.0 and fraction(notes) < habits.careless:
        return int(notes.actions[(random_number(notes) * count) >> 31])
    return int(notes.actions[best_by_mood(notes, count, habits.mood)])


@rule
def consider(table: Table, seat: int, habits: Habits, notes: Notes) -> int:
    """Note every legal action and its worth; how many there are."""
    count = legal(table, seat, notes.actions)
    if count == 1:
        notes.worths[0] = 0.0
        return count
    note_scale(table, habits, notes)
    note_tasks(table, seat, notes)
    notes.hand = hand_of(table, seat)
    notes.now = worth_of_hand(notes, notes.hand)
    weigh(table, seat, count, habits, notes)
    return count


@rule
def weigh(table: Table, seat: int, count: int, habits: Habits, notes: Notes) -> None:
    """Write down what the actions are worth, in points.

    Every phase has a loop of its own, so that only what it needs is worked out before it.
    """
    phase = table.phase
    if phase == CHOICE:
        weigh_choices(table, seat, count, habits, notes)
    elif phase == EXCHANGE:
        weigh_exchanges(table, seat, count, habits, notes)
    elif phase == DEFENCE:
        weigh_answers(table, seat, count, habits, notes)
    elif phase == DISCARD:
        weigh_discards(count, notes)
    else:
        note_leader(table, seat, notes)
        weigh_beside_leader(table, seat, count, habits, notes)


@rule
def weigh_beside_leader(table: Table, seat: int, count: int, habits: Habits, notes: Notes) -> None:
    """The same, where it matters who leads."""
    phase = table.phase
    if phase in (OFFERS, BARTER):
        weigh_offers(table, seat, count, habits, notes)
    elif phase == PURCHASE:
        weigh_purchases(table, seat, count, habits, notes)
    elif phase == BARGAIN:
        weigh_bargains(table, seat, count, habits, notes)
    elif phase == LOOT:
        weigh_loot(table, seat, count, habits, notes)
    elif phase == LOOK:
        weigh_ambushes(table, seat, count, notes)
    else:
        weigh_springs(table, seat, count, habits, notes)


@rule
def weigh_discards(count: int, notes: Notes) -> None:
    """Which card to lay off."""
    for choice in range(count):
        kind = notes.actions[choice] - actions.DISCARD
        notes.worths[choice] = worth_of_hand(notes, notes.hand - card(kind))
