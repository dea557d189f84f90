"""Whoever chooses at a table: a person, a bot, a network."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from sherwood.games.record import Tables


class Agent(Protocol):
    """Whatever chooses for a seat. An agent sees a hidden table, the own seat and what is legal."""

    def choose(self, hidden: Tables, seat: int, legal: Sequence[int]) -> int:
        """One of the legal actions."""
        ...


@runtime_checkable
class Thinker(Agent, Protocol):
    """An agent that takes time, and answers as soon as it is sure.

    When that is depends on its cards. So whoever seats it with people asks it for all steps of a
    move by one moment, shows none of them before, and lets it linger until then: on a machine with
    one core, others notice when the processor is free.
    """

    seconds: float  # for a move

    def choose_by(self, end: float, hidden: Tables, seat: int, legal: Sequence[int]) -> int:
        """One of the legal actions, by a moment of `time.perf_counter`."""
        ...

    def linger(self, end: float, hidden: Tables, seat: int) -> None:
        """Go on with the same kind of work until that moment, to no purpose."""
        ...
