"""Chapter 12: promises about later rounds."""

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
    gold,
    load,
    play,
)


def promise(match: sherwood.Match, giver: int, taker: int, sort: str) -> dict[str, Any] | None:
    """What the table shows of one sort of promise."""
    for seen in match.view()["promises"]:
        if (seen["seat"], seen["other"], seen["promise"]) == (giver, taker, sort):
            return dict(seen)
    return None


def is_open(match: sherwood.Match, giver: int, taker: int, sort: str) -> bool:
    """Whether a promise is still to be kept."""
    seen = promise(match, giver, taker, sort)
    return seen is not None and bool(seen["open"])


def judged(match: sherwood.Match, giver: int, taker: int, sort: str) -> tuple[int, int]:
    """How often such a promise was kept, and broken."""
    seen = promise(match, giver, taker, sort) or {"kept": 0, "broken": 0}
    return seen["kept"], seen["broken"]


def next_round(match: sherwood.Match, sheriff: str) -> sherwood.Match:
    """Everybody brings one cheese before the next sheriff."""
    colours = ["red", "purple", "yellow", "blue"]
    first = colours.index(sheriff) + 1
    merchants = (colours[first:] + colours[:first])[:-1]
    for colour in merchants:
        play(match, f"{colour}: draw")
    for colour in merchants:
        load(match, colour, "1 cheese")
    for colour in merchants:
        play(match, f"{colour}: declare cheese")
    return match


def test_a_promise_can_be_broken_at_no_cost() -> None:
    """Rule 12.4."""
    match = play(
        at_the_gate(),
        "purple: about purple, promise to pass your next bag, offer for passing",
        "red: pass purple, stop",
    )
    before = gold(next_round(match, "purple"))
    play(match, "purple: open red")
    assert judged(match, PURPLE, RED, "let_pass") == (0, 1)
    assert gold(match) == [before[0] + 2, before[1] - 2, before[2], before[3]]


def test_the_words_are_said_by_who_speaks() -> None:
    """Rule 12.5."""
    match = play(
        at_the_gate(),
        "purple: about purple, promise 5 gold next round, promise to pass your next bag",
        "purple: ask to pass my next bag, promise not to open, promise in words, offer for passing",
        "red: pass purple",
    )
    assert is_open(match, PURPLE, RED, "let_pass")
    assert is_open(match, RED, PURPLE, "let_pass")
    assert is_open(match, PURPLE, RED, "open_nothing")
    assert is_open(match, PURPLE, RED, "words")
    assert is_open(match, PURPLE, RED, "pay")
    assert len(match.view()["promises"]) == 5


def test_in_a_demand_the_sheriff_speaks_and_the_merchant_gives() -> None:
    """Rule 12.5."""
    match = play(
        at_the_gate(),
        "red: about purple, promise 20 gold next round, promise to pass your next bag",
        "red: promise not to open, promise in words, demand",
        "purple: accept",
    )
    assert is_open(match, RED, PURPLE, "let_pass")
    assert is_open(match, RED, PURPLE, "open_nothing")
    assert is_open(match, RED, PURPLE, "words")
    assert is_open(match, PURPLE, RED, "pay")
    assert len(match.view()["promises"]) == 4


def test_promised_coins_add_up_to_at_most_a_hundred() -> None:
    """Rule 12.5."""
    match = play(
        at_the_gate(gold=[50, 0, 50, 50]), "purple: about purple, promise 50 gold next round"
    )
    play(match, "purple: promise 20 gold next round, promise 20 gold next round")
    later = [text for text in match.legal_texts(PURPLE) if text.endswith("next round")]
    assert later == ["promise 5 gold next round", "promise 1 gold next round"]


def test_each_promise_is_said_once() -> None:
    """Rule 12.5."""
    match = play(at_the_gate(), "purple: about purple, promise not to open")
    assert "promise not to open" not in match.legal_texts(PURPLE)


def test_a_promise_counts_when_its_deal_is_accepted() -> None:
    """Rule 12.6."""
    match = play(
        at_the_gate(), "purple: about purple, promise to pass your next bag, offer for passing"
    )
    assert match.view()["promises"] == []
    refused = play(match.copy(), "red: open purple")
    assert refused.view()["promises"] == []
    play(match, "red: pass purple")
    assert is_open(match, PURPLE, RED, "let_pass")
    assert events(match)[-1] == "promise_pass"


