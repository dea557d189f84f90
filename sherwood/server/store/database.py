"""The database: SQLite in a file, or PostgreSQL.

SQLAlchemy runs in a few threads of its own, not in its asynchronous form: SQLite needs a thread
either way, and so one plain path serves both databases.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from sherwood.server.store.drivers import bring_driver
from sherwood.server.store.migrate import bring_up_to_date
from sherwood.server.store.sqlite_file import file_of, keep_private

Result = TypeVar("Result")
DATABASES = ("sqlite", "postgresql+psycopg")
THREADS = 4
LONGEST_OUTAGE = 10.0  # seconds for which something is tried again while the database is away
LONGEST_WAIT = 15.0  # seconds for which a caller waits, until a thread is free and for the rest
A_MOMENT = 2.0  # seconds for which a balancer waits
TO_MIGRATE = 600.0  # seconds for one statement of a migration
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
READING = "sherwood_reading"


class DatabaseAway(Exception):
    """The database does not answer. Whatever was being written may be there or not."""


class Database:
    """Work that runs in threads, each piece in one transaction."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.engine = engine_for(url)
        self._trial: asyncio.Task[bool] | None = None
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="store")

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """What a function finds in the database at one moment, in a thread of its own."""
        return await self._in_thread(lambda: patiently(lambda: self._read(work)))

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Change something: all of it, durably, or nothing.

        It is tried again while the database is away, so doing the work twice must come to the same.
        """
        return await self._in_thread(lambda: patiently(lambda: self._write(work)))

    async def can_write(self, work: Callable[[Connection], object]) -> bool:
        """Whether something can be written within a moment. Whoever asks meanwhile shares the trial."""
        if self._trial is None or self._trial.done():
            self._trial = asyncio.create_task(self._try(work))
        try:
            async with asyncio.timeout(A_MOMENT):
                return await asyncio.shield(self._trial)
        except TimeoutError:
            return False

    async def _try(self, work: Callable[[Connection], object]) -> bool:
        try:
            await self.write(work)
        except (DatabaseAway, DBAPIError):
            return False
        return True

    async def prepare(self) -> None:
        """Bring the tables up to date, however long that takes."""
        await asyncio.get_running_loop().run_in_executor(self._threads, prepare, self._url)

    def close(self) -> None:
        """Finish what is being written, and let go."""
        self._threads.shutdown(wait=True)
        self.engine.dispose()

    async def _in_thread(self, work: Callable[[], Result]) -> Result:
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        except TimeoutError:
            raise DatabaseAway("the database does not answer") from None

    def _read(self, work: Callable[[Connection], Result]) -> Result:
        with reading(self.engine) as connection:
            return work(connection)

    def _write(self, work: Callable[[Connection], Result]) -> Result:
        with self.engine.begin() as connection:
            return work(connection)


def reading(engine: Engine) -> Connection:
    """A connection that reads, and sees what all its statements find as it was at one moment.

    A table read while its cards are dealt would otherwise be begun with a part of the words.
    """
    if engine.dialect.name == "sqlite":
        return engine.connect().execution_options(**{READING: True})
    return engine.connect().execution_options(isolation_level="REPEATABLE READ")


def patiently(
    work: Callable[[], Result], away: tuple[type[Exception], ...] = (OperationalError,)
) -> Result:
    """Do something, and again while the database is away, for a while."""
    give_up_at = time.monotonic() + LONGEST_OUTAGE
    pause = FIRST_PAUSE
    while True:
        try:
            return work()
        except away as error:
            if time.monotonic() + pause > give_up_at:
                raise DatabaseAway("the database does not answer") from error
        time.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


def prepare(url: str) -> None:
    """Bring a database up to date, with the patience that this takes."""
    engine = engine_for(url, patience=TO_MIGRATE)
    try:
        patiently(lambda: bring_up_to_date(engine))
    finally:
        engine.dispose()


def engine_for(url: str, patience: float | None = None) -> Engine:
    """An engine whose commits are durable, and whose errors tell no names and no words."""
    bring_driver(url)
    place = make_url(url)
    if place.get_backend_name() != "sqlite":
        from sherwood.server.store import postgresql

        engine = create_engine(place, pool_pre_ping=True, pool_size=THREADS, hide_parameters=True)
        postgresql.hurry(engine, patience or postgresql.PATIENCE)
        return engine
    if file := file_of(place):
        keep_private(file)
    engine = create_engine(place, hide_parameters=True)
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def prepare_sqlite(connection: sqlite3.Connection, _record: Any) -> None:
    """Readers do not wait for writers, and what is committed has reached the disk."""
    connection.isolation_level = None  # transactions are begun below
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=10000",
        "temp_store=MEMORY",  # or every statement with several rows makes a file to undo itself
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {pragma}").close()


def begin_sqlite(connection: Connection) -> None:
    """A writer takes its turn at once; a reader needs none, and sees nothing of later writers."""
    is_reading = connection.get_execution_options().get(READING)
    connection.exec_driver_sql("BEGIN" if is_reading else "BEGIN IMMEDIATE")


def read_place(url: str) -> URL:
    """Where a database is; only of two kinds, and what is written may hold a password."""
    try:
        place = make_url(url)
    except SQLAlchemyError:
        raise ValueError("a database is sqlite:///file or postgresql://…") from None
    if place.drivername not in DATABASES or (place.drivername == "sqlite" and not place.database):
        raise ValueError(f"a database is sqlite:///file or postgresql://…, not {place.drivername}:")
    return place


def said(error: BaseException) -> str:
    """What an error says, on one line and without what was being done."""
    if isinstance(error, DatabaseAway) and error.__cause__ is not None:
        return said(error.__cause__)
    if isinstance(error, DBAPIError) and error.orig is not None:
        return said(error.orig)
    text = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return str(text).strip().partition("\n")[0]
