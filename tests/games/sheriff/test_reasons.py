"""The public reason of a decision: what speaks for it, as far as all can see, and nothing that is hidden."""

import random
from typing import Any

import pytest

import sherwood
from sherwood.games.sheriff.actions import OPEN, PASS, WAVE
from tests.games.sheriff.positions import at_the_gate, play
from tests.games.walk import SPECTATOR, guess, new_match, walk

DECISIONS = (PASS, WAVE, OPEN)
GAMES = 4


def reason(match: sherwood.Match, move: str) -> str:
    """Why red decides so."""
    play(match, f"red: {move}")
    return str(match.view()["news"][0]["reason"])


@pytest.mark.parametrize(
    ("given", "before", "move", "why"),
    [
        ({"purple": ("4 apples", "apples")}, [], "open purple", "large"),
        ({}, [], "open purple", "whim"),
        ({}, [], "pass purple", "small"),
        ({"purple": ("4 apples", "apples")}, [], "wave through purple", "costly"),
        ({"stands": [{}, {"silk": 2}]}, [], "open purple", "hidden"),
        ({"gold": [9, 9, 9, 8]}, [], "open purple", "whim"),
        ({"gold": [9, 10, 9, 8]}, [], "open purple", "rich"),
        ({}, ["purple: about purple, add 1 gold, offer for passing"], "open purple", "cheap"),
        ({}, ["purple: about purple, add 1 gold, offer for passing"], "pass purple", "paid"),
        (
            {},
            ["purple: about purple, add 1 gold, offer for passing"],
            "wave through purple",
            "small",
        ),
        ({}, ["yellow: about purple, add 1 gold, offer for opening"], "open purple", "paid"),
        (
            {},
            [
                "yellow: about yellow, add 1 gold, and open purple, offer for passing",
                "red: pass yellow",
            ],
            "open purple",
            "agreed",
        ),
    ],
)
def test_what_compels_comes_first(
    given: dict[str, Any], before: list[str], move: str, why: str
) -> None:
    assert reason(play(at_the_gate(**given), *before), move) == why


DEMAND = "red: about purple, {gold}, demand"


@pytest.mark.parametrize(
    ("given", "gold", "answer", "why"),
    [
        ({}, "add 1 gold", "accept", "worth_it"),
        ({}, "add 5 gold", "accept", "peace"),
        ({}, "add 5 gold", "refuse demand", "dear"),
        ({}, "add 1 gold", "refuse demand", "modest"),
        ({"purple": ("4 apples", "apples")}, "add 1 gold", "refuse demand", "firm"),
    ],
)
def test_a_merchant_says_why(given: dict[str, Any], gold: str, answer: str, why: str) -> None:
    match = play(at_the_gate(**given), DEMAND.format(gold=gold), f"purple: {answer}")
    assert match.view()["news"][0]["reason"] == why


def test_whoever_has_spent_the_gold_says_so() -> None:
    match = play(
        at_the_gate(gold=[9, 5, 9, 9]),
        DEMAND.format(gold="add 5 gold"),
        "purple: about yellow, add 1 gold, offer for opening",
        "red: open yellow",
        "purple: refuse demand",
    )
    assert match.view()["news"][0]["reason"] == "poor"


def test_every_bag_that_passes_with_all_others_has_its_reason() -> None:
    match = play(at_the_gate(), "red: stop")
    told = [event for event in match.view()["news"] if event["event"] == "wave"]
    assert [event["other"] for event in told] == [1, 2, 3]
    assert {event["reason"] for event in told} == {"small"}


def test_who_took_contraband_openly_is_opened_for_that() -> None:
    assert reason(seen_taking("silk"), "open purple") == "seen"
    assert reason(seen_taking("bread"), "open purple") == "whim"
    assert reason(seen_taking("bread"), "pass purple") == "known"


def seen_taking(good: str) -> sherwood.Match:
    """Purple takes a good from a pile, and declares a loaf of bread."""
    hands = [{"cheese": 6}, {"bread": 5}, {"apples": 6}, {"apples": 6}]
    position = {"game": "sheriff", "players": 4, "hands": hands, "discards": [[good], []]}
    match = sherwood.set_up(position, seed=7)
    play(match, "purple: take left", "yellow: draw", "blue: draw")
    for colour, packed in {"purple": "bread", "yellow": "apples", "blue": "apples"}.items():
        play(match, f"{colour}: load {packed}", f"{colour}: close")
    return play(match, "purple: declare bread", "yellow: declare apples", "blue: declare apples")


@pytest.mark.parametrize("players", [3, 5])
def test_a_reason_is_the_same_at_all_tables_that_look_the_same(players: int) -> None:
    chance, reasons, compared, unlike = random.Random(players), set[str](), 0, 0
    for seed in range(GAMES):
        match = new_match("sheriff", players, 0, seed)
        for seat, action in walk(match, chance):
            if not any(sort.holds(action) for sort in DECISIONS):
                continue
            one, two = match.copy(), match.copy()
            two.table = guess(match, match.table, SPECTATOR, chance.getrandbits(30))
            unlike += one.hidden(seat).tobytes() != two.hidden(seat).tobytes()
            one.play(seat, action)
            two.play(seat, action)
            told = [table.view(SPECTATOR)["news"][0] for table in (one, two)]
            assert told[0] == told[1]
            reasons.add(told[0]["reason"])
            compared += 1
    assert compared > 20
    assert unlike > compared / 2  # the sheriff's own hand is hidden, too
    assert len(reasons) > 3
