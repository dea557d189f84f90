"""Chapter 5: silver, the theft."""

from collections import Counter

import sherwood
from tests.games.nottingham.positions import PURPLE, RED, YELLOW, hand, play, told, turn_up

PURPLE_HAND = {"copper": 3, "gold": 1}


def stolen(seed: int) -> str:
    """What red steals from purple with these dice."""
    position = {"game": "nottingham", "players": 3, "draw_pile": ["silver"]}
    match = sherwood.set_up({**position, "hands": [{}, PURPLE_HAND, {}]}, seed=seed)
    (kind,) = hand(play(match, "red: steal from purple", "purple: yield"), RED)
    return kind


def test_every_card_of_the_hand_is_equally_likely_to_be_stolen() -> None:
    """Rule 5.1."""
    kinds = Counter(stolen(seed) for seed in range(400))
    assert set(kinds) == {"copper", "gold"}
    assert 260 <= kinds["copper"] <= 340  # 300 expected; this misses once in 200,000


def test_the_thief_does_not_choose() -> None:
    """Rule 5.1."""
    match = turn_up("silver", hands=[{}, PURPLE_HAND])
    play(match, "red: steal from purple", "purple: yield")
    assert match.view()["phase"] == "exchange"
    assert sum(hand(match, RED).values()) == 1


def test_the_victim_gets_the_silver() -> None:
    """Rule 5.2."""
    match = turn_up("silver", hands=[{}, {"gems": 1}])
    play(match, "red: steal from purple", "purple: yield")
    assert (hand(match, RED), hand(match, PURPLE)) == ({"gems": 1}, {"silver": 1})


def test_only_thief_and_victim_know_what_was_stolen() -> None:
    """Rule 5.3."""
    match = turn_up("silver", hands=[{}, {"gems": 2}])
    play(match, "red: steal from purple", "purple: yield")
    kinds = {seat: told(match, "seize", seat)[0]["kind"] for seat in (RED, PURPLE, YELLOW, -1)}
    assert kinds == {RED: "gems", PURPLE: "gems", YELLOW: None, -1: None}
