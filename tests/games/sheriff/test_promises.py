"""Chapter 12: promises."""

from typing import Any

import sherwood
from tests.games.sheriff.positions import (
    BLUE,
    PURPLE,
    RED,
    YELLOW,
    events,
    gold,
    haggling,
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
    """Rule 12.1."""
    match = play(
        haggling(), "purple: promise to pass your next bag, offer for passing", "red: pass, stop"
    )
    before = gold(next_round(match, "purple"))
    play(match, "purple: inspect red, open")
    assert judged(match, PURPLE, RED, "let_pass") == (0, 1)
    assert gold(match) == [before[0] + 2, before[1] - 2, before[2], before[3]]


def test_the_words_are_said_by_who_speaks() -> None:
    """Rule 12.2."""
    match = play(
        haggling(),
        "purple: promise to pass your next bag, ask to pass my next bag, promise not to open",
        "purple: promise in words, promise 5 gold next round, offer for passing",
        "red: pass",
    )
    assert is_open(match, PURPLE, RED, "let_pass")
    assert is_open(match, RED, PURPLE, "let_pass")
    assert is_open(match, PURPLE, RED, "open_nothing")
    assert is_open(match, PURPLE, RED, "words")
    assert is_open(match, PURPLE, RED, "pay")
    assert len(match.view()["promises"]) == 5


def test_in_a_demand_the_sheriff_speaks_and_the_merchant_gives() -> None:
    """Rule 12.2."""
    match = play(
        haggling(),
        "red: promise to pass your next bag, promise not to open, promise in words",
        "red: promise 20 gold next round, demand",
        "purple: accept",
    )
    assert is_open(match, RED, PURPLE, "let_pass")
    assert is_open(match, RED, PURPLE, "open_nothing")
    assert is_open(match, RED, PURPLE, "words")
    assert is_open(match, PURPLE, RED, "pay")
    assert len(match.view()["promises"]) == 4


def test_promised_coins_add_up_to_at_most_a_hundred() -> None:
    """Rule 12.2."""
    match = play(haggling(gold=[50, 0, 50, 50]), "purple: promise 50 gold next round")
    play(match, "purple: promise 20 gold next round, promise 20 gold next round")
    later = [text for text in match.legal_texts(PURPLE) if text.endswith("next round")]
    assert later == ["promise 1 gold next round", "promise 5 gold next round"]


def test_each_promise_is_said_once() -> None:
    """Rule 12.2."""
    match = play(haggling(), "purple: promise not to open")
    assert "promise not to open" not in match.legal_texts(PURPLE)


def test_a_promise_counts_when_its_deal_is_accepted() -> None:
    """Rule 12.3."""
    match = play(haggling(), "purple: promise to pass your next bag, offer for passing")
    assert match.view()["promises"] == []
    refused = play(match.copy(), "red: open")
    assert refused.view()["promises"] == []
    play(match, "red: pass")
    assert is_open(match, PURPLE, RED, "let_pass")
    assert events(match)[-1] == "promise_pass"


def test_what_is_promised_for_an_opening_counts_after_it() -> None:
    """Rule 12.3."""
    match = play(
        haggling(),
        "yellow: ask to pass my next bag, add 1 gold, offer for opening",
        "red: open, inspect yellow",
    )
    assert is_open(match, RED, YELLOW, "let_pass")
    play(match, "red: pass")
    assert judged(match, RED, YELLOW, "let_pass") == (1, 0)


def test_the_bag_of_the_deal_itself_is_not_the_next_bag() -> None:
    """Rule 12.3."""
    match = play(haggling(), "purple: ask to pass my next bag, offer for passing", "red: pass")
    assert is_open(match, RED, PURPLE, "let_pass")
    assert judged(match, RED, PURPLE, "let_pass") == (0, 0)


def test_a_bag_let_pass_keeps_the_promise() -> None:
    """Rule 12.4."""
    for decision in ("inspect red, pass", "inspect red, wave through", "stop"):
        match = play(
            haggling(),
            "purple: promise to pass your next bag, offer for passing",
            "red: pass, stop",
        )
        play(next_round(match, "purple"), f"purple: {decision}")
        assert judged(match, PURPLE, RED, "let_pass") == (1, 0)
        assert not is_open(match, PURPLE, RED, "let_pass")


def test_a_bag_opened_breaks_the_promise() -> None:
    """Rule 12.4."""
    match = play(
        haggling(),
        "yellow: ask to pass my next bag, offer for passing",
        "red: pass, inspect yellow",
    )
    play(match, "red: open")
    assert "break_pass" in events(match)
    assert judged(match, RED, YELLOW, "let_pass") == (0, 1)


def test_the_first_bag_opened_breaks_every_promise_to_open_none() -> None:
    """Rule 12.5."""
    match = play(haggling(), "red: promise not to open, demand", "purple: accept")
    play(match, "red: inspect yellow", "red: promise not to open, demand", "yellow: accept")
    play(match, "red: inspect blue, open")
    assert judged(match, RED, PURPLE, "open_nothing") == (0, 1)
    assert judged(match, RED, YELLOW, "open_nothing") == (0, 1)
    assert judged(match, RED, BLUE, "open_nothing") == (0, 0)


def test_a_round_without_an_opened_bag_keeps_it() -> None:
    """Rule 12.5."""
    match = play(haggling(), "red: promise not to open, demand", "purple: accept", "red: stop")
    assert judged(match, RED, PURPLE, "open_nothing") == (1, 0)


def test_a_merchants_promise_to_open_none_is_about_his_next_office() -> None:
    """Rule 12.5."""
    match = play(haggling(), "purple: promise not to open, offer for passing", "red: pass")
    play(match, "red: inspect yellow, open, stop")
    assert is_open(match, PURPLE, RED, "open_nothing")
    play(next_round(match, "purple"), "purple: stop")
    assert judged(match, PURPLE, RED, "open_nothing") == (1, 0)


def owing(who: str = "yellow", **given: Any) -> sherwood.Match:
    """Somebody has promised red 5 gold, and the next round begins."""
    match = haggling(who, **given)
    return play(match, f"{who}: promise 5 gold next round, offer for passing", "red: pass, stop")


def test_a_merchant_pays_what_he_promised_at_the_market() -> None:
    """Rule 12.6."""
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


def test_the_sheriff_pays_before_he_turns_to_a_bag() -> None:
    """Rule 12.6."""
    match = next_round(owing("purple"), "purple")
    assert "honour red" in match.legal_texts(PURPLE)
    play(match, "purple: honour red")
    assert gold(match) == [55, 45, 50, 50]
    play(match, "purple: inspect red")
    assert "honour red" not in match.legal_texts(PURPLE)


def test_gold_that_is_not_paid_breaks_the_promise_at_the_end_of_that_round() -> None:
    """Rule 12.6."""
    match = next_round(owing(), "purple")
    assert judged(match, YELLOW, RED, "pay") == (0, 0)
    play(match, "purple: stop")
    assert judged(match, YELLOW, RED, "pay") == (0, 1)
    assert not is_open(match, YELLOW, RED, "pay")


def test_only_the_full_sum_can_be_paid() -> None:
    """Rule 12.6."""
    match = owing(gold=[50, 50, 4, 50])
    assert "honour red" not in match.legal_texts(YELLOW)


def test_free_words_are_only_kept_on_record() -> None:
    """Rule 12.7."""
    match = play(haggling(), "purple: promise in words, offer for passing", "red: pass, stop")
    play(next_round(match, "purple"), "purple: inspect red, open, stop")
    assert promise(match, PURPLE, RED, "words") == {
        "seat": PURPLE,
        "other": RED,
        "promise": "words",
        "open": True,
        "kept": 0,
        "broken": 0,
    }


def test_the_same_promise_given_twice_is_one_and_gold_adds_up() -> None:
    """Rule 12.8."""
    match = haggling()
    said = "promise to pass your next bag, promise 5 gold next round, offer for passing"
    play(match, f"blue: {said}", "red: pass, inspect yellow", f"blue: {said}", "red: pass, stop")
    seen = promise(match, BLUE, RED, "pay")
    assert seen is not None
    assert seen["gold_this_round"] == 10
    play(next_round(match, "purple"), "purple: stop")
    play(next_round(match, "yellow"), "yellow: stop")
    play(next_round(match, "blue"), "blue: stop")
    assert judged(match, BLUE, RED, "let_pass") == (1, 0)


def test_a_promise_without_a_round_to_come_lapses() -> None:
    """Rule 12.8."""
    match = haggling(round=8)
    play(match, "purple: promise 5 gold next round, offer for passing", "red: pass, stop")
    assert match.over
    assert judged(match, PURPLE, RED, "pay") == (0, 0)


def test_everybody_sees_who_keeps_his_word() -> None:
    """Rule 12.9."""
    match = play(owing(), "yellow: honour red")
    shown = [match.view(seat)["promises"] for seat in range(-1, 4)]
    assert shown == [shown[0]] * 5
    assert shown[0][0]["kept"] == 1
