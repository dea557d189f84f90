"""Chapters 8 to 10: bags that pass, and bags that are opened."""

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


def bags(match: sherwood.Match) -> list[int]:
    """Whose bags are not decided yet."""
    return [bag["merchant"] for bag in match.view()["gate"]["bags"]]


def test_the_sheriff_chooses_the_order() -> None:
    """Rule 8.1."""
    match = at_the_gate()
    assert bags(match) == [PURPLE, YELLOW, BLUE]
    play(match, "red: pass blue")
    assert bags(match) == [PURPLE, YELLOW]
    play(match, "red: open purple")
    assert bags(match) == [YELLOW]


def test_a_decision_is_final() -> None:
    """Rule 8.2."""
    for decision in ("pass", "open"):
        match = play(at_the_gate(), f"red: {decision} purple")
        assert not [text for text in match.legal_texts(RED) if "purple" in text]
        assert match.view()["seats"][PURPLE]["bag"] == 0


def test_the_sheriff_may_stop_before_any_bag() -> None:
    """Rule 8.3."""
    match = play(at_the_gate(purple=("2 silk", "bread")), "red: stop")
    assert match.view()["round"] == 2
    assert stand(match, PURPLE) == {"silk": 2}
    assert stand(match, YELLOW) == stand(match, BLUE) == {"apples": 1}
    assert gold(match) == [50] * 4


def test_stopping_pays_nobody_though_offers_lie_on_the_table() -> None:
    """Rule 8.3."""
    match = at_the_gate(purple=("2 silk", "bread"))
    play(
        match,
        "purple: about purple, add 20 gold, offer for passing",
        "yellow: about purple, add 5 gold, offer for opening",
    )
    play(match, "red: stop")
    assert gold(match) == [50] * 4
    assert stand(match, PURPLE) == {"silk": 2}
    assert match.view()["round"] == 2


def test_a_bag_can_be_waved_through_for_nothing() -> None:
    """Rule 8.4."""
    match = at_the_gate(purple=("2 silk", "bread"))
    play(match, "purple: about purple, add 20 gold, offer for passing", "red: wave through purple")
    assert gold(match) == [50] * 4
    assert stand(match, PURPLE) == {"silk": 2}
    assert bags(match) == [YELLOW, BLUE]


def test_the_last_bag_ends_the_round() -> None:
    """Rule 3.2."""
    match = at_the_gate(players=3)
    play(match, "red: pass purple, pass yellow")
    assert match.view()["round"] == 2


def test_legal_goods_that_pass_lie_open_declared_or_not() -> None:
    """Rule 9.1."""
    match = play(at_the_gate(purple=("2 bread 1 cheese", "chickens")), "red: pass purple")
    assert match.view(BLUE)["seats"][PURPLE]["legal"] == {"bread": 2, "cheese": 1}


def test_contraband_that_passes_lies_face_down() -> None:
    """Rule 9.2."""
    match = play(at_the_gate(purple=("1 bread 1 silk 2 mead", "bread")), "red: pass purple")
    seen = match.view(BLUE)["seats"][PURPLE]
    assert (seen["legal"], seen["contraband"]) == ({"bread": 1}, 3)
    assert seen["contraband_goods"] is None
    assert match.view(PURPLE)["seats"][PURPLE]["contraband_goods"] == {"mead": 2, "silk": 1}


def test_everybody_sees_an_opened_bag() -> None:
    """Rule 10.1."""
    match = play(at_the_gate(purple=("1 bread 1 silk 2 mead", "bread")), "red: open purple")
    assert match.view(BLUE)["seized"] == {"silk": 1, "mead": 2}
    told = [(event["event"], event.get("good")) for event in match.view(BLUE)["news"]]
    assert told == [
        ("open", None),
        ("to_stand", "bread"),
        ("reveal", "mead"),
        ("reveal", "silk"),
        ("gold", None),
    ]


