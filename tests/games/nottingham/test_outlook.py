"""What stands beside a choice: what it will do, as far as its seat knows."""

import json
import random
from typing import Any

import pytest

import sherwood
from tests.games.nottingham.positions import (
    BLUE,
    ONE_OF_EACH,
    PURPLE,
    RED,
    YELLOW,
    about_to_exchange,
    hand,
    lay_out,
    play,
    turn_up,
)
from tests.games.walk import new_match, walk

CERTAIN = ("take", "accept", "refuse", "defend", "seize", "discard")


def outlooks(match: sherwood.Match, seat: int) -> dict[str, Any]:
    """What the choices of a seat will do, by their texts."""
    said = json.loads(b'{"view":{' + match.written(seat) + b"}")
    return {choice["text"]: choice["outlook"] for choice in said["legal"]}


def cards(outlook: dict[str, Any], seat: int) -> dict[str, int]:
    """What a hand gets."""
    found: dict[str, int] = next(
        (gain["cards"] for gain in outlook["gets"] if gain["seat"] == seat), {}
    )
    return found


def points(outlook: dict[str, Any]) -> dict[int, int]:
    """Whose points change."""
    return {change["seat"]: change["points"] for change in outlook["points"]}


def test_a_set_tells_its_points_what_is_kept_and_who_gets_the_favour() -> None:
    match = about_to_exchange(
        "copper", "copper", hands=[{"gems": 3, "gold": 2}, {"silver": 4}], sheriff=0
    )
    told = outlooks(match, RED)["lay 3 gems"]
    assert points(told) == {RED: 11}
    assert told["gives"] == {"gems": 3}
    assert told["keep"] == 3
    assert told["favour"] == [RED, YELLOW]  # the first number is 3
    assert "ambushes" not in told


def test_it_tells_who_would_get_the_next_favours_with_one_card_more_for_each_before() -> None:
    match = about_to_exchange(
        "copper", "copper", hands=[{"gems": 3, "gold": 1}, {"silver": 7}], sheriff=3
    )
    passing, laying = (outlooks(match, RED)[text]["stones"] for text in ("pass", "lay 3 gems"))
    assert [stone["number"] for stone in laying] == [6, 2, 7]
    assert [RED in stone["favour"] for stone in passing] == [True, False, True]  # with 5 cards
    assert [RED in stone["favour"] for stone in laying] == [True, False, True]  # with 2, then 3
    assert [PURPLE in stone["favour"] for stone in laying] == [False, False, True]


def test_a_set_tells_how_many_ambushes_could_meet_it_and_what_it_can_spare() -> None:
    ambushes = [[], ["copper+silver", "yellow"], ["silver+pearls"]]
    match = about_to_exchange("copper", hands=[{"gems": 4}], ambushes=ambushes)
    told = outlooks(match, RED)
    assert (told["lay 3 gems"]["ambushes"], told["lay 3 gems"]["spare"]) == (3, 0)
    assert (told["lay 4 gems"]["ambushes"], told["lay 4 gems"]["spare"]) == (3, 1)
    assert points(told["lay 4 gems"]) == {RED: 11}


def test_the_second_to_do_a_task_costs_the_first() -> None:
    tasks = {"each": [PURPLE]}
    hands = [{kind: 1 for kind in ONE_OF_EACH if kind != "necklace"}]
    match = about_to_exchange("copper", "copper", "copper", hands=hands, tasks=tasks)
    told = outlooks(match, RED)["task each"]
    assert points(told) == {RED: 20, PURPLE: -5}
    assert told["keep"] == 0


def test_passing_keeps_the_hand_and_moves_no_sheriff() -> None:
    told = outlooks(about_to_exchange("copper", hands=[{"gems": 3}]), RED)["pass"]
    assert (points(told), told["keep"]) == ({}, 4)
    assert "favour" not in told


