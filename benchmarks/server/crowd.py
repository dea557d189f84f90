"""All the people at the tables of one server. They come once, and then play for short turns and rest.

So two servers can be measured in turn, second by second, on a machine that is not as quick at one
moment as at another. As many tables as were asked for are in play all the time of a turn: where a game
is over, the people at a table that waits begin. A move counts when it was accepted.
"""

import asyncio
import time
from collections import deque
from collections.abc import Iterable
from types import TracebackType

from benchmarks.server.figures import Figures
from benchmarks.server.guest import Pace
from benchmarks.server.party import Party, sit_down
from benchmarks.server.person import Server
from benchmarks.server.process import Process

WARM_UP = 0.3  # seconds of every turn before counting begins
GLANCE = 0.1  # seconds
CALM = 0.05  # of the processor's time


class Crowd:
    """Everybody at some tables of a server: those given, and then new ones."""

    def __init__(
        self, server: Server, tables: int, rate: float, names: Iterable[str] = (), waiting: int = 1
    ) -> None:
        self._server, self._tables, self._pace = server, tables, Pace(rate)
        self._names = deque(names)
        self._enough = waiting  # tables that wait when a turn begins
        self._parties: list[Party] = []
        self._playing: set[Party] = set()
        self._waiting: deque[Party] = deque()
        self._delays: list[float] = []
        self._short = False

    async def __aenter__(self) -> "Crowd":
        await self.fill()
        await settle(self._server.process)
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _: BaseException | None, _at: TracebackType | None
    ) -> None:
        await asyncio.gather(*(party.leave() for party in self._parties))
        await settle(self._server.process)

    async def fill(self) -> None:
        """Leave the tables where the game is over, and sit down at others."""
        gone = [party for party in self._parties if party.table.over]
        await asyncio.gather(*(party.leave() for party in gone))
        self._playing.difference_update(gone)
        self._parties = [party for party in self._parties if not party.table.over]
        while len(self._parties) < self._tables + self._enough:
            await self._come()
        while len(self._playing) < self._tables:
            self._playing.add(self._waiting.popleft())

    async def turn(self, seconds: float) -> Figures:
        """Play for a while, and count; again, with more tables that wait, if there were too few."""
        while True:
            await self.fill()
            figures = await self.play(seconds)
            if not self._short:
                return figures
            self._enough = max(1, 2 * self._enough)

    async def play(self, seconds: float) -> Figures:
        """Play for a while, though tables may run out."""
        self._short = False
        for party in self._playing:
            party.play()
        await asyncio.sleep(WARM_UP)
        figures = await self._count(seconds)
        for party in self._parties:
            party.rest()
        await settle(self._server.process)
        for party in self._parties:
            party.check()
        return figures

    async def _count(self, seconds: float) -> Figures:
        self._delays.clear()
        process = self._server.process
        started, used, moves = time.perf_counter(), process.seconds, self._moves()
        await asyncio.sleep(seconds)
        took, used = time.perf_counter() - started, process.seconds - used
        return Figures(self._tables, self._moves() - moves, took, used, sorted(self._delays))

    def _moves(self) -> int:
        return sum(party.moves for party in self._parties)

    async def _come(self) -> None:
        opened = self._names.popleft() if self._names else await self._open()
        party = await sit_down(self._server, opened, self._delays, self._pace)
        party.table.ended = lambda: self._replace(party)
        self._parties.append(party)
        self._waiting.append(party)

    async def _open(self) -> str:
        return await asyncio.to_thread(self._server.open_table)  # those who rest stay connected

    def _replace(self, party: Party) -> None:
        """Their game is over, so others begin; those that end while resting are replaced when all are filled."""
        if not party.table.playing:
            return
        self._playing.discard(party)
        if not self._waiting:
            self._short = True
            return
        following = self._waiting.popleft()
        self._playing.add(following)
        following.play()


async def settle(process: Process) -> None:
    """Until nothing is left to do about those who came, moved or went."""
    while True:
        before = process.seconds
        await asyncio.sleep(GLANCE)
        if process.seconds - before < CALM * GLANCE:
            return
