"""Thinks ahead: tries its best candidates in guessed worlds, with steady bots playing them out.

It leaves the choice of a steady bot only when another one was clearly better there; so without time
to think it is a steady bot. What takes several steps, such as loading a bag, it thinks about once.
"""

import time
from collections.abc import Sequence

from sherwood.bots.minds import mind_of
from sherwood.bots.rollouts import OWN_JUDGEMENT
from sherwood.bots.search import Clock, Search, Thought
from sherwood.games.record import Tables
from sherwood.play.warm import ready


class Bot:
    """Searches for a given time, or through a given number of worlds, which can be repeated.

    It answers as soon as it is sure. How long that takes tells of its cards; so at a table with
    people it lingers, and its answer is kept, until all the time is over (see
    `sherwood.play.agent.Thinker`).
    """

    thinks = True
    seconds = 1.0  # for a move, unless it is told otherwise
    clock: Clock = staticmethod(time.perf_counter)

    def __init__(self, seed: int, seconds: float | None = None, worlds: int | None = None) -> None:
        self._seed, self._worlds = seed, worlds
        if seconds is not None:
            self.seconds = seconds
        self._course = OWN_JUDGEMENT  # of a plan that takes several steps, until it is done
        self._search: Search | None = None

    @property
    def thoughts(self) -> list[Thought]:
        """What it thought of at its last decision; nothing where there was nothing to think about."""
        return [] if self._search is None else self._search.thoughts()

    def choose(self, hidden: Tables, seat: int, legal: Sequence[int]) -> int:
        """The best candidate found."""
        return self.choose_by(self.clock() + self.seconds, hidden, seat, legal)

    def choose_by(self, end: float, hidden: Tables, seat: int, legal: Sequence[int]) -> int:
        """The best candidate found until then; or the next step of its plan."""
        self._search = None
        if len(legal) == 1:
            return legal[0]
        game = game_of(hidden)
        if self._course != OWN_JUDGEMENT and is_under_way(game, hidden, seat):
            return follow(game, hidden, seat, self._course)
        self._search = search = Search(game, hidden, seat, self._seed)
        if self._worlds is None:
            search.until(end, self.clock)
        else:
            search.through(self._worlds)
        action, self._course = search.best()
        return action

    def linger(self, end: float, hidden: Tables, seat: int) -> None:
        """Play out as many games as fit in the time that is left, as if there were a choice."""
        Search(game_of(hidden), hidden, seat, self._seed).linger(end, self.clock)


def is_under_way(game: str, hidden: Tables, seat: int) -> bool:
    """Whether a seat has begun something of several steps and not finished it."""
    mind = mind_of(game)
    space = mind.workspace()
    space.load(hidden)
    begun: bool = mind.kernels.is_under_way(space.table, seat)
    return begun


def follow(game: str, hidden: Tables, seat: int, course: int) -> int:
    """The next step of a steady bot that has set its course."""
    mind = mind_of(game)
    space = mind.workspace()
    space.load(hidden)
    weights = mind.weights(mind.mind.STEADY)
    step: int = mind.kernels.choose(
        space.table, space.sight, seat, weights, course, 0, space.scratch
    )
    return step


def game_of(hidden: Tables) -> str:
    """The game whose table this is."""
    from sherwood.games.game import names

    for name in names():
        if hidden.dtype == ready(name).game.TABLE:
            return name
    raise ValueError("this is the table of no game that the bot knows")
