"""Steps that travel together: whole or not at all, and nobody looks before deciding."""

import random
from collections.abc import Sequence

import pytest

from sherwood.play.match import Match
from sherwood.server.live.move import NOTHING_FOLLOWS, after_seen_steps, after_steps
from sherwood.server.refusal import Reason, Refusal
from tests.games.nottingham.positions import turn_up
from tests.games.sheriff.positions import PURPLE, RED, YELLOW, at_the_gate, play, start
from tests.games.walk import TABLES, guess, new_match, walk

every_table = pytest.mark.parametrize(("name", "players", "variant"), TABLES)
Steps = Sequence[int | str]
PEEKS = ("set aside apples", "lay silk left", "open yellow", "stop", "pay apples", "close")


def answer(match: Match, seat: int, steps: Steps) -> str | list[int]:
    """What a seat is told: why not, or what was done."""
    try:
        return [after.last_action for after in after_steps(match, seat, steps)]
    except Refusal as refusal:
        assert refusal.reason is Reason.ILLEGAL
        return str(refusal.about["complaint"])


def some_steps(match: Match, seat: int, chance: random.Random) -> list[int]:
    """A sequence that somebody might try: legal at this table, and then perhaps anything."""
    trial, steps = match.copy(), []
    for _ in range(chance.randint(1, 4)):
        if seat not in trial.actors or chance.random() < 0.2:
            break
        steps.append(chance.choice(trial.legal(seat)))
        trial.play(seat, steps[-1])
    if not steps or chance.random() < 0.7:
        steps.append(chance.randrange(match.game.ACTIONS))
    return steps


@every_table
def test_tables_that_look_the_same_answer_the_same(name: str, players: int, variant: int) -> None:
    chance = random.Random(players)
    match = new_match(name, players, variant, seed=players)
    told = done = 0
    for count, _ in enumerate(walk(match, chance)):
        for seat in match.actors:
            steps = some_steps(match, seat, chance)
            other = match.copy()
            other.table = guess(match, match.table, seat, count)
            said = answer(match, seat, steps)
            assert answer(other, seat, steps) == said, [match.describe(step) for step in steps]
            told, done = told + (said == NOTHING_FOLLOWS), done + isinstance(said, list)
    assert told
    assert done


@pytest.mark.parametrize("peek", PEEKS)
def test_a_sheriff_cannot_look_into_a_bag_before_opening_it(peek: str) -> None:
    """An honest bag, and one full of silk: the answer is the same, whatever is tried next."""
    honest = at_the_gate(purple=("2 cheese", "cheese"))
    false = at_the_gate(purple=("2 silk", "cheese"))
    for match in (honest, false):
        before = match.table.tobytes()
        assert answer(match, RED, ["open purple", peek]) == NOTHING_FOLLOWS
        assert match.table.tobytes() == before


@pytest.mark.parametrize("peek", ["defend", "keep copper+silver", "pass"])
def test_nobody_can_look_at_ambushes_before_laying_one(peek: str) -> None:
    assert answer(turn_up("gold"), RED, ["ambush", peek]) == NOTHING_FOLLOWS


def test_nobody_can_look_at_the_draw_pile_before_drawing() -> None:
    match = start(hands=[{}, {"apples": 5}])
    assert answer(match, PURPLE, ["set aside apples", "draw", "stop"]) == NOTHING_FOLLOWS


@pytest.mark.parametrize(
    ("colour", "steps"),
    [
        (PURPLE, [*["set aside apples"] * 3, "draw"]),
        (PURPLE, ["take left", "take right", "take left"]),
    ],
)
def test_what_the_page_sends_at_the_market_goes_together(colour: int, steps: Steps) -> None:
    match = start(hands=[{}, {"apples": 3}], discards=[["silk", "mead"], ["bread", "pepper"]])
    assert len(answer(match, colour, steps)) == len(steps)


def test_a_bag_is_loaded_and_closed_at_once() -> None:
    match = start(hands=[{}, {"apples": 4, "silk": 2}, {"bread": 6}, {"bread": 6}])
    play(match, "purple: draw", "yellow: draw", "blue: draw")
    steps = [*["load apples"] * 3, *["load silk"] * 2, "close"]
    assert len(answer(match, PURPLE, steps)) == len(steps)


def test_a_deal_is_composed_and_proposed_at_once() -> None:
    match = at_the_gate(stands=[{}, {"bread": 1, "silk": 1}])
    offer = ["about purple", "add 5 gold", "add bread", "add silk", "promise not to open"]
    offer += ["and open yellow", "offer for passing"]
    assert len(answer(match, PURPLE, offer)) == len(offer)
    assert len(answer(match, YELLOW, ["about purple", "add 1 gold", "offer for opening"])) == 3
    demand = ["about purple", "add 5 gold", "add silk", "add silk from bag", "demand"]
    assert len(answer(match, RED, demand)) == len(demand)


def test_seized_goods_are_laid_down_at_once() -> None:
    match = play(at_the_gate(purple=("2 silk 1 mead", "apples")), "red: open purple")
    steps = ["lay mead left", "lay silk left", "lay silk left"]
    assert len(answer(match, RED, steps)) == len(steps)


def test_an_illegal_step_undoes_those_before_it() -> None:
    match = at_the_gate()
    said = answer(match, PURPLE, ["about purple", "add 5 gold", "add 50 gold", "offer for passing"])
    assert "cannot 'add 50 gold' now" in said


def test_a_bot_that_has_seen_a_step_may_follow_it() -> None:
    """It chose the second when the first had been done, and takes nothing back."""
    match = turn_up("gold")
    first = after_seen_steps(match, RED, ["ambush"])[-1]
    both = after_seen_steps(match, RED, ["ambush", first.legal(RED)[0]])
    assert [len(after.actions) for after in both] == [1, 2]
