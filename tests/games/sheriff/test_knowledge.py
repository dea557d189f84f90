"""Chapter 15: who knows what."""

from typing import Any

import pytest

import sherwood
from sherwood.play.match import laid_open
from sherwood.play.paper import as_view
from tests.games.sheriff.positions import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    at_the_gate,
    load,
    play,
    remembered,
    shown,
    start,
)

MEMORY = {"memory": True}


def with_silk_from_the_pile(silk: int, bag: str, declared: str = "bread") -> sherwood.Match:
    """Purple takes some silk from a discard pile, for all to see, and loads a bag."""
    cheese = {"cheese": 6}
    match = start(
        hands=[cheese, {"bread": 6 - silk}, cheese, cheese],
        discards=[["silk"] * silk, []],
        options=MEMORY,
    )
    play(match, *["purple: take left"] * silk, "yellow: draw", "blue: draw")
    load(match, "purple", bag)
    load(match, "yellow", "1 cheese")
    load(match, "blue", "1 cheese")
    return play(
        match, f"purple: declare {declared}", "yellow: declare cheese", "blue: declare cheese"
    )


def test_only_the_owner_sees_hand_bag_and_contraband() -> None:
    """Rule 15.1."""
    match = at_the_gate(purple=("1 silk", "bread"), stands=[{}, {"mead": 1}])
    own = match.view(PURPLE)["seats"][PURPLE]
    assert own["hand"] == {"cheese": 5}
    assert own["in_bag"] == {"silk": 1}
    assert own["contraband_goods"] == {"mead": 1}
    for viewer in (RED, YELLOW, BLUE, -1):
        seen = match.view(viewer)["seats"][PURPLE]
        assert (seen["hand"], seen["in_bag"], seen["contraband_goods"]) == (None, None, None)
        hidden = match.hidden(viewer)[0]
        for field in ("hands", "bags"):
            assert not hidden[field][PURPLE].any()
        assert not hidden.stands[PURPLE].any()
        assert not hidden.key.any()


def test_only_the_owner_sees_cards_set_aside() -> None:
    """Rule 15.1."""
    match = play(start(hands=[{}, {"silk": 1}]), "purple: set aside silk")
    assert match.hidden(PURPLE)[0].aside.any()
    for viewer in (RED, YELLOW, BLUE, -1):
        assert not match.hidden(viewer)[0].aside.any()


def test_everybody_sees_all_that_is_open() -> None:
    """Rule 15.2."""
    match = at_the_gate(purple=("2 silk", "bread"), stands=[{}, {"bread": 2, "mead": 1}])
    play(
        match,
        "purple: about purple, add 5 gold, offer for passing",
        "red: about purple, add 20 gold, demand",
    )
    views = [match.view(viewer) for viewer in range(-1, 4)]
    for view in views:
        seen = view["seats"][PURPLE]
        assert (seen["gold"], seen["cards"], seen["bag"], seen["declared"]) == (50, 4, 2, "bread")
        assert (seen["legal"], seen["contraband"]) == ({"bread": 2}, 1)
        for bag, same in zip(view["gate"]["bags"], views[0]["gate"]["bags"], strict=True):
            assert bag | {"limits": None} == same
        assert view["discards"] == views[0]["discards"]


def test_memory_is_shown_where_the_option_says_so() -> None:
    """Rule 15.3."""
    for options in ({}, MEMORY):
        match = start(hands=[{}, {"bread": 5}], discards=[["silk"], []], options=options)
        play(match, "purple: take left")
        seen = match.view(YELLOW)["seats"][PURPLE]
        assert ("remembered" in seen) == bool(options)


def test_cards_from_an_open_pile_are_remembered() -> None:
    """Rule 15.4."""
    match = with_silk_from_the_pile(2, "1 bread")
    for viewer in (RED, YELLOW, BLUE, -1):
        assert remembered(match, viewer, PURPLE) == {"silk": 2}
    play(match, "red: pass purple")
    assert remembered(match, RED, PURPLE) == {"silk": 2}


def test_what_is_laid_on_a_pile_is_gone() -> None:
    """Rule 15.4."""
    match = with_silk_from_the_pile(2, "1 bread")
    play(match, "red: stop", "yellow: draw", "blue: draw", "red: draw")
    for colour in ("yellow", "blue", "red"):
        load(match, colour, "1 cheese")
    play(match, *(f"{colour}: declare cheese" for colour in ("yellow", "blue", "red")))
    play(match, "purple: stop", "blue: draw", "red: draw")
    play(match, "purple: set aside silk")
    assert remembered(match, RED, PURPLE) == {"silk": 2}
    play(match, "purple: draw, lay silk left")
    assert remembered(match, RED, PURPLE) == {"silk": 1}


