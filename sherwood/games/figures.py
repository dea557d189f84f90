"""The printed figures of a game: which there are, within which limits, and how the rules take them.

For people and logs they have names, and some of them are words. The rules take all of them as one
row of whole numbers, in the order in which they are declared; before the numbers of a list stands
how many there are. A page that lays a table by itself gets the same declarations as data.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

Figures = dict[str, Any]


@dataclass(frozen=True)
class Figure:
    """One printed figure, or a list of them: its path, and what it may be."""

    path: str  # the part of the edition and the name in it, with a dot between
    low: int = 0
    high: int = 0
    count: range | None = None  # how many there may be of a list
    words: Mapping[str, int] = field(default_factory=dict)  # where words stand for the numbers

    @property
    def names(self) -> tuple[str, str]:
        """Its part of the edition, and its name there."""
        part, _, name = self.path.partition(".")
        return part, name

    @property
    def room(self) -> int:
        """How many places it takes in the row."""
        return 1 if self.count is None else 1 + self.count[-1]

    def spelled(self, word: str) -> str:
        """A word as it is usually written."""
        return next(usual for usual in self.words if self.words[usual] == self.words[word])

    def row(self, value: Any) -> list[int]:
        """A checked value as numbers."""
        if self.count is None:
            return [self.words.get(value, value)]
        numbers = [self.words.get(item, item) for item in value]
        return [len(numbers), *numbers, *[0] * (self.room - 1 - len(numbers))]


def places(figures: tuple[Figure, ...]) -> dict[str, int]:
    """Where in the row each figure begins."""
    found, at = {}, 0
    for figure in figures:
        found[figure.path] = at
        at += figure.room
    return found


def path_at(figures: tuple[Figure, ...], place: int) -> str:
    """The figure that has a place of the row."""
    begins = places(figures)
    return [path for path in begins if begins[path] <= place][-1]


def row_of(figures: tuple[Figure, ...], settled: Mapping[str, Any]) -> npt.NDArray[np.int64]:
    """Checked figures as the rules take them."""
    numbers: list[int] = []
    for figure in figures:
        part, name = figure.names
        numbers += figure.row(settled[part][name])
    return np.array(numbers, np.int64)
