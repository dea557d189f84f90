"""Somebody at a table of whatever server, and the server: what a crowd needs of them."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from benchmarks.server.process import Process

PEOPLE = 4


class Sight(NamedTuple):
    """What a person sees: which state of the table it is, and what can be chosen."""

    version: int
    choices: Sequence[Any]
    over: bool = False


class Sights:
    """What one person sees, passed on to whoever watches."""

    def __init__(self) -> None:
        self._newest = Sight(0, ())
        self._pass_on: Callable[[Sight], None] = lambda _: None

    def watch(self, see: Callable[[Sight], None]) -> None:
        """From now on, pass on what comes: the newest at once."""
        self._pass_on = see
        see(self._newest)

    def show(self, sight: Sight) -> None:
        """Something has come."""
        self._newest = sight
        self._pass_on(sight)


class Person(Protocol):
    """Somebody at a table, connected."""

    moves: int  # that were accepted
    lost: bool  # whether the server has cut them off

    sights: Sights

    def choose(self, sight: Sight, choice: Any) -> None:
        """Send one of the choices of a view."""

    async def close(self) -> None:
        """Close the connection of this person."""


class Server(Protocol):
    """A server in a process of its own."""

    name: str
    process: Process

    def kilobytes(self) -> float:
        """In memory now."""

    def open_table(self) -> str:
        """A table whose game has begun, with nobody connected."""

    async def sit(self, table: str, seat: int) -> Person:
        """Connect to a seat of a table."""

    async def told_to_a_spectator(self, table: str) -> bytes:
        """Everything that somebody receives who only watches, when they come."""

    def secrets_in(self, told: bytes, table: str) -> list[str]:
        """Which secrets of a game are in what somebody was told."""
