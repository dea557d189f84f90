"""Chapter 11: who may speak at the gate, and how often."""

import pytest

from tests.games.sheriff.positions import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    at_the_gate,
    bag,
    events,
    gold,
    offers,
    play,
)


def test_everybody_may_speak_of_any_bag_and_the_sheriff_can_decide_at_once() -> None:
    """Rule 11.1."""
    match = at_the_gate()
    assert match.actors == (RED, PURPLE, YELLOW, BLUE)
    every_bag = ["about purple", "about yellow", "about blue"]
    for seat in (PURPLE, YELLOW, BLUE):
        assert match.legal_texts(seat) == [*every_bag, "done"]
    decisions = {f"{what} {whose}" for what in ("pass", "open") for whose in ("purple", "blue")}
    assert {*every_bag, *decisions, "wave through yellow", "stop"} <= set(match.legal_texts(RED))
    play(match, "red: pass purple")
    assert match.view()["phase"] == "gate"


def test_several_bags_are_bargained_for_before_the_first_is_decided() -> None:
    """Rules 8.1, 11.1."""
    match = play(
        at_the_gate(),
        "purple: about purple, add 5 gold, offer for passing",
        "purple: about blue, add 1 gold, offer for opening",
        "blue: about blue, add 5 gold, add 1 gold, offer for passing",
        "red: about yellow, add 5 gold, demand",
    )
    assert offers(match)[PURPLE]["gold"] == 5
    assert {seat: offer["for"] for seat, offer in offers(match, BLUE).items()} == {
        PURPLE: "opening",
        BLUE: "passing",
    }
    assert bag(match, YELLOW)["demand"]["gold"] == 5
    play(match, "red: pass blue, pass purple", "yellow: accept")
    assert gold(match) == [66, 45, 45, 44]


@pytest.mark.parametrize(("option", "own", "others"), [(None, 4, 2), (1, 1, 1), (3, 3, 1)])
def test_there_is_a_limit_for_each_bag(option: int | None, own: int, others: int) -> None:
    """Rule 11.18."""
    match = at_the_gate(options={} if option is None else {"offers": option})
    for left in range(own, 0, -1):
        assert bag(match)["proposals_left"] == [left, left, others, others]
        play(
            match,
            "purple: about purple, add 1 gold, offer for passing",
            "red: about purple, add 1 gold, demand",
        )
    assert match.legal_texts(PURPLE)[1:4] == ["about yellow", "about blue", "accept"]
    assert "about purple" not in match.legal_texts(RED) + match.legal_texts(PURPLE)
    for _ in range(others):
        play(match, "yellow: about purple, add 1 gold, offer for passing")
    assert "about purple" not in match.legal_texts(YELLOW)
    assert bag(match, PURPLE, YELLOW)["limits"] is None
    for _ in range(own):
        play(match, "red: call")
    assert "call" not in match.legal_texts(RED)
    assert match.view()["gate"]["calls_left"] == 0


def test_there_may_be_no_limit() -> None:
    """Rule 11.18."""
    match = at_the_gate(options={"offers": "unlimited"})
    for _ in range(200):
        play(
            match,
            "purple: about purple, add 1 gold, offer for passing",
            "red: about purple, add 1 gold, demand, call",
        )
    assert bag(match)["proposals_left"] == [None] * 4
    assert match.view()["gate"]["calls_left"] is None


def test_a_new_round_has_a_new_limit() -> None:
    """Rule 11.18."""
    match = at_the_gate(options={"offers": 1})
    play(match, "yellow: about purple, add 1 gold, offer for passing", "red: call, stop")
    assert not match.table["made"].any()


def test_the_sheriff_calls_to_all() -> None:
    """Rule 11.19."""
    match = play(at_the_gate(), "purple: done", "yellow: done", "blue: done", "red: call")
    assert events(match) == ["call"]
    assert match.actors == (RED, PURPLE, YELLOW, BLUE)


def test_nobody_waits_for_who_is_done() -> None:
    """Rule 11.20."""
    match = play(at_the_gate(), "purple: about purple, add 5 gold, done", "blue: done")
    assert match.actors == (RED, YELLOW)
    assert match.view(PURPLE)["gate"]["draft"] is None
    assert match.legal(PURPLE) == []


@pytest.mark.parametrize(
    ("something_new", "concerned"),
    [
        ("yellow: about purple, add 1 gold, offer for opening", {PURPLE, BLUE}),
        ("yellow: about yellow, add 1 gold, offer for passing", set()),
        ("red: about purple, add 1 gold, demand", {PURPLE}),
        ("red: refuse blue's offer for purple", {BLUE}),
        ("yellow: withdraw yellow", set()),
        ("red: pass yellow", {PURPLE, BLUE}),
        ("red: pass purple", {BLUE}),
        ("red: call", {PURPLE, BLUE}),
    ],
)
def test_the_word_comes_back_to_whom_it_concerns(something_new: str, concerned: set[int]) -> None:
    """Rule 11.20."""
    match = play(
        at_the_gate(),
        "blue: about purple, add 5 gold, offer for passing, done",
        "yellow: about yellow, add 5 gold, offer for passing",
        "purple: done",
    )
    assert match.actors == (RED, YELLOW)
    assert set(play(match, something_new).actors) - {RED, YELLOW} == concerned


def test_who_has_nothing_more_to_say_is_not_asked_again() -> None:
    """Rule 11.20."""
    match = at_the_gate(players=3, options={"offers": 1})
    for colour in ("purple", "yellow"):
        play(match, f"yellow: about {colour}, add 1 gold, offer for passing, withdraw {colour}")
    play(match, "yellow: done", "red: call")
    assert match.actors == (RED, PURPLE)


def test_programs_ask_the_merchants_first_and_the_sheriff_last() -> None:
    """Rule 11.21."""
    match = at_the_gate()
    for seat in (PURPLE, YELLOW, BLUE):
        assert match.next_seat == seat
        match.play(seat, "done")
    assert match.next_seat == RED
