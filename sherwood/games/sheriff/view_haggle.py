"""A haggle as JSON for people: the bag, and the deals that lie on the table for it."""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.pen import (
    Pen,
    close_list,
    close_object,
    counted,
    flagged,
    key_of,
    name_of,
    nothing,
    number,
    open_list,
    open_object,
    spelled,
)
from sherwood.games.sheriff.actions import GOOD_NAMES, PROMISE_NAMES, SIDE_NAMES
from sherwood.games.sheriff.drafts import (
    giver_of_draft,
    is_empty,
    may_offer_for,
    most_from_bag,
    most_of_good,
)
from sherwood.games.sheriff.table import (
    DEMAND,
    DRAFTS,
    FOR_OPENING,
    FOR_PASSING,
    GOODS,
    MOST_LATER,
    NO_OFFER,
    UNLIMITED,
    Table,
)
from sherwood.games.sight import OPEN

GOOD_WORDS, SIDE_WORDS, PROMISE_WORDS = map(spelled, (GOOD_NAMES, ("", *SIDE_NAMES), PROMISE_NAMES))


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
    writer = writer_of_draft(table) if viewer == OPEN else viewer
    if writer == NONE:
        nothing(pen, "draft")
        nothing(pen, "limits")
    else:
        view_deal(table, "draft", DRAFTS + writer, pen)
        view_limits(table, writer, pen)
    view_proposals_left(table, pen)
    close_object(pen)


@rule
def writer_of_draft(table: Table) -> int:
    """Who is composing a deal, where everything lies open; NONE where nobody is."""
    for seat in range(table.players):
        if not is_empty(table, DRAFTS + seat):
            return seat
    return NONE


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
    """Write a deal: gold, goods and promises."""
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
    for promise in range(len(PROMISE_NAMES)):
        if table.deal_promises[deal] & bit(promise) != 0:
            name_of(pen, "", PROMISE_WORDS, promise)
    close_list(pen)


@rule
def view_limits(table: Table, viewer: int, pen: Pen) -> None:
    """The most that the viewer can put into a deal."""
    giver = giver_of_draft(table, viewer)
    open_object(pen, "limits")
    number(pen, "gold", table.gold[giver])
    open_object(pen, "goods")
    for good in range(GOODS):
        most = most_of_good(table, viewer, giver, good)
        if most > 0:
            key_of(pen, GOOD_WORDS, good)
            number(pen, "", most)
    close_object(pen)
    number(pen, "contraband", table.face_down[giver])
    number(pen, "from_bag", most_from_bag(table, giver))
    number(pen, "gold_next_round", MOST_LATER)
    open_list(pen, "sides")
    for side in range(FOR_PASSING, FOR_OPENING + 1):
        if may_offer_for(table, viewer, side):
            name_of(pen, "", SIDE_WORDS, side)
    close_list(pen)
    close_object(pen)


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
