"""Chapter 3: the turn."""

import pytest

from tests.games.nottingham.positions import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    about_to_exchange,
    hand,
    play,
    turn_up,
)

SOME = {"copper": 1, "silver": 1}


def test_the_top_card_is_turned_up_for_all_to_see() -> None:
    """Rule 3.1."""
    match = turn_up("gems", "gold")
    assert {match.view(seat)["revealed"] for seat in (-1, RED, PURPLE, YELLOW)} == {"gems"}


@pytest.mark.parametrize(
    ("card", "actions"),
    [
        ("copper", ["buy"]),
        ("silver", ["steal from purple", "steal from yellow"]),
        ("gold", ["ambush"]),
        ("pearls", ["rob purple", "rob yellow"]),
        ("gems", ["raid purple", "raid yellow"]),
        ("necklace", []),
        ("chest", ["barter"]),
    ],
)
def test_the_card_is_taken_or_its_action_carried_out(card: str, actions: list[str]) -> None:
    """Rules 1.2, 3.2, 8.1."""
    match = turn_up(card, hands=[SOME, SOME, SOME])
    assert match.legal_texts(RED) == ["take", *actions]
    match.play(RED, "take")
    assert hand(match, RED) == {**SOME, card: SOME.get(card, 0) + 1}
    assert match.view()["phase"] == "exchange"


@pytest.mark.parametrize("seat", [PURPLE, YELLOW])
def test_nobody_else_may_act_on_the_card(seat: int) -> None:
    """Rule 3.2."""
    match = turn_up("silver", hands=[SOME, SOME, SOME])
    assert match.actors == (RED,)
    assert match.legal_texts(seat) == []


def test_one_may_exchange_after_the_card_or_do_nothing() -> None:
    """Rule 3.3."""
    match = about_to_exchange(hands=[{"copper": 3, "silver": 2, "gold": 2}])
    assert match.legal_texts(RED) == ["pass", "lay 3 copper", "task three_pairs copper silver gold"]


def test_who_has_nothing_to_exchange_still_ends_the_turn_alone() -> None:
    """Rule 3.3."""
    assert about_to_exchange(hands=[{"copper": 2}]).legal_texts(RED) == ["pass"]


def test_one_exchanges_only_once_in_a_turn() -> None:
    """Rule 3.3."""
    match = about_to_exchange(hands=[{"copper": 3, "gold": 3}])
    match.play(RED, "lay 3 copper")
    assert match.view()["active"] == PURPLE


def test_after_an_action_one_may_exchange_as_well() -> None:
    """Rule 3.3."""
    match = turn_up("gems", hands=[{"gold": 2}, {"gold": 1}])
    play(match, "red: raid purple", "purple: yield", "red: seize gold")
    assert match.legal_texts(RED) == ["pass", "lay 3 gold"]


@pytest.mark.parametrize("players", [3, 4, 7])
def test_the_turn_goes_round_to_the_left(players: int) -> None:
    """Rule 3.4."""
    match = turn_up("necklace", players=players)
    turns = []
    for _ in range(players + 1):
        (seat,) = match.actors
        turns.append(seat)
        match.play(seat, "take")
        match.play(seat, "pass")
    assert turns == [*range(players), RED]


@pytest.mark.parametrize(
    ("card", "attack"), [("silver", "steal from"), ("pearls", "rob"), ("gems", "raid")]
)
def test_an_empty_hand_cannot_be_attacked(card: str, attack: str) -> None:
    """Rule 3.5."""
    match = turn_up(card, players=4, hands=[SOME, {}, SOME, {}])
    assert match.legal_texts(RED) == ["take", f"{attack} yellow"]
    assert match.view()["seats"][BLUE]["cards"] == 0


@pytest.mark.parametrize("card", ["copper", "silver", "pearls", "gems", "chest"])
def test_an_action_that_finds_nobody_cannot_be_chosen(card: str) -> None:
    """Rule 3.6."""
    assert turn_up(card, hands=[SOME, {}, {}]).legal_texts(RED) == ["take"]
