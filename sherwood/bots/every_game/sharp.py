"""Thinks ahead: tries its best options in guessed worlds, with steady bots playing them out.

All options are tried in the same worlds with the same dice. It leaves the choice of a steady bot
only when another one was clearly better there; so without time to think it is a steady bot.
"""

import hashlib
import importlib
import time
from collections.abc import Callable, Sequence

import numpy as np

from sherwood.bots.minds import Room, as_record, mind_of
from sherwood.games.dice import WORDS_IN_KEY, key_from_bytes
from sherwood.games.record import Tables, copied
from sherwood.play.warm import ready

SECONDS = 1.0  # of thinking for a move
SPARE = 0.95  # of that time may be planned with
MOST_OPTIONS = 6  # that are tried
WORTH_A_TRY = 12.0  # points by which an option may seem worse and still be tried
FEWEST_WORLDS = 24  # that say anything
CLEARLY = 1.0  # standard errors by which another option must be better
FIRST_BATCH = 2
LONGEST_BATCH = 0.02  # seconds in which the clock is not looked at


class Bot:
    """Searches for a given time, or through a given number of worlds, which can be repeated."""

    def __init__(self, seed: int, seconds: float = SECONDS, worlds: int | None = None) -> None:
        self._seed, self._seconds, self._worlds = seed, seconds, worlds

    def choose(self, hidden: Tables, seat: int, legal: Sequence[int]) -> int:
        """The best option found. In time, a forced choice cannot be told from a free one."""
        if (worlds := self._worlds) is not None:
            return self._search(hidden, seat, legal, lambda search: search.imagine(worlds))
        end = time.perf_counter() + self._seconds * SPARE
        action = self._search(hidden, seat, legal, lambda search: search.imagine_until(end))
        time.sleep(max(end - time.perf_counter(), 0.0))
        return action

    def _search(
        self, hidden: Tables, seat: int, legal: Sequence[int], think: Callable[["Search"], None]
    ) -> int:
        """Think, where there is anything to think about."""
        if len(legal) == 1:
            return legal[0]
        search = Search(game_of(hidden), hidden, seat, self._seed)
        if len(search.options) > 1:
            think(search)
        return search.best()


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
        count = self._mind.kernels.consider(room.table, seat, one, room.notes)
        worths = room.notes["worths"][0, :count]
        order = np.argsort(-worths, kind="stable")[:MOST_OPTIONS]
        tried = [at for at in order if worths[at] >= worths[order[0]] - WORTH_A_TRY]
        self.options = room.notes["actions"][0, tried].astype(np.int64)
        self._sums, self._squares = np.zeros(len(tried)), np.zeros(len(tried))
        self._points = np.zeros(int(hidden["players"][0]), np.int64)
        self._world, self._trial = copied(hidden), copied(hidden)
        self._fresh = np.zeros(WORDS_IN_KEY, np.uint32)
        self._notes = np.zeros(1, self._mind.mind.NOTES)
        self.worlds = 0

    def imagine(self, worlds: int) -> None:
        """Try all options in so many more worlds. This holds no lock of the interpreter."""
        self._mind.kernels.imagine(
            self._hidden, self._world, self._trial, self._seat, self.options, self._habits,
            self._key, self._fresh, self.worlds, worlds, self._notes, self._points,
            self._sums, self._squares,
        )  # fmt: skip
        self.worlds += worlds

    def imagine_until(self, end: float) -> None:
        """Try until the time is up, in batches short enough to keep to it."""
        batch = FIRST_BATCH
        while (now := time.perf_counter()) < end:
            self.imagine(batch)
            pace = (time.perf_counter() - now) / batch
            left = max(end - time.perf_counter(), 0.0)
            batch = max(1, int(min(LONGEST_BATCH, left) / max(pace, 1e-6)))
            if left < pace:
                return

    def best(self) -> int:
        """The first option, which a steady bot would choose, unless another was clearly better."""
        if self.worlds < FEWEST_WORLDS:
            return int(self.options[0])
        means = (self._sums - self._sums[0]) / self.worlds
        spread = np.sqrt(np.maximum(self._squares / self.worlds - means**2, 0.0) / self.worlds)
        score = means - CLEARLY * spread
        return int(self.options[int(np.argmax(score))])


def game_of(hidden: Tables) -> str:
    """The game whose table this is."""
    from sherwood.games.game import names

    for name in names():
        if hidden.dtype == ready(name).game.TABLE:
            return name
    raise ValueError("this is the table of no game that the bot knows")
