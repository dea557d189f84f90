"""Positions: a described start of a round."""

from typing import Any

import pytest

import sherwood
from tests.games.sheriff.positions import PURPLE, hand, play, start


def test_a_position_says_what_lies_where() -> None:
    match = sherwood.set_up(
        {
            "game": "sheriff",
            "players": 4,
            "options": {"royal": False},
            "round": 2,
            "sheriff": 3,
            "gold": [50, 49, 48, 47],
            "hands": [{"apples": 3, "silk": 1}, {}, {}, {}],
            "stands": [{"bread": 2, "mead": 1}, {}, {}, {}],
            "draw_pile": ["silk", "bread"],
            "discards": [["apples", "bread"], ["cheese"]],
        },
        seed=7,
    )
    view = match.view(0)
    assert (view["round"], view["sheriff"], match.actors) == (2, 3, (0,))
    assert [player["gold"] for player in view["seats"]] == [50, 49, 48, 47]
    assert view["discards"] == {"left": ["apples", "bread"], "right": ["cheese"]}
    assert view["draw_pile"] == 204 - 4 - 3 - 3
    play(match, "red: draw")
    assert hand(match, 0) == {"apples": 3, "silk": 2, "bread": 1}


def test_cards_that_are_not_mentioned_are_shuffled_under_the_draw_pile() -> None:
    hands = set()
    for seed in range(5):
        match = sherwood.set_up({"game": "sheriff", "players": 3, "draw_pile": ["silk"]}, seed=seed)
        match.play(PURPLE, "draw")
        cards = hand(match, PURPLE)
        assert cards["silk"] >= 1
        hands.add(tuple(cards.items()))
    assert len(hands) > 1


def test_cards_are_left_out_of_a_position_too() -> None:
    match = start(options={"left_out": True}, draw_pile=["silk"])
    assert match.view()["left_out"] == 10
    assert match.view()["draw_pile"] == 194
    play(match, "purple: draw")
    assert hand(match, PURPLE)["silk"] >= 1


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"turn": 1}, "'turn' means nothing"),
        ({"round": 0}, "round must be a number from 1 to 8"),
        ({"sheriff": 4}, "sheriff must be a number from 0 to 3"),
        ({"gold": [1, 2]}, "gold must be a list with one entry for each of 4 seats"),
        ({"gold": [1, 2, 3, -4]}, r"gold\[3\] must be a number from 0 to 1000, not -4"),
        ({"hands": [{"apples": 7}]}, r"hands\[0\] has 7 cards; a hand has 6"),
        ({"hands": [{"gems": 1}]}, r"hands\[0\] has 'gems'"),
        ({"stands": [{"apples": 500}]}, "stands\\[0\\] has 500 of apples; there are at most 127"),
        ({"stands": [{"crossbow": 6}]}, "it has 6 cards of crossbow; there are 5"),
        ({"stands": [{"rooster": 1}]}, "it has 1 cards of rooster; there are 0"),
        ({"discards": [["apples"]]}, "discards must be two lists"),
        ({"discards": [["apples"] * 217, []]}, "has more cards than there are"),
        ({"discards": [["gems"], []]}, r"discards\[0\] has 'gems'"),
        ({"draw_pile": "silk"}, "draw_pile must be a list of cards"),
    ],
)
def test_a_wrong_position_says_what_is_wrong(wrong: dict[str, Any], complaint: str) -> None:
    with pytest.raises(sherwood.PositionError, match=complaint):
        start(**wrong)