def test_a_card_taken_is_not_one_of_those_set_aside_before() -> None:
    """Rule 15.4."""
    match = start(hands=[{}, {"bread": 5, "silk": 1}], discards=[["silk"], []], options=MEMORY)
    play(match, "purple: set aside silk, take left, lay silk right")
    assert remembered(match, RED, PURPLE) == {"silk": 1}


def test_contraband_that_leaves_face_down_may_be_what_was_known() -> None:
    """Rule 15.4."""
    match = play(with_silk_from_the_pile(2, "1 silk 1 bread"), "red: pass purple")
    assert remembered(match, RED, PURPLE) == {"silk": 1}
    assert shown(match, RED, PURPLE) == {}


def test_what_does_not_fit_into_the_hand_must_have_left() -> None:
    """Rule 15.4."""
    match = play(with_silk_from_the_pile(3, "3 silk 2 bread"), "red: pass purple")
    assert remembered(match, RED, PURPLE) == {}
    assert shown(match, RED, PURPLE) == {"silk": 2}


def test_what_is_seen_to_leave_is_forgotten() -> None:
    """Rule 15.4."""
    match = play(with_silk_from_the_pile(3, "2 silk"), "red: open purple")
    assert remembered(match, RED, PURPLE) == {"silk": 1}


def test_contraband_offered_given_or_paid_is_known() -> None:
    """Rule 15.5."""
    match = at_the_gate(stands=[{}, {"silk": 2, "mead": 1}], options=MEMORY)
    play(match, "purple: about purple, add silk, add silk, offer for passing")
    assert shown(match, BLUE, PURPLE) == {"silk": 2}
    play(match, "purple: about purple, add silk, offer for passing", "red: pass purple")
    assert shown(match, BLUE, PURPLE) == {"silk": 1}
    assert shown(match, BLUE, RED) == {"silk": 1}


@pytest.mark.parametrize(
    ("bag", "said", "known"),
    [
        ("1 silk 1 mead", "mead silk", {"silk": 1, "mead": 1}),
        ("1 silk 1 bread", "mead silk", {}),
        ("1 silk 1 bread", "silk silk", {"silk": 1}),
        ("2 silk 1 bread", "mead silk silk", {"silk": 1}),
        ("1 bread 1 cheese", "mead silk", {}),
    ],
)
def test_of_contraband_from_a_bag_others_know_what_follows(
    bag: str, said: str, known: dict[str, int]
) -> None:
    """Rule 15.5."""
    match = at_the_gate(purple=(bag, "bread"), options=MEMORY)
    words = ", ".join(f"add {good} from bag" for good in said.split())
    play(match, f"purple: about purple, {words}, offer for passing", "red: pass purple")
    assert shown(match, BLUE, RED) == known
    assert shown(match, -1, RED) == known
    own: Any = match.view(RED)["seats"][RED]["contraband_goods"]
    assert shown(match, PURPLE, RED) == own


def test_nobody_waits_because_of_something_hidden() -> None:
    """Rule 15.6."""
    bags = ("2 apples", "2 silk", "1 crossbow 1 apples")
    matches = [at_the_gate(purple=(bag, "apples")) for bag in bags]
    for move in (
        "red: about purple, add silk from bag, demand",
        "purple: done",
        "yellow: done",
        "red: pass purple",
    ):
        for match in matches:
            play(match, move)
        assert len({match.actors for match in matches}) == 1


def test_a_demand_that_cannot_be_met_looks_like_any_other() -> None:
    """Rule 15.6."""
    matches = [at_the_gate(stands=[{}, {good: 1}]) for good in ("silk", "mead")]
    for match in matches:
        play(match, "purple: done", "red: about purple, add silk, demand")
        assert PURPLE in match.actors
        assert "done" in match.legal_texts(PURPLE)
    hidden = {match.hidden(RED).tobytes() for match in matches}
    assert len(hidden) == 1


def test_where_everything_lies_open_one_sees_cards_set_aside_and_the_draft() -> None:
    match = start(hands=[{}, {"silk": 6}], options=MEMORY)
    play(match, "purple: set aside silk")
    shown = as_view(match.opening, laid_open(match))
    assert shown["aside"] == match.view(PURPLE)["aside"] != match.view()["aside"]
    assert shown["seats"][PURPLE] == match.view(PURPLE)["seats"][PURPLE]

    match = at_the_gate()
    assert as_view(match.opening, laid_open(match))["gate"]["draft"] is None
    play(match, "yellow: about purple, add 1 gold")
    shown = as_view(match.opening, laid_open(match))
    assert shown["gate"]["draft"] == match.view(YELLOW)["gate"]["draft"]
    assert shown["gate"]["draft"]["bag"] == PURPLE
