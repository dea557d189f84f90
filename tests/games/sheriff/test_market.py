"""Chapters 4 and 5: the market, and the end of the draw pile."""

import pytest

import sherwood
from tests.games.sheriff.positions import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    at_the_gate,
    events,
    hand,
    play,
    start,
)

FULL = {"cheese": 5, "silk": 1}


def test_merchants_go_to_the_market_clockwise_from_the_sheriffs_left() -> None:
    """Rule 4.1."""
    match = start(sheriff=1, hands=[FULL] * 4)
    for seat in (YELLOW, BLUE, RED):
        assert match.view()["phase"] == "market"
        assert match.actors == (seat,)
        match.play(seat, "draw")
    assert match.view()["phase"] == "load"


def test_up_to_five_cards_are_set_aside_face_down() -> None:
    """Rule 4.2."""
    match = start(hands=[{}, FULL])
    assert match.view()["may_set_aside"] == 5
    play(match, "purple: set aside silk", *["purple: set aside cheese"] * 4)
    assert match.view()["may_set_aside"] == 0
    assert match.view(PURPLE)["aside"] == {"cards": 5, "goods": {"cheese": 4, "silk": 1}}
    assert match.view(YELLOW)["aside"] == {"cards": 5, "goods": None}
    assert match.legal_texts(PURPLE) == ["draw"]


def test_nothing_need_be_set_aside() -> None:
    """Rule 4.2."""
    match = play(start(hands=[{}, FULL]), "purple: draw")
    assert hand(match, PURPLE) == FULL
    assert match.actors == (YELLOW,)


def test_cards_are_taken_from_the_tops_of_both_piles() -> None:
    """Rule 4.3."""
    match = start(hands=[{}, {"cheese": 2}], discards=[["silk", "bread"], ["mead", "apples"]])
    play(match, "purple: take left, take right, take right, take left")
    assert hand(match, PURPLE) == {"cheese": 2, "silk": 1, "mead": 1, "apples": 1, "bread": 1}
    assert match.view()["discards"] == {"left": [], "right": []}
    assert match.actors == (YELLOW,)


def test_nothing_is_set_aside_after_the_first_card_was_taken() -> None:
    """Rule 4.2."""
    match = start(hands=[{}, {"cheese": 2}], discards=[["silk"], ["mead"]])
    play(match, "purple: set aside cheese")
    assert match.view()["may_set_aside"] == 1
    play(match, "purple: take left")
    assert match.view()["may_set_aside"] == 0
    assert match.legal_texts(PURPLE) == ["take right", "draw"]


def test_an_empty_pile_cannot_be_taken_from() -> None:
    """Rule 4.3."""
    match = start(hands=[{}, {"cheese": 2}], discards=[[], ["mead"]])
    assert match.legal_texts(PURPLE) == ["set aside cheese", "take right", "draw"]


def test_the_rest_comes_from_the_draw_pile_with_no_way_back() -> None:
    """Rule 4.4."""
    match = start(
        hands=[{}, {"cheese": 3}],
        draw_pile=["silk", "crossbow", "bread"],
        discards=[["mead", "apples"], ["apples"]],
    )
    play(match, "purple: set aside cheese", "purple: take left", "purple: draw")
    assert hand(match, PURPLE) == {"cheese": 2, "mead": 1, "silk": 1, "crossbow": 1, "bread": 1}
    assert match.legal_texts(PURPLE) == ["lay cheese left", "lay cheese right"]


def test_cards_set_aside_are_laid_on_one_pile_in_any_order() -> None:
    """Rule 4.5."""
    match = start(hands=[{}, {"cheese": 1, "silk": 1, "mead": 1, "bread": 3}])
    play(match, "purple: set aside cheese, set aside silk, set aside mead, draw")
    assert len(match.legal_texts(PURPLE)) == 6
    play(match, "purple: lay silk right")
    assert match.legal_texts(PURPLE) == ["lay cheese right", "lay mead right"]
    play(match, "purple: lay cheese right, lay mead right")
    assert match.view()["discards"] == {"left": [], "right": ["mead", "cheese", "silk"]}
    assert match.actors == (YELLOW,)


def test_a_full_hand_goes_on_to_laying_without_the_draw_pile() -> None:
    """Rule 4.5."""
    match = start(hands=[{}, FULL], discards=[["apples"], []])
    play(match, "purple: set aside silk, take left, lay silk left")
    assert match.view()["discards"]["left"] == ["silk"]


