"""Thinking ahead about one decision: candidates are tried in guessed worlds, with bots playing on.

All candidates are tried in the same worlds with the same dice. One that is worse beyond doubt, or that
cannot be better by anything that matters, is dropped; equal ones are so dropped at once. The search
ends when one is left, and at the latest when its worlds or its time are used up.
"""

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from sherwood.bots.minds import mind_of
from sherwood.bots.rollouts import CANDIDATE, ROLLOUTS, TABLES
from sherwood.games.dice import key_from_bytes
from sherwood.games.record import Tables

MOST_CANDIDATES = 6  # that are tried
WORTH_A_TRY = 12.0  # points by which a candidate may seem worse and still be tried
MOST_WORLDS = 1 << 13
WORLDS_TO_LINGER = 1 << 8  # at a time
FEWEST_WORLDS = 24  # that say anything
CLEARLY = 1.0  # standard errors by which another candidate must be better than the first
BEYOND_DOUBT = 2.5  # standard errors by which a candidate is worse and is dropped
NOTHING = 0.003  # of a win: what does not matter
GROWTH = 1.5  # from one comparison to the next, in worlds
LONGEST_BATCH = 0.002  # seconds in which the clock is not looked at
NO_TIME = 1e-6

Clock = Callable[[], float]


@dataclass(frozen=True)
class Thought:
    """What a search thought of one candidate."""

    action: int
    course: int  # on which the action is the first step, or OWN_JUDGEMENT
    value: float | None  # the mean share of the win, and a little for the lead; None: never tried
    error: float | None  # the standard error of that
    worlds: int  # in which it was tried
    dropped: bool  # whether it was given up before the end
    chosen: bool = False
    steps: tuple[int, ...] = ()  # all actions of the course, where somebody has worked them out


