"""Composing a deal, step by step and in private: gold, goods, goods from the bag, promises.

An offer names what its maker would give, a demand what the merchant would give. A draft only
grows; it is proposed as a whole, or dropped.
"""

from sherwood.games.cards import bit
from sherwood.games.compiled import rule
from sherwood.games.record import Cells
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.table import (
    DRAFTS,
    FOR_PASSING,
    GOODS,
    LEGAL,
    MOST_LATER,
    UNLIMITED,
    Table,
)


@rule
def may_propose(table: Table, seat: int) -> bool:
    """Whether a player can still make an offer (the sheriff: a demand) for this bag."""
    return table.revisions == UNLIMITED or table.made[seat] <= table.revisions


@rule
def may_offer_for(table: Table, seat: int, side: int) -> bool:
    """What a merchant can offer something for; nobody pays for opening the own bag."""
    if seat == table.sheriff:
        return False
    return side == FOR_PASSING or seat != table.merchant


@rule
def giver_of_draft(table: Table, seat: int) -> int:
    """Who would give what a player is writing down: the sheriff writes for the merchant."""
    return table.merchant if seat == table.sheriff else seat


@rule
def is_empty(table: Table, deal: int) -> bool:
    """Whether a deal says nothing."""
    cards = table.deal_goods_count[deal] + table.deal_bag_count[deal]
    return cards + table.deal_gold[deal] + table.deal_later[deal] + table.deal_promises[deal] == 0


@rule
def legal_additions(table: Table, seat: int, out: Cells, count: int) -> int:
    """Everything that can still be added to a player's draft."""
    giver = giver_of_draft(table, seat)
    count = legal_gold(table, seat, giver, out, count)
    count = legal_goods(table, seat, giver, out, count)
    if table.deal_bag_count[DRAFTS + seat] < most_from_bag(table, giver):
        count = legal_bag_goods(table, out, count)
    return legal_promises(table, seat, out, count)


@rule
def legal_gold(table: Table, seat: int, giver: int, out: Cells, count: int) -> int:
    """Coins, up to what the giver has; and for the next round, up to what can be promised."""
    purse = table.gold[giver] - table.deal_gold[DRAFTS + seat]
    later = MOST_LATER - table.deal_later[DRAFTS + seat]
    for coin in range(len(actions.COIN_VALUES)):
        if actions.COIN_VALUES[coin] <= purse:
            out[count] = actions.ADD_GOLD[coin]
            count += 1
        if actions.COIN_VALUES[coin] <= later:
            out[count] = actions.ADD_LATER[coin]
            count += 1
    return count


@rule
def legal_goods(table: Table, seat: int, giver: int, out: Cells, count: int) -> int:
    """Goods from the giver's stand, as far as they go, and contraband as far as it lies there."""
    draft = DRAFTS + seat
    contraband = 0
    for good in range(LEGAL, GOODS):
        contraband += table.deal_goods[draft, good]
    for good in range(GOODS):
        room = good < LEGAL or contraband < table.face_down[giver]
        if room and table.deal_goods[draft, good] < most_of_good(table, seat, giver, good):
            out[count] = actions.ADD_GOOD[good]
            count += 1
    return count


@rule
def most_of_good(table: Table, seat: int, giver: int, good: int) -> int:
    """How many cards of a good from the giver's stand a player can write down.

    Of contraband, the sheriff can demand as many cards as lie there, of whatever kinds: he cannot
    see them.
    """
    if seat == giver or good < LEGAL:
        return int(table.stands[giver, good])
    return int(min(table.copies[good], table.face_down[giver]))


@rule
def most_from_bag(table: Table, giver: int) -> int:
    """How many cards can be said to be in the bag: only its merchant gives from it."""
    return int(table.bag_sizes[giver]) if giver == table.merchant else 0


@rule
def legal_bag_goods(table: Table, out: Cells, count: int) -> int:
    """Goods said to be in the bag: whatever is in the game."""
    for good in range(GOODS):
        if table.copies[good] > 0:
            out[count] = actions.ADD_FROM_BAG[good]
            count += 1
    return count


@rule
def legal_promises(table: Table, seat: int, out: Cells, count: int) -> int:
    """Each promise once."""
    for promise in range(len(actions.ADD_PROMISE)):
        if table.deal_promises[DRAFTS + seat] & bit(promise) == 0:
            out[count] = actions.ADD_PROMISE[promise]
            count += 1
    return count


@rule
def adds_to_draft(action: int) -> bool:
    """Whether an action is a step of composing a deal."""
    gold = actions.ADD_GOLD.holds(action) or actions.ADD_LATER.holds(action)
    goods = actions.ADD_GOOD.holds(action) or actions.ADD_FROM_BAG.holds(action)
    return gold or goods or actions.ADD_PROMISE.holds(action)


@rule
def add_to_draft(table: Table, seat: int, action: int) -> None:
    """One step of composing a deal."""
    draft = DRAFTS + seat
    if actions.ADD_GOLD.holds(action):
        table.deal_gold[draft] += actions.COIN_VALUES[actions.ADD_GOLD.index(action)]
    elif actions.ADD_GOOD.holds(action):
        table.deal_goods[draft, actions.ADD_GOOD.index(action)] += 1
        table.deal_goods_count[draft] += 1
    elif actions.ADD_FROM_BAG.holds(action):
        table.deal_bag[draft, actions.ADD_FROM_BAG.index(action)] += 1
        table.deal_bag_count[draft] += 1
    elif actions.ADD_LATER.holds(action):
        table.deal_later[draft] += actions.COIN_VALUES[actions.ADD_LATER.index(action)]
    else:
        table.deal_promises[draft] |= bit(actions.ADD_PROMISE.index(action))


@rule
def move_deal(table: Table, draft: int, deal: int) -> None:
    """A draft becomes what lies on the table."""
    table.deal_gold[deal] = table.deal_gold[draft]
    table.deal_later[deal] = table.deal_later[draft]
    table.deal_promises[deal] = table.deal_promises[draft]
    table.deal_goods_count[deal] = table.deal_goods_count[draft]
    table.deal_bag_count[deal] = table.deal_bag_count[draft]
    for good in range(GOODS):
        table.deal_goods[deal, good] = table.deal_goods[draft, good]
        table.deal_bag[deal, good] = table.deal_bag[draft, good]
    clear_deal(table, draft)


@rule
def clear_deal(table: Table, deal: int) -> None:
    """A deal that says nothing."""
    table.deal_gold[deal] = 0
    table.deal_later[deal] = 0
    table.deal_promises[deal] = 0
    table.deal_goods_count[deal] = 0
    table.deal_bag_count[deal] = 0
    for good in range(GOODS):
        table.deal_goods[deal, good] = 0
        table.deal_bag[deal, good] = 0
