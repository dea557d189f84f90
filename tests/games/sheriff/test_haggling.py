"""Chapter 11: bargaining."""

from typing import Any

import pytest

import sherwood
from tests.games.sheriff.positions import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    at_the_gate,
    events,
    face_down,
    gold,
    play,
    stand,
)


def bag(match: sherwood.Match, owner: int = PURPLE, viewer: int = -1) -> dict[str, Any]:
    """A bag at the gate, with what stands for it."""
    bags = {seen["merchant"]: seen for seen in match.view(viewer)["gate"]["bags"]}
    return dict(bags[owner])


def offers(match: sherwood.Match, owner: int = PURPLE) -> dict[int, dict[str, Any]]:
    """The offers for a bag, by who makes them."""
    return {offer["seat"]: offer for offer in bag(match, owner)["offers"]}


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


def test_an_offer_is_any_mix() -> None:
    """Rule 11.2."""
    match = at_the_gate(purple=("2 silk", "bread"), stands=[{}, {"bread": 2, "mead": 1}])
    play(
        match,
        "purple: about purple, add 20 gold, add 1 gold, add bread, add mead, add silk from bag",
        "purple: promise 5 gold next round, promise to pass your next bag, offer for passing",
    )
    assert offers(match)[PURPLE] == {
        "seat": PURPLE,
        "for": "passing",
        "gold": 21,
        "goods": {"bread": 1, "mead": 1},
        "from_bag": {"silk": 1},
        "gold_next_round": 5,
        "promises": ["pass_yours"],
        "opens": [],
        "passes": [],
        "no_other": False,
        "proposal": 1,
    }
    play(match, "red: pass purple")
    assert gold(match) == [71, 29, 50, 50]
    assert stand(match, RED) == {"bread": 1, "mead": 1, "silk": 1}
    assert stand(match, PURPLE) == {"bread": 1, "silk": 1}


def test_an_offer_can_be_nothing_but_a_promise() -> None:
    """Rule 11.2."""
    match = play(at_the_gate(), "purple: about purple")
    assert "offer for passing" not in match.legal_texts(PURPLE)
    assert "and open no other" not in match.legal_texts(PURPLE)
    play(match, "purple: promise in words")
    assert "offer for passing" in match.legal_texts(PURPLE)


def test_cards_of_the_hand_are_no_offer() -> None:
    """Rule 11.2."""
    match = play(at_the_gate(), "purple: about purple")
    assert match.view(PURPLE)["seats"][PURPLE]["hand"] == {"cheese": 5}
    assert "add cheese" not in match.legal_texts(PURPLE)


def test_nobody_offers_gold_that_he_has_not() -> None:
    """Rule 11.3."""
    match = at_the_gate(gold=[50, 26, 4, 0])
    play(match, "purple: about purple", "blue: about blue")
    assert "add 50 gold" not in match.legal_texts(PURPLE)
    play(match, "purple: add 20 gold, add 5 gold")
    assert [text for text in match.legal_texts(PURPLE) if text.endswith(" gold")] == ["add 1 gold"]
    assert not [text for text in match.legal_texts(BLUE) if text.endswith(" gold")]


def test_nobody_offers_goods_that_are_not_on_the_stand() -> None:
    """Rule 11.3."""
    match = at_the_gate(stands=[{"silk": 1}, {"bread": 1}])
    goods = ["add bread", "add silk"]
    play(match, "purple: about purple")
    assert [text for text in goods if text in match.legal_texts(PURPLE)] == ["add bread"]
    play(match, "purple: add bread")
    assert "add bread" not in match.legal_texts(PURPLE)


def test_contraband_that_is_offered_is_known_to_be_there() -> None:
    """Rule 11.4."""
    match = at_the_gate(stands=[{}, {"silk": 2, "mead": 1}], options={"memory": True})
    play(match, "purple: about purple")
    assert "add crossbow" not in match.legal_texts(PURPLE)
    play(match, "purple: add silk, offer for passing")
    seen = match.view(BLUE)["seats"][PURPLE]
    assert (seen["contraband"], seen["contraband_goods"]) == (3, None)
    assert seen["remembered_contraband"] == {"silk": 1}


def test_only_the_owner_offers_from_the_bag() -> None:
    """Rule 11.5."""
    match = at_the_gate(purple=("2 apples", "apples"))
    play(match, "purple: about purple", "yellow: about purple")
    assert "add crossbow from bag" in match.legal_texts(PURPLE)
    assert not [text for text in match.legal_texts(YELLOW) if text.endswith("from bag")]


def test_no_more_can_be_said_to_be_in_the_bag_than_it_has_cards() -> None:
    """Rule 11.5."""
    match = at_the_gate(purple=("2 apples", "apples"))
    play(match, "purple: about purple, add silk from bag, add crossbow from bag")
    assert not [text for text in match.legal_texts(PURPLE) if text.endswith("from bag")]


