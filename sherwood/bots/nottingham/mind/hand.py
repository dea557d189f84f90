"""What a hand is worth: the sets in it, whole and begun, or the task that it serves best."""

from sherwood.bots.nottingham.mind.notes import Notes
from sherwood.bots.nottingham.mind.pairs import worth_of_pairs
from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.nottingham.exchange import FIVE_OF_A_KIND
from sherwood.games.nottingham.table import (
    EACH,
    FIVE,
    FOUR_PAIRS,
    KINDS,
    THREE_PAIRS,
    Table,
)


@rule
def worth_of_hand(notes: Notes) -> float:
    """The points that the noted hand promises."""
    sets = 0.0
    for kind in range(KINDS):
        sets += notes.parts[kind, notes.hand[kind]]
    best = 0.0
    if notes.open[FIVE]:
        best = max(best, worth_of_five(notes))
    if notes.open[EACH]:
        best = max(best, worth_of_each(notes))
    if notes.open[THREE_PAIRS] or notes.open[FOUR_PAIRS]:
        best = max(best, worth_of_pairs(notes))
    return sets + best


@rule
def worth_of_five(notes: Notes) -> float:
    """Five of the kind that suits best, less the sets that these cards would have made."""
    best = 0.0
    for kind in range(KINDS):
        held = notes.hand[kind]
        promise = notes.promises[FIVE, max(FIVE_OF_A_KIND - held, 0)]
        best = max(best, promise - notes.five_less[kind, held])
    return best


@rule
def worth_of_each(notes: Notes) -> float:
    """One of each kind, less the same."""
    missing, lost = 0, 0.0
    for kind in range(KINDS):
        missing += notes.hand[kind] == 0
        lost += notes.one_less[kind, notes.hand[kind]]
    return notes.promises[EACH, missing] - lost


@rule
def take_up(table: Table, seat: int, notes: Notes) -> None:
    """Note the own hand as it is."""
    for kind in range(KINDS):
        notes.hand[kind] = table.hands[seat, kind]


@rule
def worth_with(table: Table, seat: int, notes: Notes, come: int, go: int, too: int) -> float:
    """What the own hand would be worth with one card more and up to two fewer (NONE: none)."""
    take_up(table, seat, notes)
    if come != NONE:
        notes.hand[come] += 1
    if go != NONE:
        notes.hand[go] -= 1
    if too != NONE:
        notes.hand[too] -= 1
    return worth_of_hand(notes)


@rule
def gain_of(table: Table, seat: int, notes: Notes, kind: int) -> float:
    """What one more card of a kind would be worth."""
    return worth_with(table, seat, notes, kind, NONE, NONE) - notes.now


@rule
def note_gains(table: Table, seat: int, notes: Notes) -> None:
    """Write down what one more card of each kind would be worth."""
    for kind in range(KINDS):
        notes.gains[kind] = gain_of(table, seat, notes, kind)
