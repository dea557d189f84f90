"""The sheriff's walk around the county, and his favour."""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.moments import moment
from sherwood.games.news import tell_all, tell_details
from sherwood.games.nottingham import news
from sherwood.games.nottingham.hands import draw_unseen
from sherwood.games.nottingham.pile import draw
from sherwood.games.nottingham.table import CITY, OVER, Table
from sherwood.games.seats import left_of


@rule
def number_of(table: Table, field: int) -> int:
    """How many cards one may hold for the favour of a field; the city has no number."""
    if field == CITY or field > table.fields:
        return NONE
    return table.numbers[field - 1]


@rule
def march(table: Table) -> None:
    """He moves one field; when he reaches the city again, the game is over."""
    table.sheriff += 1
    number = number_of(table, table.sheriff)
    tell_all(table, news.MARCH, NONE, NONE, table.sheriff, number)
    moment(table)
    if table.sheriff > table.fields:
        finish(table)


@rule
def finish(table: Table) -> None:
    """The game ends at once."""
    table.phase = OVER
    tell_all(table, news.OVER, NONE, NONE, NONE, NONE)


@rule
def grant_favour(table: Table) -> None:
    """Whoever holds no more cards than the number draws one unseen, clockwise from the active player.

    The hands that count are those when the sheriff arrives.
    """
    seats = favoured(table)
    seat = table.active
    for _ in range(table.players):
        if seats & bit(seat):
            receive_favour(table, seat)
            moment(table)
        seat = left_of(table, seat)


@rule
def favoured(table: Table) -> int:
    """The seats that hold no more cards than the number of the sheriff's field."""
    number = number_of(table, table.sheriff)
    seats = 0
    for seat in range(table.players):
        if table.sizes[seat] <= number:
            seats |= bit(seat)
    return seats


@rule
def receive_favour(table: Table, seat: int) -> None:
    """One player draws a card; where there is none at all, the favour lapses."""
    kind = draw(table)
    if kind == NONE:
        tell_all(table, news.LAPSE, seat, NONE, NONE, NONE)
        return
    draw_unseen(table, seat, kind)
    tell_details(table, bit(seat), news.FAVOUR, seat, NONE, kind, NONE)
