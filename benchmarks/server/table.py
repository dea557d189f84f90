"""One table while people play at it: whether they do, and how long a move takes to be seen.

The delay of a move ends when all four have seen something new. Where somebody else moves before that,
as after a move that only its maker sees, or where they rest meanwhile, there is no delay to speak of.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from benchmarks.server.person import PEOPLE


@dataclass(eq=False)
class Table:
    """One table: when the last move was sent, and who has seen it."""

    delays: list[float]  # of the whole crowd
    ended: Callable[[], None] = lambda: None  # is called when the game is over
    playing: bool = False
    over: bool = False
    _sent_at: float = 0.0
    _seen_by: set[int] = field(default_factory=set)

    def play(self) -> None:
        """They may act from now on; what was sent before is forgotten."""
        self.playing, self._sent_at = True, 0.0

    def rest(self) -> None:
        """Nobody acts from now on."""
        self.playing = False

    def send(self) -> None:
        """Note that a move is on its way."""
        self._sent_at = time.perf_counter()
        self._seen_by.clear()

    def see(self, seat: int) -> None:
        """Somebody has a new view."""
        self._seen_by.add(seat)
        if self._sent_at and len(self._seen_by) == PEOPLE:
            self.delays.append(time.perf_counter() - self._sent_at)
            self._sent_at = 0.0

    def end(self) -> None:
        """Somebody sees that the game is over."""
        if not self.over:
            self.over = True
            self.ended()
