"""Who is there: people come, go, and come back; a bot stands in for somebody who is gone too long.

A seat notes the worker at which its person is connected, and every worker has a heartbeat.
So a worker that was killed takes nobody's presence with it for long. Every moment here is one of the
database's clock, since those of the workers may differ.
"""

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from sherwood.server.store.database_clock import Now
from sherwood.server.store.schema import handovers, seats, tables, watching, workers
from sherwood.server.store.tables import GIVEN, living_workers

TO_COME_BACK = 15.0  # seconds for the people of a worker that stops
FORGOTTEN_AFTER = 3600.0  # seconds after which a dead worker's row goes


@dataclass(frozen=True)
class Noted:
    """Who is at a table, as far as they are connected to one worker."""

    people: frozenset[str] = frozenset()  # who sit there
    watching: int = 0  # how many others


NOBODY_HERE = Noted()


def heartbeat(connection: Connection, worker: str) -> None:
    """Note that this worker is alive now."""
    alive = update(workers).where(workers.c.id == worker).values(seen_at=Now())
    if connection.execute(alive).rowcount == 0:
        connection.execute(insert(workers).values(id=worker, seen_at=Now()))
        connection.execute(delete(workers).where(workers.c.seen_at < Now() - FORGOTTEN_AFTER))
        known = select(workers.c.id)
        connection.execute(delete(watching).where(watching.c.worker.not_in(known)))


def sign_off(connection: Connection, worker: str) -> None:
    """This worker stops: its people are gone until they connect elsewhere."""
    here = select(seats.c.table).where(seats.c.worker == worker)
    left = update(tables).where(tables.c.id.in_(here))
    connection.execute(left.values(due_at=Now() + TO_COME_BACK))
    gone = update(seats).where(seats.c.worker == worker)
    connection.execute(gone.values(worker=None, left_at=Now()))
    connection.execute(delete(watching).where(watching.c.worker == worker))
    connection.execute(delete(workers).where(workers.c.id == worker))


def arrive(connection: Connection, table_id: str, person: str, worker: str) -> None:
    """Somebody is there, and has their seats back; should their worker die, the table is due.

    A new link to a seat of theirs that nobody has opened is void.
    """
    connection.execute(update(tables).where(tables.c.id == table_id).values(due_at=Now()))
    theirs = update(seats).where(seats.c.table == table_id, seats.c.person == person)
    connection.execute(theirs.values(worker=worker, left_at=None, stand_in=False))
    lost = (handovers.c.table == table_id) & (handovers.c.person == person)
    if connection.execute(delete(handovers).where(lost, handovers.c.seat.is_not(None))).rowcount:
        connection.execute(theirs.where(seats.c.new_link == GIVEN).values(new_link=None))


def depart(connection: Connection, table_id: str, people: Collection[str], worker: str) -> None:
    """Some people are gone from this worker."""
    theirs = update(seats).where(seats.c.table == table_id, seats.c.person.in_(people))
    here = theirs.where(seats.c.worker == worker)
    connection.execute(here.values(worker=None, left_at=Now()))


def count_spectators(connection: Connection, table_id: str, worker: str, number: int) -> None:
    """So many watch a table at this worker and do not play there."""
    here = (watching.c.table == table_id) & (watching.c.worker == worker)
    connection.execute(delete(watching).where(here))
    if number:
        connection.execute(insert(watching).values(table=table_id, worker=worker, number=number))


def noted_by(connection: Connection, worker: str) -> dict[str, Noted]:
    """Who is where by what a worker has noted."""
    people: dict[str, set[str]] = {}
    sitting = select(seats.c.table, seats.c.person).where(seats.c.worker == worker)
    for table_id, person in connection.execute(sitting.where(seats.c.person.is_not(None))):
        people.setdefault(table_id, set()).add(person)
    counted = select(watching.c.table, watching.c.number).where(watching.c.worker == worker)
    numbers = {row.table: row.number for row in connection.execute(counted)}
    return {
        table_id: Noted(frozenset(people.get(table_id, ())), numbers.get(table_id, 0))
        for table_id in people.keys() | numbers.keys()
    }


def notice_the_lost(connection: Connection, table_id: str) -> bool:
    """Note since when those are gone whose worker died; whether there were any."""
    living = living_workers(connection)
    here = select(seats.c.seat, seats.c.worker).where(
        seats.c.table == table_id, seats.c.person.is_not(None), seats.c.left_at.is_(None)
    )
    lost = [seat for seat, worker in connection.execute(here).all() if worker not in living]
    if lost:
        gone = update(seats).where(seats.c.table == table_id, seats.c.seat.in_(lost))
        connection.execute(gone.values(worker=None, left_at=Now()))
    return bool(lost)


def stand_in(connection: Connection, table_id: str, grace: float) -> bool:
    """Let bots stand in for all who are gone for longer than that; whether there were any."""
    gone = update(seats).where(
        seats.c.table == table_id,
        seats.c.person.is_not(None),
        seats.c.stand_in.is_(False),
        seats.c.left_at < Now() - grace,
    )
    return connection.execute(gone.values(stand_in=True)).rowcount > 0
