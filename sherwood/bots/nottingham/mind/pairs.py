"""Pairs in the order of what they cost, so that the cheapest of a hand are found by their flags.

A pair of a kind of which 1, 2 … cards are held has its place in that order. A hand is then two sets
of flags: the pairs that it holds, which come first, and those that lack a card.
"""

from sherwood.bots.nottingham.mind.hand import held
from sherwood.bots.nottingham.mind.scratch import (
    COUNTS_PRICED,
    MOST_PAIRS,
    PAIRS_PRICED,
    RUNGS_NOTED,
    Scratch,
)
from sherwood.games.cards import bit
from sherwood.games.compiled import rule
from sherwood.games.memory import lowest_flag
from sherwood.games.nottingham.exchange import KINDS_OF_THREE_PAIRS, PAIR
from sherwood.games.nottingham.table import FOUR_PAIRS, KINDS, THREE_PAIRS

A_CARD_MISSING = 1000.0  # weighs more than any card that is given up
HELD_PAIRS = PAIRS_PRICED - KINDS  # the places of pairs that are held; a flag each fits a number
WHOLLY_MISSING = ((1 << MOST_PAIRS) - 1) << KINDS  # enough pairs of which there is no card


@rule
def note_pairs(scratch: Scratch) -> None:
    """Write down the order of all pairs, and the place of each."""
    for pair in range(PAIRS_PRICED):
        kind, count = pair // COUNTS_PRICED, pair % COUNTS_PRICED + 1
        less = scratch.parts[kind, count] - scratch.parts[kind, max(count - PAIR, 0)]
        scratch.prices[pair] = max(PAIR - count, 0) * A_CARD_MISSING + less
    sort_pairs(scratch)
    for place in range(PAIRS_PRICED):
        note_place(scratch, place)


@rule
def sort_pairs(scratch: Scratch) -> None:
    """Put the pairs in order. They are in the order of another hope already, which is similar."""
    if scratch.order[0] == scratch.order[1]:  # never sorted
        for pair in range(PAIRS_PRICED):
            scratch.order[pair] = pair
    for last in range(1, PAIRS_PRICED):
        pair, place = scratch.order[last], last
        while place > 0 and is_cheaper(scratch, pair, scratch.order[place - 1]):
            scratch.order[place] = scratch.order[place - 1]
            place -= 1
        scratch.order[place] = pair


@rule
def is_cheaper(scratch: Scratch, pair: int, other: int) -> bool:
    """Whether a pair comes before another one; of equal ones the first kind does."""
    price, beside = scratch.prices[pair], scratch.prices[other]
    return price < beside or (price == beside and pair < other)


@rule
def note_place(scratch: Scratch, place: int) -> None:
    """Write down which pair has a place, and what the sets lose by it."""
    pair = int(scratch.order[place])
    kind, count = pair // COUNTS_PRICED, pair % COUNTS_PRICED + 1
    scratch.costs[place] = scratch.parts[kind, count] - scratch.parts[kind, max(count - PAIR, 0)]
    if count < PAIR:
        scratch.far[kind, count] = bit(place - HELD_PAIRS)
        return
    scratch.near[kind, count] = bit(place)
    if count == COUNTS_PRICED:
        for more in range(count + 1, RUNGS_NOTED):
            scratch.near[kind, more] = bit(place)


@rule
def worth_of_pairs(scratch: Scratch, hand: int) -> float:
    """Three or four pairs, of the kinds that are nearest, less the sets that are given up."""
    near, far = 0, WHOLLY_MISSING
    for kind in range(KINDS):
        near |= scratch.near[kind, held(hand, kind)]
        far |= scratch.far[kind, held(hand, kind)]
    missing, lost, worth = 0, 0.0, 0.0
    for pairs in range(1, MOST_PAIRS + 1):
        none = near == 0
        place = HELD_PAIRS + lowest_flag(far) if none else lowest_flag(near)
        near &= near - 1
        far &= far - none  # its lowest flag falls only then; no branch could be foreseen here
        missing += (place >= HELD_PAIRS) + (place >= PAIRS_PRICED)
        lost += scratch.costs[place]
        if scratch.open[THREE_PAIRS] and pairs == KINDS_OF_THREE_PAIRS:
            worth = max(worth, scratch.promises[THREE_PAIRS, missing] - lost)
        if scratch.open[FOUR_PAIRS] and pairs == MOST_PAIRS:
            worth = max(worth, scratch.promises[FOUR_PAIRS, missing] - lost)
    return worth
