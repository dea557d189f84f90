"""How fast games are played: several rounds on one core, the best and the median of them."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from time import perf_counter

ROUNDS = 3
# The trial that finds out how many games fill a round takes about this share of a round.
TRIAL_SHARE = 1 / 8

# Plays one game for every seed and returns the decisions made, or, where counting would slow
# the play down, a function that counts them after the clock has stopped.
Play = Callable[[range], int | Callable[[], int]]


@dataclass(frozen=True)
class Round:
    """Games played one after the other, with one look at the clock before and one after."""

    games: int
    decisions: int
    seconds: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


@dataclass(frozen=True)
class Speed:
    """What was measured of one game; other processes only ever slow a round down."""

    name: str
    library: str
    version: str
    language: str  # of the loop that plays: "Python", "C++"
    players: int
    rounds: tuple[Round, ...]

    @property
    def games(self) -> int:
        return sum(each.games for each in self.rounds)

    @property
    def decisions(self) -> int:
        return sum(each.decisions for each in self.rounds)

    @property
    def seconds(self) -> float:
        return sum(each.seconds for each in self.rounds)

    @property
    def decisions_per_second(self) -> float:
        """The median round."""
        return median(each.decisions_per_second for each in self.rounds)

    @property
    def best_decisions_per_second(self) -> float:
        return max(each.decisions_per_second for each in self.rounds)

    def as_record(self) -> dict[str, str | int | float]:
        """The same for machines, flat."""
        return {
            "name": self.name,
            "library": self.library,
            "version": self.version,
            "language": self.language,
            "players": self.players,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "decisions_per_second": self.decisions_per_second,
            "best_decisions_per_second": self.best_decisions_per_second,
        }


@dataclass(frozen=True)
class Missing:
    """A game that could not be measured, and why."""

    name: str
    library: str
    language: str
    reason: str

    def as_record(self) -> dict[str, str]:
        return {
            "name": self.name,
            "library": self.library,
            "language": self.language,
            "missing": self.reason,
        }


@contextmanager
def one_core() -> Iterator[None]:
    """Keep this thread, and those it starts, on a single core where the system allows it."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def timed_rounds(play: Play, seconds: float, rounds: int = ROUNDS) -> tuple[Round, ...]:
    """Play rounds of equally many games that together take about the given time.

    Every round has seeds of its own. A trial before the first round warms up and is not counted.
    """
    games = games_that_fill(play, seconds / rounds)
    return tuple(timed_round(play, range(games * n, games * (n + 1))) for n in range(rounds))


def timed_round(play: Play, seeds: range) -> Round:
    """Time one game per seed; what play leaves to be counted is counted off the clock."""
    start = perf_counter()
    decisions = play(seeds)
    seconds = perf_counter() - start
    return Round(len(seeds), decisions() if callable(decisions) else decisions, seconds)


def games_that_fill(play: Play, seconds: float) -> int:
    """How many games take about this long: double a trial until it is long enough to tell."""
    play(range(1))  # the first game loads and compiles
    games = 1
    while (taken := trial_seconds(play, games)) < seconds * TRIAL_SHARE:
        games *= 2
    return max(1, round(games * seconds / taken))


def trial_seconds(play: Play, games: int) -> float:
    """How long so many games take."""
    start = perf_counter()
    play(range(games))
    return perf_counter() - start
