"""Who is there: people come, go, and come back; a bot stands in for who is gone too long.

A seat notes the worker at which its person is connected, and every worker gives a sign of life.
So a worker that was killed takes nobody's presence with it for long.
"""

import time

from sqlalchemy import Connection, delete, insert, select, update

from sherwood.server.schema import seats, workers
from sherwood.server.tables import PLAYING, Table, living_workers

FORGOTTEN_AFTER = 3600.0  # seconds after which a dead worker's row goes


def sign_of_life(link: Connection, worker: str) -> None:
    """This worker lives."""
    now = time.time()
    alive = update(workers).where(workers.c.id == worker).values(seen_at=now)
    if link.execute(alive).rowcount == 0:
        link.execute(insert(workers).values(id=worker, seen_at=now))
        link.execute(delete(workers).where(workers.c.seen_at < now - FORGOTTEN_AFTER))


def sign_off(link: Connection, worker: str) -> None:
    """This worker stops: its people are gone until they connect elsewhere."""
    gone = update(seats).where(seats.c.worker == worker)
    link.execute(gone.values(worker=None, left_at=time.time()))
    link.execute(delete(workers).where(workers.c.id == worker))


def arrive(link: Connection, table: str, person: str, worker: str) -> None:
    """Somebody is there, and has their seats back."""
    theirs = update(seats).where(seats.c.table == table, seats.c.person == person)
    link.execute(theirs.values(worker=worker, left_at=None, stand_in=False))


def depart(link: Connection, table: str, person: str, worker: str) -> None:
    """Somebody is gone from this worker."""
    theirs = update(seats).where(seats.c.table == table, seats.c.person == person)
    here = theirs.where(seats.c.worker == worker)
    link.execute(here.values(worker=None, left_at=time.time()))


def notice_the_lost(link: Connection, table: str) -> bool:
    """Note since when those are gone whose worker died; whether there were any."""
    living = living_workers(link)
    here = select(seats.c.seat, seats.c.worker).where(
        seats.c.table == table, seats.c.person.is_not(None), seats.c.left_at.is_(None)
    )
    lost = [seat for seat, worker in link.execute(here).all() if worker not in living]
    if lost:
        gone = update(seats).where(seats.c.table == table, seats.c.seat.in_(lost))
        link.execute(gone.values(worker=None, left_at=time.time()))
    return bool(lost)


def stand_in(link: Connection, table: str, gone_before: float) -> bool:
    """Let bots stand in for all who are gone for too long; whether there were any."""
    gone = update(seats).where(
        seats.c.table == table,
        seats.c.person.is_not(None),
        seats.c.stand_in.is_(False),
        seats.c.left_at < gone_before,
    )
    return link.execute(gone.values(stand_in=True)).rowcount > 0


def next_stand_in(table: Table, grace: float) -> float | None:
    """When the next bot has to stand in."""
    if table.state != PLAYING:
        return None
    gone = [seat.left_at for seat in table.seats if seat.left_at and not seat.stand_in]
    return min(gone) + grace if gone else None
