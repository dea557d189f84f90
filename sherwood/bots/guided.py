"""Thinking ahead with a network: it says what to try, what comes first, and how its own seat plays on."""

import numpy as np

from sherwood.bots.rollouts import CANDIDATE
from sherwood.bots.scholar import Scholar
from sherwood.bots.search import MOST_CANDIDATES, Search
from sherwood.games.record import Tables

UNLIKELY = 0.001  # of the likeliest choice: what is less likely is not tried


class GuidedSearch(Search):
    """A search whose candidates are what a network would choose, and in whose worlds it plays on."""

    def __init__(self, scholar: Scholar, game: str, hidden: Tables, seat: int, seed: int) -> None:
        self._scholar, self._hidden = scholar, hidden
        super().__init__(game, hidden, seat, seed)

    def _find_candidates(self, seat: int) -> Tables:
        """What the network would do now, and then what else it likes, the best first."""
        liked = self._scholar.preferences(self._hidden, seat)
        first = self._scholar.choice(self._hidden, seat)
        liked.sort(key=lambda one: (one.action, one.course) != first)  # keeps their order else
        least = UNLIKELY * max(one.chance for one in liked)
        tried = [one for one in liked[:MOST_CANDIDATES] if one.chance >= least]
        found = np.zeros(len(tried), CANDIDATE)
        found["action"] = [one.action for one in tried]
        found["course"] = [one.course for one in tried]
        return found

    def _roll_out(self, first: int, count: int) -> None:
        """Play so many rollouts. This holds no lock of the interpreter."""
        self._run["first"], self._run["count"] = first, count
        self._scholar.roll_out(self._run, self._tables, self.candidates, self.results)
