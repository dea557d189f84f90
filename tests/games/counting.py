"""What the laws need to know of each game: found in the folder of the game's own tests."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from sherwood.games.record import Tables


class Counting(Protocol):
    """A game's `counting.py`."""

    VARIANTS: list[dict[str, Any]]
    """Options with which the laws are tried, the usual ones first."""

    @staticmethod
    def census(table: Tables) -> dict[str, Any]:
        """All cards and coins of a table, wherever they lie: they stay the same through a game."""
        ...


def counting_of(game: str) -> Counting:
    """What counts a game: in the tests of ours, or of a package that lies elsewhere."""
    ours = f"tests.games.{game}"
    found: Any = import_module(
        f"{ours}.counting" if find_spec(ours) else "tests.elsewhere.counting"
    )
    counting: Counting = found
    return counting
