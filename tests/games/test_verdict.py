"""The verdict: leaders by one criterion after another."""

import numpy as np
import pytest

from sherwood.games import verdict
from sherwood.games.compiled import kernel
from sherwood.games.record import Grid
from sherwood.games.seats import MOST_SEATS


@kernel
def judge(criteria: Grid, players: int) -> tuple[int, int]:
    return verdict.verdict(criteria, players)


@pytest.mark.parametrize(
    ("criteria", "winners", "decided"),
    [
        ([[3, 5, 4], [9, 0, 9]], 0b010, 0),
        ([[5, 5, 4], [1, 2, 9]], 0b010, 1),
        ([[5, 5, 4], [2, 2, 9]], 0b011, 2),
        ([[0, 0, 0], [0, 0, 0]], 0b111, 2),
        ([[5, 5, 4], [1, 2, 3], [0, 0, 1]], 0b010, 1),
    ],
)
def test_a_tie_is_broken_by_the_next_criterion(
    criteria: list[list[int]], winners: int, decided: int
) -> None:
    amounts = np.zeros((len(criteria), MOST_SEATS), np.int64)
    amounts[:, :3] = criteria
    assert tuple(judge(amounts, 3)) == (winners, decided)
