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
        self._thought: asyncio.Handle | None = None
        person.sights.watch(self._see)

    def _see(self, sight: Sight) -> None:
        """Something has come."""
        self._sight = sight
        if sight.version > self._seen:
            self._seen = sight.version
            self._table.see(self._seat)
        if sight.over:
            self._table.end()
        self.think()

    def think(self) -> None:
        """About the newest view, and then act, if people play and there is something to choose."""
        self.rest()
        if self._table.playing and self._sight.choices and self._sight.version > self._acted:
            loop, pause = asyncio.get_running_loop(), self._pace.pause()
            self._thought = (
                loop.call_later(pause, self._decide) if pause else loop.call_soon(self._decide)
            )

    def rest(self) -> None:
        """Think no more."""
        if self._thought is not None:
            self._thought.cancel()
            self._thought = None

    def _decide(self) -> None:
        sight = self._sight
        self._acted = sight.version
        self._table.send()
        self._person.choose(sight, self._pace.luck.choice(sight.choices))