def test_a_draft_is_nobody_elses_business() -> None:
    """Rule 11.6."""
    match = at_the_gate(stands=[{}, {"silk": 2}])
    before = [match.hidden(seat).tobytes() for seat in (RED, YELLOW, BLUE, -1)]
    play(match, "yellow: about purple, add 1 gold")
    quiet = [match.hidden(seat).tobytes() for seat in (RED, BLUE, -1)]
    play(match, "purple: about purple, add 5 gold, add silk")
    assert [match.hidden(seat).tobytes() for seat in (RED, BLUE, -1)] == quiet
    assert before[0] != match.hidden(PURPLE).tobytes()
    assert match.view(PURPLE)["gate"]["draft"]["goods"] == {"silk": 1}
    assert match.view(YELLOW)["gate"]["draft"]["gold"] == 1
    assert offers(match) == {}
    play(match, "purple: offer for passing")
    assert offers(match)[PURPLE]["gold"] == 5
    assert match.view(PURPLE)["gate"]["draft"] is None


def test_a_deal_is_written_down_in_one_order() -> None:
    """Rule 11.6."""
    match = at_the_gate(purple=("2 apples", "apples"), stands=[{}, {"bread": 1, "mead": 1}])
    play(match, "purple: about purple, add 5 gold")
    assert "add 20 gold" not in match.legal_texts(PURPLE)
    assert {"add 5 gold", "add 1 gold", "add bread"} <= set(match.legal_texts(PURPLE))
    play(match, "purple: add mead")
    assert not {"add 1 gold", "add bread"} & set(match.legal_texts(PURPLE))
    play(match, "purple: add cheese from bag, promise in words")
    clauses = ["and open yellow", "and open blue", "and pass yellow", "and pass blue"]
    rest = [*clauses, "and open no other", "offer for passing", "done"]
    assert match.legal_texts(PURPLE) == rest


def test_a_decision_drops_what_anybody_is_composing() -> None:
    """Rule 11.6."""
    match = play(at_the_gate(), "purple: about blue, add 5 gold", "red: pass yellow")
    assert match.view(PURPLE)["gate"]["draft"] is None
    assert "about blue" in match.legal_texts(PURPLE)


def test_an_offer_is_replaced_by_the_next_one() -> None:
    """Rule 11.7."""
    match = at_the_gate()
    play(
        match,
        "purple: about purple, add 20 gold, offer for passing",
        "purple: about purple, add 5 gold, offer for passing",
    )
    assert offers(match)[PURPLE]["gold"] == 5
    play(match, "red: pass purple")
    assert gold(match) == [55, 45, 50, 50]


def test_an_offer_can_be_withdrawn() -> None:
    """Rule 11.7."""
    match = at_the_gate()
    assert "withdraw purple" not in match.legal_texts(PURPLE)
    play(
        match,
        "purple: about purple, add 20 gold, offer for passing, withdraw purple",
        "red: pass purple",
    )
    assert gold(match) == [50] * 4


def test_the_earlier_offer_stays_acceptable_beside_a_demand() -> None:
    """Rule 11.8."""
    match = at_the_gate()
    play(
        match,
        "purple: about purple, add 5 gold, offer for passing",
        "red: about purple, add 20 gold, demand",
    )
    assert bag(match)["demand"]["gold"] == 20
    assert offers(match)[PURPLE]["gold"] == 5
    play(match, "red: pass purple")
    assert gold(match) == [55, 45, 50, 50]


def test_a_demand_can_be_withdrawn() -> None:
    """Rule 11.8."""
    match = play(at_the_gate(), "red: about purple, add 20 gold, demand")
    assert "accept" in match.legal_texts(PURPLE)
    play(match, "red: withdraw purple")
    assert "accept" not in match.legal_texts(PURPLE)


def test_the_sheriff_demands_what_he_sees_and_contraband_by_number() -> None:
    """Rule 11.9."""
    match = at_the_gate(
        purple=("2 apples", "apples"),
        gold=[50, 7, 50, 50],
        stands=[{}, {"bread": 1, "mead": 1}],
    )
    play(match, "red: about purple")
    demands = match.legal_texts(RED)
    assert [text for text in demands if text.endswith(" gold")] == ["add 5 gold", "add 1 gold"]
    assert "add bread" in demands
    assert "add cheese" not in demands
    assert {"add silk", "add mead", "add crossbow", "add pepper"} <= set(demands)
    play(match, "red: add silk")
    assert not {"add silk", "add mead"} & set(match.legal_texts(RED))
    play(match, "red: add cheese from bag, add pepper from bag")
    assert not [text for text in match.legal_texts(RED) if text.endswith("from bag")]


