"""The paper that compiled code writes views on. Every thread has its own for each game."""

import json
import threading
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from sherwood.games.pen import LONGEST
from sherwood.games.seats import COLOURS
from sherwood.play.head import Head
from sherwood.play.warm import ready

FIRST = (0,)  # the only row, where one pair of eyes looks
GOING_ON = {"sheet": None, "decided_by": None}  # how a game has ended that has not
EVENTS = b',"events":['  # as they begin, after what is seen


class Written(NamedTuple):
    """What was written for one viewer, as two parts of JSON."""

    sight: bytes  # what it sees and may choose, without the opening that is the same for all
    events: bytes  # what it is told, without the brackets

    @property
    def text(self) -> bytes:
        """Both as one part."""
        return b"%b%b%b]" % (self.sight, EVENTS, self.events)

    def telling(self, events: bytes) -> "Written":
        """The same sight with other events."""
        return Written(self.sight, events)


class ViewBuffer:
    """One sheet, written on again and again. The pen notes where the events of each row begin and end."""

    def __init__(self, game: str) -> None:
        layout = ready(game).writing.PAPER
        self.bytes = np.zeros(layout.itemsize, np.uint8)
        sheet = self.bytes.view(layout)
        self._at, self._ends = whole_numbers(sheet["at"]), whole_numbers(sheet["ends"][0])
        self._text = memoryview(sheet["text"][0])
        self._opening = memoryview(sheet["opening"][0])
        self._opening_length = whole_numbers(sheet["opening_length"])

    def begin(self, opening: bytes) -> None:
        """How the views of moments begin that are written next."""
        self._opening_length[0] = len(opening)
        self._opening[: len(opening)] = opening

    def read(self, rows: Sequence[int], first: int = 0) -> dict[int, Written]:
        """What was written for these rows, one after another. The first row may have any number."""
        size, ends = self._at[0], self._ends
        if size > LONGEST:
            raise ValueError(f"there is room for {LONGEST} bytes on the paper, not for {size}")
        text, start, found = bytes(self._text[:size]), 0, {}
        for row in rows:
            told, end = ends[2 * row], ends[2 * row + 1]
            events = text[told + len(EVENTS) : end - 1]
            found[first + row] = Written(text[start + 1 : told], events)
            start = end
        return found


def opening_of(head: Head, ending: dict[str, Any]) -> bytes:
    """How the views of a match begin."""
    names = list(head.names or COLOURS[: head.players])
    known = {"game": head.game, "names": names, **ending}
    return msgspec.json.encode(known)[:-1] + b","


def as_view(opening: bytes, written: Written) -> dict[str, Any]:
    """A view, with the news in it, of the parts that it was written in."""
    said = json.loads(b'{"view":%b%b}' % (opening, written.text))
    view: dict[str, Any] = said["view"]
    view["news"] = said["events"]
    return view


def whole_numbers(cells: npt.NDArray[np.int64]) -> "memoryview[int]":
    """Numbers of 64 bits in a row, as Python reads them fastest."""
    return memoryview(cells.reshape(-1).view(np.uint8).data).cast("q")


class Desk(threading.local):
    """What one thread writes on."""

    def __init__(self) -> None:
        self.papers: dict[str, ViewBuffer] = {}


desk = Desk()


def paper(game: str) -> ViewBuffer:
    """This thread's paper for a game."""
    found = desk.papers.get(game)
    if found is None:
        found = desk.papers[game] = ViewBuffer(game)
    return found
