"""A hidden table as JSON, what just happened, and how the game has ended."""

from collections.abc import Mapping
from typing import Any

from sherwood.games.compiled import rule
from sherwood.games.news import EVENT, ONE, SEAT
from sherwood.games.pen import (
    Pen,
    close_list,
    close_object,
    name_of,
    number,
    number_or_none,
    numbers,
    open_list,
    open_object,
    spelled,
)
from sherwood.games.record import Cells

from .actions import SHOW
from .table import Table

EVENT_WORDS = spelled(("keep", "swap", "show"))
LINE_WORDS, DECISION_WORDS = spelled(("card",)), spelled(("points",))


@rule
def view(table: Table, viewer: int, pen: Pen) -> None:
    """Write what lies open on a table that was hidden from the viewer."""
    number(pen, "draw_pile", table.pile_size)
    open_list(pen, "seats")
    for other in range(table.players):
        open_object(pen, "")
        number_or_none(pen, "card", table.cards[other])
        close_object(pen)
    close_list(pen)


@rule
def events(table: Table, pen: Pen) -> None:
    """Write who has spoken, with the card if the viewer sees it; and in the end all cards."""
    for line in range(table.news_count):
        event = table.news[line, EVENT]
        open_object(pen, "")
        name_of(pen, "event", EVENT_WORDS, event)
        if event == SHOW:
            numbers(pen, "cards", table.cards, table.players)
        else:
            number(pen, "seat", table.news[line, SEAT])
            number_or_none(pen, "card", table.news[line, ONE])
        close_object(pen)


@rule
def outlook(_table: Table, _ahead: Table, _seat: int, _action: int, _pen: Pen) -> None:
    """Nobody knows what a choice will bring before the cards are shown."""


@rule
def ending(table: Table, points: Cells, pen: Pen) -> None:
    """Write how the game has ended: for each seat its card. The higher one always decides."""
    open_list(pen, "sheet")
    for seat in range(table.players):
        open_list(pen, "")
        open_object(pen, "")
        name_of(pen, "line", LINE_WORDS, 0)
        number(pen, "points", table.cards[seat])
        close_object(pen)
        close_list(pen)
    close_list(pen)
    name_of(pen, "decided_by", DECISION_WORDS, 0)


def tell(event: Mapping[str, Any], names: tuple[str, ...], you: int) -> str:
    """One event as a sentence."""
    if event["event"] == "show":
        return f"The cards are {', '.join(str(card) for card in event['cards'])}."
    return f"{names[event['seat']]} chooses to {event['event']}."
