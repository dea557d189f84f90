"""Moving a seat to another device, for the tests: servers, and what people ask them."""

import contextlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import select, update

from sherwood.client import Guest, RefusedError
from sherwood.server.requests import Handover, TableInfo
from sherwood.server.store.schema import handovers
from tests.server.processes import here, looking_into

SOON = 10.0  # seconds


class Place:
    """A server, and its database."""

    def __init__(self, address: str, database: str) -> None:
        self.address, self.database = address, database

    def rows(self) -> list[str]:
        """All that is kept of handovers, as text."""
        with looking_into(self.database) as connection:
            return [str(row) for row in connection.execute(select(handovers))]

    def tries(self) -> list[int]:
        """How often each code was tried."""
        with looking_into(self.database) as connection:
            return list(connection.execute(select(handovers.c.tries)).scalars())

    def age(self, seconds: float) -> None:
        """Let so much time pass for all handovers."""
        with looking_into(self.database) as connection:
            older = handovers.c.expires_at - seconds
            connection.execute(update(handovers).values(expires_at=older))


@contextlib.contextmanager
def place(folder: Path, **settings: object) -> Iterator[Place]:
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    with here(folder, database=database, bot_pace=600.0, **settings) as address:
        yield Place(address, database)


def all_at_once(deeds: Sequence[Callable[[], str | None]]) -> list[str | None]:
    """Do everything at the same moment; what came of each."""
    with ThreadPoolExecutor(len(deeds)) as threads:
        return list(threads.map(lambda deed: deed(), deeds))


def alone(guest: Guest) -> TableInfo:
    """A game of one person with bots."""
    return guest.open_table("nottingham", 4, sit={"name": guest.name}, start=True)


def move(guest: Guest, table: str) -> Handover:
    answer = guest.ask("POST", f"/api/tables/{table}/handover")
    return Handover(**answer)


def look(guest: Guest, **claim: str) -> dict[str, object]:
    answer: dict[str, object] = guest.ask("POST", "/api/handovers/look", claim)
    return answer


def take(guest: Guest, **claim: str) -> dict[str, object]:
    answer: dict[str, object] = guest.ask("POST", "/api/handovers/take", claim)
    return answer


def reason_of(guest: Guest, **claim: str) -> str:
    with pytest.raises(RefusedError) as refused:
        take(guest, **claim)
    return refused.value.reason


def code_of(handover: Handover) -> str:
    assert handover.code is not None
    return handover.code


def wrong(code: str) -> str:
    """The same mark, with other digits."""
    return code[:4] + f"{(int(code[4:]) + 1) % 1_000_000:06}"


def is_mine(guest: Guest, table: str) -> bool:
    return guest.table(table).seats[0].yours
