"""What the table does for somebody whose time is up."""

import pytest

import sherwood
from sherwood.play.safe import safe_action
from tests.games.sheriff.positions import (
    BLUE,
    HAND,
    PURPLE,
    RED,
    YELLOW,
    at_the_gate,
    filled,
    gold,
    load,
    play,
    read,
    stand,
    start,
)


def safe(match: sherwood.Match, seat: int) -> str:
    """The text of what is safe for a seat."""
    return match.describe(safe_action(match, seat))


def let_time_run_out(match: sherwood.Match, seat: int) -> sherwood.Match:
    """The table acts for a seat."""
    match.play(seat, safe_action(match, seat))
    return match


def loading(hand: dict[str, int]) -> sherwood.Match:
    """Purple, who has these cards, is to load a bag."""
    match = start(hands=[{}, hand, {"bread": 6}, {"bread": 6}])
    return play(match, "purple: draw", "yellow: draw", "blue: draw")


def test_when_the_time_for_a_bag_is_up_that_one_is_waved_through_for_nothing() -> None:
    """Rule 8.5."""
    match = at_the_gate(purple=("2 silk", "bread"))
    play(match, "purple: about purple, add 20 gold, offer for passing", "red: about blue")
    assert safe(match, RED) == "wave through purple"
    let_time_run_out(match, RED)
    assert gold(match) == [50] * 4
    assert stand(match, PURPLE) == {"silk": 2}
    assert [bag["merchant"] for bag in match.view()["gate"]["bags"]] == [YELLOW, BLUE]


def test_a_bag_that_must_be_opened_is_opened_when_the_time_is_up() -> None:
    """Rules 8.5, 12.2."""
    match = play(
        at_the_gate(),
        "purple: about purple, add 1 gold, and open yellow, offer for passing",
        "red: pass purple",
    )
    assert safe(match, RED) == "open yellow"


def test_a_merchant_who_says_nothing_is_done() -> None:
    """Rule 11.20."""
    match = at_the_gate()
    play(match, "red: about purple, add 5 gold, demand", "purple: about purple, add 1 gold")
    assert safe(match, PURPLE) == "done"
    assert safe(match, BLUE) == "done"


@pytest.mark.parametrize(
    ("bag", "declared"),
    [
        ("3 chickens", "declare chickens"),
        ("1 apples 2 bread", "declare bread"),
        ("1 cheese 3 silk", "declare cheese"),
        ("2 silk", "declare apples"),
    ],
)
def test_a_bag_is_declared_as_truly_as_it_can_be(bag: str, declared: str) -> None:
    """Rules 7.2, 7.3."""
    match = loading(filled(read(bag), HAND))
    load(match, "purple", bag)
    load(match, "yellow", "1 bread")
    load(match, "blue", "1 bread")
    assert safe(match, PURPLE) == declared


def test_an_empty_bag_gets_the_legal_good_of_which_there_is_most() -> None:
    """Rule 6.1."""
    match = loading({"silk": 3, "cheese": 1, "chickens": 2})
    assert safe(match, PURPLE) == "load chickens"
    assert safe(let_time_run_out(match, PURPLE), PURPLE) == "close"


def test_who_has_nothing_legal_loads_what_there_is() -> None:
    """Rule 6.1."""
    assert safe(loading({"mead": 5, "silk": 1}), PURPLE) == "load mead"


def test_what_is_in_the_bag_already_is_left_as_it_is() -> None:
    """Rule 6.1."""
    match = loading({"silk": 3, "cheese": 3})
    play(match, "purple: load silk")
    assert safe(match, PURPLE) == "close"


def test_at_the_market_the_hand_is_kept() -> None:
    """Rule 4.2."""
    match = start(hands=[{}, {"apples": 6}])
    assert safe(match, PURPLE) == "draw"


def test_cards_set_aside_are_laid_with_the_dearest_deepest() -> None:
    """Rule 4.5."""
    match = start(hands=[{}, {"apples": 4, "silk": 1, "cheese": 1}])
    play(match, "purple: set aside apples, set aside silk, set aside cheese, draw")
    laid = []
    while PURPLE in match.actors:
        laid.append(safe(match, PURPLE))
        let_time_run_out(match, PURPLE)
    assert laid == ["lay silk left", "lay cheese left", "lay apples left"]


def test_what_is_being_laid_stays_on_one_pile() -> None:
    """Rules 4.5, 10.4."""
    match = at_the_gate(purple=("2 silk 1 mead", "apples"))
    play(match, "red: open purple, lay mead right")
    assert safe(match, RED) == "lay silk right"


@pytest.mark.parametrize(
    ("goods", "paid"),
    [({"chickens": 1, "cheese": 1, "silk": 1}, "cheese"), ({"silk": 1, "mead": 1}, "mead")],
)
def test_a_debt_is_paid_with_what_is_worth_least(goods: dict[str, int], paid: str) -> None:
    """Rules 13.2, 13.3."""
    match = at_the_gate(purple=("3 silk", "apples"), stands=[{}, goods], gold=[50, 0, 50, 50])
    play(match, "red: open purple")
    assert safe(match, PURPLE) == f"pay {paid}"
