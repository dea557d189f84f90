"""What an action looks like between its steps: no effect comes before its cause."""

from typing import Any

import pytest

import sherwood
from tests.games.moments import steps_of, views_of
from tests.games.nottingham.positions import (
    PURPLE,
    RED,
    YELLOW,
    about_to_exchange,
    lay_out,
    turn_up,
)


def test_a_set_is_laid_then_wins_then_the_sheriff_walks_and_each_favour_is_drawn() -> None:
    match = about_to_exchange(
        "gold", "silver", "copper", "gems", hands=[{"gems": 3}, {"copper": 9}]
    )
    assert steps_of(match, RED, "lay 3 gems") == [
        ["lay"], ["win"], ["march"], ["favour"], ["favour"], ["turn"], ["reveal"],
    ]  # fmt: skip


def test_points_sheriff_favours_and_the_next_card_appear_one_after_another() -> None:
    match = about_to_exchange(
        "gold", "silver", "copper", "gems", hands=[{"gems": 3}, {"copper": 9}]
    )
    views = views_of(match, RED, "lay 3 gems", RED)
    assert [view["points"][RED] for view in views] == [0, 11, 11, 11, 11, 11, 11]
    assert [view["track"]["sheriff"] for view in views] == [0, 0, 1, 1, 1, 1, 1]
    assert [view["seats"][RED]["cards"] for view in views] == [1, 1, 1, 2, 2, 2, 2]
    assert [view["seats"][YELLOW]["cards"] for view in views] == [0, 0, 0, 0, 1, 1, 1]
    assert [view["active"] for view in views] == [RED] * 5 + [PURPLE] * 2
    assert [view["revealed"] for view in views] == [None] * 6 + ["copper"]
    assert views[0]["laid"] == {"kind": "gems", "count": 3}


def test_a_task_is_paid_for_before_it_counts() -> None:
    match = about_to_exchange("gold", "silver", hands=[{"gems": 5}], sheriff=7)
    views = views_of(match.copy(), RED, "task five gems", RED)
    told = steps_of(match, RED, "task five gems")
    assert told[:3] == [["discard"], ["task"], ["march"]]
    assert [view["points"][RED] for view in views[:2]] == [0, views[-1]["points"][RED]]


def test_the_last_task_is_seen_before_the_end() -> None:
    tasks = {"each": [1, 2], "four_pairs": [1, 2], "three_pairs": [1, 2], "five": [1]}
    match = about_to_exchange("gold", hands=[{"gems": 5}], tasks=tasks)
    views = views_of(match, RED, "task five gems", RED)
    assert match.over
    assert [view["phase"] == "over" for view in views] == [False] * (len(views) - 1) + [True]
    assert [bool(view["winners"]) for view in views] == [False] * (len(views) - 1) + [True]
    assert [view["sheet"] is None for view in views] == [True] * (len(views) - 1) + [False]


def test_the_sheriff_is_seen_in_the_city_before_the_end() -> None:
    match = about_to_exchange("gold", hands=[{"gems": 3}])
    fields = len(match.view()["track"]["numbers"])
    match = about_to_exchange("gold", hands=[{"gems": 3}], sheriff=fields)
    assert steps_of(match, RED, "lay 3 gems") == [["lay"], ["win"], ["march"], ["over"]]


def test_nobody_may_act_before_an_action_has_ended() -> None:
    match = about_to_exchange("gold", "silver", "copper", hands=[{"gems": 3}])
    actors = [view["actors"] for view in views_of(match, RED, "lay 3 gems", RED)]
    assert actors == [[]] * (len(actors) - 1) + [[PURPLE]]


@pytest.mark.parametrize(
    ("card", "attack", "told"),
    [
        ("silver", "steal from purple", [["yield"], ["seize"], []]),
        ("pearls", "rob purple", [["yield"], []]),
        ("gems", "raid purple", [["yield"], ["show_hand"]]),
    ],
)
def test_a_target_yields_before_anything_is_taken_or_shown(
    card: str, attack: str, told: list[list[str]]
) -> None:
    match = turn_up(card, hands=[{}, {"copper": 2}])
    match.play(RED, attack)
    assert steps_of(match, PURPLE, "yield") == told


