"""Chapter 6: pearls, the robbery."""

import sherwood
from tests.games.nottingham.positions import PURPLE, RED, YELLOW, hand, play, told, turn_up

PURPLE_HAND = {"copper": 1, "gems": 2}


def robbing() -> sherwood.Match:
    """Red robs purple, who does not defend."""
    match = turn_up("pearls", hands=[{}, PURPLE_HAND])
    return play(match, "red: rob purple", "purple: yield")


def test_the_robber_alone_looks_at_the_hand() -> None:
    """Rule 6.1."""
    match = robbing()
    assert match.view(RED)["seats"][PURPLE]["hand"] == PURPLE_HAND
    assert match.view(YELLOW)["seats"][PURPLE]["hand"] is None
    assert match.view()["seats"][PURPLE]["hand"] is None


def test_only_the_two_hear_of_the_hand_that_the_robber_looks_at() -> None:
    """Rule 6.1."""
    match = robbing()
    for viewer in (RED, PURPLE):
        shown = told(match, "show_secretly", viewer)
        assert shown == [
            {"event": "show_secretly", "seat": PURPLE, "other": RED, "hand": PURPLE_HAND}
        ]
    assert told(match, "show_secretly", YELLOW) == told(match, "show_secretly", -1) == []


def test_the_robber_must_take_a_card_and_gives_the_pearls() -> None:
    """Rule 6.2."""
    match = robbing()
    assert match.legal_texts(RED) == ["seize copper", "seize gems"]
    match.play(RED, "seize gems")
    assert hand(match, RED) == {"gems": 1}
    assert hand(match, PURPLE) == {"copper": 1, "pearls": 1, "gems": 1}


def test_the_robber_looks_no_longer_than_the_robbery() -> None:
    """Rule 6.1."""
    match = play(robbing(), "red: seize gems")
    assert match.view(RED)["seats"][PURPLE]["hand"] is None


def test_only_robber_and_victim_know_what_was_robbed() -> None:
    """Rule 6.3."""
    match = play(robbing(), "red: seize gems")
    kinds = {seat: told(match, "seize", seat)[0]["kind"] for seat in (RED, PURPLE, YELLOW, -1)}
    assert kinds == {RED: "gems", PURPLE: "gems", YELLOW: None, -1: None}
