"""Chapter 14: the end and the score."""

from typing import Any

import sherwood
from tests.games.sheriff.positions import BLUE, PURPLE, YELLOW, at_the_gate, play, start

NO_GOLD = [0, 0, 0, 0]


def points(*stands: dict[str, int], royal: bool = False) -> list[int]:
    """The points of four players without gold."""
    return start(stands=list(stands), gold=NO_GOLD, options={"royal": royal}).scores


def ended(*stands: dict[str, int], **given: Any) -> sherwood.Match:
    """The game is over, and in the last round everybody but red has brought home one apple."""
    match = play(at_the_gate(stands=list(stands), round=8, **given), "red: stop")
    assert match.over
    return match


def test_contraband_is_turned_up_and_hands_count_nothing() -> None:
    """Rule 14.1."""
    match = ended({}, {"silk": 2, "mead": 1}, gold=NO_GOLD)
    seen = match.view(BLUE)["seats"][PURPLE]
    assert seen["contraband_goods"] == {"mead": 1, "silk": 2}
    assert seen["hand"] is None
    assert {"event": "turn_up", "seat": PURPLE, "good": "silk", "count": 2} in match.view()["news"]
    assert match.scores[0] == 0
    assert match.view(0)["seats"][0]["hand"] == {"cheese": 6}


def test_values_and_gold_are_added_up() -> None:
    """Rule 14.2."""
    match = start(stands=[{"pepper": 2, "mead": 1, "silk": 1, "crossbow": 1}], gold=[7, 0, 100, 1])
    assert match.scores == [7 + 12 + 7 + 8 + 9, 0, 100, 1]


def test_the_most_and_the_second_most_of_a_legal_good_earn_a_bonus() -> None:
    """Rule 14.3."""
    assert points({"apples": 5}, {"apples": 3}, {"apples": 1}) == [10 + 20, 6 + 10, 2, 0]
    assert points({"cheese": 1}, {"cheese": 3}, {"cheese": 2}) == [3, 9 + 15, 6 + 10, 0]
    assert points({}, {"bread": 1}, {}, {"bread": 2}) == [0, 3 + 10, 0, 6 + 15]
    assert points({"chickens": 2}, {"chickens": 1}) == [8 + 10, 4 + 5, 0, 0]


def test_a_royal_good_counts_for_several() -> None:
    """Rule 14.4."""
    assert points({"green_apples": 1}, {"apples": 1}, royal=True) == [4 + 20, 2 + 10, 0, 0]
    assert points({"golden_apples": 1}, {"apples": 3}, royal=True) == [6 + 15, 6 + 15, 0, 0]
    assert points({"gouda": 1}, {"bleu": 1}, royal=True) == [6 + 10, 9 + 15, 0, 0]
    assert points({"rye": 1}, {"pumpernickel": 1}, royal=True) == [6 + 10, 9 + 15, 0, 0]
    assert points({"rooster": 1}, {"chickens": 1}, royal=True) == [8 + 10, 4 + 5, 0, 0]


def test_tied_kings_share_both_bonuses_and_there_is_no_queen() -> None:
    """Rule 14.5."""
    assert points({"apples": 3}, {"apples": 3}, {"apples": 1}) == [6 + 15, 6 + 15, 2, 0]
    assert points(*[{"cheese": 1}] * 3) == [3 + 8, 3 + 8, 3 + 8, 0]
    assert points(*[{"chickens": 1}] * 4) == [4 + 3] * 4


def test_tied_queens_share_her_bonus() -> None:
    """Rule 14.6."""
    assert points({"chickens": 3}, {"chickens": 1}, {"chickens": 1}) == [12 + 10, 4 + 2, 4 + 2, 0]
    assert points({"bread": 2}, *[{"bread": 1}] * 3) == [6 + 15, 3 + 3, 3 + 3, 3 + 3]


def test_nobody_is_king_or_queen_of_what_he_has_not() -> None:
    """Rule 14.7."""
    assert points() == [0, 0, 0, 0]
    assert points({"chickens": 1}) == [4 + 10, 0, 0, 0]


