"""The paper that compiled code writes views on. Every thread has its own for each game."""

import threading
from collections.abc import Sequence

import msgspec
import numpy as np
import numpy.typing as npt

from sherwood.games.pen import LONGEST
from sherwood.play.warm import ready

FIRST = (0,)  # the only row, where one pair of eyes looks


EVENTS = b',"events":['  # as they begin, after what is seen


class Written(msgspec.Struct, frozen=True):
    """What a seat sees, what it may choose, and what it saw happen: a part of JSON.

    The view lacks its opening, which is the same for all; after it come the choices, and then the
    events.
    """

    text: bytes
    length: int  # without the events

    @property
    def sight(self) -> bytes:
        """The view and the choices."""
        return self.text[: self.length]

    @property
    def news(self) -> bytes:
        """The events, without their brackets."""
        return self.text[self.length + len(EVENTS) : -1]

    def telling(self, events: bytes) -> "Written":
        """The same with other events."""
        return Written(b"%b%b%b]" % (self.sight, EVENTS, events), self.length)


class Paper:
    """One sheet, written on again and again."""

    def __init__(self, game: str) -> None:
        layout = ready(game).kernels.PAPER
        self.bytes = np.zeros(layout.itemsize, np.uint8)
        sheet = self.bytes.view(layout)
        self._at, self._lengths = whole_numbers(sheet["at"]), whole_numbers(sheet["lengths"][0])
        self._text = memoryview(sheet["text"][0])

    def read(self, rows: Sequence[int], first: int = 0) -> dict[int, Written]:
        """What was written for these rows, one after another. The first row may have any number."""
        size, lengths = self._at[0], self._lengths
        if size > LONGEST:
            raise ValueError(f"there is room for {LONGEST} bytes on the paper, not for {size}")
        text, start, found = bytes(self._text[:size]), 0, {}
        for row in rows:
            sight = lengths[2 * row]
            end = start + sight + lengths[2 * row + 1]
            found[first + row] = Written(text[start + 1 : end], sight - 1)
            start = end
        return found


def whole_numbers(cells: npt.NDArray[np.int64]) -> "memoryview[int]":
    """Numbers of 64 bits in a row, as Python reads them fastest."""
    return memoryview(cells.reshape(-1).view(np.uint8).data).cast("q")


class Desk(threading.local):
    """What one thread writes on."""

    def __init__(self) -> None:
        self.papers: dict[str, Paper] = {}


desk = Desk()


def paper(game: str) -> Paper:
    """This thread's paper for a game."""
    found = desk.papers.get(game)
    if found is None:
        found = desk.papers[game] = Paper(game)
    return found
