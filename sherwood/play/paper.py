"""The paper that compiled code writes views on. Every thread has its own for each game."""

import threading
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from sherwood.games.pen import LONGEST
from sherwood.play.warm import ready


class Written(NamedTuple):
    """What a seat sees, and what it saw happen, as JSON."""

    view: bytes
    news: bytes


class Paper:
    """One sheet, written on again and again."""

    def __init__(self, game: str) -> None:
        layout = ready(game).kernels.PAPER
        self.bytes = np.zeros(layout.itemsize, np.uint8)
        sheet = self.bytes.view(layout)
        self._text, self._lengths = sheet["text"][0], sheet["lengths"][0]

    def read(self, opening: bytes, rows: Iterable[int] = (0,)) -> list[Written]:
        """The views of these rows, which were written one after another; how each begins is given."""
        lengths = self._lengths.tolist()
        ends = [lengths[row] for row in rows]
        size = sum(view + news for view, news in ends)
        if size > LONGEST:
            raise ValueError(f"there is room for {LONGEST} bytes on the paper, not for {size}")
        text, start, found = self._text[:size].tobytes(), 0, []
        for view, news in ends:
            end = start + view
            found.append(Written(opening + text[start + 1 : end], text[end : end + news]))
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
