"""Records: an annotated class becomes a dtype, whose rows read the same everywhere."""

import numpy as np

from sherwood.games.record import Cells, Grid, copied, flags, layout, medium, small
from tests.games.facts import unpack


class Stall:
    """A small table."""

    keeper: int = small()
    prices: Cells = medium(3)
    crates: Grid = small(2, 2)
    open_to: int = flags()
    motto = "not a field"


STALL = layout(Stall)


def test_every_declared_field_and_nothing_else_is_in_the_dtype() -> None:
    assert STALL.names == ("keeper", "prices", "crates", "open_to")
    assert STALL.itemsize == 1 + 3 * 2 + 4 + 2


def test_a_row_is_read_and_written_by_names() -> None:
    stalls = np.zeros(2, STALL)
    stalls[1].keeper = 7
    stalls[1].crates[0, 1] = 3
    assert stalls["keeper"].tolist() == [0, 7]
    assert stalls["crates"][1].tolist() == [[0, 3], [0, 0]]


def test_unpacking_gives_plain_numbers_and_lists() -> None:
    stalls = np.zeros(1, STALL)
    stalls[0].prices[2] = 300
    facts = unpack(stalls)
    assert (facts.keeper, facts.prices, facts.crates) == (0, [0, 0, 300], [[0, 0], [0, 0]])


def test_a_copy_shares_nothing() -> None:
    stalls = np.zeros(2, STALL)
    twins = copied(stalls)
    twins[0].keeper = 1
    assert stalls[0].keeper == 0
    assert twins.dtype == STALL
    assert len(twins) == 2
