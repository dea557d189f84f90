"""Between the start and the first view: words are shown, and when all are, the cards are dealt.

From the start on, nobody can change a pledge any more, and everybody sees all of them. So whoever
shows their words knows that nobody can answer them with others. Whoever does not show theirs in
time has none: a game does not wait for somebody who has left.
"""

import time

from sqlalchemy import Connection, update

from sherwood.play.fairness import pledge_to
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.store.database_clock import Now
from sherwood.server.store.schema import tables
from sherwood.server.store.seating import change
from sherwood.server.store.tables import DEALING, PLAYING, WAITING, StoredTable, hold, seat_of


def show_words(
    connection: Connection, table: StoredTable, number: int, person: str, words: str
) -> None:
    """Show the words that were pledged in a seat; the last ones let the cards be dealt."""
    seat = seat_of(table, number)
    if seat.person != person:
        raise Refusal(Reason.NOT_YOUR_SEAT)
    if table.state == WAITING:
        raise Refusal(Reason.NOT_STARTED)
    if pledge_to(words) != seat.pledge:
        raise Refusal(Reason.NOT_PLEDGED)
    if seat.contribution == words:
        return  # they were shown before, though the answer was lost
    if table.state != DEALING:
        raise Refusal(Reason.STARTED)
    change(connection, table.id, number, contribution=words)
    if not any(other.owes_words for other in table.seats if other is not seat):
        deal(connection, table.id)


def deal(connection: Connection, table_id: str) -> None:
    """The key is known: the game begins now."""
    dealing = update(tables).where(tables.c.id == table_id, tables.c.state == DEALING)
    connection.execute(dealing.values(state=PLAYING, started_at=time.time(), due_at=Now()))


def deal_without(connection: Connection, table_id: str, begun_before: float) -> bool:
    """Deal though somebody withholds their words, if that has lasted long enough; whether it has."""
    found = hold(connection, table_id)
    if found.state != DEALING or found.beginning > begun_before:
        return False
    deal(connection, table_id)
    return True