def test_everybody_sees_what_is_taken_and_nobody_what_is_drawn() -> None:
    """Rule 4.6."""
    match = start(hands=[{}, {"cheese": 4}], draw_pile=["silk"], discards=[["mead"], []])
    play(match, "purple: take left")
    assert match.view(BLUE)["news"] == [
        {"event": "take", "seat": PURPLE, "good": "mead", "pile": "left"}
    ]
    play(match, "purple: draw")
    assert match.view(BLUE)["news"] == [{"event": "draw", "seat": PURPLE, "count": 1}]
    assert {"event": "draw_card", "seat": PURPLE, "good": "silk"} in match.view(PURPLE)["news"]


def test_hands_can_be_refilled_at_the_market_alone() -> None:
    """Rule 4.7."""
    options = {"refill": "market"}
    match = play(at_the_gate(purple=("3 apples", "apples"), options=options), "red: stop")
    assert [player["cards"] for player in match.view()["seats"]] == [6, 3, 5, 5]
    play(match, "yellow: draw")
    assert match.view()["seats"][YELLOW]["cards"] == 6


def test_hands_are_refilled_at_the_end_of_the_round() -> None:
    """Rule 4.7."""
    match = at_the_gate(
        purple=("2 apples", "apples"),
        draw_pile=["silk", "mead", "pepper", "crossbow"],
    )
    play(match, "red: stop")
    assert [player["cards"] for player in match.view()["seats"]] == [6, 6, 6, 6]
    assert hand(match, PURPLE) == {"cheese": 4, "silk": 1, "mead": 1}
    assert hand(match, YELLOW) == {"cheese": 5, "pepper": 1}
    assert hand(match, BLUE) == {"cheese": 5, "crossbow": 1}


def without_a_draw_pile(*discards: list[str], **hands: dict[str, int]) -> sherwood.Match:
    """All cards that are neither in a hand nor discarded lie on red's stand."""
    match = start()
    left = {name: good["copies"] for name, good in match.view()["goods"].items()}
    for pile in discards:
        for good in pile:
            left[good] -= 1
    for cards in hands.values():
        for good, count in cards.items():
            left[good] -= count
    seats = [hands.get(colour, {}) for colour in ("red", "purple", "yellow", "blue")]
    return start(hands=seats, stands=[left], discards=list(discards))


def test_all_but_five_of_each_pile_become_the_draw_pile() -> None:
    """Rule 5.1."""
    top = ["apples", "bread", "apples", "bread", "cheese"]
    match = without_a_draw_pile([*top, "silk", "silk"], top[:4], purple={"cheese": 5})
    assert match.view()["draw_pile"] == 0
    play(match, "purple: draw")
    assert "reshuffle" in events(match)
    assert hand(match, PURPLE) == {"cheese": 5, "silk": 1}
    assert match.view()["discards"] == {"left": top, "right": top[:4]}
    assert match.view()["draw_pile"] == 1


def test_where_nothing_is_left_the_hand_stays_smaller() -> None:
    """Rule 5.2."""
    match = without_a_draw_pile(["apples"], ["bread"], purple={"cheese": 2})
    play(match, "purple: draw")
    assert hand(match, PURPLE) == {"cheese": 2}
    assert match.actors == (YELLOW,)


def test_who_has_no_card_loads_no_bag() -> None:
    """Rule 5.3."""
    match = without_a_draw_pile([], [], yellow={"cheese": 2})
    play(match, "purple: draw", "yellow: draw", "blue: draw")
    assert match.actors == (YELLOW,)
    play(match, "yellow: load cheese, close, declare bread")
    assert [bag["merchant"] for bag in match.view()["gate"]["bags"]] == [YELLOW]


def test_without_any_bag_the_round_is_over() -> None:
    """Rule 5.3."""
    match = without_a_draw_pile([], [])
    play(match, "purple: draw", "yellow: draw", "blue: draw")
    assert match.view()["round"] == 2
    assert match.actors == (YELLOW,)


def test_a_market_turn_is_refused_to_others() -> None:
    match = start(hands=[FULL] * 4)
    for seat in (RED, YELLOW, BLUE):
        with pytest.raises(sherwood.IllegalAction, match="waits for purple"):
            match.play(seat, "draw")
