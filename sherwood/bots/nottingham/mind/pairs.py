"""Pairs in the order of what they cost, so that the cheapest of a hand are found by their flags.

A pair of a kind of which 1, 2 … cards are held has its place in that order. A hand is then two sets
of flags: the pairs that it holds, which come first, and those that lack a card.
"""

from sherwood.bots.nottingham.mind.notes import (
    COUNTS_PRICED,
    MOST_PAIRS,
    PAIRS_PRICED,
    RUNGS_NOTED,
    Notes,
)
from sherwood.games.cards import bit
from sherwood.games.compiled import lowest_flag, rule
from sherwood.games.nottingham.exchange import KINDS_OF_THREE_PAIRS, PAIR
from sherwood.games.nottingham.table import FOUR_PAIRS, KINDS, THREE_PAIRS

A_CARD_MISSING = 1000.0  # weighs more than any card that is given up
HELD_PAIRS = PAIRS_PRICED - KINDS  # the places of pairs that are held; a flag each fits a number
WHOLLY_MISSING = ((1 << MOST_PAIRS) - 1) << KINDS  # enough pairs of which there is no card


@rule
def note_pairs(notes: Notes) -> None:
    """Write down the order of all pairs, and the place of each."""
    for pair in range(PAIRS_PRICED):
        kind, held = pair // COUNTS_PRICED, pair % COUNTS_PRICED + 1
        less = notes.parts[kind, held] - notes.parts[kind, max(held - PAIR, 0)]
        notes.prices[pair] = max(PAIR - held, 0) * A_CARD_MISSING + less
    sort_pairs(notes)
    for place in range(PAIRS_PRICED):
        note_place(notes, place)


@rule
def sort_pairs(notes: Notes) -> None:
    """Put the pairs in order. They are in the order of another hope already, which is similar."""
    if notes.order[0] == notes.order[1]:  # never sorted
        for pair in range(PAIRS_PRICED):
            notes.order[pair] = pair
    for last in range(1, PAIRS_PRICED):
        pair, place = notes.order[last], last
        while place > 0 and is_cheaper(notes, pair, notes.order[place - 1]):
            notes.order[place] = notes.order[place - 1]
            place -= 1
        notes.order[place] = pair


@rule
def is_cheaper(notes: Notes, pair: int, other: int) -> bool:
    """Whether a pair comes before another one; of equal ones the first kind does."""
    price, beside = notes.prices[pair], notes.prices[other]
    return price < beside or (price == beside and pair < other)


@rule
def note_place(notes: Notes, place: int) -> None:
    """Write down which pair has a place, and what the sets lose by it."""
    pair = int(notes.order[place])
    kind, held = pair // COUNTS_PRICED, pair % COUNTS_PRICED + 1
    notes.costs[place] = notes.parts[kind, held] - notes.parts[kind, max(held - PAIR, 0)]
    if held < PAIR:
        notes.far[kind, held] = bit(place - HELD_PAIRS)
        return
    notes.near[kind, held] = bit(place)
    if held == COUNTS_PRICED:
        for more in range(held + 1, RUNGS_NOTED):
            notes.near[kind, more] = bit(place)


@rule
def worth_of_pairs(notes: Notes) -> float:
    """Three or four pairs, of the kinds that are nearest, less the sets that are given up."""
    near, far = 0, WHOLLY_MISSING
    for kind in range(KINDS):
        near |= notes.near[kind, notes.hand[kind]]
        far |= notes.far[kind, notes.hand[kind]]
    missing, lost, worth = 0, 0.0, 0.0
    for pairs in range(1, MOST_PAIRS + 1):
        none = near == 0
        place = HELD_PAIRS + lowest_flag(far) if none else lowest_flag(near)
        near &= near - 1
        far &= far - none  # its lowest flag falls only then; no branch could be foreseen here
        missing += (place >= HELD_PAIRS) + (place >= PAIRS_PRICED)
        lost += notes.costs[place]
        if notes.open[THREE_PAIRS] and pairs == KINDS_OF_THREE_PAIRS:
            worth = max(worth, notes.promises[THREE_PAIRS, missing] - lost)
        if notes.open[FOUR_PAIRS] and pairs == MOST_PAIRS:
            worth = max(worth, notes.promises[FOUR_PAIRS, missing] - lost)
    return worth
