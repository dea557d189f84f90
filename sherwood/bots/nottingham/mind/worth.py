"""What a hand is worth: the sets in it, whole and begun, or the task that it serves best."""

from sherwood.bots.nottingham.mind.hand import card, held
from sherwood.bots.nottingham.mind.pairs import worth_of_pairs
from sherwood.bots.nottingham.mind.scratch import Scratch
from sherwood.games.compiled import rule
from sherwood.games.nottingham.table import EACH, FIVE, FOUR_PAIRS, KINDS, THREE_PAIRS


@rule
def worth_of_hand(scratch: Scratch, hand: int) -> float:
    """The points that a hand promises."""
    sets = 0.0
    for kind in range(KINDS):
        sets += scratch.parts[kind, held(hand, kind)]
    best = 0.0
    if scratch.open[FIVE]:
        best = max(best, worth_of_five(scratch, hand))
    if scratch.open[EACH]:
        best = max(best, worth_of_each(scratch, hand))
    if scratch.open[THREE_PAIRS] or scratch.open[FOUR_PAIRS]:
        best = max(best, worth_of_pairs(scratch, hand))
    return sets + best


@rule
def worth_of_five(scratch: Scratch, hand: int) -> float:
    """Five of the kind that suits best, less the sets that these cards would have made."""
    best = 0.0
    for kind in range(KINDS):
        best = max(best, scratch.fives[kind, held(hand, kind)])
    return best


@rule
def worth_of_each(scratch: Scratch, hand: int) -> float:
    """One of each kind, less the same."""
    missing, lost = 0, 0.0
    for kind in range(KINDS):
        missing += held(hand, kind) == 0
        lost += scratch.one_less[kind, held(hand, kind)]
    return scratch.promises[EACH, missing] - lost


@rule
def gain_of(scratch: Scratch, kind: int) -> float:
    """What one more card of a kind would be worth."""
    return worth_of_hand(scratch, scratch.hand + card(kind)) - scratch.now


@rule
def note_gains(scratch: Scratch) -> None:
    """Write down what one more card of each kind would be worth."""
    for kind in range(KINDS):
        scratch.gains[kind] = gain_of(scratch, kind)
