"""Composing a deal, step by step and in private: the bag, gold, goods, promises, clauses.

An offer names what its maker would give, a demand what the bag's owner would give. A draft only
grows, and its steps follow one another in the order in which the actions are declared, so that every
deal is written down in one way. It is proposed as a whole, or dropped.
"""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.record import Cells
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.clauses import legal_clauses
from sherwood.games.sheriff.promises import legal_promises
from sherwood.games.sheriff.proposals import may_offer_for
from sherwood.games.sheriff.table import (
    DRAFTS,
    FOR_OPENING,
    FOR_PASSING,
    GOODS,
    LEGAL,
    MOST_LATER,
    SEATS,
    Table,
)


@rule
def giver_of(table: Table, seat: int, bag: int) -> int:
    """Who would give what a player proposes for a bag: the sheriff speaks for its owner."""
    return bag if seat == table.sheriff else seat


@rule
def is_empty(table: Table, deal: int) -> bool:
    """Whether a deal gives and promises nothing; clauses alone are no deal."""
    cards = table.deal_goods_count[deal] + table.deal_bag_count[deal]
    return cards + table.deal_gold[deal] + table.deal_later[deal] + table.deal_promises[deal] == 0


@rule
def legal_in_draft(table: Table, seat: int, out: Cells, count: int) -> int:
    """What can be added to a player's draft; and it can be proposed, unless it is empty."""
    bag, last = int(table.draft_bag[seat]), int(table.draft_last[seat])
    giver = giver_of(table, seat, bag)
    if last < actions.ADD_GOOD[0]:
        count = legal_gold(table, seat, giver, out, count)
    if last < actions.ADD_FROM_BAG[0]:
        count = legal_goods(table, seat, giver, out, count)
    if last < actions.ADD_LATER[0] and giver == bag:
        count = legal_bag_goods(table, seat, out, count)
    if last < actions.ADD_PROMISE[0] and table.round_number < table.rounds:
        count = legal_later(table, seat, out, count)
    if last < actions.AND_OPEN[0]:
        other = bag if seat == table.sheriff else int(table.sheriff)
        count = legal_promises(table, seat, other, out, count)
    if is_empty(table, DRAFTS + seat):
        return count
    count = legal_clauses(table, seat, out, count)
    return legal_proposals(table, seat, bag, out, count)


@rule
def legal_proposals(table: Table, seat: int, bag: int, out: Cells, count: int) -> int:
    """What a draft can be proposed for."""
    if seat == table.sheriff:
        out[count] = actions.MAKE_DEMAND
        return count + 1
    if may_offer_for(table, seat, bag, FOR_PASSING):
        out[count] = actions.OFFER_FOR_PASSING
        count += 1
    if may_offer_for(table, seat, bag, FOR_OPENING):
        out[count] = actions.OFFER_FOR_OPENING
        count += 1
    return count


@rule
def legal_gold(table: Table, seat: int, giver: int, out: Cells, count: int) -> int:
    """Coins, up to what the giver has."""
    purse = table.gold[giver] - table.deal_gold[DRAFTS + seat]
    for coin in range(len(actions.COIN_VALUES)):
        if actions.ADD_GOLD[coin] >= table.draft_last[seat] and actions.COIN_VALUES[coin] <= purse:
            out[count] = actions.ADD_GOLD[coin]
            count += 1
    return count


@rule
def legal_later(table: Table, seat: int, out: Cells, count: int) -> int:
    """Coins for the next round, up to what can be promised."""
    later = MOST_LATER - table.deal_later[DRAFTS + seat]
    for coin in range(len(actions.COIN_VALUES)):
        if actions.ADD_LATER[coin] >= table.draft_last[seat] and actions.COIN_VALUES[coin] <= later:
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
    first = max(int(table.draft_last[seat]) - actions.ADD_GOOD[0], 0)
    for good in range(first, GOODS):
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
def legal_bag_goods(table: Table, seat: int, out: Cells, count: int) -> int:
    """Goods said to be in the bag: whatever is in the game, and no more cards than it has."""
    if table.deal_bag_count[DRAFTS + seat] == table.bag_sizes[table.draft_bag[seat]]:
        return count
    first = max(int(table.draft_last[seat]) - actions.ADD_FROM_BAG[0], 0)
    for good in range(first, GOODS):
        if table.copies[good] > 0:
            out[count] = actions.ADD_FROM_BAG[good]
            count += 1
    return count


