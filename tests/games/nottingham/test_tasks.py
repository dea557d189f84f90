"""Chapter 13: doing a task."""

import json
import random
from pathlib import Path

import pytest

import sherwood
from tests.games.nottingham.positions import (
    ONE_OF_EACH,
    PURPLE,
    RED,
    Cards,
    about_to_exchange,
    hand,
    play,
    told,
    turn_up,
)

PAGES_EVENTS = Path(__file__).parents[3] / "web" / "src" / "games" / "nottingham" / "told.json"
FOUR_PAIRS = {"copper": 2, "silver": 2, "gold": 2, "pearls": 2}
THREE_PAIRS = {"copper": 2, "silver": 2, "gold": 2}
EVERY_TASK = pytest.mark.parametrize(
    ("name", "text", "cards"),
    [
        ("each", "task each", ONE_OF_EACH),
        ("five", "task five gems", {"gems": 5}),
        ("four_pairs", "task four_pairs copper silver gold pearls", FOUR_PAIRS),
        ("three_pairs", "task three_pairs copper silver gold", THREE_PAIRS),
    ],
)


def test_tasks_ask_for_what_the_cards_show() -> None:
    """Rule 13.1."""
    lacking = dict.fromkeys(ONE_OF_EACH, 1) | {"chest": 0, "gems": 4}
    match = about_to_exchange(hands=[lacking])
    assert [text for text in match.legal_texts(RED) if text.startswith("task")] == []


@EVERY_TASK
def test_a_task_discards_exactly_its_cards(name: str, text: str, cards: Cards) -> None:
    """Rules 13.1, 13.3."""
    match = about_to_exchange(hands=[{**cards, "chest": 2}], sheriff=4)
    assert text in match.legal_texts(RED)
    match.play(RED, text)
    assert match.view()["discard"] == cards
    assert match.view()["tasks"][name]["done"] == [RED]


def test_the_player_chooses_the_kind_of_the_five() -> None:
    """Rule 13.2."""
    match = about_to_exchange(hands=[{"gems": 5, "gold": 6}])
    fives = [text for text in match.legal_texts(RED) if text.startswith("task five")]
    assert fives == ["task five gold", "task five gems"]


def test_the_player_chooses_the_pairs() -> None:
    """Rule 13.2."""
    match = about_to_exchange(hands=[{**FOUR_PAIRS, "chest": 3}])
    texts = match.legal_texts(RED)
    assert sum(text.startswith("task three_pairs") for text in texts) == 10
    assert sum(text.startswith("task four_pairs") for text in texts) == 5
    match.play(RED, "task three_pairs chest gold copper")
    assert match.view()["discard"] == {"copper": 2, "gold": 2, "chest": 2}


@EVERY_TASK
def test_the_first_player_gets_the_higher_value(name: str, text: str, cards: Cards) -> None:
    """Rule 13.3."""
    match = about_to_exchange(hands=[cards])
    alone = match.view()["tasks"][name]["points"][0]
    match.play(RED, text)
    assert match.scores == [alone, 0, 0]


@EVERY_TASK
def test_a_second_player_lowers_the_value_for_both(name: str, text: str, cards: Cards) -> None:
    """Rule 13.4."""
    match = about_to_exchange(hands=[cards], tasks={name: [PURPLE]})
    alone, shared = match.view()["tasks"][name]["points"]
    assert match.scores == [0, alone, 0]
    match.play(RED, text)
    assert match.scores == [shared, shared, 0]
    assert match.view()["tasks"][name]["done"] == [PURPLE, RED]


@EVERY_TASK
def test_a_third_player_cannot_do_a_task(name: str, text: str, cards: Cards) -> None:
    """Rule 13.5."""
    match = about_to_exchange(hands=[cards], tasks={name: [1, 2]})
    assert text not in match.legal_texts(RED)


@EVERY_TASK
def test_nobody_does_the_same_task_twice(name: str, text: str, cards: Cards) -> None:
    """Rule 13.6."""
    match = about_to_exchange(hands=[cards], tasks={name: [RED]})
    assert text not in match.legal_texts(RED)


def test_one_player_may_do_all_four_tasks() -> None:
    """Rule 13.6."""
    done = {"each": [RED], "five": [RED], "four_pairs": [RED]}
    match = about_to_exchange(hands=[THREE_PAIRS], tasks=done)
    match.play(RED, "task three_pairs copper silver gold")
    assert match.scores == [25 + 30 + 20 + 15, 0, 0]