def test_the_most_points_win() -> None:
    """Rule 14.8."""
    match = ended(gold=[0, 10, 11, 0])
    assert match.scores == [0, 22, 23, 12]
    assert match.winners == [YELLOW]
    assert match.view()["decided_by"] == "points"


def test_a_tie_goes_to_the_most_legal_goods() -> None:
    """Rule 14.8."""
    match = ended({}, {"chickens": 1}, {"silk": 1}, gold=[0, 0, 6, 0])
    assert match.scores[PURPLE] == match.scores[YELLOW]
    assert match.winners == [PURPLE]
    assert match.view()["decided_by"] == "legal_goods"


def test_then_to_the_most_contraband() -> None:
    """Rule 14.8."""
    match = ended({}, {}, {"silk": 1}, gold=[0, 8, 0, 0])
    assert match.scores[PURPLE] == match.scores[YELLOW]
    assert match.winners == [YELLOW]
    assert match.view()["decided_by"] == "contraband"


def test_a_royal_good_is_no_legal_good_in_a_tie() -> None:
    """Rule 14.8."""
    match = ended({}, {"rooster": 1}, {"bread": 1}, gold=NO_GOLD, options={"royal": True})
    assert match.scores[PURPLE] == match.scores[YELLOW]
    assert match.winners == [YELLOW]


def test_then_the_win_is_shared() -> None:
    """Rule 14.8."""
    match = ended({}, {"silk": 1}, {"silk": 1}, gold=NO_GOLD)
    assert match.winners == [PURPLE, YELLOW]
    assert match.view()["decided_by"] == "shared"


def test_the_sheet_has_a_line_for_everything_that_counts() -> None:
    """Rules 14.2, 14.3, 14.6."""
    match = ended({}, {"silk": 2, "cheese": 1}, {"apples": 1}, gold=[0, 7, 0, 0])
    assert match.view(BLUE)["sheet"] == [
        [{"line": "gold", "points": 0}],
        [
            {"line": "gold", "points": 7},
            {"line": "goods", "good": "apples", "count": 1, "points": 2},
            {"line": "goods", "good": "cheese", "count": 1, "points": 3},
            {"line": "contraband", "good": "silk", "count": 2, "points": 16},
            {"line": "king", "good": "cheese", "points": 15},
            {"line": "queen", "good": "apples", "points": 5},
        ],
        [
            {"line": "gold", "points": 0},
            {"line": "goods", "good": "apples", "count": 2, "points": 4},
            {"line": "king", "good": "apples", "points": 20},
        ],
        [
            {"line": "gold", "points": 0},
            {"line": "goods", "good": "apples", "count": 1, "points": 2},
            {"line": "queen", "good": "apples", "points": 5},
        ],
    ]


def test_the_standings_say_who_would_be_king_and_queen_now() -> None:
    """Rules 14.3, 14.5, 14.6, 14.7."""
    stands = [{"apples": 3, "bread": 1}, {"apples": 2, "bread": 1}, {"apples": 2, "chickens": 1}]
    assert start(stands=stands).view()["standings"] == {
        "apples": {"cards": [3, 2, 2, 0], "king": [0], "queen": [PURPLE, YELLOW]},
        "cheese": {"cards": [0, 0, 0, 0], "king": [], "queen": []},
        "bread": {"cards": [1, 1, 0, 0], "king": [0, PURPLE], "queen": []},
        "chickens": {"cards": [0, 0, 1, 0], "king": [YELLOW], "queen": []},
    }


def test_the_standings_and_the_points_count_what_the_viewer_knows() -> None:
    """Rules 14.4, 15.1."""
    stands = [{"apples": 1}, {"golden_apples": 1}]
    match = start(stands=stands, gold=NO_GOLD, options={"royal": True})
    own, other = match.view(PURPLE), match.view(BLUE)
    assert own["standings"]["apples"] == {"cards": [1, 3, 0, 0], "king": [PURPLE], "queen": [0]}
    assert own["points"] == match.scores == [2 + 10, 6 + 20, 0, 0]
    assert other["standings"]["apples"] == {"cards": [1, 0, 0, 0], "king": [0], "queen": []}
    assert other["points"] == [2 + 20, 0, 0, 0]
