"""Editions: the printed numbers of a game, as a TOML file that an owner of the box can correct.

Every complaint names the line on which the figure stands.
"""

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

from sherwood.games.options import is_whole

Figures = dict[str, Any]


class EditionError(ValueError):
    """An edition file says something that cannot be."""


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
        raise EditionError(f"{where}: {path} {problem}")

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


def is_number(value: Any, low: int, high: int) -> bool:
    """Whether a value is a whole number within limits."""
    return is_whole(value) and low <= value <= high


def read_edition(source: str | Path | Mapping[str, Any]) -> Edition:
    """An edition from a file, or from figures that were read before."""
    if isinstance(source, Mapping):
        return Edition(source, "the edition")
    path = Path(source)
    try:
        text = path.read_text(encoding="utf-8-sig")
        return Edition(tomllib.loads(text), str(path), text)
    except (OSError, ValueError, RecursionError) as error:
        raise EditionError(f"{path}: {complaint(error)}") from None


def settle_edition(source: Any, printed: Path, check: Check) -> Figures:
    """The checked figures of an edition given by path or as figures; None is the printed one."""
    if source is None:
        return own_copy(in_the_box(printed, check))
    if not isinstance(source, str | Path | dict):
        raise ValueError(f"it is the path of an edition file, not {source!r}")
    return check(read_edition(source))


@cache
def in_the_box(printed: Path, check: Check) -> Figures:
    """The figures that come with a game, read once."""
    return check(read_edition(printed))


def own_copy(figures: Figures) -> Figures:
    """The same figures again: a match hands out its own, and whoever gets them may change them."""
    return {
        part: {
            name: figure.copy() if isinstance(figure, list) else figure
            for name, figure in named.items()
        }
        for part, named in figures.items()
    }


def complaint(error: Exception) -> str:
    """What is wrong with a file, without the path that stands before it anyway."""
    return (error.strerror or str(error)) if isinstance(error, OSError) else str(error)


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
