"""The database: SQLite in a file, or PostgreSQL.

SQLAlchemy runs in a few threads of its own, not in its asynchronous form: SQLite needs a thread
either way, and so one plain path serves both databases.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, OperationalError

from sherwood.server.migrate import bring_up_to_date

Result = TypeVar("Result")
THREADS = 4
LONGEST_OUTAGE = 10.0  # seconds for which a caller waits for a database that is away
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
READING = "sherwood_reading"


class DatabaseAway(Exception):
    """The database does not answer. Whatever was being written may be there or not."""


class Store:
    """Work that runs in threads, each piece in one transaction."""

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="store")

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        """Look something up."""
        return await self._in_thread(lambda: patiently(lambda: self._read(work)))

    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """Change something: all of it, durably, or nothing.

        It is tried again while the database is away, so the work must bear being done twice.
        """
        return await self._in_thread(lambda: patiently(lambda: self._write(work)))

    async def prepare(self) -> None:
        """Bring the tables up to date."""
        await self._in_thread(lambda: patiently(lambda: bring_up_to_date(self.engine)))

    async def answers(self) -> bool:
        """Whether the database is there now."""
        try:
            await self._in_thread(lambda: self._read(lambda link: link.execute(text("SELECT 1"))))
        except DBAPIError:
            return False
        return True

    def close(self) -> None:
        """Finish what is being written, and let go."""
        self._threads.shutdown(wait=True)
        self.engine.dispose()

    async def _in_thread(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def _read(self, work: Callable[[Connection], Result]) -> Result:
        with self.engine.connect().execution_options(**{READING: True}) as link:
            return work(link)

    def _write(self, work: Callable[[Connection], Result]) -> Result:
        with self.engine.begin() as link:
            return work(link)


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


def engine_for(url: str) -> Engine:
    """An engine whose commits are durable."""
    place = make_url(url)
    if place.get_backend_name() != "sqlite":
        return create_engine(place, pool_pre_ping=True, pool_size=THREADS)
    if place.database:
        Path(place.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(place)
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def prepare_sqlite(link: sqlite3.Connection, _record: Any) -> None:
    """Readers do not wait for writers, and what is committed has reached the disk."""
    link.isolation_level = None  # transactions are begun below
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "busy_timeout=10000",
        "temp_store=MEMORY",  # or every statement with several rows makes a file to undo itself
        "foreign_keys=ON",
    ):
        link.execute(f"PRAGMA {pragma}").close()


def begin_sqlite(link: Connection) -> None:
    """A writer takes its turn at once; a reader needs none."""
    if not link.get_execution_options().get(READING):
        link.exec_driver_sql("BEGIN IMMEDIATE")