def test_a_promise_is_about_later_rounds() -> None:
    """Rule 12.6."""
    match = play(
        at_the_gate(),
        "yellow: about purple, add 1 gold, ask to pass my next bag, offer for opening",
        "red: open purple, open yellow, stop",
    )
    assert is_open(match, RED, YELLOW, "let_pass")
    assert judged(match, RED, YELLOW, "let_pass") == (0, 0)


@pytest.mark.parametrize("decision", ["pass red", "wave through red", "stop"])
def test_a_bag_let_pass_keeps_the_promise(decision: str) -> None:
    """Rule 12.7."""
    match = play(
        at_the_gate(),
        "purple: about purple, promise to pass your next bag, offer for passing",
        "red: pass purple, stop",
    )
    play(next_round(match, "purple"), f"purple: {decision}")
    assert judged(match, PURPLE, RED, "let_pass") == (1, 0)
    assert not is_open(match, PURPLE, RED, "let_pass")


def test_a_bag_opened_breaks_the_promise() -> None:
    """Rule 12.7."""
    match = play(
        at_the_gate(),
        "purple: about purple, promise to pass your next bag, offer for passing",
        "red: pass purple, stop",
    )
    play(next_round(match, "purple"), "purple: open red")
    assert "break_pass" in events(match)
    assert judged(match, PURPLE, RED, "let_pass") == (0, 1)


def test_the_first_bag_opened_breaks_the_promise_to_open_none() -> None:
    """Rule 12.8."""
    match = play(
        at_the_gate(),
        "purple: about purple, promise not to open, offer for passing",
        "red: pass purple, open yellow, stop",
    )
    assert is_open(match, PURPLE, RED, "open_nothing")
    play(next_round(match, "purple"), "purple: open blue")
    assert judged(match, PURPLE, RED, "open_nothing") == (0, 1)


def test_a_round_without_an_opened_bag_keeps_it() -> None:
    """Rule 12.8."""
    match = play(
        at_the_gate(),
        "purple: about purple, promise not to open, offer for passing",
        "red: pass purple, stop",
    )
    play(next_round(match, "purple"), "purple: stop")
    assert judged(match, PURPLE, RED, "open_nothing") == (1, 0)


def owing(who: str = "yellow", **given: Any) -> sherwood.Match:
    """Somebody has promised red 5 gold, and the next round begins."""
    offer = f"{who}: about {who}, promise 5 gold next round, offer for passing"
    return play(at_the_gate(**given), offer, f"red: pass {who}, stop")


def test_a_merchant_pays_what_he_promised_at_the_market() -> None:
    """Rule 12.9."""
    match = owing()
    assert promise(match, YELLOW, RED, "pay") == {
        "seat": YELLOW,
        "other": RED,
        "promise": "pay",
        "open": True,
        "gold_this_round": 5,
        "gold_next_round": 0,
        "kept": 0,
        "broken": 0,
    }
    play(match, "yellow: honour red")
    assert gold(match) == [55, 50, 45, 50]
    assert judged(match, YELLOW, RED, "pay") == (1, 0)
    assert "honour red" not in match.legal_texts(YELLOW)
    assert match.actors == (YELLOW,)


def test_the_sheriff_pays_at_the_gate() -> None:
    """Rule 12.9."""
    match = next_round(owing("purple"), "purple")
    assert "honour red" in match.legal_texts(PURPLE)
    play(match, "purple: honour red")
    assert gold(match) == [55, 45, 50, 50]
    assert "honour red" not in match.legal_texts(PURPLE)


def test_gold_that_is_not_paid_breaks_the_promise_at_the_end_of_that_round() -> None:
    """Rule 12.9."""
    match = next_round(owing(), "purple")
    assert judged(match, YELLOW, RED, "pay") == (0, 0)
    play(match, "purple: stop")
    assert judged(match, YELLOW, RED, "pay") == (0, 1)
    assert not is_open(match, YELLOW, RED, "pay")


