"""Whom to believe: how likely a bag is false, and how far a promise counts."""

from sherwood.bots.sheriff.mind.weights import Weights
from sherwood.games.compiled import rule
from sherwood.games.sheriff.proposals import proposal_of
from sherwood.games.sheriff.table import (
    FOR_PASSING,
    GOODS,
    JUDGED,
    LEGAL,
    MOST_IN_BAG,
    PASS_YOURS,
    Table,
)

HEARSAY = 4.0  # cards on a stand that weigh as much as what one thinks of merchants in general
SMUGGLED = 0.6  # of a false bag, the part that is not what was said
PENALTY, VALUE = 4.0, 7.0  # of contraband, about


@rule
def reputation(table: Table, owner: int, size: int, weights: Weights) -> float:
    """How likely a bag of a size is false, by what lies on the owner's stand.

    That tells how honest he was so far: contraband lies there face down.
    """
    seen = float(table.face_down[owner])
    for good in range(LEGAL):
        seen += table.stands[owner, good]
    smuggled = (table.face_down[owner] + weights.suspicion * HEARSAY) / (seen + HEARSAY)
    return weights.reading * smuggled * (0.5 + size / MOST_IN_BAG)


@rule
def chance_of_lie(table: Table, owner: int, weights: Weights) -> float:
    """How likely a bag is false: large ones more so, and less where the goods are known to be."""
    size = table.bag_sizes[owner]
    doubt = reputation(table, owner, size, weights)
    held = table.known[owner, table.declared[owner]]
    if held >= size:
        doubt *= 0.5
    for good in range(LEGAL, GOODS):
        if table.known[owner, good] > 0:
            doubt += weights.unease
            break
    if table.sides[proposal_of(owner, owner)] == FOR_PASSING:
        doubt += weights.unease
    return max(min(doubt, 1.0), 0.0)


@rule
def fine_of_lie(table: Table, owner: int) -> float:
    """What a false bag of this size costs its owner, penalties and goods."""
    return table.bag_sizes[owner] * SMUGGLED * (PENALTY + VALUE)


@rule
def trust(table: Table, giver: int) -> float:
    """How far a player's word counts: by the record, and half when there is none."""
    kept, broken = 1.0, 1.0
    for taker in range(table.players):
        for sort in range(JUDGED):
            kept += table.kept[giver, taker, sort]
            broken += table.broken[giver, taker, sort]
    return kept / (kept + broken)


@rule
def worth_of_deal(table: Table, deal: int, giver: int, weights: Weights) -> float:
    """What an offer is worth: gold, goods, and promises by the record of whoever gives them."""
    worth = float(table.deal_gold[deal])
    if table.deal_goods_count[deal] + table.deal_bag_count[deal] > 0:
        for good in range(GOODS):
            worth += table.deal_goods[deal, good] * table.values[good]
            worth += table.deal_bag[deal, good] * table.values[good] * trust(table, giver)
    if table.deal_later[deal] > 0:
        worth += table.deal_later[deal] * trust(table, giver)
    if table.deal_promises[deal] & PASS_YOURS:
        worth += weights.trusts * trust(table, giver)
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
