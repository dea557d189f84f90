"""Reading a described position: every complaint says where in it something is wrong."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from sherwood.games.compiled import kernel
from sherwood.games.dice import shuffle
from sherwood.games.options import is_whole
from sherwood.games.record import Cells, Grid, Tables


class PositionError(ValueError):
    """A position says something that cannot be."""


def need_keys(position: Mapping[str, Any], allowed: Sequence[str]) -> None:
    """Complain about a key that means nothing in a position."""
    for key in position:
        if key not in allowed:
            raise PositionError(
                f"position: {key!r} means nothing; it may have {', '.join(allowed)}"
            )


def read_number(position: Mapping[str, Any], key: str, low: int, high: int, default: int) -> int:
    """A whole number within limits."""
    value = position.get(key, default)
    if not is_whole(value) or not low <= value <= high:
        raise PositionError(f"position: {key} must be a number from {low} to {high}, not {value!r}")
    return int(value)


def read_per_seat(position: Mapping[str, Any], key: str, players: int, empty: Any) -> list[Any]:
    """One entry for each seat; what is not mentioned is empty."""
    value = position.get(key)
    if value is None:
        return [empty] * players
    if not isinstance(value, list) or len(value) != players:
        raise PositionError(
            f"position: {key} must be a list with one entry for each of {players} seats"
        )
    return value


def lay_counts(
    places: Grid, cards: Sequence[Any], names: Sequence[str], where: str, most: int
) -> None:
    """Lay before each seat the cards that a position counts by name."""
    for seat, counts in enumerate(cards):
        for kind, count in enumerate(read_counts(counts, names, f"{where}[{seat}]", most)):
            places[seat, kind] = count


def read_counts(counts: Any, names: Sequence[str], where: str, most: int) -> list[int]:
    """Cards by name, as a count for each kind."""
    if not isinstance(counts, Mapping):
        raise PositionError(f'position: {where} must be cards such as {{"{names[0]}": 2}}')
    for name, count in counts.items():
        if name not in names:
            raise PositionError(f"position: {where} has {name!r}; there are {', '.join(names)}")
        if not is_whole(count) or count < 0:
            raise PositionError(f"position: {where} has {count!r} of {name}")
        if count > most:
            raise PositionError(
                f"position: {where} has {count} of {name}; there are at most {most}"
            )
    return [int(counts.get(name, 0)) for name in names]


def read_cards(cards: Any, names: Sequence[str], where: str) -> list[int]:
    """A list of cards by name, as numbers of kinds."""
    if not isinstance(cards, list):
        raise PositionError(f'position: {where} must be a list of cards such as ["{names[0]}"]')
    for card in cards:
        if card not in names:
            raise PositionError(f"position: {where} has {card!r}; there are {', '.join(names)}")
    return [names.index(card) for card in cards]


@kernel
def shuffle_cards(tables: Tables, stream: int, cards: Cells) -> None:
    """Shuffle cards with the dice of the table."""
    shuffle(tables[0], stream, cards, len(cards))


def lay_pile(tables: Tables, stream: int, pile: Cells, bottom: list[int], top: list[int]) -> None:
    """A pile: some cards shuffled, and over them the named ones, the first of them on top."""
    cards = np.array(bottom, dtype=np.int64)
    shuffle_cards(tables, stream, cards)
    for number, card in enumerate([*cards.tolist(), *reversed(top)]):
        pile[number] = card
