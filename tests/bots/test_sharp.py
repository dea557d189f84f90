"""The sharp bot: legal, repeatable with a number of worlds, and on time."""

import threading
import time

import numpy as np
import pytest

import sherwood
from sherwood.bots import roster
from sherwood.bots.search import FEWEST_WORLDS, Search
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
        self._search, self._pace = search, pace

    def __call__(self) -> float:
        return self._search.playouts * self._pace


def open_question(game: str) -> Search:
    """A decision with several options that are worth thinking about."""
    match, bots = sherwood.new(game, 4, 3), hire(game, ["steady"] * 4)
    while True:
        seat = next_seat(match)
        search = Search(game, match.hidden(seat), seat, 1)
        if len(search.options) > 2:
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
    assert clock() >= end * 0.9 or len(search.options) == 1


def test_an_option_that_is_no_other_is_dropped_at_once() -> None:
    """Two actions with the same result in every world need no more thought."""
    search = open_question("nottingham")
    search.options, search.resolves = (
        np.repeat(row[:1], 3) for row in (search.options, search.resolves)
    )
    search.results = np.zeros((0, 3))
    search.through(1000)
    assert search.worlds == FEWEST_WORLDS
    assert len(search.options) == 1


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
        search._imagine(0, 1)
        world = search._world.copy()
        kernels.hide(world, seat)
        assert world.tobytes() == hidden.tobytes()
        match.play(seat, bots[seat].choose(hidden, seat, match.legal(seat)))


def test_bags_are_believed_to_be_true_as_often_as_merchants_are() -> None:
    """An even guess would deal any cards into a bag, and nearly all would be false."""
    match, bots = sherwood.new("sheriff", 4, 8), hire("sheriff", ["steady"] * 4)
    while match.view(-1)["phase"] != "haggle":
        seat = next_seat(match)
        match.play(seat, bots[seat].choose(match.hidden(seat), seat, match.legal(seat)))
    sheriff = int(match.table["sheriff"][0])
    search = Search("sheriff", match.hidden(sheriff), sheriff, 2)
    owner, true = int(match.table["merchant"][0]), 0
    search._make_room(200)
    for world in range(200):
        search._imagine(world * len(search.options), 1)
        bag = search._world["bags"][0, owner]
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
    thinking = threading.Thread(target=search._imagine, args=(0, 500))
    thinking.start()
    ticks = 0
    while thinking.is_alive():
        time.sleep(0.002)
        ticks += 1
    assert ticks > 5
