"""Parts of views: each is made from its own fields and from nothing else, and remembered by them."""

from typing import Any

import numpy as np
import pytest

from sherwood.games.compiled import kernel
from sherwood.games.parts import Parts
from sherwood.games.record import Cells, Grid, Tables, layout, medium, small


class Stall:
    """A small table."""

    keeper: int = small()
    prices: Cells = medium(3)
    crates: Grid = small(3, 2)
    depth: Grid = small(2, 2, 2)
    secret: int = small()


STALL = layout(Stall)
parts = Parts(STALL)


@parts.of("crates keeper prices")
def whole(facts: Any, *about: int) -> list[Any]:
    return [facts.keeper, facts.crates, facts.prices, *about]


@parts.of("depth")
def alone(facts: Any) -> Any:
    return facts.depth


@parts.of_row("prices crates", "keeper")
def row(facts: Any, seat: int) -> list[Any]:
    return [facts.keeper, facts.prices, facts.crates, seat]


@parts.of("keeper")
def curious(facts: Any) -> int:
    return int(facts.secret)


@parts.by_rules("prices")
def by_rules(tables: Tables) -> list[int]:
    return [dearest(tables), int(tables[0].secret)]


@kernel
def dearest(tables: Tables) -> int:
    most = 0
    for price in tables[0].prices:
        most = max(most, int(price))
    return most


def stall(**things: Any) -> bytes:
    """The pieces of a stall with these things on it."""
    tables = np.zeros(1, STALL)
    for name, thing in things.items():
        tables[name][0] = thing
    return parts.pieces(tables)


FULL = {"keeper": -1, "prices": [5, 300, -7], "crates": [[1, 2], [3, 4], [5, 6]], "secret": 9}


def test_a_part_gets_its_fields_as_numbers_and_tuples() -> None:
    assert whole(stall(**FULL)) == [-1, ((1, 2), (3, 4), (5, 6)), (5, 300, -7)]
    assert whole(stall(**FULL), 8)[-1] == 8


def test_a_part_may_have_a_single_field_of_any_depth() -> None:
    assert alone(stall(depth=[[[1, 2], [3, 4]], [[5, 6], [7, 8]]])) == (
        ((1, 2), (3, 4)),
        ((5, 6), (7, 8)),
    )


def test_a_part_of_a_row_gets_that_row_and_whole_fields() -> None:
    pieces = stall(**FULL)
    assert [row(pieces, seat, seat) for seat in range(3)] == [
        [-1, 5, (1, 2), 0],
        [-1, 300, (3, 4), 1],
        [-1, -7, (5, 6), 2],
    ]


def test_no_part_can_read_what_it_did_not_name() -> None:
    with pytest.raises(AttributeError, match="secret"):
        curious(stall(**FULL))


def test_rules_get_a_table_with_nothing_on_it_but_the_fields() -> None:
    assert by_rules(stall(**FULL)) == [300, 0]


def test_a_part_is_made_anew_only_when_its_own_bytes_have_changed() -> None:
    first = whole(stall(**FULL))
    assert whole(stall(**{**FULL, "secret": 1})) is first
    assert whole(stall(**{**FULL, "keeper": 0})) == [0, *first[1:]]
    assert row(stall(**FULL), 1, 1) is row(stall(**{**FULL, "prices": [9, 300, 9]}), 1, 1)


def test_a_part_is_another_for_everything_else_that_it_is_about() -> None:
    pieces = stall(keeper=1)
    assert row(pieces, 0, 0) != row(pieces, 0, 1)
