"""A bag passes: deals are settled, and its owner lays out the goods."""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.news import tell, tell_all
from sherwood.games.seats import left_of
from sherwood.games.sheriff import news
from sherwood.games.sheriff.clauses import bind, is_possible
from sherwood.games.sheriff.hands import forget, is_legal
from sherwood.games.sheriff.promises import judge_bag, judge_passing, note_promises
from sherwood.games.sheriff.proposals import proposal_of, take_away_all_for
from sherwood.games.sheriff.repute import note_paid, note_truth
from sherwood.games.sheriff.stands import move_openly
from sherwood.games.sheriff.table import (
    GOODS,
    LEGAL,
    VIEWERS,
    Table,
)


@rule
def settle_offers(table: Table, bag: int, side: int) -> int:
    """All offers for what the sheriff has decided are settled, at once and in full; how many those are.

    The owner's comes first, then the others', clockwise from the sheriff's left. One whose clauses
    contradict those just taken lapses.
    """
    taken = settle_offer(table, bag, bag, side)
    seat = left_of(table, table.sheriff)
    while seat != table.sheriff:
        if seat != bag:
            taken += settle_offer(table, seat, bag, side)
        seat = left_of(table, seat)
    return taken


@rule
def settle_offer(table: Table, seat: int, bag: int, side: int) -> int:
    """One player's offer is taken, if it was for this; how many were."""
    deal = proposal_of(seat, bag)
    if table.sides[deal] != side:
        return 0
    if not is_possible(table, deal, bag):
        tell_all(table, news.LAPSE, seat, bag, NONE, NONE)
        return 0
    settle(table, deal, seat)
    note_promises(table, deal, seat, table.sheriff, seat)
    bind(table, deal, bag)
    return 1


@rule
def settle_demand(table: Table, owner: int) -> None:
    """The merchant gives what the sheriff has asked for."""
    deal = proposal_of(table.sheriff, owner)
    settle(table, deal, owner)
    note_promises(table, deal, table.sheriff, owner, owner)
    bind(table, deal, owner)


@rule
def settle(table: Table, deal: int, giver: int) -> None:
    """Gold and goods from the stand change hands."""
    gold = table.deal_gold[deal]
    if gold > 0:
        table.gold[giver] -= gold
        table.gold[table.sheriff] += gold
        note_paid(table, giver, table.sheriff, gold)
        tell_all(table, news.GOLD, giver, table.sheriff, NONE, gold)
    if table.deal_goods_count[deal] == 0:
        return
    for good in range(GOODS):
        count = table.deal_goods[deal, good]
        if count > 0:
            move_openly(table, giver, table.sheriff, good, count)
            tell_all(table, news.GOOD, giver, table.sheriff, good, count)


@rule
def pass_bag(table: Table, owner: int, deal: int) -> None:
    """A bag passes, for a deal or for nothing (NONE).

    What the deal says to be in the bag goes to the sheriff as far as it is there. All else goes to
    the owner's stand: legal goods open, contraband face down.
    """
    judge_passing(table, owner)
    note_truth(table, owner)
    handed = 0
    if deal != NONE and table.deal_bag_count[deal] > 0:
        handed = hand_over(table, owner, deal)
    stored = 0
    for good in range(LEGAL, GOODS):
        stored += table.bags[owner, good]
    if handed + stored > 0:
        learn_of_contraband(table, owner, deal, handed, stored)
    lay_out_bag(table, owner)
    if stored > 0:
        table.face_down[owner] += stored
        tell_all(table, news.FACE_DOWN, owner, NONE, NONE, stored)


@rule
def lay_out_bag(table: Table, owner: int) -> None:
    """What is in the bag goes to the owner's stand; the legal goods are shown."""
    for good in range(GOODS):
        count = table.bags[owner, good]
        if count > 0:
            table.bags[owner, good] = 0
            table.stands[owner, good] += count
            if is_legal(good):
                forget(table, owner, good, count)
                tell_all(table, news.TO_STAND, owner, NONE, good, count)


@rule
def close_case(table: Table, owner: int) -> None:
    """A bag is dealt with, and nothing stands for it any more."""
    take_away_all_for(table, owner)
    table.bag_sizes[owner] = 0
    table.declared[owner] = NONE
    table.undecided &= ~bit(owner)
    table.must_open &= ~bit(owner)
    table.must_pass &= ~bit(owner)


@rule
def hand_over(table: Table, owner: int, deal: int) -> int:
    """Goods go from the bag to the sheriff's stand; how many cards of contraband those are.

    All see the legal goods and the number of the others; giver and taker see their kinds.
    """
    missing = int(table.deal_bag_count[deal])
    for good in range(LEGAL):
        count = min(table.deal_bag[deal, good], table.bags[owner, good])
        if count > 0:
            missing -= count
            table.bags[owner, good] -= count
            table.stands[table.sheriff, good] += count
            forget(table, owner, good, count)
            tell_all(table, news.BAG_GOOD, owner, table.sheriff, good, count)
    handed, said = 0, 0
    for good in range(LEGAL, GOODS):
        handed += min(table.deal_bag[deal, good], table.bags[owner, good])
        said += table.deal_bag[deal, good]
    if handed > 0:
        tell_all(table, news.BAG_CONTRABAND, owner, table.sheriff, NONE, handed)
        for good in range(LEGAL, GOODS):
            hand_over_contraband(table, owner, deal, good, handed - said)
        table.face_down[table.sheriff] += handed
    judge_bag(table, owner, missing - handed)
    return handed


@rule
def hand_over_contraband(table: Table, owner: int, deal: int, good: int, short: int) -> None:
    """Contraband of one kind goes to the sheriff.

    Of all that was said, `short` (a number below zero) says how many cards were missing; for all
    that the others know, they may have been of this kind.
    """
    taker = table.sheriff
    eyes = bit(owner) | bit(taker)
    count = min(table.deal_bag[deal, good], table.bags[owner, good])
    certain = max(table.deal_bag[deal, good] + short, 0)
    table.bags[owner, good] -= count
    table.stands[taker, good] += count
    for viewer in range(VIEWERS):
        table.shown[taker, good - LEGAL, viewer] += count if eyes & bit(viewer) else certain
    for _ in range(count):
        tell(table, eyes, news.BAG_CARD, owner, taker, good, 1)


@rule
def learn_of_contraband(table: Table, owner: int, deal: int, handed: int, stored: int) -> None:
    """Contraband that all know a player to hold may have left with the bag.

    What does not fit into the hand that is left must have.
    """
    for good in range(LEGAL, GOODS):
        known = table.known[owner, good]
        if known > 0:
            given = min(handed, table.deal_bag[deal, good]) if handed > 0 else 0
            certain = max(known - table.sizes[owner] - given, 0)
            for viewer in range(VIEWERS):
                table.shown[owner, good - LEGAL, viewer] += certain
            forget(table, owner, good, handed + stored)
