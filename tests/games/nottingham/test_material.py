"""Chapter 1: what is in the box."""

import tomllib
from collections import Counter
from pathlib import Path

import pytest

import sherwood
from sherwood.games import nottingham
from sherwood.games.nottingham.actions import KIND_NAMES
from tests.games.nottingham.positions import FEW

EDITION = tomllib.loads(
    Path(nottingham.__file__).with_name("edition.toml").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("players", range(3, 8))
def test_three_to_seven_play_with_a_colour_each(players: int) -> None:
    """Rule 1.1."""
    match = sherwood.new("nottingham", players=players, seed=7)
    colours = ["red", "purple", "yellow", "blue", "white", "green", "grey"]
    assert [seat["colour"] for seat in match.view()["seats"]] == colours[:players]


@pytest.mark.parametrize("players", [0, 2, 8])
def test_two_are_too_few_and_eight_too_many(players: int) -> None:
    """Rule 1.1."""
    with pytest.raises(ValueError, match="3 to 7 players"):
        sherwood.new("nottingham", players=players, seed=7)


def test_there_are_twelve_cards_of_each_kind() -> None:
    """Rule 1.2."""
    table = sherwood.new("nottingham", players=FEW, seed=7).table[0]
    cards = Counter(table.pile[: table.pile_size].tolist())
    cards.update([int(table.revealed)])
    for hand in table.hands.tolist():
        cards.update(dict(enumerate(hand)))
    assert cards == dict.fromkeys(range(len(KIND_NAMES)), 12)


def test_the_kind_decides_the_points() -> None:
    """Rule 1.2."""
    match = sherwood.new("nottingham", players=FEW, seed=7)
    assert list(match.view()["values"].items()) == [
        ("copper", 7),
        ("silver", 8),
        ("gold", 9),
        ("pearls", 10),
        ("gems", 11),
        ("necklace", 12),
        ("chest", 13),
    ]


def test_every_object_but_gold_is_on_two_of_six_different_ambush_cards() -> None:
    """Rule 1.3."""
    pairs = EDITION["ambushes"]["pairs"]
    assert len(set(pairs)) == 6
    shown = Counter(kind for pair in pairs for kind in pair.split("+"))
    assert shown == {kind: 2 for kind in KIND_NAMES if kind != "gold"}


def test_a_task_is_worth_more_alone_than_shared() -> None:
    """Rule 1.4."""
    tasks = sherwood.new("nottingham", players=FEW, seed=7).view()["tasks"]
    assert list(tasks) == ["each", "five", "four_pairs", "three_pairs"]
    assert all(alone > shared for alone, shared in (task["points"] for task in tasks.values()))


def test_the_track_has_numbered_fields_between_city_and_city() -> None:
    """Rules 1.5, 1.6."""
    track = sherwood.new("nottingham", players=FEW, seed=7).view()["track"]
    assert len(track["numbers"]) == 21
    assert {min(track["numbers"]), max(track["numbers"])} == {2, 8}


def test_the_game_is_played_with_the_numbers_of_the_edition() -> None:
    """Rule 1.6."""
    view = sherwood.new("nottingham", players=FEW, seed=7).view()
    assert view["values"] == EDITION["values"]
    assert view["track"]["numbers"] == EDITION["track"]["numbers"]
    assert {task: view["tasks"][task]["points"] for task in view["tasks"]} == EDITION["tasks"]


def test_the_rules_name_the_numbers_of_the_edition() -> None:
    """Rule 1.6."""
    rules = Path(nottingham.__file__).with_name("RULES.md").read_text(encoding="utf-8")
    assert " ".join(map(str, EDITION["track"]["numbers"])) in rules
    assert ", ".join(EDITION["ambushes"]["pairs"]) in rules
    for alone, shared in EDITION["tasks"].values():
        assert f"| {alone} / {shared} |" in rules
