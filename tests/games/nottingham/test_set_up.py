"""Chapter 2: set-up."""

import pytest

import sherwood
from sherwood.games.nottingham.actions import AMBUSH_NAMES
from tests.games.nottingham.positions import FEW, hand

EVERY_COUNT = pytest.mark.parametrize("players", range(3, 8))


@EVERY_COUNT
def test_every_player_gets_three_cards(players: int) -> None:
    """Rule 2.1."""
    view = sherwood.new("nottingham", players=players, seed=7).view()
    assert [seat["cards"] for seat in view["seats"]] == [3] * players
    assert view["draw_pile"] == 84 - 3 * players - 1  # one is turned up already


def test_only_the_owner_sees_the_first_cards() -> None:
    """Rule 2.1."""
    match = sherwood.new("nottingham", players=FEW, seed=7)
    assert sum(hand(match, 1).values()) == 3
    assert match.view(0)["seats"][1]["hand"] is None
    assert match.view()["seats"][1]["hand"] is None


def test_another_seed_gives_other_cards() -> None:
    """Rule 2.1."""
    piles = {
        sherwood.new("nottingham", FEW, seed=seed).table[0].pile.tobytes() for seed in range(9)
    }
    assert len(piles) == 9


@EVERY_COUNT
def test_ambush_cards_of_colours_that_nobody_plays_are_left_out(players: int) -> None:
    """Rule 2.2."""
    match = sherwood.new("nottingham", players=players, seed=7)
    table = match.table[0]
    cards = {AMBUSH_NAMES[card] for card in table.ambush_pile[: table.ambush_pile_size]}
    assert match.view()["ambush_pile"] == len(cards) == 6 + players
    colours = {"red", "purple", "yellow", "blue", "white", "green", "grey"}
    assert cards & colours == {seat["colour"] for seat in match.view()["seats"]}


def test_all_tasks_are_open_and_the_sheriff_is_in_the_city() -> None:
    """Rule 2.3."""
    view = sherwood.new("nottingham", players=FEW, seed=7).view()
    assert all(task["done"] == [] for task in view["tasks"].values())
    assert view["track"]["sheriff"] == 0
    assert view["points"] == [0, 0, 0]


def test_the_players_may_agree_on_who_begins() -> None:
    """Rule 2.4."""
    for seat in range(5):
        match = sherwood.new("nottingham", players=5, seed=7, options={"first": seat})
        assert match.actors == (seat,)


def test_else_chance_decides_who_begins() -> None:
    """Rule 2.4."""
    first = {sherwood.new("nottingham", players=5, seed=seed).actors for seed in range(60)}
    assert first == {(seat,) for seat in range(5)}
