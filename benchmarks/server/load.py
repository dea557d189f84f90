"""Tables full of people who play: the same for every server.

Whoever is to act chooses at random, at once or after a while. A move counts when it was accepted. Its
delay ends when all four at the table have seen something new; where somebody else moves before that,
as after a move that only its maker sees, there is no delay to speak of.
"""

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any, Protocol

from benchmarks.server.process import Process

PEOPLE = 4
WARM_UP = 2.0  # seconds before counting begins
GLANCE = 0.5  # seconds
CALM = 0.05  # of the processor's time


@dataclass(frozen=True)
class Sight:
    """What a person sees: which state of the table it is, and what can be chosen."""

    version: int
    choices: Sequence[Any]
    over: bool = False


class Person(Protocol):
    """Somebody at a table, connected."""

    moves: int  # that were accepted

    async def look(self) -> Sight:
        """The next view that comes."""

    async def choose(self, sight: Sight, choice: Any) -> None:
        """Do something."""

    async def close(self) -> None:
        """Go."""


class Server(Protocol):
    """A server in a process of its own."""

    name: str
    process: Process

    def kilobytes(self) -> float:
        """In memory now."""

    def open_table(self) -> str:
        """A table whose game has begun, with nobody connected."""

    async def sit(self, table: str, seat: int) -> Person:
        """Connect."""


@dataclass
class Load:
    """What is being measured."""

    rate: float
    luck: random.Random
    going: bool = True
    delays: list[float] = field(default_factory=list)


@dataclass
class Table:
    """One table: when the last move was sent, and who has seen it."""

    load: Load
    sent_at: float = 0.0
    seen_by: set[int] = field(default_factory=set)

    def send(self) -> None:
        """Somebody moves."""
        self.sent_at = time.perf_counter()
        self.seen_by.clear()

    def see(self, seat: int) -> None:
        """Somebody has a new view."""
        self.seen_by.add(seat)
        if self.sent_at and len(self.seen_by) == PEOPLE:
            self.load.delays.append(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0


@dataclass(frozen=True)
class Figures:
    """What was measured."""

    tables: int
    moves: int
    seconds: float
    processor_seconds: float
    delays: list[float]  # sorted
    kilobytes: float  # that came with the people

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def milliseconds_per_move(self) -> float:
        """Of the server's processor."""
        return 1000 * self.processor_seconds / max(self.moves, 1)

    def delay(self, share: float) -> float:
        """Milliseconds from a move until all have seen it, for this share of the moves."""
        return 1000 * self.delays[int(len(self.delays) * share)] if self.delays else 0.0


def pooled(rounds: Sequence[Figures]) -> Figures:
    """Several measurements of the same thing as one; what was taken of memory is that of the first."""
    first = rounds[0]
    return Figures(
        first.tables,
        sum(one.moves for one in rounds),
        sum(one.seconds for one in rounds),
        sum(one.processor_seconds for one in rounds),
        sorted(delay for one in rounds for delay in one.delays),
        first.kilobytes,
    )


class Guest:
    """One person, who sees whatever comes also while thinking."""

    def __init__(self, person: Person, seat: int, table: Table) -> None:
        self._person, self._seat = person, seat
        self._table, self._load = table, table.load
        self._seen = self._acted = 0
        self._thought: asyncio.TimerHandle | None = None
        self._acting: set[asyncio.Task[None]] = set()

    async def play(self) -> None:
        """Until it is over."""
        while self._load.going:
            sight = await self._person.look()
            if sight.version > self._seen:
                self._seen = sight.version
                self._table.see(self._seat)
            if self._thought is not None:
                self._thought.cancel()  # there is something new to think about
            if sight.over:
                return
            if sight.choices and sight.version > self._acted:
                await self._think(sight)

    async def _think(self, sight: Sight) -> None:
        if not self._load.rate:
            await self._act(sight)
            return
        pause = self._load.luck.expovariate(self._load.rate)
        self._thought = asyncio.get_running_loop().call_later(pause, self._decide, sight)

    def _decide(self, sight: Sight) -> None:
        if self._load.going:
            task = asyncio.create_task(self._act(sight))
            self._acting.add(task)
            task.add_done_callback(self._acting.discard)

    async def _act(self, sight: Sight) -> None:
        self._acted = sight.version
        self._table.send()
        await self._person.choose(sight, self._load.luck.choice(sight.choices))


async def measure(server: Server, tables: Sequence[str], rate: float, seconds: float) -> Figures:
    """Fill some tables, let them play, and count; a rate of 0 is as fast as they can."""
    load = Load(rate, random.Random(1))
    before = server.kilobytes()
    async with AsyncExitStack() as leaving:
        people: list[tuple[Person, int, Table]] = []
        for name in tables:
            table = Table(load)
            for seat in range(PEOPLE):
                person = await server.sit(name, seat)
                leaving.push_async_callback(person.close)
                people.append((person, seat, table))
        await settle(server.process)
        playing = [asyncio.create_task(Guest(*one).play()) for one in people]
        await asyncio.sleep(WARM_UP)
        load.delays.clear()
        started, used, moves = time.perf_counter(), server.process.seconds, moves_of(people)
        await asyncio.sleep(seconds)
        took, used = time.perf_counter() - started, server.process.seconds - used
        moves = moves_of(people) - moves
        delays = sorted(load.delays)
        kilobytes = server.kilobytes() - before
        load.going = False
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    return Figures(len(tables), moves, took, used, delays, kilobytes)


async def settle(process: Process) -> None:
    """Until nothing is left to do about those who came."""
    while True:
        before = process.seconds
        await asyncio.sleep(GLANCE)
        if process.seconds - before < CALM * GLANCE:
            return


def moves_of(people: list[tuple[Person, int, Table]]) -> int:
    """How many were accepted so far."""
    return sum(person.moves for person, _, _ in people)