class Search:
    """One decision: the candidates worth trying, and how they did in the worlds so far."""

    def __init__(self, game: str, hidden: Tables, seat: int, seed: int) -> None:
        self._mind = mind_of(game)
        self._weights = self._mind.weights(self._mind.mind.STEADY)
        self._tables = np.repeat(hidden, TABLES)
        self._scratch = np.zeros(1, self._mind.mind.SCRATCH)
        sight = hashlib.sha256(f"{seed} {seat} ".encode() + hidden.tobytes())  # as in a page, too
        self._run = np.zeros(1, ROLLOUTS)
        self._run["key"], self._run["seat"] = key_from_bytes(sight.digest()), seat
        self.candidates = self._find_candidates(seat)
        self.first = as_pair(self.candidates[0])  # what a steady bot would do
        self.results: npt.NDArray[np.float64] = np.zeros((0, len(self.candidates)))
        self.worlds = 0  # in which all candidates that are left were tried
        self._dropped: list[Thought] = []  # the last one first
        self._pace = 0.0  # seconds that a rollout took

    def _find_candidates(self, seat: int) -> Tables:
        """What seems best to a steady bot, the best first."""
        space = self._mind.workspace()
        space.load(self._tables[:1])
        space.scratch["luck"] = int(self._run["key"][0, 0])
        count = self._mind.kernels.candidates(space.table, seat, self._weights, space.scratch)
        worths = space.scratch["worths"][0, :count]
        order = np.argsort(-worths, kind="stable")[:MOST_CANDIDATES]
        tried = [at for at in order if worths[at] >= worths[order[0]] - WORTH_A_TRY]
        found = np.zeros(len(tried), CANDIDATE)
        found["action"] = space.scratch["actions"][0, tried]
        found["course"] = space.scratch["courses"][0, tried]
        return found

    def through(self, worlds: int) -> None:
        """Try in so many worlds, or until there is no doubt."""
        for goal in comparisons(min(worlds, MOST_WORLDS)):
            if len(self.candidates) == 1:
                return
            self._make_room(goal)
            start = self.worlds * len(self.candidates)
            self._roll_out(start, goal * len(self.candidates) - start)
            self.worlds = goal
            self._drop()

    def until(self, end: float, clock: Clock = time.perf_counter) -> None:
        """Try until the time is up, or until there is no doubt."""
        for goal in comparisons(MOST_WORLDS):
            if len(self.candidates) == 1 or not self._reach(goal, end, clock):
                return
            self._drop()

    def linger(self, end: float, clock: Clock = time.perf_counter) -> None:
        """Go on in the same way until the time is up, and forget it all."""
        self.worlds = 0
        while self._reach(WORLDS_TO_LINGER, end, clock):
            self.worlds = 0

    def _reach(self, goal: int, end: float, clock: Clock) -> bool:
        """Try in so many worlds in all; whether there was time for it."""
        self._make_room(goal)
        at, whole = self.worlds * len(self.candidates), goal * len(self.candidates)
        while at < whole:
            before = clock()
            left = end - before
            if left <= self._pace:
                self.worlds = at // len(self.candidates)
                return False
            batch = max(1, int(min(LONGEST_BATCH, left / 2) / max(self._pace, NO_TIME)))
            batch = min(batch if self._pace else 1, whole - at)
            self._roll_out(at, batch)
            self._pace = max((clock() - before) / batch, NO_TIME)
            at += batch
        self.worlds = goal
        return True

    def _make_room(self, worlds: int) -> None:
        """Room for the results of so many worlds."""
        more = np.zeros((max(worlds - len(self.results), 0), self.results.shape[1]))
        self.results = np.concatenate([self.results, more])

    def _roll_out(self, first: int, count: int) -> None:
        """Play so many rollouts. This holds no lock of the interpreter."""
        self._run["first"], self._run["count"] = first, count
        self._mind.kernels.roll_out(
            self._run, self._tables, self.candidates, self._weights, self._scratch, self.results
        )

    def _drop(self) -> None:
        """Go on without the candidates that are worse beyond doubt, or better by nothing."""
        if self.worlds < FEWEST_WORLDS:
            return
        results = self.results[: self.worlds]
        best = int(np.argmax(results.mean(axis=0)))  # among equals the first
        lead, error = lead_over(results[:, best : best + 1], results)
        left = BEYOND_DOUBT * error - lead > NOTHING
        left[best] = True
        given_up = self._weighed(np.flatnonzero(~left), dropped=True)
        self._dropped = given_up + self._dropped
        self.candidates = self.candidates[left]
        self.results = np.ascontiguousarray(self.results[:, left])

    def best(self) -> tuple[int, int]:
        """An action and its course: the first, unless another one was clearly better."""
        if self.worlds < FEWEST_WORLDS:
            return self.first
        results = self.results[: self.worlds]
        if as_pair(self.candidates[0]) == self.first:
            lead, error = lead_over(results, results[:, :1])
            best = int(np.argmax(lead - CLEARLY * error))
        else:
            best = int(np.argmax(results.mean(axis=0)))
        return as_pair(self.candidates[best])

    def thoughts(self) -> list[Thought]:
        """All candidates: those that are left, the best value first, then those that were dropped."""
        chosen, everybody = self.best(), np.arange(len(self.candidates))
        all_of_them = self._weighed(everybody, dropped=False) + self._dropped
        return [replace(one, chosen=(one.action, one.course) == chosen) for one in all_of_them]

    def _weighed(self, which: npt.NDArray[np.intp], *, dropped: bool) -> list[Thought]:
        """How some of the candidates did, the best value first."""
        results = self.results[: self.worlds, which]
        if self.worlds == 0:
            return [Thought(*as_pair(self.candidates[at]), None, None, 0, dropped) for at in which]
        values, errors = results.mean(axis=0), results.std(axis=0) / np.sqrt(self.worlds)
        return [
            Thought(
                *as_pair(self.candidates[which[at]]),
                float(values[at]),
                float(errors[at]),
                self.worlds,
                dropped,
            )
            for at in np.argsort(-values, kind="stable")
        ]


def as_pair(candidate: np.void) -> tuple[int, int]:
    """An action and its course."""
    return int(candidate["action"]), int(candidate["course"])


def lead_over(
    ours: npt.NDArray[np.float64], theirs: npt.NDArray[np.float64]
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """By how much one candidate did better than another in the same worlds, and the standard error."""
    differences = ours - theirs
    worlds = max(len(differences), 1)
    return differences.mean(axis=0), differences.std(axis=0) / np.sqrt(worlds)


def comparisons(most: int) -> list[int]:
    """After how many worlds the candidates are compared: seldom, or comparing takes the time."""
    goals, goal = [], float(FEWEST_WORLDS)
    while goal < most:
        goals.append(int(goal))
        goal *= GROWTH
    return [*goals, most]
