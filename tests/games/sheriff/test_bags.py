"""Chapters 6 and 7: loading and declaring."""

import pytest

import sherwood
from tests.games.sheriff.positions import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    at_the_gate,
    events,
    hand,
    load,
    play,
    start,
)


def loading(**given: dict[str, int]) -> sherwood.Match:
    """All merchants load."""
    hands = [given.get(colour, {"cheese": 6}) for colour in ("red", "purple", "yellow", "blue")]
    return play(start(hands=hands), "purple: draw", "yellow: draw", "blue: draw")


def test_all_merchants_load_at_once() -> None:
    """Rule 6.1."""
    match = loading()
    assert match.actors == (PURPLE, YELLOW, BLUE)
    play(match, "blue: load cheese", "purple: load cheese", "yellow: load cheese")
    assert match.actors == (PURPLE, YELLOW, BLUE)


def test_a_bag_holds_one_to_five_cards() -> None:
    """Rule 6.1."""
    match = loading(purple={"apples": 6})
    assert match.legal_texts(PURPLE) == ["load apples"]
    play(match, *["purple: load apples"] * 4)
    assert match.legal_texts(PURPLE) == ["load apples", "close"]
    play(match, "purple: load apples")
    assert match.legal_texts(PURPLE) == ["close"]


def test_the_view_says_how_much_a_bag_and_a_hand_can_hold() -> None:
    """Rule 6.1."""
    assert start().view()["bag_limits"] == [1, 5]
    assert start().view()["hand_limit"] == 6
    assert start(options={"hand": 7}).view()["hand_limit"] == 7


def test_only_cards_of_the_hand_can_be_loaded() -> None:
    """Rule 6.1."""
    match = loading(purple={"apples": 5, "silk": 1})
    play(match, "purple: load silk")
    assert match.legal_texts(PURPLE) == ["load apples", "close"]


def test_a_closed_bag_stays_as_it_is() -> None:
    """Rule 6.2."""
    match = loading(purple={"apples": 6})
    load(match, "purple", "2 apples")
    assert match.actors == (YELLOW, BLUE)
    assert match.legal(PURPLE) == []
    assert hand(match, PURPLE) == {"apples": 4}
    assert match.view(PURPLE)["seats"][PURPLE]["in_bag"] == {"apples": 2}


def test_nobody_sees_how_much_is_in_an_open_bag() -> None:
    """Rule 6.3."""
    match, other = loading(purple={"apples": 6}), loading(purple={"apples": 6})
    play(match, *["purple: load apples"] * 3)
    for seat in (RED, YELLOW, BLUE, -1):
        assert match.view(seat)["news"] == []
        assert match.hidden(seat)[0].bags.tolist() == other.hidden(seat)[0].bags.tolist()
        assert match.view(seat)["seats"][PURPLE]["cards"] == 6
        assert match.view(seat)["seats"][PURPLE]["bag"] == 0
    play(match, "purple: close")
    assert match.view(RED)["news"] == [{"event": "close", "seat": PURPLE, "count": 3}]
    assert match.view(RED)["seats"][PURPLE]["bag"] == 3
    assert match.view(RED)["seats"][PURPLE]["cards"] == 3


def test_the_declaration_goes_clockwise() -> None:
    """Rule 7.1."""
    match = loading()
    for colour in ("blue", "purple", "yellow"):
        load(match, colour, "2 cheese")
    for seat in (PURPLE, YELLOW, BLUE):
        assert match.actors == (seat,)
        match.play(seat, "declare bread")
    assert match.view()["phase"] == "gate"


def test_only_legal_goods_can_be_declared() -> None:
    """Rule 7.2."""
    match = loading()
    for colour in ("blue", "purple", "yellow"):
        load(match, colour, "2 cheese")
    legal = ["declare apples", "declare cheese", "declare bread", "declare chickens"]
    assert match.legal_texts(PURPLE) == legal


def test_bread_cannot_be_declared_where_there_is_none() -> None:
    """Rule 7.2."""
    match = start(players=3, hands=[{"cheese": 6}] * 3)
    play(match, "purple: draw", "yellow: draw")
    for colour in ("purple", "yellow"):
        load(match, colour, "2 cheese")
    legal = ["declare apples", "declare cheese", "declare chickens"]
    assert match.legal_texts(PURPLE) == legal


def test_two_chickens_a_silk_and_a_cheese_are_declared_as_four_of_a_legal_good() -> None:
    """Rule 7.3."""
    match = at_the_gate(purple=("2 chickens 1 silk 1 cheese", "chickens"))
    seen = match.view(RED)["seats"][PURPLE]
    assert (seen["bag"], seen["declared"]) == (4, "chickens")


def test_the_news_of_a_declaration_has_the_number_of_cards() -> None:
    """Rule 7.3."""
    match = loading()
    for colour in ("blue", "purple", "yellow"):
        load(match, colour, "3 cheese")
    play(match, "purple: declare apples")
    assert match.view(RED)["news"] == [
        {"event": "declare", "seat": PURPLE, "good": "apples", "count": 3}
    ]


def test_the_owner_hears_of_every_card_loaded() -> None:
    match = play(loading(), "purple: load cheese")
    assert events(match, PURPLE) == ["load"]
    assert events(match, YELLOW) == []


def test_what_is_not_in_the_hand_cannot_be_loaded() -> None:
    match = loading()
    with pytest.raises(sherwood.IllegalAction, match="cannot 'load silk' now"):
        match.play(PURPLE, "load silk")
