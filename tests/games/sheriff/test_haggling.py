"""Chapter 11: haggling."""

import pytest

import sherwood
from tests.games.sheriff.positions import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    events,
    face_down,
    gold,
    haggling,
    play,
    stand,
)


def offers(match: sherwood.Match) -> dict[int, dict[str, object]]:
    """The offers on the table, by who makes them."""
    return {offer["seat"]: offer for offer in match.view()["haggle"]["offers"]}


def test_everybody_may_speak_and_the_sheriff_can_decide_at_once() -> None:
    """Rule 11.1."""
    match = haggling()
    assert match.actors == (RED, PURPLE, YELLOW, BLUE)
    assert {"pass", "open", "wave through", "stop"} <= set(match.legal_texts(RED))
    play(match, "red: pass")
    assert match.view()["phase"] == "inspect"


def test_an_offer_is_any_mix() -> None:
    """Rule 11.2."""
    match = haggling(purple=("2 silk", "bread"), stands=[{}, {"bread": 2, "mead": 1}])
    play(
        match,
        "purple: add 20 gold, add 1 gold, add bread, add mead, add silk from bag",
        "purple: promise 5 gold next round, promise to pass your next bag, offer for passing",
    )
    assert offers(match)[PURPLE] == {
        "seat": PURPLE,
        "for": "passing",
        "gold": 21,
        "goods": {"bread": 1, "mead": 1},
        "from_bag": {"silk": 1},
        "gold_next_round": 5,
        "favours": ["pass_yours"],
    }
    play(match, "red: pass")
    assert gold(match) == [71, 29, 50, 50]
    assert stand(match, RED) == {"bread": 1, "mead": 1, "silk": 1}
    assert stand(match, PURPLE) == {"bread": 1, "silk": 1}


def test_an_offer_can_be_nothing_but_a_promise() -> None:
    """Rule 11.2."""
    match = haggling()
    assert "offer for passing" not in match.legal_texts(PURPLE)
    play(match, "purple: promise in words")
    assert "offer for passing" in match.legal_texts(PURPLE)


def test_cards_of_the_hand_are_no_offer() -> None:
    """Rule 11.2."""
    match = haggling()
    assert match.view(PURPLE)["seats"][PURPLE]["hand"] == {"cheese": 5}
    assert "add cheese" not in match.legal_texts(PURPLE)


def test_nobody_offers_gold_that_he_has_not() -> None:
    """Rule 11.3."""
    match = haggling(gold=[50, 26, 4, 0])
    assert "add 50 gold" not in match.legal_texts(PURPLE)
    play(match, "purple: add 20 gold, add 5 gold")
    assert [text for text in match.legal_texts(PURPLE) if text.endswith(" gold")] == ["add 1 gold"]
    assert not [text for text in match.legal_texts(BLUE) if text.endswith(" gold")]


def test_nobody_offers_goods_that_are_not_on_the_stand() -> None:
    """Rule 11.3."""
    match = haggling(stands=[{"silk": 1}, {"bread": 1}])
    goods = ["add bread", "add silk"]
    assert [text for text in goods if text in match.legal_texts(PURPLE)] == ["add bread"]
    play(match, "purple: add bread")
    assert "add bread" not in match.legal_texts(PURPLE)


def test_contraband_that_is_offered_is_known_to_be_there() -> None:
    """Rule 11.4."""
    match = haggling(stands=[{}, {"silk": 2, "mead": 1}], options={"memory": True})
    assert "add crossbow" not in match.legal_texts(PURPLE)
    play(match, "purple: add silk, offer for passing")
    seen = match.view(BLUE)["seats"][PURPLE]
    assert (seen["contraband"], seen["contraband_goods"]) == (3, None)
    assert seen["remembered_contraband"] == {"silk": 1}


def test_only_the_owner_offers_from_the_bag() -> None:
    """Rule 11.5."""
    match = haggling(purple=("2 apples", "apples"))
    assert "add crossbow from bag" in match.legal_texts(PURPLE)
    assert not [text for text in match.legal_texts(YELLOW) if text.endswith("from bag")]


