"""Notation: numbers given out in order, each to one text."""

from typing import Literal

import pytest

from sherwood.games.notation import (
    Notation,
    just,
    numbers,
    one_of,
    phrases,
    seats,
    several,
)

Ware = Literal["gold", "gems"]
Card = Literal["gems+gold"]


@pytest.fixture
def notation() -> Notation:
    notation = Notation()
    notation.add_one("take", at="pile")
    notation.add("offer {ware}", at="hand {ware}", ware=just("gold", Ware))
    pairs = several("<ware> <ware>", Ware, [("gold", "gold"), ("gems", "gold")])
    notation.add("offer {wares}", at="hand {wares}", wares=pairs)
    notation.add_one("keep {card}", at="cards {card}", card=just("gems+gold", Card))
    return notation


def test_numbers_are_given_out_in_order(notation: Notation) -> None:
    assert list(notation.add("wait {time}", at="clock", time=numbers("time", [5, 10]))) == [5, 6]
    assert notation.add_one("stop", at="clock") == 7
    assert [notation.describe(number) for number in (0, 3, 5, 6)] == [
        "take",
        "offer gems gold",
        "wait 5",
        "wait 10",
    ]


def test_the_last_slot_changes_fastest_and_arguments_stand_as_in_the_text() -> None:
    notation = Notation()
    ware, seat = one_of("ware", Ware), seats(2)
    block = notation.add("give {ware} to {seat}", at="seat {seat} {ware}", seat=seat, ware=ware)
    assert [notation.describe(number) for number in block] == [
        "give gold to red",
        "give gems to red",
        "give gold to purple",
        "give gems to purple",
    ]
    assert notation.place_of(2) == "seat purple gold"
    assert notation.meaning_of(2) == ("give", ("gold", 1))


def test_an_action_means_a_verb_with_arguments(notation: Notation) -> None:
    notation.add_one("set aside {ware}", at="hand", ware=just("gems", Ware))
    notation.add("{vow}", verb="vow", at="", vow=phrases("vow", Ware, "the king's", "my own"))
    assert [notation.meaning_of(number) for number in (0, 1, 3, 5, 7)] == [
        ("take", ()),
        ("offer", ("gold",)),
        ("offer", ("gems", "gold")),
        ("set_aside", ("gems",)),
        ("vow", ("gems",)),
    ]
    assert notation.describe(7) == "my own"


def test_a_place_is_filled_in_with_the_words_of_the_text(notation: Notation) -> None:
    places = [notation.place_of(number) for number in range(len(notation))]
    assert places == ["pile", "hand gold", "hand gold gold", "hand gems gold", "cards gems+gold"]


@pytest.mark.parametrize(
    ("text", "number"),
    [("TAKE", 0), (" offer  gold ", 1), ("offer gold gems", 3), ("keep gold+gems", 4)],
)
def test_case_spaces_and_order_are_free(notation: Notation, text: str, number: int) -> None:
    assert notation.parse(text) == number


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "no action is called ''; they begin with take, offer, keep"),
        ("gold offer", "they begin with take, offer, keep"),
        ("offer silk", "no action is called 'offer silk'; there are 'offer gold'"),
        ("x" * 500, "no action is called 'x{60}…'"),
    ],
)
def test_an_unknown_text_gets_a_hint(notation: Notation, text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        notation.parse(text)


@pytest.mark.parametrize("number", [-1, 5])
def test_a_number_that_was_not_given_out_is_refused(notation: Notation, number: int) -> None:
    for asked in (notation.describe, notation.place_of, notation.meaning_of):
        with pytest.raises(ValueError, match=f"there is no action {number}; they go from 0 to 4"):
            asked(number)
