"""Chapter 12: clauses about the other bags of the same round, which bind."""

import pytest

import sherwood
from tests.games.sheriff.positions import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    at_the_gate,
    events,
    gold,
    play,
)

DECISIONS = ("pass", "wave through", "open")


def decisions(match: sherwood.Match, colour: str) -> list[str]:
    """What the sheriff can do with a bag."""
    return [what for what in DECISIONS if f"{what} {colour}" in match.legal_texts(RED)]


def must(match: sherwood.Match) -> dict[int, str | None]:
    """What the sheriff is bound to do with each bag."""
    return {bag["merchant"]: bag["must"] for bag in match.view()["gate"]["bags"]}


def test_a_deal_says_what_becomes_of_other_bags() -> None:
    """Rule 12.1."""
    match = play(at_the_gate(), "purple: about purple, add 1 gold")
    clauses = [text for text in match.legal_texts(PURPLE) if text.startswith("and ")]
    assert clauses == [
        "and open yellow",
        "and open blue",
        "and pass yellow",
        "and pass blue",
        "and open no other",
    ]
    play(match, "purple: and open yellow, and pass blue, offer for passing")
    offer = match.view()["gate"]["bags"][0]["offers"][0]
    assert (offer["opens"], offer["passes"], offer["no_other"]) == ([YELLOW], [BLUE], False)


def test_no_deal_says_both_of_one_bag_nor_opens_the_own() -> None:
    """Rule 12.1."""
    match = play(at_the_gate(), "yellow: about purple, add 1 gold")
    assert "and open yellow" not in match.legal_texts(YELLOW)
    assert {"and pass yellow", "and open blue"} <= set(match.legal_texts(YELLOW))
    play(match, "yellow: and open blue")
    assert not {"and pass blue", "and open no other"} & set(match.legal_texts(YELLOW))


def test_two_gold_to_open_the_others_and_not_mine() -> None:
    """Rules 12.1, 12.2."""
    match = play(
        at_the_gate(),
        "blue: about purple, add 1 gold, add 1 gold, and open yellow, and pass blue",
        "blue: offer for opening",
        "red: open purple",
    )
    assert gold(match)[BLUE] == 48
    assert must(match) == {YELLOW: "open", BLUE: "pass"}
    assert [event for event in events(match) if event.startswith("bind")] == [
        "bind_open",
        "bind_pass",
    ]


def test_gold_for_letting_me_pass_and_opening_guys_bag_whatever_he_offers() -> None:
    """Rule 12.2."""
    match = play(
        at_the_gate(),
        "yellow: about yellow, add 50 gold, offer for passing",
        "purple: about purple, add 20 gold, and open yellow, offer for passing",
        "red: pass purple",
    )
    assert {"event": "lapse", "seat": YELLOW, "other": YELLOW} in match.view()["news"]
    assert decisions(match, "yellow") == ["open"]
    assert decisions(match, "blue") == list(DECISIONS)
    assert "about yellow" not in match.legal_texts(YELLOW)
    assert "about yellow" not in match.legal_texts(RED)
    play(match, "red: open yellow")
    assert gold(match) == [50 + 20 - 2, 30, 52, 50]


def test_a_bag_that_shall_pass_passes_for_something_or_for_nothing() -> None:
    """Rule 12.2."""
    match = play(
        at_the_gate(),
        "purple: about purple, add 1 gold, and pass yellow, offer for passing",
        "red: pass purple",
    )
    assert decisions(match, "yellow") == ["pass", "wave through"]
    play(match, "blue: about yellow, add 5 gold")
    assert "offer for opening" not in match.legal_texts(BLUE)
    play(match, "blue: offer for passing", "red: pass yellow")
    assert gold(match) == [56, 49, 50, 45]


