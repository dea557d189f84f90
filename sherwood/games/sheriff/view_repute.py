"""The public record as JSON for people: what all have seen of everybody, and heard last."""

from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.pen import (
    Pen,
    close_list,
    close_object,
    number,
    open_list,
    open_object,
)
from sherwood.games.sheriff import news
from sherwood.games.sheriff.table import (
    BAGS,
    BRIBED,
    CAUGHT,
    OPENED,
    PAST,
    WITH_CONTRABAND,
    WITH_OTHERS,
    Table,
)
from sherwood.games.sheriff.view_news import AMOUNT_NAMES, AMOUNTS_TOLD, view_event

AMOUNTS_PAST = AMOUNTS_TOLD.copy()
for proposal in (news.OFFER_FOR_PASSING, news.OFFER_FOR_OPENING, news.DEMAND):
    AMOUNTS_PAST[proposal] = AMOUNT_NAMES.index("gold")
for event in news.WITH_REASON + news.WITH_WORDS:
    AMOUNTS_PAST[event] = NONE


@rule
def view_repute(table: Table, seat: int, pen: Pen) -> None:
    """What all have seen of a player's bags, before each sheriff."""
    open_object(pen, "repute")
    view_count(table, "bags", seat, BAGS, pen)
    view_count(table, "opened", seat, OPENED, pen)
    view_count(table, "caught", seat, CAUGHT, pen)
    view_count(table, "contraband", seat, WITH_CONTRABAND, pen)
    view_count(table, "others", seat, WITH_OTHERS, pen)
    view_count(table, "bribed", seat, BRIBED, pen)
    open_list(pen, "paid")
    for taker in range(table.players):
        number(pen, "", table.paid[seat, taker])
    close_list(pen)
    close_object(pen)


@rule
def view_count(table: Table, name: str, seat: int, sort: int, pen: Pen) -> None:
    """One thing that is counted, for every sheriff."""
    open_list(pen, name)
    for sheriff in range(table.players):
        number(pen, "", table.repute[seat, sheriff, sort])
    close_list(pen)


@rule
def view_past(table: Table, pen: Pen) -> None:
    """What all have heard last, the oldest first."""
    open_list(pen, "past")
    for number_of_event in range(max(table.past_count - PAST, 0), table.past_count):
        open_object(pen, "")
        view_event(table.past[number_of_event % PAST], AMOUNTS_PAST, pen)
        close_object(pen)
    close_list(pen)
