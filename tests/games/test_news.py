"""News: who hears of an event at all, and who sees its details."""

import numpy as np
import pytest

from sherwood.games import news
from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import kernel
from sherwood.games.record import Cells, Grid, Tables, flags, layout, small
from tests.games.facts import unpack

LINES = 3
SEEN, HEARD, SECRET = 4, 5, 6  # events
SHOUT, WINK, WHISPER = range(3)  # ways to tell


class Board:
    """A table with nothing but news."""

    news: Grid = small(LINES, news.THINGS)
    news_heard: Cells = flags(LINES)
    news_seen: Cells = flags(LINES)
    news_count: int = small()
    moments: int = small()


@kernel
def tell(boards: Tables, way: int, seat: int) -> None:
    if way == SHOUT:
        news.tell_all(boards[0], SEEN, seat, NONE, 7, 8)
    elif way == WINK:
        news.tell_details(boards[0], bit(seat), HEARD, seat, NONE, 7, 8)
    else:
        news.tell(boards[0], bit(seat), SECRET, seat, NONE, 7, 8)


@kernel
def hide(boards: Tables, viewer: int) -> None:
    news.hide_news(boards[0], viewer)


@kernel
def forget(boards: Tables) -> None:
    news.forget_news(boards[0])


def board_with(*told: tuple[int, int]) -> Tables:
    boards = np.zeros(1, layout(Board))
    for way, seat in told:
        tell(boards, way, seat)
    return boards


def lines(boards: Tables, viewer: int) -> list[list[int]]:
    """What a viewer is left with."""
    hidden = boards.copy()
    hide(hidden, viewer)
    facts = unpack(hidden)
    kept: list[list[int]] = facts.news[: facts.news_count]
    assert not any(any(line) for line in facts.news[facts.news_count :])
    return kept


def test_what_is_told_to_all_is_seen_by_all() -> None:
    assert lines(board_with((SHOUT, 2)), 1) == [[SEEN, 2, NONE, 7, 8]]


def test_of_details_for_other_eyes_one_hears_that_it_happened() -> None:
    boards = board_with((WINK, 2))
    assert lines(boards, 2) == [[HEARD, 2, NONE, 7, 8]]
    assert lines(boards, 1) == [[HEARD, 2, NONE, NONE, NONE]]


def test_of_what_is_told_to_others_one_does_not_hear_at_all() -> None:
    boards = board_with((WHISPER, 2), (SHOUT, 0))
    assert lines(boards, 2) == [[SECRET, 2, NONE, 7, 8], [SEEN, 0, NONE, 7, 8]]
    assert lines(boards, 1) == lines(board_with((SHOUT, 0)), 1)


@pytest.mark.parametrize("way", [SHOUT, WINK, WHISPER])
def test_when_no_line_is_left_nothing_changes(way: int) -> None:
    boards = board_with(*[(SHOUT, 0)] * LINES)
    before = boards.tobytes()
    tell(boards, way, 1)
    assert boards.tobytes() == before


def test_forgotten_news_leave_nothing_behind() -> None:
    boards = board_with((SHOUT, 0), (WHISPER, 1))
    forget(boards)
    assert not any(boards.tobytes())
