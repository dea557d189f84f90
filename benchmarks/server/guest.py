"""One person at a table: sees whatever comes, thinks, and chooses at random."""

import asyncio
import random
from dataclasses import dataclass, field

from benchmarks.server.person import Person, Sight
from benchmarks.server.table import Table


@dataclass
class Pace:
    """How fast people act; a rate of 0 is as fast as they can."""

    rate: float  # of each, a second
    luck: random.Random = field(default_factory=lambda: random.Random(1))

    def pause(self) -> float:
        """Seconds to think."""
        return self.luck.expovariate(self.rate) if self.rate else 0.0


class Guest:
    """One person, who sees whatever comes also while thinking or resting."""

    def __init__(self, person: Person, seat: int, table: Table, pace: Pace) -> None:
        self._person, self._seat = person, seat
        self._table, self._pace = table, pace
        self._sight = Sight(0, ())
        self._seen = self._acted = 0
        self._thought: asyncio.TimerHandle | None = None
        self._acting: set[asyncio.Task[None]] = set()

    async def watch(self) -> None:
        """Until it is over."""
        while not self._sight.over:
            self._sight = await self._person.look()
            if self._sight.version > self._seen:
                self._seen = self._sight.version
                self._table.see(self._seat)
            self.think()
        self._table.end()

    def think(self) -> None:
        """About the newest view, and then act, if people play and there is something to choose."""
        self.rest()
        if self._table.playing and self._sight.choices and self._sight.version > self._acted:
            loop = asyncio.get_running_loop()
            self._thought = loop.call_later(self._pace.pause(), self._decide)

    def rest(self) -> None:
        """Think no more."""
        if self._thought is not None:
            self._thought.cancel()
            self._thought = None

    def _decide(self) -> None:
        self._acted = self._sight.version
        task = asyncio.create_task(self._act(self._sight))
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)

    async def _act(self, sight: Sight) -> None:
        self._table.send()
        await self._person.choose(sight, self._pace.luck.choice(sight.choices))
