"""The price of passing: what a merchant would pay at most, and what he proposes next.

Whoever offered or paid only for false bags would betray every one of them. So some lies go without an
offer, and with some true bags a merchant bargains in all as if they were false: a sheriff who is led to
open one pays for it. The highest price is drawn for each bag, so that a refusal proves nothing.
"""

from sherwood.bots.sheriff.mind.asking import last_demand
from sherwood.bots.sheriff.mind.bag import is_false
from sherwood.bots.sheriff.mind.deal import FEWEST, worth_in_deal
from sherwood.bots.sheriff.mind.fear import fear_of_opening, loss_if_opened
from sherwood.bots.sheriff.mind.goods import whim_of, worth_of_crown
from sherwood.bots.sheriff.mind.weights import Weights
from sherwood.games.cards import bit
from sherwood.games.compiled import rule
from sherwood.games.sheriff.proposals import proposal_of, stands
from sherwood.games.sheriff.table import (
    FOR_OPENING,
    GOODS,
    LEGAL,
    LET_PASS,
    Table,
)

HOW_MUCH, PROMISING, OFFERING, SWAPPING, BLUFFING = 1, 2, 3, 4, 5  # whims; the first is for loading
MOST_OFFERS = 3  # for the own bag
LAST_DEMANDS = 2  # so many demands are waited for, at most, before one is accepted
PRETENDED = 4  # points that somebody who bluffs pretends to fear for, by card


@rule
def highest_price(table: Table, seat: int, weights: Weights) -> float:
    """What a merchant would pay at most for the own bag: by what is at stake, and by a whim."""
    whim = whim_of(table, seat, HOW_MUCH)
    size = int(table.bag_sizes[seat])
    false = is_false(table, seat)
    if false or is_bluffing(table, seat, weights):
        loss = loss_if_opened(table, seat) if false else 1.0 * PRETENDED * size
        fear = fear_of_opening(table, seat, size, weights)
        return min(weights.yields * fear * loss * (0.2 + 1.6 * whim), loss)
    compensation = size * int(table.penalties[table.declared[seat]])
    return weights.goodwill * compensation * whim


@rule
def is_bluffing(table: Table, seat: int, weights: Weights) -> bool:
    """Whether a merchant bargains over a true bag as if it were false."""
    return whim_of(table, seat, BLUFFING) < weights.bluffs


@rule
def offers_unasked(table: Table, seat: int, weights: Weights) -> bool:
    """Whether a merchant offers something before anything is demanded."""
    afraid = is_false(table, seat) or is_bluffing(table, seat, weights)
    return afraid and whim_of(table, seat, OFFERING) < weights.offers


@rule
def may_offer_again(table: Table, seat: int, weights: Weights) -> bool:
    """One offer answers each demand, and each offer of somebody who wants the bag opened."""
    made = int(table.made[seat, seat])
    if made >= MOST_OFFERS or table.promises[table.sheriff, seat] & bit(LET_PASS):
        return False
    due = int(table.made[table.sheriff, seat])
    if offers_unasked(table, seat, weights):
        due += 1
    for other in range(table.players):
        if other != seat and table.sides[proposal_of(other, seat)] == FOR_OPENING:
            due += 1
    return made < due


@rule
def next_offer(table: Table, seat: int, weights: Weights) -> int:
    """What is offered next for the own bag: a part of the highest price, then steps towards it."""
    most = highest_price(table, seat, weights)
    if stands(table, table.sheriff, seat):
        most = min(most, cost_of_demand(table, seat, weights))
    if table.made[seat, seat] == 0:
        return int(max(weights.pays * most, 1.0 * FEWEST)) if most >= FEWEST else 0
    last = worth_in_deal(table, proposal_of(seat, seat))
    offer = int(last + max(weights.concedes * (most - last), 1.0))
    return offer if offer <= most else 0


@rule
def cost_of_demand(table: Table, seat: int, weights: Weights) -> float:
    """What a demand would cost: gold, now or later, and goods with their part in a crown."""
    deal = proposal_of(table.sheriff, seat)
    cost = float(last_demand(table, int(table.sheriff), seat) + table.deal_later[deal])
    for good in range(GOODS):
        handed = min(table.deal_bag[deal, good], table.bags[seat, good])
        cost += handed * table.values[good]
        if good < LEGAL and table.deal_goods[deal, good] > 0:
            cost += worth_of_crown(table, seat, good, weights)
    return cost


@rule
def would_accept(table: Table, seat: int, weights: Weights) -> bool:
    """Whether a merchant gives what is demanded: it is little, or he has held out for long enough."""
    cost, most = cost_of_demand(table, seat, weights), highest_price(table, seat, weights)
    if cost > most:
        return False
    held_out = int(table.made[table.sheriff, seat]) >= LAST_DEMANDS
    offer = worth_in_deal(table, proposal_of(seat, seat)) if table.made[seat, seat] > 0 else 0
    return held_out or cost <= offer + 1 or cost <= (1.0 - weights.nerve) * most
