"""How far a word counts: gold of the next round, goods said to be in a bag, favours."""

from sherwood.bots.sheriff.mind.doubt import doubts
from sherwood.bots.sheriff.mind.weights import Weights
from sherwood.games.compiled import rule
from sherwood.games.sheriff.proposals import proposal_of
from sherwood.games.sheriff.table import (
    FROM_BAG,
    GOODS,
    JUDGED,
    LEGAL,
    PASS_YOURS,
    Table,
)

MOST_BELIEVED = 10  # gold that anybody is believed to pay in a later round
MOST_IN_DOUBT = 2  # cards of contraband that are believed to be in one bag
TRUE, FALSE = 1.0, 2.0  # words kept and broken that weigh as much as what one thinks of people


@rule
def trust(table: Table, giver: int, taker: int) -> float:
    """How far a player's word counts: by the record, and nothing after one was broken to the taker."""
    kept, broken = TRUE, FALSE
    for other in range(table.players):
        for sort in range(JUDGED):
            words = table.broken[giver, other, sort]
            if words > 0 and other == taker:
                return 0.0
            kept += table.kept[giver, other, sort]
            broken += 2 * words
    return kept / (kept + broken)


@rule
def trust_in_bag(table: Table, giver: int) -> float:
    """How far goods from a bag count: nothing once any were missing."""
    kept = TRUE
    for other in range(table.players):
        if table.broken[giver, other, FROM_BAG] > 0:
            return 0.0
        kept += table.kept[giver, other, FROM_BAG]
    return kept / (kept + TRUE)


@rule
def worth_of_bag_goods(table: Table, deal: int, giver: int, weights: Weights) -> float:
    """Goods said to be in a bag, by the chance that they are there."""
    smuggled, padded = doubts(table, giver, weights)
    worth, contraband = 0.0, 0
    for good in range(GOODS):
        count = int(table.deal_bag[deal, good])
        if good == table.declared[giver]:
            worth += count * table.values[good] * (1.0 - 0.5 * padded)
        elif good < LEGAL:
            worth += min(count, MOST_IN_DOUBT) * table.values[good] * padded * 0.5
        else:
            count = min(count, MOST_IN_DOUBT - contraband)
            contraband += count
            worth += count * table.values[good] * smuggled * 0.5
    return worth * trust_in_bag(table, giver)


@rule
def worth_of_later(table: Table, deal: int, giver: int) -> int:
    """Gold promised for the next round, as far as its giver has it and owes it to nobody."""
    left = table.gold[giver] - table.deal_gold[deal]
    for other in range(table.players):
        left -= table.owed[giver, other] + table.owed_next[giver, other]
    return int(max(min(table.deal_later[deal], left, MOST_BELIEVED), 0))


@rule
def worth_of_deal(table: Table, deal: int, giver: int, weights: Weights) -> float:
    """What an offer is worth to the sheriff: gold, goods, and words by the record of whoever gives them."""
    worth = float(table.deal_gold[deal])
    if table.deal_goods_count[deal] > 0:
        for good in range(GOODS):
            worth += table.deal_goods[deal, good] * table.values[good]
    if table.deal_bag_count[deal] > 0:
        worth += worth_of_bag_goods(table, deal, giver, weights)
    if table.deal_later[deal] > 0 or table.deal_promises[deal] & PASS_YOURS:
        believed = trust(table, giver, int(table.sheriff))
        worth += worth_of_later(table, deal, giver) * believed
        if table.deal_promises[deal] & PASS_YOURS:
            worth += weights.trusts * believed
    return worth


@rule
def offered(table: Table, bag: int, side: int, weights: Weights) -> float:
    """All that is offered for one decision."""
    worth = 0.0
    for other in range(table.players):
        deal = proposal_of(other, bag)
        if other != table.sheriff and table.sides[deal] == side:
            worth += worth_of_deal(table, deal, other, weights)
    return worth
