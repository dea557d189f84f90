"""The sharp bot: legal, repeatable with a number of worlds, and on time."""

import threading
import time

import numpy as np
import pytest

import sherwood
from sherwood.bots import roster
from sherwood.bots.every_game import sharp
from sherwood.bots.rollouts import TRIAL, WORLD
from sherwood.bots.search import FEWEST_WORLDS, Search
from sherwood.games.record import Tables
from sherwood.server.live import deputies
from tests.bots.playing import another_like, hire, next_seat, play

both_games = pytest.mark.parametrize("game", ["nottingham", "sheriff"])


@both_games
def test_it_plays_whole_games_legally_beside_others(game: str) -> None:
    assert play(sherwood.new(game, 3, 1), hire(game, ["sharp:2", "steady", "novice"])).over


@both_games
def test_with_a_number_of_worlds_it_chooses_the_same_at_tables_that_look_the_same(
    game: str,
) -> None:
    match, bots = sherwood.new(game, 3, 5), hire(game, ["steady"] * 3)
    sharp = roster.hire("sharp:30", game, 7)
    for _ in range(25):
        seat = next_seat(match)
        other = another_like(match, seat)
        choice = sharp.choose(match.hidden(seat), seat, match.legal(seat))
        assert choice in match.legal(seat)
        assert sharp.choose(other.hidden(seat), seat, other.legal(seat)) == choice
        match.play(seat, bots[seat].choose(match.hidden(seat), seat, match.legal(seat)))


class Stopwatch:
    """A clock that goes on by the same time with every game played out, on any machine."""

    def __init__(self, search: Search, pace: float) -> None:
        self._played, self._pace = 0, pace
        play = search._roll_out

        def roll_out(first: int, count: int) -> None:
            play(first, count)
            self._played += count

        search._roll_out = roll_out  # type: ignore[method-assign]

    def __call__(self) -> float:
        return self._played * self._pace


def open_question(game: str) -> Search:
    """A decision with several options that are worth thinking about."""
    match, bots = sherwood.new(game, 4, 3), hire(game, ["steady"] * 4)
    while True:
        seat = next_seat(match)
        search = Search(game, match.hidden(seat), seat, 1)
        if len(search.candidates) > 2:
            return search
        match.play(seat, bots[seat].choose(match.hidden(seat), seat, match.legal(seat)))


@both_games
@pytest.mark.parametrize("milliseconds", [30, 100, 400])
@pytest.mark.parametrize("pace", [0.0001, 0.0007, 0.002])
def test_it_keeps_to_its_time_within_a_tenth(game: str, milliseconds: int, pace: float) -> None:
    search = open_question(game)
    clock, end = Stopwatch(search, pace), milliseconds / 1000
    search.until(end, clock)
    assert clock() <= end * 1.1
    assert clock() >= end * 0.9 or len(search.candidates) == 1


def test_an_option_that_is_no_other_is_dropped_at_once() -> None:
    """Two actions with the same result in every world need no more thought."""
    search = open_question("nottingham")
    search.candidates = np.repeat(search.candidates[:1], 3)
    search.results = np.zeros((0, 3))
    search.through(1000)
    assert search.worlds == FEWEST_WORLDS
    assert len(search.candidates) == 1


@both_games
def test_a_guessed_world_looks_like_the_table(game: str) -> None:
    """What is believed of the others changes nothing that the seat knows."""
    match, bots = sherwood.new(game, 4, 8), hire(game, ["steady"] * 4)
    kernels = match._kernels
    for _ in range(120):
        seat = next_seat(match)
        hidden = match.hidden(seat)
        search = Search(game, hidden, seat, 2)
        search._make_room(1)
        search._roll_out(0, 1)
        world = search._tables[WORLD:TRIAL].copy()
        kernels.hide(world, seat)
        assert world.tobytes() == hidden.tobytes()
        match.play(seat, bots[seat].choose(hidden, seat, match.legal(seat)))


def test_bags_are_believed_to_be_true_as_often_as_merchants_are() -> None:
    """An even guess would deal any cards into a bag, and nearly all would be false."""
    match, bots = sherwood.new("sheriff", 4, 12), hire("sheriff", ["steady"] * 4)
    while match.view(-1)["phase"] != "gate":
        seat = next_seat(match)
        match.play(seat, bots[seat].choose(match.hidden(seat), seat, match.legal(seat)))
    sheriff = int(match.table["sheriff"][0])
    search = Search("sheriff", match.hidden(sheriff), sheriff, 2)
    owner, true = (sheriff + 1) % 4, 0
    search._make_room(200)
    for world in range(200):
        search._roll_out(world * len(search.candidates), 1)
        bag = search._tables["bags"][WORLD, owner]
        true += bool(bag[match.table["declared"][0, owner]] == bag.sum())
    assert 40 < true < 160


