"""The log is the game: actions are appended, and acknowledged when they are durable.

Actions that come together are committed together, so that durability costs one commit for many. What
came in one turn of the event loop is handed to a thread of its own, which writes one commit after
another, each with all that has come meanwhile. The database keeps (table, sequence) unique, and so
decides between workers that race.
"""

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from functools import cache
from queue import Empty, SimpleQueue
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.pool import PoolProxiedConnection

from sherwood.server.store.database import Database, DatabaseAway, patiently
from sherwood.server.store.schema import actions

TAKE_BACK = "take back"  # a row that undoes the last step of its seat
MOST_TOGETHER = 100  # turns of the loop in one commit
MOST_AT_ONCE = 128  # rows in one statement; SQLite may take no more than 999 values
log = logging.getLogger("sherwood.journal")


class Row(msgspec.Struct, array_like=True, frozen=True):
    """One action of a game."""

    table: str
    sequence: int
    seat: int
    text: str
    request_id: str
    chosen_by: str
    at: float


class Taken(Exception):
    """Another action has this place in the log already."""


Outcome = Exception | None  # why rows could not be written; none: they are durable


class Append(msgspec.Struct, frozen=True):
    """Rows that are written together or not at all, and who is told what became of them."""

    rows: Sequence[Row]
    tell: Callable[[Outcome], None]


class Journal:
    """The end of every log."""

    def __init__(self, database: Database) -> None:
        self._pages = Pages(database)
        self._gathered: list[Append] = []  # in this turn of the loop
        self._waiting: SimpleQueue[list[Append] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None  # of those who append
        self.commits = 0
        self.appended = 0

    def append(self, rows: Sequence[Row], tell: Callable[[Outcome], None]) -> None:
        """Add rows to a log, and tell when they are durable, or that another was faster: Taken."""
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
            self._thread = threading.Thread(target=self._write_all, args=(self._loop,), daemon=True)
            self._thread.start()
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(Append(rows, tell))

    async def close(self) -> None:
        """Finish what is being written."""
        if self._thread is not None:
            self._hand_over()
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)
            self._pages.close()

    def _hand_over(self) -> None:
        """The thread is woken once for all that came together."""
        if self._gathered:
            self._waiting.put(self._gathered)
            self._gathered = []

    def _write_all(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write what is there, and what has come in the meantime, until the end."""
        going = True
        while going:
            batches = self._next_batches()
            going = None not in batches
            appends = [append for batch in batches if batch is not None for append in batch]
            outcomes = self._write(appends) if appends else []
            loop.call_soon_threadsafe(settle, appends, outcomes)

    def _next_batches(self) -> list[list[Append] | None]:
        """Wait for some, and take all that are there."""
        batches = [self._waiting.get()]
        try:
            while len(batches) < MOST_TOGETHER:
                batches.append(self._waiting.get_nowait())
        except Empty:
            pass
        return batches

    def _write(self, appends: list[Append]) -> list[Outcome]:
        """One commit for all; where one of them cannot be written, one for each half, and so on.

        So whoever sends what the database refuses, or comes too late, fails alone.
        """
        rows = [row for append in appends for row in append.rows]
        try:
            self._pages.add(rows)
        except DatabaseAway as away:
            return [away] * len(appends)
        except Exception as error:  # noqa: BLE001 - whoever waits gets it
            if len(appends) == 1:
                return [error]
            half = len(appends) // 2
            return self._write(appends[:half]) + self._write(appends[half:])
        self.commits += 1
        self.appended += len(rows)
        return [None] * len(appends)


def settle(appends: Sequence[Append], outcomes: Sequence[Outcome]) -> None:
    """Tell everybody what became of their rows; one who fails at that keeps it from nobody else."""
    for append, outcome in zip(appends, outcomes, strict=True):
        try:
            append.tell(outcome)
        except Exception:
            log.exception("what is durable could not be shown")


class Pages:
    """Where rows are written: a connection that stays open, spoken to without detours.

    Many rows go into one statement: with each, the driver lets go of the interpreter's lock and has
    to wait for it, while the games go on. Where one statement is enough, as is usual, SQLite needs no
    other to begin and to end it: alone it is a transaction, and durable when it returns.
    """

    def __init__(self, database: Database) -> None:
        self._engine = database.engine
        self._connection: PoolProxiedConnection | None = None
        is_postgresql = self._engine.dialect.name == "postgresql"
        self._mark = "%s" if is_postgresql else "?"
        self._begin = None if is_postgresql else "BEGIN IMMEDIATE"  # psycopg begins by itself

    def add(self, rows: Sequence[Row]) -> None:
        """Write rows durably, or raise Taken and write none."""
        driver: Any = self._engine.dialect.loaded_dbapi
        try:
            patiently(lambda: self._commit(rows), (driver.OperationalError, driver.InterfaceError))
        except driver.IntegrityError:
            raise Taken from None

    def _commit(self, rows: Sequence[Row]) -> None:
        connection = self._connection = self._connection or self._engine.raw_connection()
        try:
            cursor = connection.cursor()
            if self._begin and len(rows) > MOST_AT_ONCE:
                cursor.execute(self._begin)
            for start in range(0, len(rows), MOST_AT_ONCE):
                part = rows[start : start + MOST_AT_ONCE]
                values = [value for row in part for value in msgspec.structs.astuple(row)]
                cursor.execute(insert_of(len(part), self._mark), values)
            connection.commit()
        except Exception:
            self.close()  # which rolls back, and a broken connection is not used again
            raise

    def close(self) -> None:
        """Let go of the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


@cache
def insert_of(count: int, mark: str) -> str:
    """The statement that adds so many rows."""
    names = Row.__struct_fields__
    columns = ", ".join(f'"{actions.c[name].name}"' for name in names)
    row = f"({', '.join([mark] * len(names))})"
    return f"INSERT INTO actions ({columns}) VALUES {', '.join([row] * count)}"  # noqa: S608 - our names


def rows_after(connection: Connection, table_id: str, sequence: int) -> list[Row]:
    """The log of a table from some place on."""
    later = select(actions).where(actions.c.table == table_id, actions.c.sequence > sequence)
    return [Row(*found) for found in connection.execute(later.order_by(actions.c.sequence))]


def last_sequences(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    """How long the logs of some tables are."""
    longest = select(actions.c.table, func.max(actions.c.sequence))
    grouped = longest.where(actions.c.table.in_(tables)).group_by(actions.c.table)
    return {found[0]: found[1] for found in connection.execute(grouped)}
