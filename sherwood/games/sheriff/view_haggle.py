"""A haggle as JSON for people: the bag, and the deals that lie on the table for it."""

from sherwood.games.cards import bit
from sherwood.games.compiled import rule
from sherwood.games.pen import (
    Pen,
    close_list,
    close_object,
    counted,
    flagged,
    name_of,
    nothing,
    number,
    open_list,
    open_object,
    spelled,
)
from sherwood.games.sheriff.actions import GOOD_NAMES
from sherwood.games.sheriff.table import DEMAND, DRAFTS, NO_OFFER, UNLIMITED, Table

SIDE_NAMES = ("", "passing", "opening")
FAVOUR_NAMES = ("pass_yours", "pass_mine", "not_open", "words")  # in the mouth of the speaker
GOOD_WORDS, SIDE_WORDS, FAVOUR_WORDS = map(spelled, (GOOD_NAMES, SIDE_NAMES, FAVOUR_NAMES))


@rule
def view_haggle(table: Table, viewer: int, pen: Pen) -> None:
    """The bag that the sheriff deals with, and what lies on the table for it."""
    open_object(pen, "haggle")
    number(pen, "merchant", table.merchant)
    flagged(pen, "talking", table.talking)
    view_offers(table, pen)
    if table.sides[DEMAND] == NO_OFFER:
        nothing(pen, "demand")
    else:
        view_deal(table, "demand", DEMAND, pen)
    if viewer >= 0:
        view_deal(table, "draft", DRAFTS + viewer, pen)
    else:
        nothing(pen, "draft")
    view_proposals_left(table, pen)
    close_object(pen)


@rule
def view_offers(table: Table, pen: Pen) -> None:
    """Everybody's offers, and what each is for."""
    open_list(pen, "offers")
    for seat in range(DEMAND):
        if table.sides[seat] != NO_OFFER:
            open_object(pen, "")
            number(pen, "seat", seat)
            name_of(pen, "for", SIDE_WORDS, table.sides[seat])
            view_terms(table, seat, pen)
            close_object(pen)
    close_list(pen)


@rule
def view_deal(table: Table, name: str, deal: int, pen: Pen) -> None:
    """A deal."""
    open_object(pen, name)
    view_terms(table, deal, pen)
    close_object(pen)


@rule
def view_terms(table: Table, deal: int, pen: Pen) -> None:
    """What a deal says."""
    number(pen, "gold", table.deal_gold[deal])
    counted(pen, "goods", table.deal_goods[deal], GOOD_WORDS)
    counted(pen, "from_bag", table.deal_bag[deal], GOOD_WORDS)
    number(pen, "gold_next_round", table.deal_later[deal])
    open_list(pen, "favours")
    for favour in range(len(FAVOUR_NAMES)):
        if table.deal_favours[deal] & bit(favour) != 0:
            name_of(pen, "", FAVOUR_WORDS, favour)
    close_list(pen)


@rule
def view_proposals_left(table: Table, pen: Pen) -> None:
    """How many offers or demands everybody can still make for this bag; nothing: no limit."""
    if table.revisions == UNLIMITED:
        nothing(pen, "proposals_left")
        return
    open_list(pen, "proposals_left")
    for seat in range(table.players):
        number(pen, "", table.revisions + 1 - table.made[seat])
    close_list(pen)
