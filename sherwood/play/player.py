"""Whoever chooses at a table: a person, a bot, a network."""

from collections.abc import Sequence
from typing import Protocol

from sherwood.games.record import Tables


class Player(Protocol):
    """Someone who is asked. A player sees a hidden table, the own seat and what is legal."""

    def choose(self, hidden: Tables, seat: int, legal: Sequence[int]) -> int:
        """One of the legal actions."""
        ...