def test_a_demand_does_not_ask_for_what_nobody_has() -> None:
    """Rule 11.9."""
    match = play(at_the_gate(), "red: about purple")
    assert not [text for text in match.legal_texts(RED) if text in ("add silk", "add bread")]


def test_accepting_a_demand_lets_the_bag_pass_for_just_that() -> None:
    """Rule 11.10."""
    match = at_the_gate(purple=("2 silk", "bread"), stands=[{}, {"mead": 1}])
    play(
        match,
        "yellow: about purple, add 5 gold, offer for passing",
        "purple: about purple, add 1 gold, offer for passing",
    )
    play(
        match,
        "red: about purple, add 5 gold, add mead, add silk from bag, demand",
        "purple: accept",
    )
    assert gold(match) == [55, 45, 50, 50]
    assert stand(match, RED) == {"mead": 1, "silk": 1}
    assert stand(match, PURPLE) == {"silk": 1}
    assert [seen["merchant"] for seen in match.view()["gate"]["bags"]] == [YELLOW, BLUE]


def test_a_demand_is_refused_for_all_to_see() -> None:
    """Rule 11.10."""
    match = play(at_the_gate(), "red: about purple, add 5 gold, demand", "purple: refuse demand")
    assert match.view()["news"] == [
        {"event": "refuse_demand", "seat": PURPLE, "other": RED, "reason": "dear"}
    ]
    assert bag(match)["demand"] is None
    assert "accept" not in match.legal_texts(PURPLE)
    assert "about purple" in match.legal_texts(RED)


def test_a_demand_can_only_be_accepted_by_who_has_it() -> None:
    """Rule 11.10."""
    match = at_the_gate(stands=[{}, {"mead": 1}, {"silk": 1}])
    play(match, "red: about purple, add silk, demand")
    assert "accept" not in match.legal_texts(PURPLE)
    assert "accept" not in match.legal_texts(YELLOW)
    assert PURPLE in match.actors
    play(match, "red: about purple, add mead, demand")
    assert "accept" in match.legal_texts(PURPLE)


def test_what_a_demand_names_from_the_bag_need_not_be_there() -> None:
    """Rules 11.10, 11.14."""
    match = at_the_gate(purple=("2 apples", "apples"))
    play(
        match, "red: about purple, add apples from bag, add silk from bag, demand", "purple: accept"
    )
    assert stand(match, RED) == {"apples": 1}
    assert stand(match, PURPLE) == {"apples": 1}


def test_others_can_offer_for_passing_or_for_opening() -> None:
    """Rule 11.11."""
    match = at_the_gate()
    play(
        match,
        "yellow: about purple, add 5 gold, offer for opening",
        "blue: about purple, add 1 gold, offer for passing",
    )
    sides = {seat: offer["for"] for seat, offer in offers(match).items()}
    assert sides == {YELLOW: "opening", BLUE: "passing"}
    play(match, "yellow: about purple, add 1 gold, offer for passing")
    assert offers(match)[YELLOW]["for"] == "passing"


def test_the_owner_offers_for_passing_only() -> None:
    """Rule 11.11."""
    match = play(at_the_gate(), "purple: about purple, add 1 gold")
    assert "offer for passing" in match.legal_texts(PURPLE)
    assert "offer for opening" not in match.legal_texts(PURPLE)


def both_sides() -> sherwood.Match:
    """Purple and blue pay for passing, yellow for opening."""
    return play(
        at_the_gate(purple=("2 silk", "bread"), stands=[{}, {}, {"bread": 1}]),
        "purple: about purple, add 5 gold, offer for passing",
        "yellow: about purple, add 20 gold, add bread, offer for opening",
        "blue: about purple, add 1 gold, offer for passing",
    )


def test_letting_pass_accepts_all_that_is_offered_for_it_and_nothing_else() -> None:
    """Rule 11.12."""
    match = play(both_sides(), "red: pass purple")
    assert gold(match) == [56, 45, 50, 49]
    assert stand(match, PURPLE) == {"silk": 2}
    assert stand(match, YELLOW) == {"bread": 1}


def test_opening_accepts_all_that_is_offered_for_it_and_nothing_else() -> None:
    """Rule 11.12."""
    match = play(both_sides(), "red: open purple")
    assert gold(match) == [50 + 20 + 8, 50 - 8, 30, 50]
    assert stand(match, RED) == {"bread": 1}
    assert match.view()["seized"] == {"silk": 2}


def test_a_bribe_for_opening_comes_before_the_penalty() -> None:
    """Rule 11.13."""
    match = at_the_gate(purple=("5 bread", "bread"), gold=[0, 50, 50, 50])
    play(
        match, "yellow: about purple, add 5 gold, add 1 gold, offer for opening", "red: open purple"
    )
    assert gold(match) == [0, 56, 44, 50]
    assert match.view()["debt"] is None


