"""Unfinished games in a database: whether they could go on, found out by replaying them."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from alembic.util import CommandError
from sqlalchemy import Connection, delete, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from sherwood.server.store.course import played, read
from sherwood.server.store.database import TO_MIGRATE, engine_for, reading, said
from sherwood.server.store.migrate import bring_up_to_date
from sherwood.server.store.schema import actions, tables, workers
from sherwood.server.store.tables import PLAYING, living_workers


@dataclass(frozen=True)
class Trouble:
    """A game that could not go on, and why."""

    table: str
    why: str


@dataclass(frozen=True)
class Finding:
    """How many games are unfinished, and which of them could not go on."""

    games: int
    troubles: tuple[Trouble, ...]

    @property
    def says(self) -> str:
        """What became of the games, in a sentence."""
        stuck = len(self.troubles)
        return f"{self.games} unfinished games, of which {stuck} would not go on."


def look_at(url: str) -> Finding:
    """Bring a database of ours up to date, and replay every unfinished game in it."""
    with looking(url) as connection:
        if not inspect(connection).has_table(actions.name):
            raise ValueError("there are no games of Sherwood in it")
    with looking(url, migrate=True) as connection:
        unfinished = select(tables.c.id).where(tables.c.state == PLAYING)
        found = connection.execute(unfinished.order_by(tables.c.id)).scalars().all()
        tried = [(table_id, why_not(connection, table_id)) for table_id in found]
    troubles = tuple(Trouble(table_id, why) for table_id, why in tried if why)
    return Finding(len(found), troubles)


def why_not(connection: Connection, table_id: str) -> str:
    """Why a game could not go on; nothing where it could."""
    try:
        found, rows = read(connection, table_id)
        played(found.head, rows)
    except Exception as error:  # noqa: BLE001 - whatever it is, the game would stop there
        return said(error)
    return ""


def forget_workers(url: str) -> None:
    """A backup of a running server remembers its workers; none of them is there any more."""
    engine = engine_for(url, patience=TO_MIGRATE)
    try:
        with engine.begin() as connection:
            connection.execute(delete(workers))
    finally:
        engine.dispose()


def is_in_use(url: str) -> bool:
    """Whether a worker has had a heartbeat of late."""
    with looking(url) as connection:
        return inspect(connection).has_table(workers.name) and bool(living_workers(connection))


@contextmanager
def looking(url: str, *, migrate: bool = False) -> Iterator[Connection]:
    """A database, to look into; what is wrong with it is said in a sentence."""
    engine = engine_for(url, patience=TO_MIGRATE)
    try:
        if migrate:
            bring_up_to_date(engine)
        with reading(engine) as connection:
            yield connection
    except (SQLAlchemyError, CommandError) as error:
        raise ValueError(f"the database cannot be read: {said(error)}") from None
    finally:
        engine.dispose()
