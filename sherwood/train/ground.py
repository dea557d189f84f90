"""A practice ground: where games are played from which a network learns, or by which it is measured."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from sherwood.bots.network import Network
from sherwood.bots.networks import networked
from sherwood.bots.samples import EVERY_PART, MOST_SEATS, PRACTICE, Brain, Samples, Whole, room_for
from sherwood.games.blank import blank as blank_table
from sherwood.games.dice import key_from_bytes, secret_from_seed
from sherwood.games.options import settle_options
from sherwood.games.record import Tables
from sherwood.play.arena import Numbers, interval

MOST_DECISIONS = 24_000  # that are noted at a time
TYPICAL_INPUTS = 250  # that are not zero, at most, on average
MOST_LUCK = 1 << 40


class Ground:
    """Games of one kind, with as many players and with such options."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, Any],
        weights: Tables,
        layers: Tables,
        rows: Whole,
    ) -> None:
        """The first of the weights are those of the usual bot; -2 in a cast stands for the next ones."""
        self.networked, self.players = networked(game), players
        rules = self.networked.mind.game
        settled = settle_options(rules.OPTIONS, dict(options), players)
        self._blank = blank_table(rules, players, settled)
        self._table = np.zeros(1, rules.TABLE)
        self._weights, self._layers, self._rows = weights, layers, rows
        units = int(layers["wide"][0] + layers["narrow"][0])
        self._pad = self.networked.pad(units)
        self._run = np.zeros(1, PRACTICE)

    def play(
        self,
        nets: Sequence[Network],
        cast: Whole,
        first: int,
        count: int,
        seed: int,
        samples: Samples,
        **how: int,
    ) -> Numbers:
        """Play so many games of a series, each with the next row of the cast; each seat's share.

        Each deal is played as often as there are seats, unless it is said how often (`turns`).
        """
        run, shares = self._run, np.zeros((count, self.players))
        run["first"], run["count"], run["luck"] = (
            first,
            count,
            (seed * MOST_SEATS + first) % MOST_LUCK,
        )
        run["samples"] = run["inputs"] = run["choices"] = 0
        run["parts"], run["greedy"], run["noting"] = EVERY_PART, 0, 0
        run["turns"] = self.players
        for name, number in how.items():
            run[name] = number
        brain = Brain(np.stack(nets), self._layers, self._rows)
        key = key_from_bytes(secret_from_seed(seed))
        self.networked.kernels.practise(
            run,
            self._table,
            self._blank,
            key,
            cast,
            self._weights,
            brain,
            self._pad,
            samples,
            shares,
        )
        return shares

    @property
    def noted(self) -> int:
        """How many decisions were noted in the last run."""
        return int(self._run["samples"][0])


def one_among(players: int, others: int) -> Whole:
    """The cast of one network, on every seat in turn, among others."""
    cast = np.full((players, players), others, np.int64)
    np.fill_diagonal(cast, 0)
    return cast


def share_of_hero(shares: Numbers, players: int) -> tuple[float, float]:
    """What the one has won, each deal from every seat, and the interval around it, 95 percent."""
    games = np.arange(len(shares))
    won = shares[games, games % players].reshape(-1, players).mean(axis=1)
    return float(won.mean()), interval(won)


def varying(samples: Samples, count: int, inputs: int) -> Whole:
    """For every number of a table its row among those that vary; below 0 where one never does."""
    least, most = ranges(samples, count, inputs)
    return rows_for(most > least)


def ranges(samples: Samples, count: int, inputs: int) -> tuple[Numbers, Numbers]:
    """The least and the most that every number of a table was in so many decisions."""
    total = int(samples.decisions["inputs"][:count].sum())
    rows, amounts = samples.rows[:total], samples.amounts[:total]
    is_sometimes_zero = np.bincount(rows, minlength=inputs) < count
    least = np.where(is_sometimes_zero, 0.0, np.inf)
    most = np.where(is_sometimes_zero, 0.0, -np.inf)
    np.minimum.at(least, rows, amounts)
    np.maximum.at(most, rows, amounts)
    return least, most


def rows_for(used: npt.NDArray[np.bool_]) -> Whole:
    """The rows of the numbers that are used, in order; below 0 for the others."""
    found = np.full(len(used), -1, np.int64)
    found[used] = np.arange(int(used.sum()))
    return found


def new_samples() -> Samples:
    """Room for what is noted at a time."""
    return room_for(MOST_DECISIONS, MOST_DECISIONS * TYPICAL_INPUTS)
