"""What is due at tables where nobody is connected: found in the database, by whichever worker is there.

A table says when somebody has to look after it: its `due_at`, by the database's clock. While a person
who sits there is connected to a worker that lives, that worker does so anyway.
"""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, func, select, update

from sherwood.server.store.database_clock import Now
from sherwood.server.store.schema import seats, tables, workers
from sherwood.server.store.tables import DEAD_AFTER, DEALING, PLAYING

LEASE = 30.0  # seconds for which a worker has a table to itself


def is_attended() -> ColumnElement[bool]:
    """Whether a person who sits at a table is connected to a worker that lives."""
    alive = workers.c.seen_at > Now() - DEAD_AFTER
    there = select(seats.c.seat).join(workers, workers.c.id == seats.c.worker)
    return there.where(seats.c.table == tables.c.id, alive).exists()


def due(connection: Connection, most: int) -> list[tuple[str, float]]:
    """Tables that have to be looked after now, the most overdue first, each with when it was due."""
    found = select(tables.c.id, tables.c.due_at).where(
        tables.c.due_at <= Now(), tables.c.state.in_((DEALING, PLAYING)), ~is_attended()
    )
    rows = connection.execute(found.order_by(tables.c.due_at).limit(most))
    return [(row.id, row.due_at) for row in rows]


def claim(connection: Connection, table_id: str, due_at: float) -> bool:
    """Take a table that is due for a while; whether no other worker was faster."""
    mine = update(tables).where(tables.c.id == table_id, tables.c.due_at == due_at)
    return connection.execute(mine.values(due_at=Now() + LEASE)).rowcount > 0


def keep_away(connection: Connection, some: Sequence[str]) -> None:
    """Let no other worker look after these tables: somebody watches them here."""
    watched = update(tables).where(tables.c.id.in_(some))
    connection.execute(watched.values(due_at=Now() + LEASE))


def rest(connection: Connection, table_id: str, seconds: float | None, absence: float) -> None:
    """Nobody is there any more: note when the table has to be looked after.

    That is in so many seconds, or when its people have been gone for too long; whatever is first.
    """
    gone_since = select(func.min(func.coalesce(seats.c.left_at, Now()))).where(
        seats.c.table == table_id, seats.c.person.is_not(None), seats.c.stand_in.is_(False)
    )
    now, gone = connection.execute(select(Now(), gone_since.scalar_subquery())).one()
    moments = [] if gone is None else [gone + absence]
    if seconds is not None:
        moments.append(now + seconds)
    nobody = update(tables).where(tables.c.id == table_id, ~is_attended())
    connection.execute(nobody.values(due_at=min(moments, default=None)))