def test_what_takes_several_steps_is_thought_about_once() -> None:
    match = sherwood.new("sheriff", 4, 8)
    bots = hire("sheriff", ["steady"] * 4)
    while match.view(-1)["phase"] != "load":
        seat = next_seat(match)
        match.play(seat, bots[seat].choose(match.hidden(seat), seat, match.legal(seat)))
    seat = next_seat(match)
    sharp = roster.hire("sharp:60", "sheriff", 7)
    loaded = []
    while seat in match.actors and match.view(-1)["phase"] == "load" and next_seat(match) == seat:
        action = sharp.choose(match.hidden(seat), seat, match.legal(seat))
        loaded.append(match.describe(action))
        match.play(seat, action)
        sharp._worlds = 1 << 40  # type: ignore[attr-defined]  # thinking again would never end
    assert loaded[-1] == "close"
    assert len(loaded) > 1


def test_several_think_side_by_side() -> None:
    """They hold no lock of the interpreter: Python goes on while they think."""
    match = sherwood.new("nottingham", 4, 3)
    seat = next_seat(match)
    search = Search("nottingham", match.hidden(seat), seat, 1)
    search._make_room(500)
    thinking = threading.Thread(target=search._roll_out, args=(0, 500))
    thinking.start()
    ticks = 0
    while thinking.is_alive():
        time.sleep(0.002)
        ticks += 1
    assert ticks > 5


def a_decision(game: str, *, choices: bool) -> tuple[Tables, int, list[int]]:
    """A hidden table and who is asked there: with several actions to choose from, or with one."""
    match, bots = sherwood.new(game, 4, 3), hire(game, ["steady"] * 4)
    while True:
        seat = next_seat(match)
        legal = match.legal(seat)
        if (len(legal) > 1) == choices:
            return match.hidden(seat), seat, legal
        match.play(seat, bots[seat].choose(match.hidden(seat), seat, legal))


def cost_of(game: str, seconds: float, *, choices: bool) -> float:
    """How much of the processor a decision takes at a table with people, in seconds."""
    hidden, seat, legal = a_decision(game, choices=choices)
    bot = sharp.Bot(7, seconds)
    bot.clock = time.thread_time
    start = time.thread_time()
    bot.choose_by(start + 0.8 * seconds, hidden, seat, legal)
    bot.linger(start + seconds, hidden, seat)
    return time.thread_time() - start


@both_games
def test_a_decision_costs_the_processor_the_same_with_one_choice_or_many(game: str) -> None:
    """Not by the clock on the wall: on one core, others notice when it is free."""
    seconds = 0.3
    costs = [cost_of(game, seconds, choices=choices) for choices in (True, False)]
    assert all(0.95 * seconds < cost < 1.1 * seconds for cost in costs), costs


@both_games
def test_lingering_plays_games_out_until_the_time_is_up(game: str) -> None:
    search = open_question(game)
    clock = Stopwatch(search, 0.0007)
    search.until(0.05, clock)
    search.linger(0.4, clock)
    assert 0.36 <= clock() <= 0.44


def test_a_bot_that_is_sure_uses_all_its_time_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table asks it for a move with one legal action, and it takes as long as for any other."""
    monkeypatch.setattr(sharp.Bot, "seconds", 0.2)
    match, bots = sherwood.new("sheriff", 4, 3), hire("sheriff", ["steady"] * 4)
    took: dict[bool, float] = {}
    while len(took) < 2:
        seat = next_seat(match)
        legal = match.legal(seat)
        start = time.perf_counter()
        if (len(legal) > 1) not in took:
            deputies.decide(match, seat, "sharp")
            took[len(legal) > 1] = time.perf_counter() - start
        match.play(seat, bots[seat].choose(match.hidden(seat), seat, legal))
    assert min(took.values()) > 0.19


def test_by_number_of_worlds_it_answers_when_it_is_sure() -> None:
    """In the arena nobody has a stopwatch."""
    hidden, seat, legal = a_decision("sheriff", choices=False)
    start = time.thread_time()
    roster.hire("sharp:1000", "sheriff", 7).choose(hidden, seat, legal)
    assert time.thread_time() - start < 0.1