def test_a_task_cannot_be_ambushed() -> None:
    """Rule 13.7."""
    match = about_to_exchange(hands=[{"gems": 5}], ambushes=[[], ["red"], ["pearls+gems"]])
    match.play(RED, "task five gems")
    assert match.actors == (PURPLE,)
    assert match.view()["phase"] == "choice"
    assert match.scores == [30, 0, 0]


def test_a_task_is_the_exchange_of_the_turn() -> None:
    """Rules 3.3, 13.1."""
    match = turn_up("necklace", hands=[{"gems": 5, "gold": 3}], sheriff=4)
    play(match, "red: take", "red: task five gems")
    assert match.view()["active"] == PURPLE
    assert hand(match, RED) == {"gold": 3, "necklace": 1}


@pytest.mark.parametrize(
    ("cards", "missing"),
    [
        ({}, [6, 4, 7, 5]),
        ({"copper": 4, "silver": 3}, [4, 1, 3, 1]),
        ({"copper": 9}, [5, 0, 5, 3]),
        ({**FOUR_PAIRS, "chest": 1}, [1, 3, 0, 0]),
    ],
)
def test_the_view_says_how_many_cards_a_hand_lacks(cards: Cards, missing: list[int]) -> None:
    """Rule 13.1. The hand has a necklace more."""
    match = about_to_exchange(hands=[cards])
    tasks = match.view(RED)["tasks"]
    assert [tasks[name]["missing"] for name in ("each", "five", "four_pairs", "three_pairs")] == (
        missing
    )


@pytest.mark.parametrize(
    ("cards", "task", "lacks"),
    [
        ({"copper": 4, "silver": 3}, "each", {"gold": 1, "pearls": 1, "gems": 1, "chest": 1}),
        ({"copper": 4, "silver": 3}, "five", {"copper": 1}),
        ({"copper": 4, "silver": 3}, "three_pairs", {"necklace": 1}),
        ({"copper": 9}, "five", {}),
    ],
)
def test_the_view_says_which_cards_a_hand_lacks(cards: Cards, task: str, lacks: Cards) -> None:
    """Rule 13.1. The hand has a necklace more."""
    match = about_to_exchange(hands=[cards])
    assert match.view(RED)["tasks"][task]["lacks"] == lacks
    assert match.view()["tasks"][task]["lacks"] is None


def test_nobody_lacks_cards_for_what_cannot_be_done_any_more() -> None:
    """Rules 13.5, 13.6."""
    match = about_to_exchange(tasks={"each": [RED], "five": [1, 2]})
    for seat, missing in ((RED, [None, None, 7, 5]), (PURPLE, [7, None, 8, 6]), (-1, [None] * 4)):
        assert [task["missing"] for task in match.view(seat)["tasks"].values()] == missing


def test_whoever_lacks_nothing_can_do_the_task_and_nobody_else() -> None:
    """Rule 13.1."""
    for seed in range(20):
        match = sherwood.new("nottingham", players=4, seed=seed)
        chance = random.Random(seed)
        while not match.over:
            seat = match.actors[0]
            view, texts = match.view(seat), match.legal_texts(seat)
            if view["phase"] == "exchange":
                possible = {text.split()[1] for text in texts if text.startswith("task")}
                tasks = view["tasks"].items()
                assert {name for name, task in tasks if task["missing"] == 0} == possible
                for task in view["tasks"].values():
                    assert task["missing"] is None or task["missing"] == sum(task["lacks"].values())
            match.play(seat, chance.choice(match.legal(seat)))


def two_do_each() -> tuple[sherwood.Match, sherwood.Match]:
    """Purple is the first to do a task and yellow the second, each match just after it."""
    hands = [{}, ONE_OF_EACH, ONE_OF_EACH]
    first, second = (turn_up(*["gold"] * 9, hands=hands, sheriff=4) for _ in range(2))
    for match in (first, second):
        play(match, "red: take", "red: pass", "purple: take", "purple: task each")
    return first, play(second, "yellow: take", "yellow: task each")


def test_the_page_is_tested_with_events_of_the_engine() -> None:
    """Rules 13.3, 13.4: kit.test.ts makes its sentences from these events, in every language."""
    events = [event for match in two_do_each() for event in told(match, "task")]
    assert json.loads(PAGES_EVENTS.read_text(encoding="utf-8")) == events


def test_the_story_says_who_was_first() -> None:
    """Rules 13.3, 13.4."""
    sentences = [
        match.game.tell(event, match.names, -1)
        for match in two_do_each()
        for event in told(match, "task")
    ]
    assert sentences == [
        "purple is the first to do the task one of each kind.",
        "yellow is the second to do the task one of each kind.",
    ]
