"""Rule 15.7: the public record, what all have seen of everybody since the deal."""

from typing import Any

import sherwood
from sherwood.games.seats import COLOURS
from tests.games.sheriff.positions import BLUE, PURPLE, RED, YELLOW, at_the_gate, play


def repute(match: sherwood.Match, seat: int, sheriff: int = RED) -> dict[str, int]:
    """What all have seen of a player before a sheriff; what never happened is left out."""
    counts = match.view()["seats"][seat]["repute"]
    return {what: count[sheriff] for what, count in counts.items() if count[sheriff]}


def past(match: sherwood.Match) -> list[dict[str, Any]]:
    return list(match.view()["past"])


def test_bags_are_counted_when_they_are_declared() -> None:
    """Rule 15.7."""
    match = at_the_gate(purple=("2 silk", "apples"))
    assert [repute(match, seat) for seat in (RED, PURPLE, YELLOW)] == [{}, {"bags": 1}, {"bags": 1}]


def test_an_opened_bag_is_true_or_its_owner_is_caught() -> None:
    """Rule 15.7."""
    match = at_the_gate(purple=("2 silk 1 apples", "apples"), yellow=("2 bread", "apples"))
    play(match, "red: open blue, open yellow, lay bread left, lay bread left, open purple")
    assert repute(match, BLUE) == {"bags": 1, "opened": 1}
    assert repute(match, YELLOW) == {"bags": 1, "opened": 1, "caught": 1, "others": 1}
    assert repute(match, PURPLE) == {"bags": 1, "opened": 1, "caught": 1, "contraband": 1}


def test_a_bag_that_passes_tells_too_whether_it_was_true() -> None:
    """Rule 15.7."""
    match = at_the_gate(purple=("2 silk 1 bread", "apples"), yellow=("2 bread", "apples"))
    play(match, "red: pass purple, wave through yellow, pass blue")
    assert repute(match, PURPLE) == {"bags": 1, "contraband": 1}
    assert repute(match, YELLOW) == {"bags": 1, "others": 1}
    assert repute(match, BLUE) == {"bags": 1}


def test_what_a_bag_passed_for_is_counted_with_the_gold_that_everybody_paid() -> None:
    """Rule 15.7."""
    match = at_the_gate()
    play(match, "purple: about purple, add 5 gold, offer for passing")
    play(match, "yellow: about purple, add 1 gold, offer for passing")
    play(match, "yellow: about blue, add 1 gold, add 1 gold, offer for opening")
    play(match, "red: pass purple, open blue, pass yellow")
    assert repute(match, PURPLE) == {"bags": 1, "bribed": 1, "paid": 5}
    assert repute(match, YELLOW) == {"bags": 1, "paid": 3}
    assert repute(match, BLUE) == {"bags": 1, "opened": 1}


def test_a_demand_that_is_accepted_is_a_bribe_as_well() -> None:
    """Rule 15.7."""
    match = at_the_gate()
    play(match, "red: about purple, add 5 gold, add 1 gold, demand", "purple: accept")
    assert repute(match, PURPLE) == {"bags": 1, "bribed": 1, "paid": 6}


def test_the_last_things_that_all_have_heard_can_still_be_read() -> None:
    """Rule 15.7."""
    match = at_the_gate()
    play(match, "purple: about purple, add 5 gold, offer for passing", "yellow: done")
    play(match, "red: refuse purple's offer for purple")
    assert past(match)[-3:] == [
        {"event": "declare", "seat": BLUE, "good": "apples", "count": 1},
        {"event": "offer_for_passing", "seat": PURPLE, "other": PURPLE, "gold": 5},
        {"event": "refuse", "seat": RED, "other": PURPLE, "bag": PURPLE},
    ]


def test_no_more_than_twelve_are_kept_and_nothing_that_only_some_have_heard() -> None:
    """Rule 15.7."""
    match = at_the_gate(options={"offers": "unlimited"})
    for gold in (20, 5, 1) * 4:
        play(match, f"purple: about purple, add {gold} gold, offer for passing")
    told = past(match)
    assert [event["gold"] for event in told] == [20, 5, 1] * 4
    assert past(match) == match.view(PURPLE)["past"]
    play(match, "red: stop")
    told = past(match)
    assert len(told) == 12
    assert {event["event"] for event in told} & {"draw_card", "load", "aside_card"} == set()


def test_gold_that_was_promised_counts_when_it_is_paid() -> None:
    """Rule 15.7."""
    match = at_the_gate(players=3)
    play(match, "purple: about purple, promise 5 gold next round, offer for passing")
    play(match, "red: pass purple, pass yellow")
    assert repute(match, PURPLE) == {"bags": 1, "bribed": 1}
    assert match.view()["sheriff"] == PURPLE
    while match.view()["phase"] != "gate":
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[-1])
    play(match, f"{COLOURS[PURPLE]}: honour red")
    assert repute(match, PURPLE)["paid"] == 5
