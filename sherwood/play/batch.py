"""Many games at once: arrays in, arrays out. A game that ends is dealt anew."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from sherwood.games.blank import blank
from sherwood.games.dice import key_from_bytes, secret_from_seed
from sherwood.games.options import is_whole
from sherwood.games.record import Tables, copied
from sherwood.play.head import Head, settled
from sherwood.play.match import IllegalAction
from sherwood.play.warm import ready


class Batch:
    """Games of one kind, side by side.

    In each of them one seat acts next; where several may act at once, the game says which.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int,
        seed: int | bytes = 0,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        if not is_whole(games) or games < 1:
            raise ValueError(f"a batch needs at least one game, not {games!r}")
        loaded = ready(game)
        head = settled(Head(game, players, dict(options or {}), b""))
        self.game, self._kernels = loaded.game, loaded.kernels
        self.players = players
        self._key = key_from_bytes(secret_from_seed(seed))
        self._blank = blank(self.game, players, head.options)
        self._room = copied(self._blank)
        self._notes = np.zeros(1, self._kernels.NOTES)
        self._notes["luck"] = 1 + int.from_bytes(secret_from_seed(seed)[:7], "little")
        self._tables = np.zeros(games, self.game.TABLE)
        self._dealt: int = self._kernels.deal_all(self._tables, self._blank, self._key)
        self.seats: npt.NDArray[np.int64] = np.zeros(games, np.int64)
        self.over: npt.NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.scores: npt.NDArray[np.int64] = np.zeros((games, players), np.int64)
        self.winners: npt.NDArray[np.int64] = np.zeros(games, np.int64)
        self._kernels.next_seats(self._tables, self.seats)

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def dealt(self) -> int:
        """How many games were dealt so far."""
        return self._dealt

    def legal(self) -> npt.NDArray[np.bool_]:
        """For every game, which actions its seat may choose from."""
        mask = np.zeros((len(self), self.game.ACTIONS), np.bool_)
        self._kernels.masks(self._tables, self.seats, self._notes, mask)
        return mask

    def features(self) -> npt.NDArray[np.float32]:
        """For every game, what its seat sees, as numbers for a network."""
        numbers = np.zeros((len(self), self.game.FEATURES), np.float32)
        self._kernels.features(self._tables, self.seats, self._room, numbers)
        return numbers

    def hidden(self, number: int) -> Tables:
        """One game as its seat knows it."""
        hidden = copied(self._tables[number : number + 1])
        self._kernels.hide(hidden, int(self.seats[number]))
        return hidden

    def random_actions(self) -> npt.NDArray[np.int64]:
        """For every game, a legal action at random."""
        actions = np.zeros(len(self), np.int64)
        self._kernels.random_actions(self._tables, self.seats, self._notes, actions)
        return actions

    def step(self, actions: npt.ArrayLike) -> None:
        """Do one action in every game, by its seat. An illegal one is refused, and then none is done.

        Afterwards `over` says which games ended with it; `scores` and `winners` (a bit for each
        seat) have their results, and the next game has been dealt in their place.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (len(self),) or not np.issubdtype(chosen.dtype, np.integer):
            raise IllegalAction(f"a step needs {len(self)} whole numbers, one for each game")
        chosen = chosen.astype(np.int64)
        wrong = self._kernels.first_illegal(self._tables, self.seats, chosen, self._notes)
        if wrong >= 0:
            raise IllegalAction(
                f"game {wrong}: seat {self.seats[wrong]} cannot do action {chosen[wrong]} now"
            )
        self._kernels.step(self._tables, self.seats, chosen)
        self._deal_again()

    def play_out(self) -> int:
        """Play every game to its end at random, note the results and deal anew; the decisions."""
        decisions: int = self._kernels.play_out(self._tables, self._notes)
        self._deal_again()
        return decisions

    def _deal_again(self) -> None:
        """Note the results of the games that have ended, and deal the next ones."""
        results = (self.over, self.scores, self.winners)
        self._dealt = self._kernels.deal_again(
            self._tables, self._blank, self._key, self._dealt, *results
        )
        self._kernels.next_seats(self._tables, self.seats)