@pytest.mark.parametrize(("card", "attack"), [("pearls", "rob purple"), ("gems", "raid purple")])
def test_the_loot_is_taken_before_the_robber_may_exchange(card: str, attack: str) -> None:
    match = turn_up(card, hands=[{}, {"copper": 2}])
    match.play(RED, attack)
    match.play(PURPLE, "yield")
    views = views_of(match, RED, "seize copper", PURPLE)
    assert [view["seats"][RED]["cards"] for view in views] == [1, 1]
    assert [view["phase"] for view in views] == ["loot", "exchange"]


def test_a_necklace_is_played_before_the_attacker_may_exchange() -> None:
    match = turn_up("silver", hands=[{}, {"necklace": 1}])
    match.play(RED, "steal from purple")
    views = views_of(match.copy(), PURPLE, "defend", RED)
    assert steps_of(match, PURPLE, "defend") == [["defend"], []]
    assert [view["phase"] for view in views] == ["defence", "exchange"]
    assert views[0]["seats"][RED]["hand"] == {"necklace": 1}


def test_a_sprung_ambush_is_seen_before_the_set_breaks() -> None:
    match = lay_out("3 gems", "gold", hands=[{"gems": 3}], ambushes=[[], ["red"]])
    assert steps_of(match, PURPLE, "spring red") == [["spring"], ["fail"], ["turn"], ["reveal"]]


def test_one_ambush_is_seen_before_the_next_owner_is_asked() -> None:
    ambushes: list[Any] = [[], ["pearls+gems"], ["red"]]
    match = lay_out("4 gems", "gold", hands=[{"gems": 4}], ambushes=ambushes)
    views = views_of(match, PURPLE, "spring pearls+gems", YELLOW)
    assert [view["laid"]["count"] for view in views] == [3, 3]
    assert [view["actors"] for view in views] == [[], [YELLOW]]


def test_all_offers_lie_face_down_before_they_are_turned_up_together() -> None:
    match = turn_up("copper", hands=[{}, {"gold": 1}, {"gems": 1}])
    match.play(RED, "buy")
    match.play(PURPLE, "offer gold")
    views = views_of(match, YELLOW, "offer gems", RED)
    offers = [[view["seats"][seat]["offer"] for seat in (PURPLE, YELLOW)] for view in views]
    assert offers == [[[], []], [["gold"], ["gems"]]]


def test_a_purchase_is_seen_before_the_buyer_may_exchange() -> None:
    match = turn_up("copper", hands=[{}, {"gold": 1}, {"gems": 1}])
    for seat, action in ((RED, "buy"), (PURPLE, "offer gold"), (YELLOW, "offer gems")):
        match.play(seat, action)
    assert steps_of(match, RED, "accept yellow") == [["purchase"], []]


def test_a_refusal_is_seen_before_the_card_is_taken() -> None:
    match = turn_up("copper", hands=[{}, {"gold": 1}])
    for seat, action in ((RED, "buy"), (PURPLE, "offer gold")):
        match.play(seat, action)
    assert steps_of(match, RED, "refuse") == [["refuse"], ["take"]]


def test_a_barter_is_seen_before_the_exchange() -> None:
    match = turn_up("chest", hands=[{}, {"gold": 1, "gems": 1}])
    for seat, action in ((RED, "barter"), (PURPLE, "offer gold")):
        match.play(seat, action)
    assert steps_of(match, RED, "accept purple") == [["accept"], []]


def test_the_last_card_too_many_goes_before_the_sheriff_walks() -> None:
    match = turn_up("necklace", bare=True, hands=[{}, {"copper": 4}], sheriff=1)
    match.play(RED, "take")
    match.play(RED, "pass")
    while match.view()["phase"] == "discard":
        seat = match.actors[0]
        told = steps_of(match, seat, match.legal(seat)[0])
    assert told[:2] == [["discard"], ["march"]]


def test_most_actions_have_no_moments() -> None:
    match = turn_up("silver", hands=[{}, {"copper": 2}])
    assert match.moments == 0
    for seat, action in ((RED, "steal from purple"), (PURPLE, "yield"), (RED, "pass")):
        before: sherwood.Match = match.copy()
        match.play(seat, action)
        assert len(before.film(seat, match.last_action, match.moments)) == match.moments
    assert match.moments == 1
