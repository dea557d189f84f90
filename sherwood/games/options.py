"""The options of a game: what may be chosen before it starts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

NO, YES = False, True


@dataclass(frozen=True)
class Option:
    """One thing that may be chosen: its name, its default, what is allowed, and what it means."""

    name: str
    default: Any
    check: Callable[[Any, int], Any]  # (value, players) -> the value, or ValueError saying what is
    says: str


def settle_options(
    options: tuple[Option, ...], chosen: Mapping[str, Any], players: int
) -> dict[str, Any]:
    """Every option with its value; what was not chosen has its default."""
    known = {option.name for option in options}
    if strangers := [str(name) for name in chosen if name not in known]:
        raise ValueError(
            f"there is no option {strangers[0]!r}; there are {', '.join(sorted(known))}"
        )
    settled = {}
    for option in options:
        value = chosen.get(option.name, option.default)
        try:
            settled[option.name] = option.check(value, players)
        except ValueError as error:
            raise type(error)(f"option {option.name!r}: {error}") from None
    return settled


def is_whole(value: object) -> bool:
    """Whether a value is a whole number; True, which Python counts as one, is not."""
    return isinstance(value, int) and not isinstance(value, bool)


def yes_or_no(value: Any, players: int) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise ValueError(f"it is true or false, not {value!r}")
    return value


def a_seat_or_random(value: Any, players: int) -> int | str:
    """A seat of this table, or "random"."""
    if value == "random":
        return "random"
    if not is_whole(value) or not 0 <= value < players:
        raise ValueError(f'it is "random" or a seat from 0 to {players - 1}, not {value!r}')
    return int(value)
