"""Thinks ahead: tries its best candidates in guessed worlds, with steady bots playing them out.

It leaves the choice of a steady bot only when another one was clearly better there; so without time
to think it is a steady bot. What takes several steps, such as loading a bag, it thinks about once.
"""

from sherwood.bots.minds import mind_of
from sherwood.bots.ponder import Pondering
from sherwood.bots.rollouts import OWN_JUDGEMENT
from sherwood.bots.search import Search
from sherwood.games.record import Tables


class Bot(Pondering):
    """Searches, whatever it has to decide."""

    seconds = 1.0
    _course = OWN_JUDGEMENT  # of a plan that takes several steps, until it is done

    def _settled(self, game: str, hidden: Tables, seat: int) -> int | None:
        if self._course != OWN_JUDGEMENT and is_under_way(game, hidden, seat):
            return follow(game, hidden, seat, self._course)
        return None

    def _searching(self, game: str, hidden: Tables, seat: int) -> Search:
        return Search(game, hidden, seat, self._seed)

    def _begin(self, seat: int, course: int) -> None:  # noqa: ARG002 - it sits at one seat
        self._course = course


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
