"""A view is made of parts, and each part is remembered by the bytes that it was made from.

A part gets a few fields of a hidden table and nothing else, so it cannot tell more than they do.
While their bytes are the same, the part is the same: after the next action, and for everybody from
whom they are hidden alike. Whoever gets a part may read it but must not change it.
"""

from collections import namedtuple
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from math import prod
from operator import itemgetter
from struct import Struct
from typing import Any

import numpy as np
import numpy.typing as npt

from sherwood.games.record import Tables

CODES = {"int8": "b", "int16": "h", "int64": "q", "uint32": "I"}
KEPT = 4096  # of each part, those that were used last

Layout = np.dtype[np.void]
Make = Callable[..., Any]
Wanted = tuple[str, int | None]


class Parts:
    """The parts of a game's views.

    A function of facts becomes a part, and is called with the pieces of a table and whatever else
    the part is about. The pieces are what all parts are made from, side by side.
    """

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._places = np.zeros(0, np.intp)

    def pieces(self, tables: Tables) -> bytes:
        """What the parts of the first table are made from."""
        return tables.view(np.uint8).take(self._places).tobytes()

    def of(self, fields: str) -> Callable[[Make], Make]:
        """The facts are these fields."""

        def remember(make: Make) -> Make:
            piece, cut = self._cut([(name, None) for name in fields.split()])
            made = lru_cache(KEPT)(lambda raw, *about: make(cut.read(raw), *about))
            return lambda pieces, *about: made(pieces[piece], *about)

        return remember

    def by_rules(self, fields: str) -> Callable[[Make], Make]:
        """Compiled rules get a table with nothing on it but these fields."""

        def remember(make: Make) -> Make:
            piece, cut = self._cut([(name, None) for name in fields.split()])
            made = lru_cache(KEPT)(lambda raw: make(cut.lay(raw)))
            return lambda pieces: made(pieces[piece])

        return remember

    def of_row(self, rows: str, fields: str = "") -> Callable[[Make], Make]:
        """The facts are one row of some fields, such as a seat's, and whole fields.

        The part is called with the number of the row.
        """
        whole: list[Wanted] = [(name, None) for name in fields.split()]
        names = rows.split()
        count = min(self._layout[name].shape[0] for name in names)

        def remember(make: Make) -> Make:
            cuts = [self._cut(whole + [(name, row) for name in names]) for row in range(count)]
            at, (_, cut) = [piece for piece, _ in cuts], cuts[0]  # all rows read alike
            made = lru_cache(KEPT)(lambda raw, *about: make(cut.read(raw), *about))
            return lambda pieces, row, *about: made(pieces[at[row]], *about)

        return remember

    def _cut(self, wanted: list[Wanted]) -> tuple[slice, "Cut"]:
        """Cut out some fields or rows, after all that was cut out before."""
        cut = Cut(self._layout, wanted)
        start = len(self._places)
        self._places = np.concatenate([self._places, cut.places])
        return slice(start, len(self._places)), cut


class Cut:
    """Some fields of a table, or rows of them: where their bytes are, and how to read them.

    Reading with NumPy would be half as long to write and take twice the time.
    """

    def __init__(self, layout: Layout, wanted: list[Wanted]) -> None:
        found = [find(layout, name, row) for name, row in wanted]
        self._layout = layout
        self._numbers = Struct("=" + "".join(f"{one.count}{one.code}" for one in found))
        ends = list(accumulate(one.count for one in found))
        stretches = [slice(end - one.count, end) for one, end in zip(found, ends)]
        each = [part if one.shape else part.start for one, part in zip(found, stretches)]
        split = itemgetter(*each)
        self._split = split if len(each) > 1 else lambda numbers: (split(numbers),)
        self._grids = [
            (at, into_rows(one.shape)) for at, one in enumerate(found) if len(one.shape) > 1
        ]
        self._facts = named([name for name, _ in wanted])
        self.places = np.concatenate([one.places for one in found])

    def read(self, raw: bytes) -> Any:
        """The fields as numbers and tuples, by their names."""
        facts = self._split(self._numbers.unpack(raw))
        if self._grids:
            facts = list(facts)
            for at, rows_of in self._grids:
                facts[at] = rows_of(facts[at])
        return self._facts(*facts)

    def lay(self, raw: bytes) -> Tables:
        """A table with nothing on it but the fields."""
        table = np.zeros(self._layout.itemsize, np.uint8)
        table[self.places] = np.frombuffer(raw, np.uint8)
        return table.view(self._layout)


def named(names: list[str]) -> Callable[..., Any]:
    """A tuple whose places go by names; mypy wants them written out."""
    make: Any = namedtuple
    facts: Callable[..., Any] = make("Facts", names)
    return facts


def into_rows(shape: tuple[int, ...]) -> Callable[[tuple[int, ...]], tuple[Any, ...]]:
    """What makes rows of numbers, or rows of rows."""
    size = prod(shape[1:])
    split = itemgetter(*(slice(size * row, size * (row + 1)) for row in range(shape[0])))
    if len(shape[1:]) == 1:
        return split
    split_row = into_rows(shape[1:])
    return lambda numbers: tuple(map(split_row, split(numbers)))


@dataclass(frozen=True)
class Found:
    """A field of a table, or a row of it."""

    places: npt.NDArray[np.intp]  # where its bytes are
    code: str  # the sort of its numbers, as `struct` calls it
    shape: tuple[int, ...]

    @property
    def count(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


def find(layout: Layout, name: str, row: int | None) -> Found:
    """A field, or a row of it."""
    fields: Any = layout.fields
    field, start = fields[name][:2]
    if row is not None:
        field = np.dtype((field.base, field.shape[1:]))
        start += row * field.itemsize
    return Found(np.arange(start, start + field.itemsize), CODES[field.base.name], field.shape)
