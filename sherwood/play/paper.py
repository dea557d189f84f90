"""The paper that compiled code writes views on. Every thread has its own for each game."""

import threading
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from sherwood.games.pen import LONGEST
from sherwood.play.warm import ready

FIRST = (0,)  # the only row, where one pair of eyes looks


EVENTS = b',"events":['  # as they begin, after what is seen, where no text has such signs


class Paper:
    """One sheet, written on again and again.

    What is written for a seat is a part of JSON: what it sees and may choose, without the opening that
    is the same for all, and then the events.
    """

    def __init__(self, game: str) -> None:
        layout = ready(game).kernels.PAPER
        self.bytes = np.zeros(layout.itemsize, np.uint8)
        sheet = self.bytes.view(layout)
        self._at, self._ends = whole_numbers(sheet["at"]), whole_numbers(sheet["ends"][0])
        self._text = memoryview(sheet["text"][0])

    def read(self, rows: Sequence[int], first: int = 0) -> dict[int, bytes]:
        """What was written for these rows, one after another. The first row may have any number."""
        size, ends = self._at[0], self._ends
        if size > LONGEST:
            raise ValueError(f"there is room for {LONGEST} bytes on the paper, not for {size}")
        text, start, found = bytes(self._text[:size]), 0, {}
        for row in rows:
            end = ends[2 * row + 1]
            found[first + row] = text[start + 1 : end]
            start = end
        return found


def sight_of(written: bytes) -> bytes:
    """What is seen, without the events."""
    return written[: written.rindex(EVENTS)]


def news_of(written: bytes) -> bytes:
    """The events, without their brackets."""
    return written[written.rindex(EVENTS) + len(EVENTS) : -1]


def telling(written: bytes, events: bytes) -> bytes:
    """The same with other events."""
    return b"%b%b%b]" % (sight_of(written), EVENTS, events)


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
