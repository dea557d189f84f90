"""A view is made of parts, and each part is remembered by the bytes that it was made from.

A part gets a few fields of a hidden table and nothing else, so it cannot tell more than they do.
While their bytes are the same, the part is the same: after the next action, and for everybody from
whom they are hidden alike. Whoever gets a part may read it but must not change it.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

from sherwood.games.record import Tables, unpack

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
    """Some fields of a table, or rows of them, as a record of their own."""

    def __init__(self, layout: Layout, wanted: list[Wanted]) -> None:
        self._layout = layout
        found = [(name, *find(layout, name, row)) for name, row in wanted]
        self._record = np.dtype([(name, field) for name, _, field in found])
        stretches = [np.arange(start, start + field.itemsize) for _, start, field in found]
        self.places = np.concatenate(stretches)  # of every byte on the table

    def read(self, raw: bytes) -> Any:
        """The fields as plain numbers and lists."""
        return unpack(np.frombuffer(raw, self._record))

    def lay(self, raw: bytes) -> Tables:
        """A table with nothing on it but the fields."""
        table = np.zeros(self._layout.itemsize, np.uint8)
        table[self.places] = np.frombuffer(raw, np.uint8)
        return table.view(self._layout)


def find(layout: Layout, name: str, row: int | None) -> tuple[int, np.dtype[Any]]:
    """Where a field or a row of it begins, and what it is."""
    fields: Any = layout.fields
    field, start = fields[name][:2]
    if row is None:
        return start, field
    one = np.dtype((field.base, field.shape[1:]))
    return start + row * one.itemsize, one