def test_no_other_bag_is_opened() -> None:
    """Rule 12.2."""
    match = play(
        at_the_gate(),
        "purple: about yellow, add 5 gold, and open no other, offer for opening",
        "red: open yellow",
    )
    assert must(match) == {PURPLE: "pass", BLUE: "pass"}
    assert "stop" in match.legal_texts(RED)


def test_who_must_open_a_bag_cannot_stop_before() -> None:
    """Rules 8.3, 12.2."""
    match = play(
        at_the_gate(),
        "purple: about purple, add 1 gold, and open yellow, offer for passing",
        "red: pass purple",
    )
    assert "stop" not in match.legal_texts(RED)
    play(match, "red: open yellow")
    assert "stop" in match.legal_texts(RED)


def test_a_demand_binds_the_sheriff_too() -> None:
    """Rules 11.8, 12.2."""
    match = play(
        at_the_gate(),
        "red: about purple, add 5 gold, and open no other, demand",
        "purple: accept",
    )
    assert must(match) == {YELLOW: "pass", BLUE: "pass"}


def test_a_deal_that_is_not_taken_binds_nobody() -> None:
    """Rule 12.2."""
    match = play(
        at_the_gate(),
        "purple: about purple, add 1 gold, and open yellow, offer for passing",
        "red: wave through purple",
    )
    assert must(match) == {YELLOW: None, BLUE: None}


def test_what_was_agreed_ends_with_the_round() -> None:
    """Rule 12.2."""
    match = play(
        at_the_gate(),
        "purple: about purple, add 1 gold, and open no other, offer for passing",
        "red: pass purple, stop",
    )
    assert not match.table["must_pass"].any()
    assert match.view()["gate"] is None


@pytest.mark.parametrize(
    ("taken", "contrary"),
    [
        ("and open yellow", "and pass yellow"),
        ("and open yellow", "and open no other"),
        ("and pass yellow", "and open yellow"),
        ("and open no other", "and open yellow"),
    ],
)
def test_what_contradicts_a_clause_that_was_taken_lapses(taken: str, contrary: str) -> None:
    """Rules 11.17, 12.3."""
    match = play(
        at_the_gate(),
        f"blue: about blue, add 5 gold, {contrary}, offer for passing",
        f"purple: about purple, add 1 gold, {taken}, offer for passing",
        "red: pass purple",
    )
    assert {"event": "lapse", "seat": BLUE, "other": BLUE} in match.view()["news"]
    play(match, "blue: about blue, add 1 gold")
    assert contrary not in match.legal_texts(BLUE)
    play(match, "blue: done", "red: pass blue")
    assert gold(match) == [51, 49, 50, 50]


def test_a_clause_about_a_bag_that_is_decided_lapses() -> None:
    """Rules 11.17, 12.3."""
    match = play(
        at_the_gate(),
        "purple: about purple, add 5 gold, and open yellow, offer for passing",
        "red: pass yellow",
    )
    assert {"event": "lapse", "seat": PURPLE, "other": PURPLE} in match.view()["news"]


def test_of_offers_that_contradict_each_other_the_owners_is_taken_first() -> None:
    """Rule 12.3."""
    match = play(
        at_the_gate(),
        "yellow: about blue, add 5 gold, and pass purple, offer for passing",
        "blue: about blue, add 1 gold, and open purple, offer for passing",
        "red: pass blue",
    )
    assert gold(match) == [51, 50, 50, 49]
    assert must(match)[PURPLE] == "open"
    assert {"event": "lapse", "seat": YELLOW, "other": BLUE} in match.view()["news"]


def test_then_clockwise_from_the_sheriffs_left() -> None:
    """Rule 12.3."""
    match = play(
        at_the_gate(),
        "blue: about yellow, add 5 gold, and open purple, offer for opening",
        "purple: about yellow, add 1 gold, and pass purple, offer for opening",
        "red: open yellow",
    )
    assert must(match) == {PURPLE: "pass", BLUE: None}
    assert gold(match) == [50 + 1 - 2, 49, 52, 50]