def test_no_more_can_be_said_to_be_in_the_bag_than_it_has_cards() -> None:
    """Rule 11.5."""
    match = haggling(purple=("2 apples", "apples"))
    play(match, "purple: add crossbow from bag, add silk from bag")
    assert not [text for text in match.legal_texts(PURPLE) if text.endswith("from bag")]


def test_a_draft_is_nobody_elses_business() -> None:
    """Rule 11.6."""
    match = haggling(stands=[{}, {"silk": 2}])
    before = [match.hidden(seat).tobytes() for seat in (RED, YELLOW, BLUE, -1)]
    play(match, "yellow: add 1 gold")
    quiet = [match.hidden(seat).tobytes() for seat in (RED, BLUE, -1)]
    play(match, "purple: add silk, add 5 gold")
    assert [match.hidden(seat).tobytes() for seat in (RED, BLUE, -1)] == quiet
    assert before[0] != match.hidden(PURPLE).tobytes()
    assert match.view(PURPLE)["haggle"]["draft"]["goods"] == {"silk": 1}
    assert match.view(YELLOW)["haggle"]["draft"]["gold"] == 1
    assert offers(match) == {}
    play(match, "purple: offer for passing")
    assert offers(match)[PURPLE]["gold"] == 5
    assert match.view(PURPLE)["haggle"]["draft"]["gold"] == 0


def test_an_offer_is_replaced_by_the_next_one() -> None:
    """Rule 11.7."""
    match = haggling()
    play(match, "purple: add 20 gold, offer for passing", "purple: add 5 gold, offer for passing")
    assert offers(match)[PURPLE]["gold"] == 5
    play(match, "red: pass")
    assert gold(match) == [55, 45, 50, 50]


def test_an_offer_can_be_withdrawn() -> None:
    """Rule 11.7."""
    match = haggling()
    assert "withdraw" not in match.legal_texts(PURPLE)
    play(match, "purple: add 20 gold, offer for passing, withdraw", "red: pass")
    assert gold(match) == [50] * 4


def test_the_earlier_offer_stays_acceptable_beside_a_demand() -> None:
    """Rule 11.8."""
    match = haggling()
    play(match, "purple: add 5 gold, offer for passing", "red: add 20 gold, demand")
    assert match.view()["haggle"]["demand"]["gold"] == 20
    assert offers(match)[PURPLE]["gold"] == 5
    play(match, "red: pass")
    assert gold(match) == [55, 45, 50, 50]


def test_a_demand_can_be_withdrawn() -> None:
    """Rule 11.8."""
    match = play(haggling(), "red: add 20 gold, demand")
    assert "accept" in match.legal_texts(PURPLE)
    play(match, "red: withdraw")
    assert "accept" not in match.legal_texts(PURPLE)


def test_the_sheriff_demands_what_he_sees_and_contraband_by_number() -> None:
    """Rule 11.9."""
    match = haggling(
        purple=("2 apples", "apples"),
        gold=[50, 7, 50, 50],
        stands=[{}, {"bread": 1, "mead": 1}],
    )
    demands = match.legal_texts(RED)
    assert [text for text in demands if text.endswith(" gold")] == ["add 1 gold", "add 5 gold"]
    assert "add bread" in demands
    assert "add cheese" not in demands
    assert {"add silk", "add mead", "add crossbow", "add pepper"} <= set(demands)
    play(match, "red: add silk")
    assert not {"add silk", "add mead"} & set(match.legal_texts(RED))
    play(match, "red: add pepper from bag, add cheese from bag")
    assert not [text for text in match.legal_texts(RED) if text.endswith("from bag")]


def test_a_demand_does_not_ask_for_what_nobody_has() -> None:
    """Rule 11.9."""
    match = haggling()
    assert not [text for text in match.legal_texts(RED) if text in ("add silk", "add bread")]


def test_accepting_a_demand_lets_the_bag_pass_for_just_that() -> None:
    """Rule 11.10."""
    match = haggling(purple=("2 silk", "bread"), stands=[{}, {"mead": 1}])
    play(match, "yellow: add 5 gold, offer for passing", "purple: add 1 gold, offer for passing")
    play(match, "red: add 5 gold, add mead, add silk from bag, demand", "purple: accept")
    assert gold(match) == [55, 45, 50, 50]
    assert stand(match, RED) == {"mead": 1, "silk": 1}
    assert stand(match, PURPLE) == {"silk": 1}
    assert match.view()["phase"] == "inspect"


