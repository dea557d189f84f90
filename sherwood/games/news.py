"""What just happened: every action leaves its events on the table, in order.

An event says who did what to whom, and two details more. Most are told to all. `tell` tells some and
leaves no trace for the others; with `tell_details` all hear that it happened, and some eyes see the
details. `hide_news` takes from a table what a viewer has not heard or seen.

A table has, as its last fields, `news` (a row of `THINGS` for each event), `news_heard` and
`news_seen` (whose ears and eyes, as flags), `news_count`, and the two of `moments.py`.
"""

from typing import Protocol

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.record import Cells, Grid

EVENT, SEAT, OTHER, ONE, TWO = range(5)
THINGS = 5  # in a row of news
ALL = -1  # every flag there can be


class Telling(Protocol):
    """A table on which events are told."""

    news: Grid
    news_heard: Cells
    news_seen: Cells
    news_count: int
    moments: int


@rule
def tell_all(table: Telling, event: int, seat: int, other: int, one: int, two: int) -> None:
    """Tell everybody everything, as long as there is a line left."""
    line = table.news_count
    if line == len(table.news):
        return
    table.news[line, EVENT] = event
    table.news[line, SEAT] = seat
    table.news[line, OTHER] = other
    table.news[line, ONE] = one
    table.news[line, TWO] = two
    table.news_heard[line] = ALL
    table.news_seen[line] = ALL
    table.news_count = line + 1


@rule
def tell(table: Telling, eyes: int, event: int, seat: int, other: int, one: int, two: int) -> None:
    """Tell some what happened; the others do not hear of it at all.

    How many events somebody hears of must not depend on what they may not know.
    """
    line = table.news_count
    tell_all(table, event, seat, other, one, two)
    if line < len(table.news):
        table.news_heard[line] = eyes
        table.news_seen[line] = eyes


@rule
def tell_details(
    table: Telling, eyes: int, event: int, seat: int, other: int, one: int, two: int
) -> None:
    """Tell everybody that something happened, and the two details only to some eyes."""
    line = table.news_count
    tell_all(table, event, seat, other, one, two)
    if line < len(table.news):
        table.news_seen[line] = eyes


@rule
def forget_news(table: Telling) -> None:
    """Clear the events and the moments of the action before."""
    for line in range(table.news_count):
        clear_line(table, line)
    table.news_count = 0
    table.moments = 0


@rule
def clear_line(table: Telling, line: int) -> None:
    """Nothing is told on a line."""
    for thing in range(THINGS):
        table.news[line, thing] = 0
    table.news_heard[line] = 0
    table.news_seen[line] = 0


@rule
def hide_news(table: Telling, viewer: int) -> None:
    """Blank details for other eyes; what a viewer does not hear of is taken away without a gap."""
    kept = 0
    for line in range(table.news_count):
        if table.news_heard[line] & bit(viewer):
            copy_line(table, line, kept)
            if table.news_seen[kept] & bit(viewer) == 0:
                table.news[kept, ONE] = NONE
                table.news[kept, TWO] = NONE
            kept += 1
    for line in range(kept, table.news_count):
        clear_line(table, line)
    table.news_count = kept


@rule
def copy_line(table: Telling, line: int, place: int) -> None:
    """An event is told on another line."""
    for thing in range(THINGS):
        table.news[place, thing] = table.news[line, thing]
    table.news_heard[place] = table.news_heard[line]
    table.news_seen[place] = table.news_seen[line]
