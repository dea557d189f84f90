"""Notation: numbers given out in order, each to one text."""

import pytest

from sherwood.games.notation import Notation


@pytest.fixture
def notation() -> Notation:
    notation = Notation()
    notation.add("take", at="pile")
    notation.add("offer gold", "offer gold gold", "offer gems gold", at="hand {1}")
    notation.add("keep gems+gold", at="cards {1}")
    return notation


def test_numbers_are_given_out_in_order(notation: Notation) -> None:
    assert notation.add("pass", "wait", at="clock") == 5
    assert [notation.describe(number) for number in (0, 3, 5, 6)] == [
        "take",
        "offer gems gold",
        "pass",
        "wait",
    ]


def test_a_place_is_filled_in_with_the_words_of_the_text(notation: Notation) -> None:
    places = [notation.place_of(number) for number in range(len(notation))]
    assert places == ["pile", "hand gold", "hand gold", "hand gems", "cards gems+gold"]


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
    for asked in (notation.describe, notation.place_of):
        with pytest.raises(ValueError, match=f"there is no action {number}; they go from 0 to 4"):
            asked(number)
