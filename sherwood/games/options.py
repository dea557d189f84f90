"""The options of a game: what may be chosen before it starts.

They may come from a stranger, over the network or in a log. So they are figures and words and
nothing else, there are not many of them, and no game can open a file.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

NO = False
YES_OR_NO = (True, NO)
FEW = 3  # numbers that are told one by one
MOST_VALUES = 300  # in all options together; an edition has about a hundred
DEEPEST = 4  # an option, a part of the edition, a list in it, a figure in that
LONGEST_WORD = 200  # letters
LARGEST = 10**9


@dataclass(frozen=True)
class Option:
    """One thing that may be chosen: its name, its default, what it means, and its values."""

    name: str
    default: Any
    says: str
    choices: tuple[Any, ...] = ()  # its values
    seats: bool = False  # whether every seat of the table is a value, too
    printed: int | None = None  # which of the choices the printed rules have, if they have one
    for_people: Any = None  # its default where people play without a clock, if that is another one
    check: Callable[[Any, int], Any] | None = None  # for what is no choice of a few values:
    # (value, players) -> the value, or a ValueError that says what is wrong

    def values(self, players: int) -> tuple[Any, ...]:
        """All values at a table for so many."""
        return (*self.choices, *range(players if self.seats else 0))

    def settled(self, value: Any, players: int) -> Any:
        """A value of this option, or a ValueError that says what it could be."""
        if self.check is not None:
            return self.check(value, players)
        for known in self.values(players):
            if type(known) is type(value) and known == value:
                return known
        raise ValueError(f"it is {self.told(players)}, not {value!r}")

    def told(self, players: int) -> str:
        """Its values, in words."""
        whole = [value for value in self.choices if is_whole(value)]
        row = len(whole) > FEW and whole == list(range(whole[0], whole[-1] + 1))
        words = [f"a number from {whole[0]} to {whole[-1]}"] if row else []
        words += [spelled(value) for value in self.choices if not (row and is_whole(value))]
        words += [f"a seat from 0 to {players - 1}"] if self.seats else []
        return " or ".join(words)


@dataclass(frozen=True)
class Preset:
    """Values that belong together, chosen by one name."""

    name: str
    says: str
    options: Mapping[str, Any]  # all others are as they are by default


def settle_options(
    options: tuple[Option, ...], chosen: Mapping[str, Any], players: int
) -> dict[str, Any]:
    """Every option with its value; what was not chosen has its default."""
    check_plain(chosen)
    known = {option.name for option in options}
    if strangers := [str(name) for name in chosen if name not in known]:
        raise ValueError(
            f"there is no option {strangers[0]!r}; there are {', '.join(sorted(known))}"
        )
    settled = {}
    for option in options:
        value = chosen.get(option.name, option.default)
        try:
            settled[option.name] = option.settled(value, players)
        except ValueError as error:
            error.args = (f"option {option.name!r}: {error}",)
            raise
    return settled


def check_plain(chosen: Mapping[str, Any]) -> None:
    """Complain about anything but a modest number of modest figures and words."""
    waiting: list[tuple[Any, int]] = [(chosen, 0)]
    for _ in range(MOST_VALUES):
        if not waiting:
            return
        value, depth = waiting.pop()
        if depth > DEEPEST:
            raise ValueError(f"options have figures at most {DEEPEST} levels deep")
        check_one(value)
        waiting += [(part, depth + 1) for part in parts_of(value)]
    if waiting:
        raise ValueError(f"options have at most {MOST_VALUES} figures together")


def parts_of(value: Any) -> list[Any]:
    """What a value is made of; keys count as words."""
    if isinstance(value, Mapping):
        for name in value:
            check_one(name)
        return list(value.values())
    return value if isinstance(value, list) else []


def check_one(value: Any) -> None:
    """Complain about a value that no log could hold, or that is larger than any need be."""
    if value is not None and not isinstance(value, bool | int | float | str | list | Mapping):
        raise ValueError(f"options are figures and words, not a {type(value).__name__}")
    if isinstance(value, str) and len(value) > LONGEST_WORD:
        raise ValueError(f"options have words of at most {LONGEST_WORD} letters")
    if isinstance(value, int) and abs(value) > LARGEST:
        raise ValueError(f"options have figures of at most {LARGEST}")


def is_whole(value: object) -> bool:
    """Whether a value is a whole number; True, which Python counts as one, is not."""
    return isinstance(value, int) and not isinstance(value, bool)


def spelled(value: object) -> str:
    """A value as it is written in a log."""
    if value is None:
        return "null"
    return f'"{value}"' if isinstance(value, str) else str(value).lower()
