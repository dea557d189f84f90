"""Chapter 16: the end and the score. Field 21 is the last one before the city."""

from typing import Any

import pytest

import sherwood
from tests.games.nottingham.positions import (
    PURPLE,
    RED,
    Cards,
    about_to_exchange,
    events,
    lay_out,
    turn_up,
)

LAST_FIELD = 21
SEVEN_TAKEN = {"each": [0, 1], "five": [1, 2], "four_pairs": [2, 0], "three_pairs": [2]}
THREE_PAIRS = {"copper": 2, "silver": 2, "gold": 2}


def last_set(*winnings: Cards, **position: Any) -> sherwood.Match:
    """The game ends with a set of three copper coins, of which red wins one."""
    return lay_out(
        "3 copper", hands=[{"copper": 3}], winnings=winnings, sheriff=LAST_FIELD, **position
    )


def test_the_game_ends_when_the_sheriff_is_back_in_the_city() -> None:
    """Rule 16.1."""
    match = last_set()
    assert match.over
    assert match.actors == ()
    assert events(match) == ["lay", "win", "march", "over"]  # and no favour
    with pytest.raises(sherwood.IllegalAction, match="the game is over"):
        match.play(PURPLE, "take")


def test_the_game_goes_on_at_the_last_field() -> None:
    """Rule 16.1."""
    match = lay_out("3 copper", hands=[{"copper": 3}], sheriff=LAST_FIELD - 1)
    assert not match.over
    assert match.winners == []


def test_a_task_may_bring_the_sheriff_home_too() -> None:
    """Rule 16.1."""
    match = about_to_exchange(hands=[{"gems": 5}], sheriff=LAST_FIELD)
    match.play(RED, "task five gems")
    assert match.over
    assert match.scores == [30, 0, 0]


def test_the_eighth_task_card_ends_the_game_and_the_sheriff_stays() -> None:
    """Rule 16.2."""
    match = about_to_exchange(hands=[THREE_PAIRS], tasks=SEVEN_TAKEN, sheriff=4)
    match.play(RED, "task three_pairs copper silver gold")
    assert match.over
    assert "march" not in events(match)
    assert match.view()["track"]["sheriff"] == 4
    assert match.scores == [20 + 15 + 10, 20 + 25, 25 + 15 + 10]
    assert match.winners == [2]


def test_the_seventh_task_card_does_not_end_the_game() -> None:
    """Rule 16.2."""
    taken = {**SEVEN_TAKEN, "five": [1]}
    match = about_to_exchange(hands=[THREE_PAIRS], tasks=taken, sheriff=4)
    match.play(RED, "task three_pairs copper silver gold")
    assert not match.over


def test_points_are_the_winnings_and_the_tasks() -> None:
    """Rule 16.3."""
    winnings: list[Cards] = [{"chest": 2, "gold": 1}, {"gems": 1}]
    match = last_set(*winnings, tasks={"each": [1], "five": [2, 0]})
    assert match.scores == [13 + 13 + 9 + 7 + 25, 11 + 25, 25]
    assert match.winners == [RED]
    assert match.view()["sheet"] == [
        [
            {"line": "winnings", "kind": "copper", "count": 1, "points": 7},
            {"line": "winnings", "kind": "gold", "count": 1, "points": 9},
            {"line": "winnings", "kind": "chest", "count": 2, "points": 26},
            {"line": "task", "task": "five", "points": 25},
        ],
        [
            {"line": "winnings", "kind": "gems", "count": 1, "points": 11},
            {"line": "task", "task": "each", "points": 25},
        ],
        [{"line": "task", "task": "five", "points": 25}],
    ]
    assert match.view()["decided_by"] == "points"


def test_cards_in_the_hand_count_nothing() -> None:
    """Rule 16.3."""
    hands = [{"copper": 3}, {"chest": 9}]
    match = lay_out("3 copper", hands=hands, sheriff=LAST_FIELD)
    assert match.scores == [7, 0, 0]


def test_of_equal_points_more_cards_in_the_winnings_win() -> None:
    """Rule 16.4."""
    match = last_set({"silver": 1, "copper": 1}, {"gems": 2}, {})  # 7 + 8 + 7 against 11 + 11
    assert match.scores == [22, 22, 0]
    assert match.winners == [RED]
    assert match.view()["decided_by"] == "winnings"


def test_it_does_not_matter_who_sits_first() -> None:
    """Rule 16.4."""
    match = last_set({"gems": 2}, {"copper": 3, "silver": 1})  # 7 + 22 against 21 + 8
    assert match.scores == [29, 29, 0]
    assert match.winners == [PURPLE]


def test_task_cards_are_no_cards_in_the_winnings() -> None:
    """Rule 16.4."""
    match = last_set({"silver": 1}, {}, tasks={"three_pairs": [1]})
    assert match.scores == [15, 15, 0]
    assert match.winners == [RED]


def test_of_equal_points_and_cards_the_win_is_shared() -> None:
    """Rule 16.5."""
    match = last_set({}, {"copper": 1}, {"copper": 1})
    assert match.winners == [0, 1, 2]
    assert match.view()["decided_by"] == "shared"


def test_only_the_best_share_the_win() -> None:
    """Rule 16.5."""
    match = last_set({"gold": 1}, {"silver": 2}, {"silver": 2}, {}, players=7)
    assert match.scores == [16, 16, 16, 0, 0, 0, 0]
    assert match.winners == [0, 1, 2]


def test_who_has_fewer_points_does_not_win_by_cards() -> None:
    """Rules 16.3, 16.4."""
    match = turn_up(bare=True, sheriff=LAST_FIELD, winnings=[{"copper": 2}, {"chest": 1}, {}])
    assert match.over
    assert match.winners == [2]