def test_a_demand_can_only_be_accepted_by_who_has_it() -> None:
    """Rule 11.10."""
    match = haggling(stands=[{}, {"mead": 1}, {"silk": 1}])
    play(match, "red: add silk, demand")
    assert "accept" not in match.legal_texts(PURPLE)
    assert "accept" not in match.legal_texts(YELLOW)
    assert PURPLE in match.actors
    play(match, "red: add mead, demand")
    assert "accept" in match.legal_texts(PURPLE)


def test_what_a_demand_names_from_the_bag_need_not_be_there() -> None:
    """Rules 11.10, 11.14."""
    match = haggling(purple=("2 apples", "apples"))
    play(match, "red: add silk from bag, add apples from bag, demand", "purple: accept")
    assert stand(match, RED) == {"apples": 1}
    assert stand(match, PURPLE) == {"apples": 1}


def test_others_can_offer_for_passing_or_for_opening() -> None:
    """Rule 11.11."""
    match = haggling()
    play(match, "yellow: add 5 gold, offer for opening", "blue: add 1 gold, offer for passing")
    sides = {seat: offer["for"] for seat, offer in offers(match).items()}
    assert sides == {YELLOW: "opening", BLUE: "passing"}
    play(match, "yellow: add 1 gold, offer for passing")
    assert offers(match)[YELLOW]["for"] == "passing"


def test_the_owner_offers_for_passing_only() -> None:
    """Rule 11.11."""
    match = play(haggling(), "purple: add 1 gold")
    assert "offer for passing" in match.legal_texts(PURPLE)
    assert "offer for opening" not in match.legal_texts(PURPLE)


def both_sides() -> sherwood.Match:
    """Purple and blue pay for passing, yellow for opening."""
    return play(
        haggling(purple=("2 silk", "bread"), stands=[{}, {}, {"bread": 1}]),
        "purple: add 5 gold, offer for passing",
        "yellow: add 20 gold, add bread, offer for opening",
        "blue: add 1 gold, offer for passing",
    )


def test_letting_pass_accepts_all_that_is_offered_for_it_and_nothing_else() -> None:
    """Rule 11.12."""
    match = play(both_sides(), "red: pass")
    assert gold(match) == [56, 45, 50, 49]
    assert stand(match, PURPLE) == {"silk": 2}
    assert stand(match, YELLOW) == {"bread": 1}


def test_opening_accepts_all_that_is_offered_for_it_and_nothing_else() -> None:
    """Rule 11.12."""
    match = play(both_sides(), "red: open")
    assert gold(match) == [50 + 20 + 8, 50 - 8, 30, 50]
    assert stand(match, RED) == {"bread": 1}
    assert match.view()["seized"] == {"silk": 2}


def test_a_bribe_for_opening_comes_before_the_penalty() -> None:
    """Rule 11.13."""
    match = haggling(purple=("5 bread", "bread"), gold=[0, 50, 50, 50])
    play(match, "yellow: add 5 gold, add 1 gold, offer for opening", "red: open")
    assert gold(match) == [0, 56, 44, 50]
    assert match.view()["debt"] is None


def test_promised_bag_goods_that_are_not_there_are_not_owed() -> None:
    """Rule 11.14."""
    match = haggling(purple=("1 silk 1 bread", "bread"))
    play(match, "purple: add silk from bag, add silk from bag, offer for passing", "red: pass")
    assert stand(match, RED) == {"silk": 1}
    assert stand(match, PURPLE) == {"bread": 1}
    assert gold(match) == [50] * 4


def test_goods_handed_over_go_to_the_sheriffs_stand() -> None:
    """Rule 11.15."""
    match = haggling(purple=("1 silk 1 bread", "bread"), stands=[{}, {"mead": 1, "apples": 2}])
    play(
        match,
        "purple: add mead, add apples, add silk from bag, add bread from bag, offer for passing",
        "red: pass",
    )
    seen = match.view(BLUE)["seats"][RED]
    assert seen["legal"] == {"apples": 1, "bread": 1}
    assert seen["contraband"] == 2
    assert stand(match, RED) == {"apples": 1, "bread": 1, "mead": 1, "silk": 1}
    assert face_down(match, PURPLE) == 0