@pytest.mark.parametrize(
    ("bag", "declared", "penalties"),
    [("1 apples", "apples", 2), ("3 chickens", "chickens", 6), ("5 bread", "bread", 10)],
)
def test_an_honest_bag_costs_the_sheriff(bag: str, declared: str, penalties: int) -> None:
    """Rule 10.2."""
    match = play(at_the_gate(purple=(bag, declared)), "red: open purple")
    assert gold(match) == [50 - penalties, 50 + penalties, 50, 50]
    assert sum(stand(match, PURPLE).values()) == int(bag[0])
    assert match.view()["phase"] == "gate"


def test_the_view_says_what_an_honest_bag_would_cost() -> None:
    """Rule 10.2."""
    match = at_the_gate(purple=("3 silk", "chickens"))
    assert [seat["penalty_if_true"] for seat in match.view()["seats"]] == [None, 6, 2, 2]
    play(match, "red: pass purple")
    assert [seat["penalty_if_true"] for seat in match.view()["seats"]] == [None, None, 2, 2]


def test_a_lie_loses_only_what_was_not_declared() -> None:
    """Rule 10.3."""
    match = play(at_the_gate(purple=("2 chickens 1 silk 1 cheese", "chickens")), "red: open purple")
    assert stand(match, PURPLE) == {"chickens": 2}
    assert match.view()["seized"] == {"cheese": 1, "silk": 1}
    assert gold(match) == [50 + 6, 50 - 6, 50, 50]


def test_legal_goods_that_were_not_declared_are_seized_too() -> None:
    """Rule 10.3."""
    match = play(at_the_gate(purple=("5 bread", "chickens")), "red: open purple")
    assert stand(match, PURPLE) == {}
    assert gold(match) == [60, 40, 50, 50]


def test_a_royal_good_is_contraband_though_its_namesake_was_declared() -> None:
    """Rules 1.4, 10.3."""
    match = at_the_gate(
        purple=("1 apples 1 green_apples 1 golden_apples", "apples"), options={"royal": True}
    )
    play(match, "red: open purple")
    assert stand(match, PURPLE) == {"apples": 1}
    assert gold(match) == [57, 43, 50, 50]


def test_the_sheriff_lays_what_is_seized_on_one_pile_in_his_order() -> None:
    """Rule 10.4."""
    match = at_the_gate(
        purple=("2 mead 1 silk 1 bread", "bread"), discards=[["apples"], ["cheese"]]
    )
    play(match, "red: open purple")
    assert match.view()["phase"] == "seizure"
    assert match.actors == (RED,)
    assert len(match.legal_texts(RED)) == 4
    play(match, "red: lay mead right")
    assert match.legal_texts(RED) == ["lay mead right", "lay silk right"]
    play(match, "red: lay silk right, lay mead right")
    assert match.view()["discards"]["right"] == ["mead", "silk", "mead", "cheese"]
    assert match.view()["discards"]["left"] == ["apples"]
    assert match.view()["phase"] == "gate"


def test_the_penalty_is_paid_before_the_goods_are_laid_down() -> None:
    """Rule 10.4."""
    match = at_the_gate(purple=("2 mead", "bread"), gold=[50, 0, 50, 50], stands=[{}, {"bread": 5}])
    play(match, "red: open purple")
    assert match.actors == (PURPLE,)
    play(match, "purple: pay bread, pay bread, pay bread")
    assert match.view()["phase"] == "seizure"


def test_bags_and_declarations_are_gone_when_the_next_round_begins() -> None:
    match = play(at_the_gate(), "red: stop")
    for player in match.view()["seats"]:
        assert (player["bag"], player["declared"]) == (0, None)


def test_nobody_but_the_sheriff_decides() -> None:
    match = at_the_gate()
    for seat in (PURPLE, YELLOW, BLUE):
        with pytest.raises(sherwood.IllegalAction):
            match.play(seat, "pass purple")
    assert events(match) == ["declare"]
    assert face_down(match, PURPLE) == 0
