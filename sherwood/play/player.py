"""Whoever chooses at a table: a person, a bot, a network."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from sherwood.games.record import Tables


class Player(Protocol):
    """Someone who is asked. A player sees a hidden table, the own seat and what is legal."""

    def choose(self, hidden: Tables, seat: int, legal: Sequence[int]) -> int:
        """One of the legal actions."""
        ...


@runtime_checkable
class Thinker(Player, Protocol):
    """A player who takes time, and answers as soon as it is sure.

    When that is depends on its cards. So whoever seats it with people asks it for all steps of a
    move by one moment, and shows none of them before.
    """

    seconds: float  # for a move

    def choose_by(self, end: float, hidden: Tables, seat: int, legal: Sequence[int]) -> int:
        """One of the legal actions, by a moment of `time.perf_counter`."""
        ...