@rule
def adds_to_draft(action: int) -> bool:
    """Whether an action is a step of composing a deal."""
    return actions.ABOUT[0] <= action <= actions.NO_OTHER


@rule
def add_to_draft(table: Table, seat: int, action: int) -> None:
    """One step of composing a deal."""
    draft = DRAFTS + seat
    table.draft_last[seat] = action
    if actions.ABOUT.holds(action):
        table.draft_bag[seat] = actions.ABOUT.index(action)
    elif actions.ADD_GOLD.holds(action):
        table.deal_gold[draft] += actions.COIN_VALUES[actions.ADD_GOLD.index(action)]
    elif actions.ADD_GOOD.holds(action):
        table.deal_goods[draft, actions.ADD_GOOD.index(action)] += 1
        table.deal_goods_count[draft] += 1
    elif actions.ADD_FROM_BAG.holds(action):
        table.deal_bag[draft, actions.ADD_FROM_BAG.index(action)] += 1
        table.deal_bag_count[draft] += 1
    elif actions.ADD_LATER.holds(action):
        table.deal_later[draft] += actions.COIN_VALUES[actions.ADD_LATER.index(action)]
    elif actions.ADD_PROMISE.holds(action):
        table.deal_promises[draft] |= bit(actions.ADD_PROMISE.index(action))
    elif actions.AND_OPEN.holds(action):
        table.deal_opens[draft] |= bit(actions.AND_OPEN.index(action))
    elif actions.AND_PASS.holds(action):
        table.deal_passes[draft] |= bit(actions.AND_PASS.index(action))
    else:
        table.deal_no_other[draft] = 1


@rule
def move_draft(table: Table, seat: int, deal: int) -> None:
    """A draft becomes what lies on the table."""
    draft = DRAFTS + seat
    table.deal_gold[deal] = table.deal_gold[draft]
    table.deal_later[deal] = table.deal_later[draft]
    table.deal_promises[deal] = table.deal_promises[draft]
    table.deal_opens[deal] = table.deal_opens[draft]
    table.deal_passes[deal] = table.deal_passes[draft]
    table.deal_no_other[deal] = table.deal_no_other[draft]
    table.deal_goods_count[deal] = table.deal_goods_count[draft]
    table.deal_bag_count[deal] = table.deal_bag_count[draft]
    for good in range(GOODS):
        table.deal_goods[deal, good] = table.deal_goods[draft, good]
        table.deal_bag[deal, good] = table.deal_bag[draft, good]
    drop_draft(table, seat)


@rule
def drop_draft(table: Table, seat: int) -> None:
    """Nothing of what a player was composing is left."""
    if table.draft_bag[seat] != NONE:
        table.draft_bag[seat] = NONE
        table.draft_last[seat] = 0
        clear_deal(table, DRAFTS + seat)


@rule
def drop_drafts(table: Table) -> None:
    """Everybody's draft is dropped: what it could say may have changed."""
    for seat in range(SEATS):
        drop_draft(table, seat)


@rule
def clear_deal(table: Table, deal: int) -> None:
    """A deal that says nothing."""
    table.deal_gold[deal] = 0
    table.deal_later[deal] = 0
    table.deal_promises[deal] = 0
    table.deal_opens[deal] = 0
    table.deal_passes[deal] = 0
    table.deal_no_other[deal] = 0
    table.deal_goods_count[deal] = 0
    table.deal_bag_count[deal] = 0
    for good in range(GOODS):
        table.deal_goods[deal, good] = 0
        table.deal_bag[deal, good] = 0
