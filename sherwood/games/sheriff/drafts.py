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
def giver_of_draft(table: Table, seat: int) -> int:
    """Who would give what a player is writing down: the sheriff writes for the merchant."""
    return table.merchant if seat == table.sheriff else seat


@rule
def is_empty(table: Table, deal: int) -> bool:
    """Whether a deal says nothing."""
    cards = table.deal_goods_count[deal] + table.deal_bag_count[deal]
    return cards + table.deal_gold[deal] + table.deal_later[deal] + table.deal_favours[deal] == 0


@rule
def legal_additions(table: Table, seat: int, out: Cells, count: int) -> int:
    """Everything that can still be added to a player's draft."""
    giver = giver_of_draft(table, seat)
    count = legal_gold(table, seat, giver, out, count)
    if seat == table.sheriff:
        count = legal_goods_to_demand(table, seat, giver, out, count)
    else:
        count = legal_goods_to_offer(table, seat, out, count)
    if giver == table.merchant and table.deal_bag_count[DRAFTS + seat] < table.bag_sizes[giver]:
        count = legal_bag_goods(table, out, count)
    return legal_favours(table, seat, out, count)


@rule
def legal_gold(table: Table, seat: int, giver: int, out: Cells, count: int) -> int:
    """Coins, up to what the giver has; and for the next round, up to what can be promised."""
    purse = table.gold[giver] - table.deal_gold[DRAFTS + seat]
    later = MOST_LATER - table.deal_later[DRAFTS + seat]
    for coin in range(len(actions.COIN_VALUES)):
        if actions.COIN_VALUES[coin] <= purse:
            out[count] = actions.ADD_GOLD + coin
            count += 1
        if actions.COIN_VALUES[coin] <= later:
            out[count] = actions.ADD_LATER + coin
            count += 1
    return count


@rule
def legal_goods_to_offer(table: Table, seat: int, out: Cells, count: int) -> int:
    """Goods from the own stand, contraband too."""
    for good in range(GOODS):
        if table.stands[seat, good] > table.deal_goods[DRAFTS + seat, good]:
            out[count] = actions.ADD_GOOD + good
            count += 1
    return count


@rule
def legal_goods_to_demand(table: Table, seat: int, giver: int, out: Cells, count: int) -> int:
    """Legal goods of the merchant's stand, and as many cards of contraband as lie there.

    Of whatever kinds: the sheriff cannot see them.
    """
    draft = DRAFTS + seat
    legal = 0
    for good in range(LEGAL):
        legal += table.deal_goods[draft, good]
        if table.stands[giver, good] > table.deal_goods[draft, good]:
            out[count] = actions.ADD_GOOD + good
            count += 1
    if table.deal_goods_count[draft] - legal < table.face_down[giver]:
        for good in range(LEGAL, GOODS):
            if table.copies[good] > table.deal_goods[draft, good]:
                out[count] = actions.ADD_GOOD + good
                count += 1
    return count


@rule
def legal_bag_goods(table: Table, out: Cells, count: int) -> int:
    """Goods said to be in the bag: whatever is in the game."""
    for good in range(GOODS):
        if table.copies[good] > 0:
            out[count] = actions.ADD_FROM_BAG + good
            count += 1
    return count


@rule
def legal_favours(table: Table, seat: int, out: Cells, count: int) -> int:
    """Each promise once."""
    for favour in range(actions.FAVOUR_COUNT):
        if table.deal_favours[DRAFTS + seat] & bit(favour) == 0:
            out[count] = actions.ADD_FAVOUR + favour
            count += 1
    return count


@rule
def add_to_draft(table: Table, seat: int, action: int) -> None:
    """One step of composing a deal."""
    draft = DRAFTS + seat
    if action < actions.ADD_GOOD:
        table.deal_gold[draft] += actions.COIN_VALUES[action - actions.ADD_GOLD]
    elif action < actions.ADD_FROM_BAG:
        table.deal_goods[draft, action - actions.ADD_GOOD] += 1
        table.deal_goods_count[draft] += 1
    elif action < actions.ADD_LATER:
        table.deal_bag[draft, action - actions.ADD_FROM_BAG] += 1
        table.deal_bag_count[draft] += 1
    elif action < actions.ADD_FAVOUR:
        table.deal_later[draft] += actions.COIN_VALUES[action - actions.ADD_LATER]
    else:
        table.deal_favours[draft] |= bit(action - actions.ADD_FAVOUR)


@rule
def move_deal(table: Table, draft: int, deal: int) -> None:
    """A draft becomes what lies on the table."""
    table.deal_gold[deal] = table.deal_gold[draft]
    table.deal_later[deal] = table.deal_later[draft]
    table.deal_favours[deal] = table.deal_favours[draft]
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
    table.deal_favours[deal] = 0
    table.deal_goods_count[deal] = 0
    table.deal_bag_count[deal] = 0
    for good in range(GOODS):
        table.deal_goods[deal, good] = 0
        table.deal_bag[deal, good] = 0