def test_only_giver_and_taker_see_the_contraband_from_the_bag() -> None:
    """Rule 11.15."""
    match = haggling(purple=("1 silk 1 bread", "bread"))
    play(match, "purple: add silk from bag, add mead from bag, offer for passing", "red: pass")
    for seat in (RED, PURPLE):
        card = {"event": "bag_card", "seat": PURPLE, "other": RED, "good": "silk"}
        assert card in match.view(seat)["news"]
    for seat in (YELLOW, BLUE, -1):
        assert "bag_card" not in events(match, seat)
        handed = {"event": "bag_contraband", "seat": PURPLE, "other": RED, "count": 1}
        assert handed in match.view(seat)["news"]


@pytest.mark.parametrize(("option", "made"), [(None, 4), (0, 1), (2, 3)])
def test_offers_and_demands_are_revised_a_limited_number_of_times(
    option: int | None, made: int
) -> None:
    """Rule 11.16."""
    match = haggling(options={} if option is None else {"offers": option})
    for left in range(made, 0, -1):
        assert match.view()["haggle"]["proposals_left"] == [left, left, made, made]
        play(match, "purple: add 1 gold, offer for passing", "red: add 1 gold, demand")
    assert match.legal_texts(PURPLE) == ["withdraw", "accept", "done"]
    assert match.legal_texts(RED) == ["withdraw", "pass", "open", "wave through", "stop"]


def test_there_may_be_no_limit() -> None:
    """Rule 11.16."""
    match = haggling(options={"offers": "unlimited"})
    for _ in range(200):
        play(match, "purple: add 1 gold, offer for passing", "red: add 1 gold, demand")
    assert match.view()["haggle"]["proposals_left"] is None


def test_the_limit_is_for_each_bag() -> None:
    """Rule 11.16."""
    match = haggling(options={"offers": 0})
    play(match, "yellow: add 1 gold, offer for passing", "red: pass, inspect yellow")
    assert "add 1 gold" in match.legal_texts(YELLOW)


def test_nobody_waits_for_who_is_done() -> None:
    """Rule 11.17."""
    match = play(haggling(), "purple: add 5 gold, done", "blue: done")
    assert match.actors == (RED, YELLOW)
    assert match.view(PURPLE)["haggle"]["draft"]["gold"] == 0
    assert match.legal(PURPLE) == []


@pytest.mark.parametrize(
    "something_new",
    ["yellow: add 1 gold, offer for opening", "red: add 1 gold, demand", "yellow: withdraw"],
)
def test_something_new_gives_the_word_back(something_new: str) -> None:
    """Rule 11.17."""
    match = play(haggling(), "yellow: add 5 gold, offer for passing", "purple: done", "blue: done")
    assert match.actors == (RED, YELLOW)
    assert play(match, something_new).actors == (RED, PURPLE, YELLOW, BLUE)


def test_who_has_nothing_more_to_say_is_not_asked_again() -> None:
    """Rule 11.17."""
    match = haggling(options={"offers": 0})
    play(match, "blue: add 1 gold, offer for passing, withdraw, done")
    play(match, "yellow: add 1 gold, offer for passing")
    assert match.actors == (RED, PURPLE, YELLOW)


def test_the_bag_of_another_gives_everybody_the_word() -> None:
    """Rule 11.17."""
    match = play(haggling(), "purple: done", "yellow: done", "blue: done")
    assert match.actors == (RED,)
    assert play(match, "red: pass, inspect yellow").actors == (RED, PURPLE, YELLOW, BLUE)


def test_programs_ask_the_owner_first_and_the_sheriff_last() -> None:
    """Rule 11.18."""
    match = haggling("yellow")
    asked = []
    while match.view()["phase"] == "haggle":
        seat = match.next_seat
        assert seat is not None
        asked.append(seat)
        match.play(seat, "pass" if seat == RED else "done")
    assert asked == [YELLOW, PURPLE, BLUE, RED]
