"""A round begins and ends; the office of sheriff goes round the table."""

from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.moments import moment
from sherwood.games.news import tell_all
from sherwood.games.seats import left_of
from sherwood.games.sheriff import news
from sherwood.games.sheriff.hands import fill_hand
from sherwood.games.sheriff.promises import judge_round
from sherwood.games.sheriff.table import GOODS, LEGAL, MARKET, OVER, VIEWERS, Table


@rule
def begin_round(table: Table) -> None:
    """The player to the sheriff's left goes to the market first."""
    table.phase = MARKET
    table.active = left_of(table, table.sheriff)
    tell_all(table, news.ROUND, table.sheriff, NONE, NONE, table.round_number)


@rule
def end_round(table: Table) -> None:
    """Promises are judged, hands refilled where the option says so, and the office moves left."""
    moment(table)
    judge_round(table)
    if table.round_number == table.rounds:
        finish(table)
        return
    if table.refill:
        refill_hands(table)
    table.round_number += 1
    table.sheriff = left_of(table, table.sheriff)
    begin_round(table)


@rule
def refill_hands(table: Table) -> None:
    """Everybody draws up to a full hand, clockwise from the sheriff's left."""
    seat = table.sheriff
    for _ in range(table.players):
        seat = left_of(table, seat)
        fill_hand(table, seat)


@rule
def finish(table: Table) -> None:
    """The game ends: contraband is turned up, one player after another; then it is known who has won."""
    tell_all(table, news.OVER, NONE, NONE, NONE, NONE)
    moment(table)
    for seat in range(table.players):
        turn_up(table, seat)
        if table.face_down[seat] > 0:
            moment(table)
    table.phase = OVER


@rule
def turn_up(table: Table, seat: int) -> None:
    """All see what lies face down on a stand."""
    for good in range(LEGAL, GOODS):
        count = table.stands[seat, good]
        if count > 0:
            tell_all(table, news.TURN_UP, seat, NONE, good, count)
        for viewer in range(VIEWERS):
            table.shown[seat, good - LEGAL, viewer] = count