def test_promised_bag_goods_that_are_not_there_are_not_owed() -> None:
    """Rule 11.14."""
    match = at_the_gate(purple=("1 silk 1 bread", "bread"))
    play(
        match,
        "purple: about purple, add silk from bag, add silk from bag, offer for passing",
        "red: pass purple",
    )
    assert stand(match, RED) == {"silk": 1}
    assert stand(match, PURPLE) == {"bread": 1}
    assert gold(match) == [50] * 4


def test_goods_handed_over_go_to_the_sheriffs_stand() -> None:
    """Rule 11.15."""
    match = at_the_gate(purple=("1 silk 1 bread", "bread"), stands=[{}, {"mead": 1, "apples": 2}])
    play(
        match,
        "purple: about purple, add apples, add mead, add bread from bag, add silk from bag, offer for passing",
        "red: pass purple",
    )
    seen = match.view(BLUE)["seats"][RED]
    assert seen["legal"] == {"apples": 1, "bread": 1}
    assert seen["contraband"] == 2
    assert stand(match, RED) == {"apples": 1, "bread": 1, "mead": 1, "silk": 1}
    assert face_down(match, PURPLE) == 0


def test_only_giver_and_taker_see_the_contraband_from_the_bag() -> None:
    """Rule 11.15."""
    match = at_the_gate(purple=("1 silk 1 bread", "bread"))
    play(
        match,
        "purple: about purple, add mead from bag, add silk from bag, offer for passing",
        "red: pass purple",
    )
    for seat in (RED, PURPLE):
        card = {"event": "bag_card", "seat": PURPLE, "other": RED, "good": "silk"}
        assert card in match.view(seat)["news"]
    for seat in (YELLOW, BLUE, -1):
        assert "bag_card" not in events(match, seat)
        handed = {"event": "bag_contraband", "seat": PURPLE, "other": RED, "count": 1}
        assert handed in match.view(seat)["news"]


def test_the_sheriff_refuses_an_offer_for_all_to_see() -> None:
    """Rule 11.16."""
    match = play(
        at_the_gate(),
        "purple: about purple, add 5 gold, offer for passing",
        "yellow: about purple, add 1 gold, offer for opening, done",
        "red: refuse yellow's offer for purple",
    )
    refusal = {"event": "refuse", "seat": RED, "other": YELLOW, "bag": PURPLE}
    assert match.view(BLUE)["news"] == [refusal]
    assert list(offers(match)) == [PURPLE]
    assert YELLOW in match.actors
    assert "about purple" in match.legal_texts(YELLOW)
    refusals = [text for text in match.legal_texts(RED) if text.startswith("refuse")]
    assert refusals == ["refuse purple's offer for purple"]


def test_the_same_gold_can_be_offered_twice_and_what_is_not_covered_lapses() -> None:
    """Rules 11.3, 11.17."""
    match = play(
        at_the_gate(gold=[50, 8, 50, 50]),
        "purple: about purple, add 5 gold, offer for passing",
        "purple: about yellow, add 5 gold, offer for opening",
        "purple: about blue, add 1 gold, offer for opening",
        "red: pass purple",
    )
    assert {"event": "lapse", "seat": PURPLE, "other": YELLOW} in match.view()["news"]
    assert offers(match, YELLOW) == {}
    assert offers(match, BLUE)[PURPLE]["gold"] == 1


def test_goods_that_went_with_another_bag_are_no_offer_any_more() -> None:
    """Rule 11.17."""
    match = play(
        at_the_gate(stands=[{}, {"bread": 1}]),
        "purple: about purple, add bread, offer for passing",
        "purple: about yellow, add bread, offer for opening",
        "red: pass purple",
    )
    assert offers(match, YELLOW) == {}


@pytest.mark.parametrize("silk", [1, 2])
def test_whether_there_is_more_contraband_does_not_show(silk: int) -> None:
    """Rules 11.17, 15.6."""
    match = play(
        at_the_gate(stands=[{}, {"silk": silk, "mead": 2 - silk}]),
        "purple: about purple, add silk, offer for passing",
        "purple: about yellow, add silk, offer for opening",
        "red: pass purple",
    )
    assert events(match, BLUE) == ["pass", "to_stand", "good", "lapse"]
    assert offers(match, YELLOW) == {}


def test_a_penalty_can_make_an_offer_lapse() -> None:
    """Rule 11.17."""
    match = play(
        at_the_gate(purple=("2 mead", "bread"), gold=[50, 10, 50, 50]),
        "purple: about yellow, add 5 gold, offer for opening",
        "red: open purple, lay mead left, lay mead left",
    )
    assert gold(match)[PURPLE] == 2
    assert offers(match, YELLOW) == {}


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
