"""Chapter 7: gems, the raid."""

import sherwood
from tests.games.nottingham.positions import PURPLE, RED, YELLOW, hand, play, told, turn_up

PURPLE_HAND = {"copper": 1, "gold": 2}


def raiding() -> sherwood.Match:
    """Red raids purple, who does not defend."""
    match = turn_up("gems", hands=[{}, PURPLE_HAND])
    return play(match, "red: raid purple", "purple: yield")


def test_the_hand_is_laid_open_for_everybody() -> None:
    """Rule 7.1."""
    for viewer in (RED, PURPLE, YELLOW, -1):
        assert raiding().view(viewer)["seats"][PURPLE]["hand"] == PURPLE_HAND


def test_everybody_is_told_what_the_hand_holds() -> None:
    """Rule 7.1."""
    for viewer in (RED, PURPLE, YELLOW, -1):
        assert told(raiding(), "show_hand", viewer)[0]["hand"] == PURPLE_HAND


def test_the_raider_must_take_a_card_for_all_to_see_and_gives_the_gems() -> None:
    """Rule 7.2."""
    match = raiding()
    assert match.legal_texts(RED) == ["seize copper", "seize gold"]
    match.play(RED, "seize gold")
    assert hand(match, RED) == {"gold": 1}
    assert hand(match, PURPLE) == {"copper": 1, "gold": 1, "gems": 1}
    assert told(match, "seize")[0]["kind"] == "gold"


def test_after_the_raid_the_hand_is_taken_up_again() -> None:
    """Rule 7.1."""
    match = play(raiding(), "red: seize gold")
    assert match.view(RED)["seats"][PURPLE]["hand"] is None
