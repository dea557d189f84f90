"""Plays by a network that has learned the game by playing it; told how long, it thinks ahead, too.

Then the network's choice comes first, and is left only when another one was clearly better in guessed
worlds, in which the network plays on for its own seat.
"""

import time
from collections.abc import Sequence

from sherwood.bots.every_game.sharp import game_of
from sherwood.bots.guided import GuidedSearch
from sherwood.bots.scholar import Scholar
from sherwood.bots.search import Clock, Thought
from sherwood.games.record import Tables


class Bot:
    """Chooses at once, or searches for a given time or through a given number of worlds."""

    thinks = True
    learned = True  # it needs a network that has learned the game
    seconds = 0.0  # for a move, unless it is told otherwise
    clock: Clock = staticmethod(time.perf_counter)

    def __init__(self, seed: int, seconds: float | None = None, worlds: int | None = None) -> None:
        self._seed, self._worlds = seed, worlds
        if seconds is not None:
            self.seconds = seconds
        self._scholar: Scholar | None = None
        self._search: GuidedSearch | None = None

    @property
    def thoughts(self) -> list[Thought]:
        """What it thought of all options at its last choice, if it searched."""
        return [] if self._search is None else self._search.thoughts()

    @property
    def _searches(self) -> bool:
        return self.seconds > 0.0 or self._worlds is not None

    def choose(self, hidden: Tables, seat: int, legal: Sequence[int]) -> int:
        """The network's choice, or the best candidate found."""
        return self.choose_by(self.clock() + self.seconds, hidden, seat, legal)

    def choose_by(self, end: float, hidden: Tables, seat: int, legal: Sequence[int]) -> int:
        """The best candidate found until then; or the next step of what it has begun."""
        self._search = None
        if len(legal) == 1:
            return legal[0]
        game = game_of(hidden)
        scholar = self._scholar = self._scholar or Scholar(game, self._seed)
        if not self._searches or scholar.is_busy(hidden, seat):
            return scholar.choose(hidden, seat)
        self._search = search = GuidedSearch(scholar, game, hidden, seat, self._seed)
        if self._worlds is None:
            search.until(end, self.clock)
        else:
            search.through(self._worlds)
        action, course = search.best()
        scholar.begin(seat, course)
        return action

    def linger(self, end: float, hidden: Tables, seat: int) -> None:
        """Play out as many games as fit in the time that is left, as if there were a choice."""
        if self._searches:
            game = game_of(hidden)
            scholar = Scholar(game, self._seed)
            GuidedSearch(scholar, game, hidden, seat, self._seed).linger(end, self.clock)
