"""The log is the game: actions are appended, and acknowledged when they are durable.

Actions that come together are committed together, so that durability costs one commit for many.
The database keeps (table, sequence) unique, and so decides between workers that race.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from sherwood.server.schema import actions
from sherwood.server.store import Store

TAKE_BACK = "take back"  # a row that undoes the last step of its seat
MOST_TOGETHER = 500  # appends in one commit


class Row(msgspec.Struct, array_like=True, frozen=True):
    """One action of a game."""

    table: str
    sequence: int
    seat: int
    text: str
    chosen: str
    chosen_by: str
    at: float


class Taken(Exception):
    """Another action has this place in the log already."""


@dataclass
class Append:
    """Rows that are written together or not at all, and who waits for them."""

    rows: Sequence[Row]
    done: asyncio.Future[None]


class Journal:
    """The end of every log."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._pending: list[Append] = []
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.appended = 0

    async def append(self, rows: Sequence[Row]) -> None:
        """Add rows to a log; Taken if another was faster. When this returns they are durable."""
        append = Append(rows, asyncio.get_running_loop().create_future())
        self._pending.append(append)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        await append.done

    async def _write_all(self) -> None:
        """Write what is there, and what has come in the meantime, until nothing is left."""
        while self._pending:
            batch = self._pending[:MOST_TOGETHER]
            del self._pending[:MOST_TOGETHER]
            try:
                await self._write(batch)
            except Exception as error:  # noqa: BLE001 - whoever waits gets it
                for append in batch:
                    if not append.done.done():
                        append.done.set_exception(error)

    async def _write(self, batch: list[Append]) -> None:
        """One commit for all; where one of them comes too late, one for each."""
        rows = [row for append in batch for row in append.rows]
        try:
            await self._store.write(lambda link: add(link, rows))
        except IntegrityError:
            if len(batch) == 1:
                raise Taken from None
            for append in batch:
                await self._write_alone(append)
            return
        self.commits += 1
        self.appended += len(rows)
        for append in batch:
            if not append.done.done():
                append.done.set_result(None)

    async def _write_alone(self, append: Append) -> None:
        try:
            await self._write([append])
        except Taken as error:
            if not append.done.done():
                append.done.set_exception(error)


def add(link: Connection, rows: Sequence[Row]) -> None:
    """Insert rows, with a statement that is built once."""
    named, statement = statement_for(link.dialect.name)
    make: Any = msgspec.structs.asdict if named else msgspec.structs.astuple
    link.exec_driver_sql(statement, [make(row) for row in rows])


@cache
def statement_for(dialect: str) -> tuple[bool, str]:
    """How to insert an action, and whether the values go by their names."""
    names = Row.__struct_fields__
    columns = ", ".join(f'"{name}"' for name in names)
    named = dialect == "postgresql"
    values = ", ".join(f"%({name})s" if named else "?" for name in names)
    return named, f"INSERT INTO actions ({columns}) VALUES ({values})"  # noqa: S608 - our own names


def rows_after(link: Connection, table: str, sequence: int) -> list[Row]:
    """The log of a table from some place on."""
    later = select(actions).where(actions.c.table == table, actions.c.sequence > sequence)
    return [Row(*found) for found in link.execute(later.order_by(actions.c.sequence))]


def last_sequences(link: Connection, tables: Sequence[str]) -> dict[str, int]:
    """How long the logs of some tables are."""
    longest = select(actions.c.table, func.max(actions.c.sequence))
    grouped = longest.where(actions.c.table.in_(tables)).group_by(actions.c.table)
    return {found[0]: found[1] for found in link.execute(grouped)}
