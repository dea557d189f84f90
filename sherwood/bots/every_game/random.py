"""Any legal action, all equally likely."""

from collections.abc import Sequence

from sherwood.bots.luck import luck
from sherwood.games.record import Tables


class Bot:
    """Plays legally and thinks nothing."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, hidden: Tables, seat: int, legal: Sequence[int]) -> int:
        return luck(self._seed, hidden, seat).choice(legal)
