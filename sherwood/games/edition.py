"""Editions: the printed numbers of a game, which an owner of the box can correct.

Whoever has read an edition from a file says so, and then every complaint names the line on which
the figure stands. Here nothing is read but the edition that comes with a game.
"""

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from sherwood.games.compiled import in_python
from sherwood.games.figures import Figure, Figures, row_of
from sherwood.games.options import is_whole
from sherwood.games.record import Cells


class EditionError(ValueError):
    """An edition says something that cannot be."""

    figure = ""  # its dotted path, and what is wrong with it
    problem = ""


class Edition:
    """The figures of an edition, and where each of them stands."""

    def __init__(self, figures: Mapping[str, Any], source: str, text: str = "") -> None:
        self.figures = dict(figures)
        self.source = source
        self.text = text

    def fail(self, path: str, problem: str) -> NoReturn:
        """Complain about a figure, naming file, line and key."""
        line = line_of(self.text, path)
        where = f"{self.source}, line {line}" if line else self.source
        error = EditionError(f"{where}: {path} {problem}")
        error.figure, error.problem = path, problem
        raise error

    def get(self, path: str) -> Any:
        """The figure at a dotted path."""
        figure: Any = self.figures
        for key in path.split("."):
            if not isinstance(figure, Mapping) or key not in figure:
                self.fail(path, "is missing")
            figure = figure[key]
        return figure

    def number(self, path: str, low: int, high: int) -> int:
        """A whole number within limits."""
        value = self.get(path)
        if not is_number(value, low, high):
            self.fail(path, f"must be a whole number from {low} to {high}, not {value!r}")
        return int(value)

    def number_list(self, path: str, low: int, high: int, count: range) -> list[int]:
        """A list of whole numbers within limits, of an allowed length."""
        value = self.get(path)
        if not isinstance(value, list):
            self.fail(path, f"must be a list of whole numbers, not {value!r}")
        if len(value) not in count:
            wanted = f"{count[0]}" if len(count) == 1 else f"{count[0]} to {count[-1]}"
            self.fail(path, f"must have {wanted} numbers, not {len(value)}")
        for item in value:
            if not is_number(item, low, high):
                self.fail(path, f"must have whole numbers from {low} to {high}, not {item!r}")
        return [int(item) for item in value]

    def word(self, path: str, figure: Figure) -> str:
        """A word that means something, as it is usually written."""
        value = self.get(path)
        if not isinstance(value, str) or value not in figure.words:
            self.fail(path, f"must be one of {usual_words(figure)}, not {value!r}")
        return figure.spelled(value)

    def word_list(self, path: str, figure: Figure, count: range) -> list[str]:
        """A list of such words, of an allowed length."""
        value = self.get(path)
        if not isinstance(value, list) or len(value) not in count:
            some = next(iter(figure.words))
            self.fail(path, f"must be a list of {count[-1]} words such as {some!r}")
        for item in value:
            if not isinstance(item, str) or item not in figure.words:
                self.fail(path, f"has {item!r}, which is none of {usual_words(figure)}")
        return [figure.spelled(item) for item in value]

    def read(self, figure: Figure) -> Any:
        """A figure within its limits."""
        if figure.words:
            if figure.count is None:
                return self.word(figure.path, figure)
            return self.word_list(figure.path, figure, figure.count)
        if figure.count is None:
            return self.number(figure.path, figure.low, figure.high)
        return self.number_list(figure.path, figure.low, figure.high, figure.count)

    def only(self, path: str, allowed: tuple[str, ...]) -> None:
        """Complain about a key that means nothing (path "" is the file itself)."""
        part = self.get(path) if path else self.figures
        if not isinstance(part, Mapping):
            self.fail(path, f"must be a table of figures, not {part!r}")
        for key in part:
            if key not in allowed:
                full = f"{path}.{key}" if path else str(key)
                self.fail(full, f"means nothing here; allowed are {', '.join(allowed)}")


Check = Callable[[Edition], Figures]
Flaw = Callable[[Cells], int]
Complaint = Callable[[Cells, int], tuple[str, str]]


def read_figures(
    edition: Edition, figures: tuple[Figure, ...], flaw: Flaw, complaint: Complaint
) -> Figures:
    """All figures of an edition, each within its limits and none in the way of another.

    Whether one is in the way says a rule, by its place in the row; the complaint is a path, and what
    is wrong there.
    """
    check_names(edition, figures)
    settled: Figures = {}
    for figure in figures:
        part, name = figure.names
        settled.setdefault(part, {})[name] = edition.read(figure)
    row = row_of(figures, settled)
    place = in_python(flaw)(row)
    if place >= 0:
        edition.fail(*complaint(row, place))
    return settled


def check_names(edition: Edition, figures: tuple[Figure, ...]) -> None:
    """Every part is there, and no name means nothing."""
    parts: dict[str, list[str]] = {}
    for figure in figures:
        part, name = figure.names
        parts.setdefault(part, []).append(name)
    edition.only("", tuple(parts))
    for part, names in parts.items():
        edition.only(part, tuple(names))


def usual_words(figure: Figure) -> str:
    """The words of a figure, each as it is usually written."""
    return ", ".join(word for word in figure.words if figure.spelled(word) == word)


def is_number(value: Any, low: int, high: int) -> bool:
    """Whether a value is a whole number within limits."""
    return is_whole(value) and low <= value <= high


def parse_edition(text: str, source: str) -> Edition:
    """An edition from the text of a TOML file."""
    try:
        return Edition(tomllib.loads(text), source, text)
    except (ValueError, RecursionError) as error:
        raise EditionError(f"{source}: {error}") from None


def settle_edition(source: Any, home: str, check: Check) -> Figures:
    """The checked figures of an edition; None is the one in the box, beside the module at home.

    A text is no edition, whatever it may name: figures may come from anybody.
    """
    if source is None:
        return own_copy(in_the_box(home, check))
    if isinstance(source, Edition):
        return check(source)
    if not isinstance(source, Mapping):
        raise EditionError("the edition is figures by their names, as in the edition in the box")
    return check(Edition(source, "the edition"))


@cache
def in_the_box(home: str, check: Check) -> Figures:
    """The figures that come with a game, read once."""
    printed = Path(home).with_name("edition.toml")
    return check(parse_edition(printed.read_text(encoding="utf-8"), str(printed)))


def own_copy(figures: Figures) -> Figures:
    """The same figures again: a match hands out its own, and whoever gets them may change them."""
    return {
        part: {
            name: figure.copy() if isinstance(figure, list) else figure
            for name, figure in named.items()
        }
        for part, named in figures.items()
    }


def line_of(text: str, path: str) -> int:
    """The line on which a figure stands, or that of the part it should be in; 0: there is none."""
    part = path.rpartition(".")[0]
    current, part_line = "", 0
    for number, line in enumerate(text.splitlines(), start=1):
        stripped = line.strip()
        if stripped.startswith("["):
            current = stripped.split("]")[0].strip("[ ")
            part_line = number if current == part else part_line
            if current == path:
                return number
        elif "=" in stripped:
            key = stripped.split("=")[0].strip(" \"'")
            if path in (key, f"{current}.{key}"):
                return number
    return part_line
