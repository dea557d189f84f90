"""Chapter 11: what merchants offer, for whom, and until when."""

import pytest

from tests.games.sheriff.positions import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    at_the_gate,
    events,
    gold,
    offers,
    play,
    stand,
)


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
