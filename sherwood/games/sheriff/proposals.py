"""Proposals: what everybody has standing for each bag, and for how many more there is room.

A merchant's proposal is an offer, the sheriff's a demand. What cannot be taken any more does not stand.
"""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.news import tell_all
from sherwood.games.sheriff import news
from sherwood.games.sheriff.clauses import is_possible
from sherwood.games.sheriff.table import (
    EVERYBODY,
    FOR_PASSING,
    GOODS,
    LEGAL,
    MOST_COUNTED,
    MOST_NUMBERED,
    NO_OFFER,
    SEATS,
    UNLIMITED,
    Table,
)

FEWER = 3  # times as many proposals has the owner of a bag as somebody else


@rule
def proposal_of(seat: int, bag: int) -> int:
    """The place of a player's proposal for a bag among the deals."""
    return seat * SEATS + bag


@rule
def stands(table: Table, seat: int, bag: int) -> bool:
    """Whether a player has a proposal for a bag."""
    return table.sides[proposal_of(seat, bag)] != NO_OFFER


@rule
def is_party(table: Table, seat: int, bag: int) -> bool:
    """Whether a player is the owner of a bag, or the sheriff: they bargain about it, others put in a word."""
    if seat == bag:
        return True
    return seat == table.sheriff


@rule
def proposals_allowed(table: Table, seat: int, bag: int) -> int:
    """How many proposals a player can make for a bag in all: fewer for that of another merchant."""
    if is_party(table, seat, bag):
        return int(table.offers)
    return (int(table.offers) + FEWER - 1) // FEWER


@rule
def may_propose(table: Table, seat: int, bag: int) -> bool:
    """Whether a player can still make a proposal for a bag; at the sheriff's own place: a call."""
    if table.offers != UNLIMITED and table.made[seat, bag] >= proposals_allowed(table, seat, bag):
        return False
    if is_party(table, seat, bag):
        return table.must_open & bit(bag) == 0
    return True


@rule
def may_offer_for(table: Table, seat: int, bag: int, side: int) -> bool:
    """What a merchant can offer something for.

    Nobody pays for opening the own bag, nor for what the sheriff is bound not to do.
    """
    if side == FOR_PASSING:
        return table.must_open & bit(bag) == 0
    return seat != bag and table.must_pass & bit(bag) == 0


@rule
def count_proposal(table: Table, seat: int, bag: int) -> None:
    """So many were made for this bag, and in the whole game: the words of a proposal are kept by its number."""
    table.made[seat, bag] = min(table.made[seat, bag] + 1, MOST_COUNTED)
    table.proposed[seat] = min(table.proposed[seat] + 1, MOST_NUMBERED)
    table.numbers[proposal_of(seat, bag)] = table.proposed[seat]


@rule
def take_away(table: Table, seat: int, bag: int) -> None:
    """A proposal stands no more. What it said is overwritten by the next one."""
    table.sides[proposal_of(seat, bag)] = NO_OFFER


@rule
def take_away_all_for(table: Table, bag: int) -> None:
    """A bag is decided: nothing stands for it any more."""
    for seat in range(SEATS):
        take_away(table, seat, bag)


@rule
def let_lapse(table: Table) -> None:
    """Take away what cannot be taken any more, for all to see."""
    for seat in range(table.players):
        for bag in range(table.players):
            if stands(table, seat, bag) and not can_be_taken(table, seat, bag):
                take_away(table, seat, bag)
                tell_all(table, news.LAPSE, seat, bag, NONE, NONE)


@rule
def can_be_taken(table: Table, seat: int, bag: int) -> bool:
    """Whether a proposal can be taken as far as everybody knows: nothing hidden may show."""
    deal = proposal_of(seat, bag)
    bound = table.must_open if table.sides[deal] == FOR_PASSING else table.must_pass
    if bound & bit(bag) or not is_possible(table, deal, bag):
        return False
    return seat == table.sheriff or is_covered(table, seat, deal)


@rule
def is_covered(table: Table, seat: int, deal: int) -> bool:
    """Whether all are certain that a merchant has what the offer gives."""
    if table.deal_gold[deal] > table.gold[seat]:
        return False
    if table.deal_goods_count[deal] == 0:
        return True
    for good in range(LEGAL):
        if table.deal_goods[deal, good] > table.stands[seat, good]:
            return False
    for good in range(LEGAL, GOODS):
        if table.deal_goods[deal, good] > table.shown[seat, good - LEGAL, EVERYBODY]:
            return False
    return True
