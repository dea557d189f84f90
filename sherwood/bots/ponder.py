"""Pondering: what all bots have in common that think about a move for as long as they are told."""

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence

from sherwood.bots.search import Clock, Search, Thought
from sherwood.games.record import Tables
from sherwood.play.warm import ready


class Pondering(ABC):
    """Searches for a given time, or through a given number of worlds, which can be repeated.

    It answers as soon as it is sure. How long that takes tells of its cards; so at a table with
    people it lingers, and its answer is kept, until all the time is over (see
    `sherwood.play.agent.Thinker`). What takes several steps it thinks about once.
    """

    thinks = True
    seconds: float  # for a move, unless it is told otherwise
    clock: Clock = staticmethod(time.perf_counter)

    def __init__(self, seed: int, seconds: float | None = None, worlds: int | None = None) -> None:
        self._seed, self._worlds = seed, worlds
        if seconds is not None:
            self.seconds = seconds
        self._search: Search | None = None

    @property
    def thoughts(self) -> list[Thought]:
        """What it thought of at its last decision; nothing where there was nothing to think about."""
        return [] if self._search is None else self._search.thoughts()

    def choose(self, hidden: Tables, seat: int, legal: Sequence[int]) -> int:
        """The best candidate found."""
        return self.choose_by(self.clock() + self.seconds, hidden, seat, legal)

    def choose_by(self, end: float, hidden: Tables, seat: int, legal: Sequence[int]) -> int:
        """The best candidate found until then; or what needs no search."""
        self._search = None
        if len(legal) == 1:
            return legal[0]
        game = game_of(hidden)
        settled = self._settled(game, hidden, seat)
        if settled is not None:
            return settled
        self._search = search = self._searching(game, hidden, seat)
        if self._worlds is None:
            search.until(end, self.clock)
        else:
            search.through(self._worlds)
        action, course = search.best()
        self._begin(seat, course)
        return action

    def linger(self, end: float, hidden: Tables, seat: int) -> None:
        """Play out as many games as fit in the time that is left, as if there were a choice."""
        self._searching(game_of(hidden), hidden, seat).linger(end, self.clock)

    @abstractmethod
    def _settled(self, game: str, hidden: Tables, seat: int) -> int | None:
        """An action that needs no search, such as the next step of a plan; or None."""

    @abstractmethod
    def _searching(self, game: str, hidden: Tables, seat: int) -> Search:
        """A search for the best choice."""

    @abstractmethod
    def _begin(self, seat: int, course: int) -> None:
        """Note the plan of which the choice was the first step."""


def game_of(hidden: Tables) -> str:
    """The game whose table this is."""
    from sherwood.games.game import names

    for name in names():
        if hidden.dtype == ready(name).game.TABLE:
            return name
    raise ValueError("this is the table of no game that the bot knows")
