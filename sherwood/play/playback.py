"""A finished game once more, step by step: through anybody's eyes, or with everything open."""

from typing import Any

from sherwood.play.match import Match, laid_open
from sherwood.play.paper import as_view


class Playback:
    """A game that is over, at the moment after some of its actions."""

    def __init__(self, finished: Match) -> None:
        """Begin with the deal. A game that goes on is refused: it has secrets."""
        if not finished.over:
            raise ValueError("a game is replayed with everything open when it is over")
        self._actions = finished.actions
        self._moment = Match(finished.head)

    def __len__(self) -> int:
        """How many moments there are: the deal, and one after each action."""
        return len(self._actions) + 1

    @property
    def at(self) -> int:
        """How many actions were done so far."""
        return len(self._moment.actions)

    def step(self) -> tuple[int, str]:
        """Go on by one action; who did it, and its text."""
        seat, action = self._actions[self.at]
        self._moment.play(seat, action)
        return seat, self._moment.describe(action)

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat or a spectator saw at this moment."""
        return self._moment.view(seat)

    def open_view(self) -> dict[str, Any]:
        """Everything that lay on the table, and everything that happened."""
        return as_view(self._moment.opening, laid_open(self._moment))
