"""A view is made of parts, and each part is remembered by the bytes that it was made from.

A part gets a few fields of a hidden table and nothing else, so it cannot tell more than they do.
While their bytes are the same, the part is the same: after the next action, and for everybody from
whom they are hidden alike. Whoever gets a part may read it but must not change it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from math import prod
from struct import Struct
from types import SimpleNamespace
from typing import Any

import numpy as np

from sherwood.games.record import Tables

CODES = {"int8": "b", "int16": "h", "int64": "q", "uint32": "I"}  # numbers in the mouth of struct
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
    """Some fields of a table, or rows of them: where their bytes are, and how to read them."""

    def __init__(self, layout: Layout, wanted: list[Wanted]) -> None:
        found = [find(layout, name, row) for name, row in wanted]
        self._layout = layout
        self._shapes = [(field.name, field.shape) for field in found]
        self._numbers = Struct("=" + "".join(field.code for field in found))
        self.places = np.concatenate([np.arange(field.start, field.end) for field in found])

    def read(self, raw: bytes) -> SimpleNamespace:
        """The fields as plain numbers and lists."""
        numbers = iter(self._numbers.unpack(raw))
        return SimpleNamespace(**{name: shaped(numbers, shape) for name, shape in self._shapes})

    def lay(self, raw: bytes) -> Tables:
        """A table with nothing on it but the fields."""
        table = np.zeros(self._layout.itemsize, np.uint8)
        table[self.places] = np.frombuffer(raw, np.uint8)
        return table.view(self._layout)


@dataclass(frozen=True)
class Found:
    """A field of a table, or a row of it."""

    name: str
    start: int  # its first byte
    end: int  # the byte after the last
    code: str  # its numbers, as `struct` has them
    shape: tuple[int, ...]


def find(layout: Layout, name: str, row: int | None) -> Found:
    """A field, or a row of it, by its name."""
    fields: Any = layout.fields
    start, field, shape, size = fields[name][1], layout[name], layout[name].shape, 1
    if row is not None:
        size, shape = shape[0], shape[1:]
        start += row * field.itemsize // size
    code = f"{prod(shape)}{CODES[field.base.name]}"
    return Found(name, start, start + field.itemsize // size, code, shape)


def shaped(numbers: Iterator[int], shape: tuple[int, ...]) -> Any:
    """The next numbers: one, a list of them, or lists of lists."""
    if not shape:
        return next(numbers)
    if len(shape) == 1:
        return list(islice(numbers, shape[0]))
    return [shaped(numbers, shape[1:]) for _ in range(shape[0])]
