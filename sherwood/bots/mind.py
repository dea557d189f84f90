"""How the bots of one game think: what the package `mind` in its folder has.

All of it is compiled rules, so that the arena and the search play at full speed.
"""

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np

from sherwood.games.record import Grid
from sherwood.play.arena import Rate

NamedWeights = Mapping[str, Any]
"""Weights by their names, as a character is written down."""


class Mind(Protocol):
    """A game's own part of its compiled bots. A package is a mind.

    The table is hidden from the seat, or guessed by it. The weights say what one bot judges
    differently from another, and no rule ever writes to them. All that is worked out for one
    decision goes into the scratch, the plan that is being followed included.
    """

    WEIGHTS: np.dtype[np.void]
    """Of a record with `careless` and `noise` among its weights."""

    SCRATCH: np.dtype[np.void]
    """Of a record with rows of `actions`, `worths` and `courses`, and with `luck`, `points`,
    `planner`, `subject` and `course`, which the kernels use."""

    BELIEFS: np.dtype[np.void] | None
    """Of a record of real numbers: what is judged of another seat. None: nothing is."""

    STEADY: NamedWeights  # of the usual bot, with which rollouts are played
    WATCHED: tuple[str, ...]  # what the arena counts of every seat
    RATES: tuple[Rate, ...]  # what its report works out from these counts

    @staticmethod
    def consider(table: Any, seat: int, weights: Any, scratch: Any) -> int:
        """Note every legal action and its worth; how many there are."""
        ...

    @staticmethod
    def candidates(table: Any, seat: int, weights: Any, scratch: Any) -> int:
        """Note what is worth thinking about, its worth and its course; how many there are."""
        ...

    @staticmethod
    def subject_of(table: Any) -> int:
        """What can be planned as a whole now, by number; 0 where nothing can."""
        ...

    @staticmethod
    def is_under_way(table: Any, seat: int) -> bool:
        """Whether a seat has done some of its steps in that, and not all."""
        ...

    @staticmethod
    def believe(table: Any, seat: int, weights: Any, scratch: Any) -> None:
        """Correct a guessed world by what the others did."""
        ...

    @staticmethod
    def judge(table: Any, seat: int, other: int, weights: Any, beliefs: Any) -> bool:
        """Note what the seat makes of another; whether there is anything to judge.

        It is there where there are BELIEFS, and only for finished games that are looked at again.
        """
        ...

    @staticmethod
    def watch(table: Any, seat: int, action: int, counts: Grid) -> None:
        """Count an action that is about to be done."""
        ...
