"""Thinking ahead about one decision: options are tried in guessed worlds, with bots playing on.

All options are tried in the same worlds with the same dice. One that is worse beyond doubt, or that
cannot be better by anything that matters, is dropped; equal ones are so dropped at once. The search
ends when one is left, and at the latest when its worlds or its time are used up.
"""

import hashlib
import importlib
import time
from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from sherwood.bots.minds import Room, as_record, mind_of
from sherwood.games.dice import WORDS_IN_KEY, key_from_bytes
from sherwood.games.record import Tables, copied

MOST_OPTIONS = 6  # that are tried
WORTH_A_TRY = 12.0  # points by which an option may seem worse and still be tried
MOST_WORLDS = 1 << 13
FEWEST_WORLDS = 24  # that say anything
CLEARLY = 1.0  # standard errors by which another option must be better than the first
BEYOND_DOUBT = 2.5  # standard errors by which an option is worse and is dropped
NOTHING = 0.003  # of a win: what does not matter
GROWTH = 1.5  # from one comparison to the next, in worlds
LONGEST_BATCH = 0.002  # seconds in which the clock is not looked at
NO_TIME = 1e-6

Clock = Callable[[], float]


class Search:
    """One decision: the options worth trying, and how they did in the worlds so far."""

    def __init__(self, game: str, hidden: Tables, seat: int, seed: int) -> None:
        self._mind, self._seat = mind_of(game), seat
        self._hidden = copied(hidden)
        room = Room(self._mind)
        room.enter(hidden)
        steady = importlib.import_module(f"sherwood.bots.{game}.steady").HABITS
        one = as_record(self._mind, steady)
        self._habits = np.repeat(one, int(hidden["players"][0]))
        sight = hashlib.blake2b(f"{seed} {seat} ".encode() + hidden.tobytes(), digest_size=32)
        self._key = key_from_bytes(sight.digest())
        room.notes["luck"] = int(self._key[0])
        count = self._mind.kernels.ponder(room.table, seat, one, room.notes)
        worths = room.notes["worths"][0, :count]
        order = np.argsort(-worths, kind="stable")[:MOST_OPTIONS]
        tried = [at for at in order if worths[at] >= worths[order[0]] - WORTH_A_TRY]
        self.options = room.notes["actions"][0, tried].astype(np.int64)
        self.resolves = room.notes["resolves"][0, tried].astype(np.int64)
        self.first = (int(self.options[0]), int(self.resolves[0]))  # what a steady bot would do
        self.results: npt.NDArray[np.float64] = np.zeros((0, len(tried)))
        self.worlds = 0  # in which all options that are left were tried
        self.playouts = 0
        self._points = np.zeros(int(hidden["players"][0]), np.int64)
        self._world, self._trial = copied(hidden), copied(hidden)
        self._fresh = np.zeros(WORDS_IN_KEY, np.uint32)
        self._notes = np.zeros(1, self._mind.mind.NOTES)

    def through(self, worlds: int) -> None:
        """Try in so many worlds, or until there is no doubt."""
        for goal in comparisons(min(worlds, MOST_WORLDS)):
            if len(self.options) == 1:
                return
            self._make_room(goal)
            start = self.worlds * len(self.options)
            self._imagine(start, goal * len(self.options) - start)
            self.worlds = goal
            self._drop()

    def until(self, end: float, clock: Clock = time.perf_counter) -> None:
        """Try until the time is up, or until there is no doubt."""
        pace = 0.0
        for goal in comparisons(MOST_WORLDS):
            if len(self.options) == 1:
                return
            self._make_room(goal)
            at, whole = self.worlds * len(self.options), goal * len(self.options)
            while at < whole:
                before = clock()
                left = end - before
                if left <= pace:
                    self.worlds = at // len(self.options)
                    return
                batch = max(1, int(min(LONGEST_BATCH, left / 2) / max(pace, NO_TIME)))
                batch = min(batch if pace else 1, whole - at)
                self._imagine(at, batch)
                pace = max((clock() - before) / batch, NO_TIME)
                at += batch
            self.worlds = goal
            self._drop()

    def _make_room(self, worlds: int) -> None:
        """Room for the results of so many worlds."""
        more = np.zeros((worlds - len(self.results), self.results.shape[1]))
        self.results = np.concatenate([self.results, more])

    def _imagine(self, first: int, count: int) -> None:
        """Play so many games out. This holds no lock of the interpreter."""
        self._mind.kernels.imagine(
            self._hidden, self._world, self._trial, self._seat, self.options, self.resolves,
            self._habits, self._key, self._fresh, first, count, self._notes, self._points, self.results,
        )  # fmt: skip
        self.playouts += count

    def _drop(self) -> None:
        """Go on without the options that are worse beyond doubt, or better by nothing."""
        if self.worlds < FEWEST_WORLDS:
            return
        results = self.results[: self.worlds]
        best = int(np.argmax(results.mean(axis=0)))  # among equals the first
        lead, error = lead_over(results[:, best : best + 1], results)
        left = BEYOND_DOUBT * error - lead > NOTHING
        left[best] = True
        self.options, self.resolves = self.options[left], self.resolves[left]
        self.results = np.ascontiguousarray(self.results[:, left])

    def best(self) -> tuple[int, int]:
        """An action and the resolve behind it: the first, unless another one was clearly better."""
        if self.worlds < FEWEST_WORLDS:
            return self.first
        results = self.results[: self.worlds]
        if (int(self.options[0]), int(self.resolves[0])) == self.first:
            lead, error = lead_over(results, results[:, :1])
            best = int(np.argmax(lead - CLEARLY * error))
        else:
            best = int(np.argmax(results.mean(axis=0)))
        return int(self.options[best]), int(self.resolves[best])


def lead_over(
    ours: npt.NDArray[np.float64], theirs: npt.NDArray[np.float64]
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """By how much one option did better than another in the same worlds, and the standard error."""
    differences = ours - theirs
    worlds = max(len(differences), 1)
    return differences.mean(axis=0), differences.std(axis=0) / np.sqrt(worlds)


def comparisons(most: int) -> list[int]:
    """After how many worlds the options are compared: seldom, or comparing takes the time."""
    goals, goal = [], float(FEWEST_WORLDS)
    while goal < most:
        goals.append(int(goal))
        goal *= GROWTH
    return [*goals, most]
