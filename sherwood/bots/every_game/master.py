"""Plays by a network that has learned the game by playing it; told how long, it thinks ahead, too.

Then the network's choice comes first, and is left only when another one was clearly better in guessed
worlds, in which the network plays on for its own seat.
"""

from sherwood.bots.guided import GuidedSearch
from sherwood.bots.ponder import Pondering
from sherwood.bots.scholar import Scholar
from sherwood.bots.search import Search
from sherwood.games.record import Tables


class Bot(Pondering):
    """Chooses at once, unless it is told how long to think."""

    learned = True  # it needs a network that has learned the game
    seconds = 0.0
    _scholar: Scholar | None = None

    @property
    def _searches(self) -> bool:
        return self.seconds > 0.0 or self._worlds is not None

    def _settled(self, game: str, hidden: Tables, seat: int) -> int | None:
        scholar = self._scholar = self._scholar or Scholar(game, self._seed)
        if not self._searches or scholar.is_busy(hidden, seat):
            return scholar.choose(hidden, seat)
        return None

    def _searching(self, game: str, hidden: Tables, seat: int) -> Search:
        """Its own search leaves what it has begun as it is."""
        return GuidedSearch(Scholar(game, self._seed), game, hidden, seat, self._seed)

    def _begin(self, seat: int, course: int) -> None:
        if self._scholar is not None:
            self._scholar.begin(seat, course)

    def linger(self, end: float, hidden: Tables, seat: int) -> None:
        """Nothing where it chooses at once."""
        if self._searches:
            super().linger(end, hidden, seat)
