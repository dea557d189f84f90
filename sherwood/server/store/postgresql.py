"""PostgreSQL that hangs is given up, so that nobody waits for it for ever.

The server's own limits help where it still runs, and the kernel's where the network is gone. Against a
server that accepts everything and says nothing, as one that is stopped, only our own clock helps.
"""

import time
from collections.abc import Generator
from typing import Any, TypeVar

import psycopg
from sqlalchemy import Engine, event

Result = TypeVar("Result")
PATIENCE = 4.0  # seconds for one statement
TO_CONNECT = 3  # seconds
MILLISECONDS = 1000


class PatientConnection(psycopg.Connection[Any]):
    """A connection on which nothing takes longer than its patience."""

    patience = PATIENCE

    def wait(self, gen: Generator[Any, Any, Result], *arguments: Any, **more: Any) -> Result:
        """Wait as psycopg does, for a while."""
        try:
            return super().wait(bounded(gen, time.monotonic() + self.patience), *arguments, **more)
        except Hung:
            self.pgconn.finish()  # what it says later is the answer to no question
            raise


class Hung(psycopg.OperationalError):
    """The server has said nothing for too long."""


def bounded(waiting: Generator[Any, Any, Result], give_up_at: float) -> Generator[Any, Any, Result]:
    """Hand on what psycopg waits for and what is ready, until the time is up."""
    ready: Any = None
    while True:
        try:
            wanted = waiting.send(ready)
        except StopIteration as end:
            result: Result = end.value
            return result
        ready = yield wanted
        if not ready and time.monotonic() > give_up_at:
            raise Hung("the database has said nothing for too long")


def hurry(engine: Engine, patience: float = PATIENCE) -> None:
    """Let the connections of an engine wait no longer than so many seconds."""
    limit = int(patience * MILLISECONDS)

    def connect(
        _dialect: Any, _record: Any, arguments: Any, options: dict[str, Any]
    ) -> PatientConnection:
        options.setdefault("connect_timeout", TO_CONNECT)
        options.setdefault("tcp_user_timeout", limit)
        options.setdefault("options", f"-c statement_timeout={limit}")
        connection = PatientConnection.connect(*arguments, **options)
        connection.patience = patience
        return connection

    event.listen(engine, "do_connect", connect)
