"""Somebody tries the printed numbers of their own box."""

from copy import deepcopy
from typing import Any

import pytest

from sherwood.client import Guest, RefusedError
from sherwood.games.game import names

Figures = dict[str, Any]


def figures_of(guest: Guest, game: str) -> Figures:
    """The figures that a game comes with."""
    games: list[dict[str, Any]] = guest.ask("GET", "/api/games")
    return deepcopy(next(one["figures"] for one in games if one["name"] == game))


@pytest.mark.parametrize("game", names())
def test_the_figures_that_a_game_comes_with_can_be_played_with(address: str, game: str) -> None:
    guest = Guest(address, "Robin")
    figures = figures_of(guest, game)
    assert guest.ask("POST", f"/api/games/{game}/edition", figures) == figures


def test_figures_come_back_as_a_table_would_have_them(address: str) -> None:
    guest = Guest(address, "Robin")
    figures = figures_of(guest, "nottingham")
    figures["ambushes"]["pairs"][0] = "silver+copper"
    tried = guest.ask("POST", "/api/games/nottingham/edition", figures)
    assert tried["ambushes"]["pairs"][0] == "copper+silver"


@pytest.mark.parametrize(
    ("game", "part", "name", "wrong"),
    [
        ("nottingham", "track", "numbers", [3, 5, 101]),
        ("nottingham", "track", "numbers", []),
        ("nottingham", "tasks", "five", [25, 30]),
        ("nottingham", "values", "gold", "nine"),
        ("nottingham", "ambushes", "pairs", ["copper+silver"] * 6),
        ("sheriff", "start", "hand", 0),
        ("sheriff", "counts_as", "gouda", "pepper"),
        ("sheriff", "left_out_with_three", "silk", 13),
    ],
)
def test_a_complaint_names_the_figure(
    address: str, game: str, part: str, name: str, wrong: object
) -> None:
    guest = Guest(address, "Robin")
    figures = figures_of(guest, game)
    figures[part][name] = wrong
    with pytest.raises(RefusedError) as refused:
        guest.ask("POST", f"/api/games/{game}/edition", figures)
    assert refused.value.reason == "bad_edition"
    assert str(refused.value).startswith(f"This edition cannot be played: {part}.{name} ")


def test_a_game_that_there_is_not_has_no_figures(address: str) -> None:
    with pytest.raises(RefusedError) as refused:
        Guest(address, "Robin").ask("POST", "/api/games/chess/edition", {})
    assert refused.value.reason == "nothing_here"
