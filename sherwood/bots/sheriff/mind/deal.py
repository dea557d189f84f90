"""A deal that somebody wants to propose: gold, and goods where gold is short or something else is wished."""

from sherwood.bots.sheriff.mind.scratch import Scratch
from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.table import DRAFTS, GOODS, LEGAL, NO_OFFER, Table

NO_STEP = -1
FEWEST = 2  # gold below which a deal would be an insult
GOLD_ALONE = 0  # goods in a deal


@rule
def worth_in_deal(table: Table, deal: int) -> int:
    """Gold and goods of a deal, at their value."""
    worth = int(table.deal_gold[deal])
    for good in range(GOODS):
        cards = int(table.deal_goods[deal, good]) + int(table.deal_bag[deal, good])
        worth += cards * int(table.values[good])
    return worth


@rule
def note_no_deal(scratch: Scratch) -> None:
    """There is nothing to propose."""
    scratch.side = NO_OFFER
    scratch.gold = 0
    scratch.from_bag = 0
    scratch.clause = 0
    for good in range(GOODS):
        scratch.goods[good] = 0


@rule
def note_deal(
    table: Table, giver: int, worth: int, side: int, goods: int, scratch: Scratch
) -> None:
    """Write down a deal of some worth: gold first, then up to so many legal goods of the stand."""
    note_no_deal(scratch)
    if worth < FEWEST:
        return
    scratch.gold = min(worth, int(table.gold[giver]))
    short = worth - scratch.gold
    for _ in range(goods):
        best = -1
        for good in range(LEGAL):
            fits = table.values[good] <= short and table.stands[giver, good] > scratch.goods[good]
            if fits and (best < 0 or table.values[good] > table.values[best]):
                best = good
        if best >= 0:
            scratch.goods[best] += 1
            short -= table.values[best]
    if worth - short >= FEWEST:
        scratch.side = side
    else:
        note_no_deal(scratch)


@rule
def put_in_place_of_gold(table: Table, good: int, scratch: Scratch) -> None:
    """One good of the stand takes the place of as much gold."""
    value = int(table.values[good])
    if scratch.side != NO_OFFER and scratch.gold >= value:
        scratch.goods[good] += 1
        scratch.gold -= value


@rule
def put_bag_in_place_of_gold(table: Table, seat: int, scratch: Scratch) -> None:
    """One card of what is truly in the own bag, as it was declared, takes the place of as much gold."""
    declared = table.declared[seat]
    value = int(table.values[declared])
    if scratch.side != NO_OFFER and scratch.gold >= value and table.bags[seat, declared] > 0:
        scratch.from_bag = 1
        scratch.gold -= value


@rule
def worth_of_deal_noted(table: Table, scratch: Scratch) -> int:
    """What the deal adds up to."""
    worth = int(scratch.gold)
    for good in range(LEGAL):
        worth += scratch.goods[good] * int(table.values[good])
    return worth


@rule
def next_step(table: Table, seat: int, bag: int, scratch: Scratch) -> int:
    """What has to be added to the draft next: an action, or NO_STEP when it is complete."""
    draft = DRAFTS + seat
    if table.draft_bag[seat] == NONE:
        return actions.ABOUT[bag]
    missing = scratch.gold - table.deal_gold[draft]
    for coin in range(len(actions.COIN_VALUES)):
        if actions.COIN_VALUES[coin] <= missing:
            return actions.ADD_GOLD[coin]
    for good in range(LEGAL):
        if scratch.goods[good] > table.deal_goods[draft, good]:
            return actions.ADD_GOOD[good]
    if scratch.from_bag > table.deal_bag_count[draft]:
        return actions.ADD_FROM_BAG[table.declared[bag]]
    return NO_STEP
