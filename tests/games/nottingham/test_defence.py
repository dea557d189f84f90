"""Chapter 8: necklace, the defence."""

import pytest

from tests.games.nottingham.positions import (
    PURPLE,
    RED,
    YELLOW,
    events,
    hand,
    lay_out,
    play,
    turn_up,
)

ATTACKS = [("silver", "steal from purple"), ("pearls", "rob purple"), ("gems", "raid purple")]
EVERY_ATTACK = pytest.mark.parametrize(("card", "attack"), ATTACKS)
PURPLE_HAND = {"necklace": 1, "chest": 1}


def test_a_necklace_that_is_turned_up_can_only_be_taken() -> None:
    """Rule 8.1."""
    assert turn_up("necklace", hands=[{}, PURPLE_HAND]).legal_texts(RED) == ["take"]


@EVERY_ATTACK
def test_the_target_may_defend_before_anything_is_drawn_or_shown(card: str, attack: str) -> None:
    """Rule 8.2."""
    match = turn_up(card, hands=[{}, PURPLE_HAND])
    match.play(RED, attack)
    assert match.actors == (PURPLE,)
    assert match.legal_texts(PURPLE) == ["yield", "defend"]
    assert match.view(RED)["seats"][PURPLE]["hand"] is None
    assert hand(match, PURPLE) == PURPLE_HAND
    assert events(match) == ["attack"]


@EVERY_ATTACK
def test_a_defence_swaps_the_necklace_for_the_card_of_the_attack(card: str, attack: str) -> None:
    """Rule 8.3."""
    match = turn_up(card, hands=[{}, PURPLE_HAND])
    play(match, f"red: {attack}", "purple: defend")
    assert hand(match, RED) == {"necklace": 1}
    assert hand(match, PURPLE) == {card: 1, "chest": 1}
    assert events(match) == ["defend"]


def test_after_a_defence_the_attacker_may_still_exchange() -> None:
    """Rules 3.3, 8.3."""
    match = turn_up("gems", hands=[{"necklace": 2}, PURPLE_HAND])
    play(match, "red: raid purple", "purple: defend")
    assert match.legal_texts(RED) == ["pass", "lay 3 necklace"]


def test_a_necklace_need_not_be_played() -> None:
    """Rule 8.2."""
    match = turn_up("pearls", hands=[{}, PURPLE_HAND])
    play(match, "red: rob purple", "purple: yield")
    assert match.legal_texts(RED) == ["seize necklace", "seize chest"]


def test_nobody_defends_against_a_defence() -> None:
    """Rule 8.4."""
    match = turn_up("gems", hands=[{"necklace": 2}, PURPLE_HAND])
    play(match, "red: raid purple", "purple: defend")
    assert match.view()["phase"] == "exchange"


def test_nobody_defends_against_an_ambush() -> None:
    """Rule 8.4."""
    match = lay_out("3 copper", hands=[{"copper": 3, "necklace": 1}], ambushes=[[], ["red"]])
    match.play(PURPLE, "spring red")
    assert events(match) == ["spring", "fail", "turn", "reveal"]


@pytest.mark.parametrize(("card", "action"), [("copper", "buy"), ("chest", "barter")])
def test_nobody_defends_against_a_trade(card: str, action: str) -> None:
    """Rule 8.4."""
    match = turn_up(card, hands=[{}, {"necklace": 1}, {"gold": 1}])
    play(match, f"red: {action}", "purple: offer necklace", "yellow: offer gold")
    match.play(RED, "accept purple")
    assert hand(match, PURPLE) == {card: 1}


@EVERY_ATTACK
def test_the_target_is_asked_with_or_without_a_necklace(card: str, attack: str) -> None:
    """Rule 8.5."""
    armed = turn_up(card, hands=[{}, {"necklace": 1}])
    bare = turn_up(card, hands=[{}, {"chest": 1}])
    for match in (armed, bare):
        match.play(RED, attack)
    assert bare.actors == armed.actors == (PURPLE,)
    assert bare.legal_texts(PURPLE) == ["yield"]
    for viewer in (RED, YELLOW, -1):
        assert bare.view(viewer) == armed.view(viewer)
