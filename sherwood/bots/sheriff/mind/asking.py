"""Asking: what a sheriff demands for a bag, and how he comes down.

He asks for something between what would do it and the highest fine, a different part of the way with
every bag, and goes towards the merchant with every proposal. His last word is the least that would do
it, and more than what is offered already.
"""

from sherwood.bots.sheriff.mind.deal import (
    FEWEST,
    GOLD_ALONE,
    note_deal,
    note_no_deal,
    put_in_place_of_gold,
)
from sherwood.bots.sheriff.mind.doubt import highest_fine
from sherwood.bots.sheriff.mind.goods import REACH, whim_of
from sherwood.bots.sheriff.mind.plan import is_planned_for, planned_gold
from sherwood.bots.sheriff.mind.scratch import Scratch
from sherwood.bots.sheriff.mind.weights import Weights
from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.sheriff.proposals import may_propose, proposal_of
from sherwood.games.sheriff.score import cards_towards
from sherwood.games.sheriff.table import FOR_PASSING, GOODS, LEGAL, LET_PASS, SEATS, Table

MOST_DEMANDS = 3  # for one bag
FEWEST_CARDS = 2  # in a bag that is worth a word
CLOSE = 1  # cards by which somebody is behind or ahead of another, so that one card decides
MOOD, CHECK, ASKING, BLUSTER = 1, 2, 3, 4  # whims, each for every bag


@rule
def whim_about(table: Table, seat: int, bag: int, sort: int) -> float:
    """The sheriff's whim about a bag, from 0 to 1."""
    return whim_of(table, seat, sort * SEATS + bag)


@rule
def demands_made(table: Table, seat: int, owner: int) -> int:
    """How often the sheriff has named a price for a bag."""
    return int(table.made[seat, owner])


@rule
def may_demand(table: Table, seat: int, owner: int) -> bool:
    """A few demands for each bag, and none where the word was given or nothing is left to decide."""
    free = table.promises[seat, owner] & bit(LET_PASS) == 0
    bound = (table.must_open | table.must_pass) & bit(owner)
    few = demands_made(table, seat, owner) < MOST_DEMANDS
    return free and bound == 0 and few and may_propose(table, seat, owner)


@rule
def note_demand(
    table: Table,
    seat: int,
    owner: int,
    value: float,
    bribes: float,
    weights: Weights,
    scratch: Scratch,
) -> None:
    """Write down what the sheriff demands next, to whom opening has this value; or nothing."""
    note_no_deal(scratch)
    if not may_demand(table, seat, owner):
        return
    if is_planned_for(table, seat, owner, scratch):
        note_deal(table, owner, planned_gold(scratch), FOR_PASSING, GOLD_ALONE, scratch)
        return
    if table.bag_sizes[owner] < FEWEST_CARDS or highest_fine(table, owner) < value:
        return
    least = rounded_up(max(value, bribes + 1.0, 1.0 * FEWEST))
    wanted = next_demand(table, seat, owner, least, weights)
    if wanted < least:
        return
    note_deal(table, owner, wanted, FOR_PASSING, int(weights.barters), scratch)
    good = coveted(table, seat, owner)
    if good != NONE and weights.barters > 0.0:
        put_in_place_of_gold(table, good, scratch)


@rule
def rounded_up(amount: float) -> int:
    """Whole gold that is not less."""
    whole = int(amount)
    return whole + 1 if whole < amount else whole


@rule
def next_demand(table: Table, seat: int, owner: int, least: int, weights: Weights) -> int:
    """The first one by whim; each further one comes down; 0 where there is nothing to ask for."""
    top = highest_fine(table, owner)
    if demands_made(table, seat, owner) == 0:
        if would_be_bluster(table, seat, owner, least, weights):
            return 0
        part = weights.greed * (0.4 + 1.2 * whim_about(table, seat, owner, ASKING))
        return int(min(least + part * (top - least), top))
    last = last_demand(table, seat, owner)
    if last <= least:
        return 0
    if demands_made(table, seat, owner) == MOST_DEMANDS - 1:
        return least
    return max(last - max(int(weights.concedes * (last - least)), 1), least)


@rule
def would_be_bluster(table: Table, seat: int, owner: int, least: int, weights: Weights) -> bool:
    """Whether the sheriff would not open for so little, and is not in the mood to pretend."""
    return least <= FEWEST and whim_about(table, seat, owner, BLUSTER) >= weights.bluster


@rule
def last_demand(table: Table, seat: int, owner: int) -> int:
    """What the last demand added up to, whether it still stands or was refused."""
    deal = proposal_of(seat, owner)
    worth = int(table.deal_gold[deal])
    for good in range(GOODS):
        worth += int(table.deal_goods[deal, good]) * int(table.values[good])
    return worth


@rule
def coveted(table: Table, seat: int, owner: int) -> int:
    """A legal good on a merchant's stand of which one card decides a crown between the two; or NONE."""
    best = NONE
    for good in range(LEGAL):
        if table.stands[owner, good] > 0:
            mine, his = cards_towards(table, seat, good), cards_towards(table, owner, good)
            close = mine - CLOSE <= his <= mine + 2 * CLOSE and mine >= REACH
            if close and (best == NONE or table.kings[good] > table.kings[best]):
                best = good
    return best
