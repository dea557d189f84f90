"""Chapter 11: what the sheriff demands, and what becomes of it."""

from tests.games.sheriff.positions import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    at_the_gate,
    bag,
    gold,
    offers,
    play,
    stand,
)


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
