"""Chapter 1: material."""

from pathlib import Path
from typing import Any, get_args

import pytest

import sherwood
from sherwood.games import sheriff
from sherwood.games.sheriff import table
from sherwood.games.sheriff.actions import GOOD_NAMES, Contraband, Good, Legal, Royal
from tests.games.sheriff.positions import gold, start

LEGAL = {"apples": 48, "cheese": 36, "bread": 36, "chickens": 24}
CONTRABAND = {"pepper": 22, "mead": 21, "silk": 12, "crossbow": 5}
ROYAL = {
    "green_apples": 2,
    "golden_apples": 2,
    "gouda": 2,
    "bleu": 1,
    "rye": 2,
    "pumpernickel": 1,
    "rooster": 2,
}


def goods(players: int, **options: Any) -> dict[str, Any]:
    """The goods in a game."""
    match = sherwood.new("sheriff", players=players, seed=1, options=options)
    seen: dict[str, Any] = match.view()["goods"]
    return seen


def copies(players: int, **options: Any) -> dict[str, int]:
    """How many cards of each good are in a game."""
    return {name: good["copies"] for name, good in goods(players, **options).items()}


def test_three_to_five_play_in_the_order_of_their_colours() -> None:
    """Rule 1.1."""
    for players in (3, 4, 5):
        match = sherwood.new("sheriff", players=players, seed=1)
        colours = [player["colour"] for player in match.view()["seats"]]
        assert colours == ["red", "purple", "yellow", "blue", "white"][:players]
    for players in (2, 6):
        with pytest.raises(ValueError, match="3 to 5 players"):
            sherwood.new("sheriff", players=players, seed=1)


def test_there_are_204_cards() -> None:
    """Rule 1.2."""
    assert copies(4) == LEGAL | CONTRABAND
    assert copies(5) == LEGAL | CONTRABAND
    assert sum(copies(4).values()) == 204
    seen = goods(4)
    assert [good["value"] for good in seen.values()] == [2, 3, 3, 4, 6, 7, 8, 9]
    assert [good["penalty"] for good in seen.values()] == [2, 2, 2, 2, 4, 4, 4, 4]
    assert [good["kind"] for good in seen.values()] == ["legal"] * 4 + ["contraband"] * 4


def test_with_three_players_some_cards_stay_in_the_box() -> None:
    """Rule 1.3."""
    assert copies(3) == {
        "apples": 48,
        "cheese": 36,
        "chickens": 24,
        "pepper": 18,
        "mead": 16,
        "silk": 9,
        "crossbow": 5,
    }
    with_royal = copies(3, royal=True)
    assert {good: with_royal.get(good, 0) for good in ROYAL} == {
        "green_apples": 2,
        "golden_apples": 1,
        "gouda": 2,
        "bleu": 0,
        "rye": 0,
        "pumpernickel": 0,
        "rooster": 1,
    }


def test_royal_goods_are_an_option() -> None:
    """Rule 1.4."""
    assert copies(4, royal=True) == LEGAL | CONTRABAND | ROYAL
    royal = [good for good in goods(4, royal=True).values() if good["kind"] == "royal"]
    assert [good["value"] for good in royal] == [4, 6, 6, 9, 6, 9, 8]
    assert [good["penalty"] for good in royal] == [3, 4, 4, 5, 4, 5, 4]
    assert [good["counts_for"] for good in royal] == [2, 3, 2, 3, 2, 3, 2]
    likeness = ["apples", "apples", "cheese", "cheese", "bread", "bread", "chickens"]
    assert [good["counts_as"] for good in royal] == likeness


def test_everybody_starts_with_fifty_gold() -> None:
    """Rule 1.5."""
    assert gold(sherwood.new("sheriff", players=5, seed=1)) == [50] * 5


def corrected(tmp_path: Path, old: str, new: str) -> Path:
    """An edition file with one line changed."""
    text = Path(sheriff.__file__).with_name("edition.toml").read_text(encoding="utf-8")
    assert text.count(old) == 1
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new), encoding="utf-8")
    return file


def test_another_edition_can_be_given(tmp_path: Path) -> None:
    """Rule 1.6."""
    file = corrected(tmp_path, "gold = 50", "gold = 40")
    figures = sherwood.read_edition("sheriff", file)
    assert gold(start(options={"edition": figures})) == [40] * 4


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("gold = 50", "gold = -1", r"line 103: start.gold must be a whole number from 0 to 1000"),
        ("hand = 6", "hand = 8", r"start.hand must be a whole number from 1 to 7, not 8"),
        ("hand = 6", "", r"line 102: start.hand is missing"),
        ("three = 3", "two = 3", r"terms.two means nothing here"),
        ('rooster = "chickens"', 'rooster = "silk"', r"counts_as.rooster must be one of apples"),
        ("apples = 48", "apples = 99", r"copies are 267 cards together; there is room for 216"),
        ("bread = 36\nchickens = 0", "bread = 37\nchickens = 0", r"bread is 37, but .* only 36"),
    ],
)
def test_a_wrong_edition_names_the_line(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    file = corrected(tmp_path, old, new)
    with pytest.raises(ValueError, match=complaint):
        sherwood.read_edition("sheriff", file)


def test_an_edition_needs_enough_cards() -> None:
    figures: dict[str, Any] = start().head.options["edition"]
    figures = figures | {"copies": dict.fromkeys(GOOD_NAMES, 4)}
    figures |= {"left_out_with_three": dict.fromkeys(GOOD_NAMES, 0)}
    with pytest.raises(ValueError, match="leave too few cards"):
        start(options={"edition": figures})


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("royal", 1),
        ("refill", "never"),
        ("hand", 8),
        ("hand", True),
        ("left_out", "ten"),
        ("offers", -1),
        ("offers", True),
        ("offers", "many"),
        ("first", 4),
        ("edition", 5),
    ],
)
def test_a_wrong_option_is_refused(option: str, value: Any) -> None:
    with pytest.raises(ValueError, match=f"option '{option}'"):
        sherwood.new("sheriff", players=4, seed=1, options={option: value})


def test_goods_are_named_in_the_order_of_the_table() -> None:
    assert get_args(Good)[: table.LEGAL] == get_args(Legal)
    assert get_args(Good)[table.LEGAL : table.FIRST_ROYAL] == get_args(Contraband)
    assert get_args(Good)[table.FIRST_ROYAL :] == get_args(Royal)
    assert len(get_args(Good)) == table.GOODS