def test_only_the_full_sum_can_be_paid() -> None:
    """Rule 12.9."""
    match = owing(gold=[50, 50, 4, 50])
    assert "honour red" not in match.legal_texts(YELLOW)


def word_of_honour() -> sherwood.Match:
    """Purple has given red a word of honour, and the next round has come to the gate."""
    match = play(
        at_the_gate(),
        "purple: about purple, promise in words, offer for passing",
        "red: pass purple, stop",
    )
    assert is_open(match, PURPLE, RED, "words")
    return next_round(match, "purple")


@pytest.mark.parametrize(("verdict", "record"), [("kept", (1, 0)), ("broken", (0, 1))])
def test_a_word_of_honour_is_judged_by_who_got_it(verdict: str, record: tuple[int, int]) -> None:
    """Rule 12.10."""
    match = word_of_honour()
    assert f"judge purple {verdict}" not in match.legal_texts(YELLOW)
    play(match, f"red: judge purple {verdict}")
    assert events(match) == ["keep_words" if verdict == "kept" else "break_words"]
    assert judged(match, PURPLE, RED, "words") == record
    assert not is_open(match, PURPLE, RED, "words")
    assert not [text for text in match.legal_texts(RED) if text.startswith("judge")]


def test_it_can_be_judged_at_the_market_too() -> None:
    """Rule 12.10."""
    match = play(word_of_honour(), "purple: stop", "blue: draw")
    play(match, "red: judge purple kept, draw")
    assert judged(match, PURPLE, RED, "words") == (1, 0)


@pytest.mark.parametrize(("bag", "record"), [("2 silk", (1, 0)), ("1 silk 1 bread", (0, 1))])
def test_goods_that_were_not_in_the_bag_are_a_broken_word(
    bag: str, record: tuple[int, int]
) -> None:
    """Rule 12.11."""
    match = at_the_gate(purple=(bag, "bread"))
    offer = "purple: about purple, add silk from bag, add silk from bag, offer for passing"
    play(match, offer, "red: pass purple")
    assert judged(match, PURPLE, RED, "from_bag") == record


def test_a_deal_that_is_refused_is_no_word() -> None:
    """Rule 12.11."""
    match = at_the_gate(purple=("2 bread", "bread"))
    play(match, "purple: about purple, add silk from bag, offer for passing", "red: open purple")
    assert judged(match, PURPLE, RED, "from_bag") == (0, 0)


def test_the_same_promise_given_twice_is_one_and_gold_adds_up() -> None:
    """Rule 12.12."""
    match = at_the_gate()
    said = "promise 5 gold next round, promise to pass your next bag, offer for passing"
    play(match, f"blue: about purple, {said}", f"blue: about yellow, {said}")
    play(match, "red: pass purple, pass yellow, stop")
    seen = promise(match, BLUE, RED, "pay")
    assert seen is not None
    assert seen["gold_this_round"] == 10
    play(next_round(match, "purple"), "purple: stop")
    play(next_round(match, "yellow"), "yellow: stop")
    play(next_round(match, "blue"), "blue: stop")
    assert judged(match, BLUE, RED, "let_pass") == (1, 0)


def test_what_the_game_has_no_round_for_cannot_be_promised() -> None:
    """Rule 12.12."""
    match = play(at_the_gate(round=8), "purple: about purple", "red: about purple")
    for seat in (RED, PURPLE):
        promises = [text for text in match.legal_texts(seat) if "promise" in text or "ask" in text]
        assert promises == ["promise in words"]


def test_only_who_will_be_in_office_again_promises_what_to_do_there() -> None:
    """Rule 12.12."""
    match = play(at_the_gate(round=7), "purple: about purple", "yellow: about yellow")
    assert "promise to pass your next bag" in match.legal_texts(PURPLE)
    assert "promise to pass your next bag" not in match.legal_texts(YELLOW)
    assert "ask to pass my next bag" not in match.legal_texts(PURPLE)
    assert "promise 5 gold next round" in match.legal_texts(YELLOW)


def test_everybody_sees_who_keeps_his_word() -> None:
    """Rule 12.13."""
    match = play(owing(), "yellow: honour red")
    shown = [match.view(seat)["promises"] for seat in range(-1, 4)]
    assert shown == [shown[0]] * 5
    assert shown[0][0]["kept"] == 1
