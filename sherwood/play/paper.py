"""The paper that compiled code writes views on. Every thread has its own for each game."""

import threading
from collections.abc import Sequence

import msgspec
import numpy as np

from sherwood.games.pen import LONGEST
from sherwood.play.warm import ready

FIRST = (0,)  # the only row, where one pair of eyes looks


class Written(msgspec.Struct, frozen=True):
    """What a seat sees, what it may choose, and what it saw happen: parts of JSON.

    The view lacks its opening, which is the same for all; after it come the choices.
    """

    sight: bytes
    news: bytes


class Paper:
    """One sheet, written on again and again."""

    def __init__(self, game: str) -> None:
        layout = ready(game).kernels.PAPER
        self.bytes = np.zeros(layout.itemsize, np.uint8)
        sheet = self.bytes.view(layout)
        self._at, self._lengths = sheet["at"], sheet["lengths"][0]
        self._text = memoryview(sheet["text"][0])

    def read(self, rows: Sequence[int], first: int = 0) -> dict[int, Written]:
        """What was written for these rows, one after another. The first row may have any number."""
        size = int(self._at[0])
        if size > LONGEST:
            raise ValueError(f"there is room for {LONGEST} bytes on the paper, not for {size}")
        text, lengths, start, found = self._text[:size].tobytes(), self._lengths.tolist(), 0, {}
        for row in rows:
            sight, news = lengths[row]
            end = start + sight
            found[first + row] = Written(text[start + 1 : end], text[end + 1 : end + news - 1])
            start = end + news
        return found


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