def test_to_spring_an_ambush_breaks_a_set_of_three_but_not_one_of_four() -> None:
    ambushes = [[], ["pearls+gems"]]
    match = lay_out("3 gems", "copper", hands=[{"gems": 3}], ambushes=ambushes)
    told = outlooks(match, PURPLE)
    assert told["spring pearls+gems"]["broken"]
    assert cards(told["spring pearls+gems"], PURPLE) == {"gems": 1}
    assert cards(told["spring pearls+gems"], RED) == {"gold": 1}
    assert points(told["hold"]) == {RED: 11}
    match = lay_out("4 gems", "copper", hands=[{"gems": 4}], ambushes=ambushes)
    told = outlooks(match, PURPLE)
    assert "broken" not in told["spring pearls+gems"]
    assert points(told["spring pearls+gems"]) == {RED: 11}


def test_a_necklace_goes_to_the_attacker_and_the_card_of_the_attack_to_the_defender() -> None:
    match = turn_up("gems", hands=[{}, {"necklace": 1, "gold": 2}])
    play(match, "red: raid purple")
    told = outlooks(match, PURPLE)
    assert told["defend"]["gives"] == {"necklace": 1}
    assert cards(told["defend"], PURPLE) == {"gems": 1}
    assert cards(told["defend"], RED) == {"necklace": 1}
    assert told["yield"]["takes"] == {"seat": PURPLE, "of": 3, "way": "open"}


def test_whoever_holds_only_one_kind_knows_what_will_be_taken() -> None:
    match = turn_up("silver", hands=[{}, {"gold": 2}])
    play(match, "red: steal from purple")
    assert outlooks(match, PURPLE)["yield"]["gives"] == {"gold": 1}


def test_an_attack_tells_how_many_cards_there_are_and_known_ones_only_with_the_memory_aid() -> None:
    hands = [{}, {"gold": 2}, {"copper": 1}]
    for memory in (False, True):
        match = turn_up("chest", "pearls", hands=hands, memory=memory, players=3)
        play(match, "red: barter", "purple: offer gold", "yellow: offer copper")
        play(match, "red: accept yellow", "red: pass")
        told = outlooks(match, PURPLE)
        assert told["rob yellow"]["takes"]["way"] == "secret"
        assert told["rob yellow"]["takes"]["of"] == 1
        assert ("known" in told["rob yellow"]["takes"]) == memory
    assert told["rob yellow"]["takes"]["known"] == {"chest": 1}


@pytest.mark.parametrize(("card", "use"), [("copper", "buy"), ("chest", "barter")])
def test_an_offer_tells_what_happens_if_it_is_accepted(card: str, use: str) -> None:
    match = turn_up(card, hands=[{}, {"gold": 2}, {"silver": 1}])
    assert outlooks(match, RED)[use]["offers"] == 2
    play(match, f"red: {use}")
    told = outlooks(match, PURPLE)["offer gold"]
    assert told["if_accepted"]
    assert told["gives"] == {"gold": 1}
    assert cards(told, PURPLE) == {card: 1}
    assert cards(told, RED) == {"gold": 1}


def test_what_is_certain_comes_true() -> None:
    for seed in range(3):
        match = new_match("nottingham", BLUE + 1, 0, seed)
        for seat, action in walk(match, random.Random(seed)):
            if match.describe(action).split()[0] in CERTAIN:
                told, before = outlooks(match, seat)[match.describe(action)], hand(match, seat)
                after = match.copy()
                after.play(seat, action)
                if after.view(seat)["phase"] == "exchange":
                    now = hand(after, seat)
                    gained = {kind: now[kind] - before.get(kind, 0) for kind in now}
                    assert {kind: n for kind, n in gained.items() if n > 0} == cards(told, seat)
                    assert sum(now.values()) == told["keep"]


def test_points_come_true_where_nobody_springs_an_ambush() -> None:
    for seed in range(5):
        match = new_match("nottingham", BLUE + 1, 0, seed)
        for seat, action in walk(match, random.Random(seed)):
            text = match.describe(action)
            if text.split()[0] in ("lay", "task", "pass"):
                told, before, after = outlooks(match, seat)[text], match.scores, match.copy()
                after.play(seat, action)
                while after.view()["phase"] == "spring":
                    after.play(after.actors[0], "hold")
                changes = [new - old for new, old in zip(after.scores, before, strict=True)]
                assert {at: change for at, change in enumerate(changes) if change} == points(told)
                assert after.over == told.get("over", False) or not after.actors
