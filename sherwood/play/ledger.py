"""A ledger: the finished deals of a long run in a file, so that an interrupted one goes on from there.

It is JSON, line by line. The first line says what is played, every other one is a deal. A deal is
written at once, so a run that is stopped or killed has lost at most the deals that were being
played. A last line that was not written to its end is forgotten.
"""

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np

from sherwood.play.arena import Results
from sherwood.play.contest import Contest

ARRAYS = ("points", "won", "counts", "decisions", "seconds")
KIND = "ledger"  # what the first line begins with, and which run it is of
CODE = "code"  # names the state of rules and bots

Key = tuple[tuple[str, ...], int, int]
"""Who plays, from which seed, and which deal."""


class Ledger:
    """Deals that were played, by what was played. More games can be played later, or fewer."""

    def __init__(self, place: Path, run: Mapping[str, Any]) -> None:
        """Open the ledger of a run, or begin one. One of another run is refused."""
        self._place = place
        self._head = json.loads(json.dumps({KIND: "of an arena", **run}))
        self._deals: dict[Key, dict[str, Any]] = {}
        if place.exists() and not place.is_file():
            raise self._unfit("it is not a file")
        self._read(self._text())

    def _text(self) -> bytes:
        """What is in the file; without one, nothing."""
        try:
            return self._place.read_bytes() if self._place.exists() else b""
        except OSError as error:
            raise self._unfit(error.strerror or str(error)) from None

    def _read(self, text: bytes) -> None:
        """Read all whole lines, and cut off a last one that is not."""
        head = as_line(self._head)
        *lines, torn = text.split(b"\n")
        if not lines and not head.startswith(torn):
            raise self._damaged(1)
        for number, line in enumerate(lines, start=1):
            self._take(number, line)
        self._write(b"" if lines else head, len(text) - len(torn))

    def _write(self, line: bytes, at: int | None = None) -> None:
        """Write a line at the end, or instead of everything from some place on."""
        try:
            with self._place.open("ab", buffering=0) as file:
                if at is not None:
                    file.truncate(at)
                file.write(line)
        except OSError as error:
            raise self._unfit(error.strerror or str(error)) from None

    def _unfit(self, why: str) -> ValueError:
        """What to say about a file in which nothing can be kept."""
        return ValueError(f"{self._place} cannot keep deals: {why}")

    def _take(self, number: int, line: bytes) -> None:
        """Take in one line."""
        record: Any = None
        with suppress(ValueError):
            record = json.loads(line)
        if not isinstance(record, dict):
            raise self._damaged(number)
        if number == 1:
            self._compare(record)
            return
        try:
            key = (tuple(record["bots"]), int(record["seed"]), int(record["deal"]))
        except (KeyError, TypeError, ValueError):
            raise self._damaged(number) from None
        self._deals[key] = record | {"line": number}

    def _compare(self, head: dict[str, Any]) -> None:
        """Refuse what another run has kept."""
        if KIND not in head:
            raise self._damaged(1)
        for name, wanted in self._head.items():
            found = head.get(name)
            if found != wanted and name == CODE:
                raise ValueError(
                    f"{self._place} keeps deals of other rules or other bots: they have changed since"
                )
            if found != wanted:
                told = f"with {name} {shown(found)} instead of {shown(wanted)}"
                raise ValueError(f"{self._place} keeps another run, {told}")

    def _damaged(self, number: int) -> ValueError:
        """What to say about a line that cannot be read."""
        return ValueError(
            f"{self._place} keeps no deals of an arena: line {number} is none of its own"
        )

    def deals_of(self, contest: Contest, blank: Results) -> dict[int, Results]:
        """The deals of a contest that are here, by their numbers. The blank has none, but all shapes."""
        found = {}
        for deal in range(contest.deals):
            record = self._deals.get((contest.bots, contest.seed, deal))
            if record is not None:
                found[deal] = self._as_results(record, blank)
        return found

    def _as_results(self, record: dict[str, Any], blank: Results) -> Results:
        """A deal that was kept, as it was played."""
        arrays = {}
        for name in ARRAYS:
            like = getattr(blank, name)
            with suppress(KeyError, TypeError, ValueError, OverflowError):
                arrays[name] = np.array([record[name]], like.dtype)
            if name not in arrays or arrays[name].shape[1:] != like.shape[1:]:
                raise self._damaged(record["line"])
        return Results(**arrays, watched=blank.watched, rates=blank.rates)

    def note(self, contest: Contest, first: int, part: Results) -> None:
        """Write deals down, each as one line, which is there as a whole or torn."""
        for number in range(len(part.won)):
            which = {"bots": contest.bots, "seed": contest.seed, "deal": first + number}
            played = {name: getattr(part, name)[number].tolist() for name in ARRAYS}
            self._write(as_line(which | played))


def as_line(record: Mapping[str, Any]) -> bytes:
    """One line of the file."""
    return json.dumps(record, separators=(",", ":")).encode() + b"\n"


def shown(value: Any) -> str:
    """A part of the first line in a sentence."""
    return ", ".join(map(str, value)) if isinstance(value, list) else json.dumps(value)
