"""What the database keeps, for the tests: logs that are written at once, and results."""

import asyncio
from collections.abc import Sequence

from sqlalchemy import Connection, select

from sherwood.server.store.journal import Journal, Outcome, Row
from sherwood.server.store.results import Result
from sherwood.server.store.schema import results


def write(journal: Journal, rows: Sequence[Row]) -> asyncio.Future[None]:
    """Write rows: done when they are durable, and Taken if another was faster."""
    written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def tell(error: Outcome) -> None:
        if error is None:
            written.set_result(None)
        else:
            written.set_exception(error)

    journal.append(rows, tell)
    return written


def result_of(connection: Connection, table: str) -> list[Result]:
    """The result of a game, by seats; empty where there is none."""
    found = select(results).where(results.c.table == table).order_by(results.c.seat)
    return [
        Result(row.seat, row.person, row.points, row.place) for row in connection.execute(found)
    ]
