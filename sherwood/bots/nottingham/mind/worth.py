"""What a hand is worth: the sets in it, whole and begun, or the task that it serves best."""

from sherwood.bots.nottingham.mind.hand import card, held
from sherwood.bots.nottingham.mind.notes import Notes
from sherwood.bots.nottingham.mind.pairs import worth_of_pairs
from sherwood.games.compiled import rule
from sherwood.games.nottingham.table import EACH, FIVE, FOUR_PAIRS, KINDS, THREE_PAIRS


@rule
def worth_of_hand(notes: Notes, hand: int) -> float:
    """The points that a hand promises."""
    sets = 0.0
    for kind in range(KINDS):
        sets += notes.parts[kind, held(hand, kind)]
    best = 0.0
    if notes.open[FIVE]:
        best = max(best, worth_of_five(notes, hand))
    if notes.open[EACH]:
        best = max(best, worth_of_each(notes, hand))
    if notes.open[THREE_PAIRS] or notes.open[FOUR_PAIRS]:
        best = max(best, worth_of_pairs(notes, hand))
    return sets + best


@rule
def worth_of_five(notes: Notes, hand: int) -> float:
    """Five of the kind that suits best, less the sets that these cards would have made."""
    best = 0.0
    for kind in range(KINDS):
        best = max(best, notes.fives[kind, held(hand, kind)])
    return best


@rule
def worth_of_each(notes: Notes, hand: int) -> float:
    """One of each kind, less the same."""
    missing, lost = 0, 0.0
    for kind in range(KINDS):
        missing += held(hand, kind) == 0
        lost += notes.one_less[kind, held(hand, kind)]
    return notes.promises[EACH, missing] - lost


@rule
def gain_of(notes: Notes, kind: int) -> float:
    """What one more card of a kind would be worth."""
    return worth_of_hand(notes, notes.hand + card(kind)) - notes.now


@rule
def note_gains(notes: Notes) -> None:
    """Write down what one more card of each kind would be worth."""
    for kind in range(KINDS):
        notes.gains[kind] = gain_of(notes, kind)
