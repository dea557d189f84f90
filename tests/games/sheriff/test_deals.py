"""Chapter 11: what is given once a proposal is taken."""

import sherwood
from tests.games.sheriff.positions import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    at_the_gate,
    events,
    face_down,
    gold,
    play,
    stand,
)


def both_sides() -> sherwood.Match:
    """Purple and blue pay for passing, yellow for opening."""
    return play(
        at_the_gate(purple=("2 silk", "bread"), stands=[{}, {}, {"bread": 1}]),
        "purple: about purple, add 5 gold, offer for passing",
        "yellow: about purple, add 20 gold, add bread, offer for opening",
        "blue: about purple, add 1 gold, offer for passing",
    )


def test_letting_pass_accepts_all_that_is_offered_for_it_and_nothing_else() -> None:
    """Rule 11.12."""
    match = play(both_sides(), "red: pass purple")
    assert gold(match) == [56, 45, 50, 49]
    assert stand(match, PURPLE) == {"silk": 2}
    assert stand(match, YELLOW) == {"bread": 1}


def test_opening_accepts_all_that_is_offered_for_it_and_nothing_else() -> None:
    """Rule 11.12."""
    match = play(both_sides(), "red: open purple")
    assert gold(match) == [50 + 20 + 8, 50 - 8, 30, 50]
    assert stand(match, RED) == {"bread": 1}
    assert match.view()["seized"] == {"silk": 2}


def test_a_bribe_for_opening_comes_before_the_penalty() -> None:
    """Rule 11.13."""
    match = at_the_gate(purple=("5 bread", "bread"), gold=[0, 50, 50, 50])
    play(
        match, "yellow: about purple, add 5 gold, add 1 gold, offer for opening", "red: open purple"
    )
    assert gold(match) == [0, 56, 44, 50]
    assert match.view()["debt"] is None


def test_promised_bag_goods_that_are_not_there_are_not_owed() -> None:
    """Rule 11.14."""
    match = at_the_gate(purple=("1 silk 1 bread", "bread"))
    play(
        match,
        "purple: about purple, add silk from bag, add silk from bag, offer for passing",
        "red: pass purple",
    )
    assert stand(match, RED) == {"silk": 1}
    assert stand(match, PURPLE) == {"bread": 1}
    assert gold(match) == [50] * 4


def test_goods_handed_over_go_to_the_sheriffs_stand() -> None:
    """Rule 11.15."""
    match = at_the_gate(purple=("1 silk 1 bread", "bread"), stands=[{}, {"mead": 1, "apples": 2}])
    play(
        match,
        "purple: about purple, add apples, add mead, add bread from bag, add silk from bag, offer for passing",
        "red: pass purple",
    )
    seen = match.view(BLUE)["seats"][RED]
    assert seen["legal"] == {"apples": 1, "bread": 1}
    assert seen["contraband"] == 2
    assert stand(match, RED) == {"apples": 1, "bread": 1, "mead": 1, "silk": 1}
    assert face_down(match, PURPLE) == 0


def test_only_giver_and_taker_see_the_contraband_from_the_bag() -> None:
    """Rule 11.15."""
    match = at_the_gate(purple=("1 silk 1 bread", "bread"))
    play(
        match,
        "purple: about purple, add mead from bag, add silk from bag, offer for passing",
        "red: pass purple",
    )
    for seat in (RED, PURPLE):
        card = {"event": "bag_card", "seat": PURPLE, "other": RED, "good": "silk"}
        assert card in match.view(seat)["news"]
    for seat in (YELLOW, BLUE, -1):
        assert "bag_card" not in events(match, seat)
        handed = {"event": "bag_contraband", "seat": PURPLE, "other": RED, "count": 1}
        assert handed in match.view(seat)["news"]
