"""Bots: they play legally, from a hidden table alone, and the same again for the same seed."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import pytest

import sherwood
from sherwood.bots import roster
from sherwood.bots.hall import play_deals
from sherwood.bots.networks import networked
from sherwood.games.game import load
from sherwood.play.arena import Entry, entries_of
from sherwood.play.contest import new_contest
from sherwood.play.series import run
from sherwood.server.store.wish import fill
from tests.amounts import amount
from tests.bots.playing import FAST, another_like, hire, next_seat, play

every_bot = pytest.mark.parametrize(("game", "name"), FAST)
every_compiled_bot = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game, name in FAST if name != "random"]
)


def test_bots_are_found_by_looking() -> None:
    found = ["random", "sharp", "apprentice", "novice", "pupil", "steady"]
    assert [name for name in roster.names_for("nottingham") if name != "master"] == found
    assert {"honest", "greedy", "nervous", "bold"} <= set(roster.names_for("sheriff"))


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"'merlin'; there are .*novice.*, random"):
        roster.hire("merlin", "nottingham", 0)


@pytest.mark.parametrize("name", ["sharp:", "sharp:0", "sharp:soon", "novice:2s"])
def test_an_effort_that_means_nothing_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="is no bot"):
        roster.checked(name, "nottingham")


@pytest.mark.parametrize("name", ["novice", "sharp"])
def test_a_bot_that_does_not_know_a_game_is_refused_there(name: str) -> None:
    with pytest.raises(ValueError, match=f"no {name} plays bridge; there are random"):
        roster.hire(name, "bridge", 0)


def test_a_new_file_does_not_become_the_usual_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    there = roster.makers_in
    monkeypatch.setattr(roster, "makers_in", lambda game: there(game) | {"zealot": object})
    assert roster.usual_for("nottingham") == roster.usual_for("sheriff") == "steady"
    assert fill("nottingham", 3, [], someone=True) == [None, "steady", "steady"]


def test_a_table_knows_how_long_a_bot_may_think() -> None:
    assert roster.thinking_time("sharp:200ms") == 0.2
    assert roster.thinking_time("sharp") == roster.thinking_time("sharp:100") == 1.0
    assert roster.thinking_time("steady") == 0.0


@every_bot
def test_bots_play_whole_games_legally(game: str, name: str) -> None:
    for players in load(game).game.PLAYERS:
        assert play(sherwood.new(game, players, players), hire(game, [name] * players)).over


@every_bot
def test_the_same_seed_plays_the_same_game(game: str, name: str) -> None:
    games = [
        play(sherwood.new(game, 4, 3), hire(game, [name] * 4, luck)).actions for luck in (5, 5, 99)
    ]
    assert games[0] == games[1]
    leaves_nothing_to_chance = roster.is_learned(name) and not networked(game).menu.MIXED
    assert (games[2] != games[0]) != leaves_nothing_to_chance


@every_bot
def test_a_bot_chooses_the_same_at_tables_that_look_the_same_to_it(game: str, name: str) -> None:
    match, bots = sherwood.new(game, 4, 21), hire(game, [name] * 4)
    while not match.over:
        seat = next_seat(match)
        choice = bots[seat].choose(match.hidden(seat), seat, match.legal(seat))
        other = another_like(match, seat)
        assert bots[seat].choose(other.hidden(seat), seat, other.legal(seat)) == choice
        match.play(seat, choice)


@every_compiled_bot
def test_a_compiled_bot_is_told_nothing_that_is_hidden(game: str, name: str) -> None:
    """Even from a full table: it is hidden again behind the door."""
    match, bots = sherwood.new(game, 3, 4), hire(game, [name] * 3)
    for _ in range(60):
        seat = next_seat(match)
        legal = match.legal(seat)
        choice = bots[seat].choose(match.hidden(seat), seat, legal)
        assert bots[seat].choose(match.table, seat, legal) == choice
        match.play(seat, choice)


@every_bot
def test_a_bot_leaves_the_hidden_table_as_it_was(game: str, name: str) -> None:
    match = sherwood.new(game, 4, 2)
    seat = next_seat(match)
    hidden = match.hidden(seat)
    before = hidden.tobytes()
    roster.hire(name, game, 1).choose(hidden, seat, match.legal(seat))
    assert hidden.tobytes() == before


@pytest.mark.slow
@every_bot
def test_no_bot_does_anything_illegal_in_many_decisions(game: str, name: str) -> None:
    decisions, seed = 0, 0
    while decisions < amount(20_000, soaking=100_000):
        players = 3 + seed % 3
        match = play(sherwood.new(game, players, seed), hire(game, [name] * players, seed))
        decisions, seed = decisions + len(match.actions), seed + 1


@pytest.mark.parametrize("game", ["nottingham", "sheriff"])
def test_steady_beats_novice_and_novice_beats_random(game: str) -> None:
    for better, worse in (("steady", "novice"), ("novice", "random")):
        contest = new_contest(game, (better, worse, worse, worse), 160)
        entries = entries_of(contest, run(contest, play_deals))
        assert entries[0].win_share - entries[0].interval > 0.25


GAMES = ("nottingham", "sheriff")
LADDER = ["pupil", "novice", "apprentice", "steady", "sharp"]
rungs = pytest.mark.parametrize(("weaker", "stronger"), list(pairwise(LADDER[:-1])))


def outcome(game: str, *bots: str, games: int, players: int = 4) -> Sequence[Entry]:
    """How some bots fare against each other; the last of them takes all seats that are left."""
    contest = new_contest(game, (*bots, *bots[-1:] * (players - len(bots))), games, seed=9)
    return entries_of(contest, run(contest, play_deals))


@rungs
@pytest.mark.parametrize("game", GAMES)
def test_people_find_a_ladder_with_even_rungs(game: str, weaker: str, stronger: str) -> None:
    """On each of them one wins about 60 to 65 percent against a table of the one below."""
    entry = outcome(game, stronger, weaker, games=2000)[0]
    assert 0.58 < entry.win_share < 0.67


@pytest.mark.parametrize("players", [3, 5])
@rungs
def test_the_order_is_the_same_at_other_tables(weaker: str, stronger: str, players: int) -> None:
    for game in GAMES:
        up = outcome(game, stronger, weaker, games=300, players=players)[0]
        down = outcome(game, weaker, stronger, games=300, players=players)[0]
        assert down.win_share + down.interval < 1 / players < up.win_share - up.interval


@pytest.mark.parametrize("name", LADDER[:3])
def test_whoever_is_below_steady_fights_nobody_and_lays_no_ambush(name: str) -> None:
    first, *others = outcome("nottingham", name, "steady", games=400)
    assert first.watched["attacks"] < 0.1 * others[0].watched["attacks"]
    assert first.watched["ambushes"] < 0.1 * others[0].watched["ambushes"]


def test_each_merchant_below_steady_has_a_habit_of_its_own() -> None:
    """One pays for bags that are true, one fills every bag with anything, one smuggles seldom."""
    four = outcome("sheriff", *LADDER[:4], games=240)
    pupil, novice, apprentice, steady = (one.watched for one in four)
    assert pupil["lies"] == 0
    assert pupil["bribes paid"] > 1.5 * steady["bribes paid"]
    assert novice["lies"] > 0.7 * novice["bags"] > steady["lies"]
    assert novice["opened"] > 1.3 * max(one["opened"] for one in (pupil, apprentice, steady))
    assert apprentice["smuggled bags"] < 0.35 * steady["smuggled bags"]


def test_strengths_are_those_bots_of_the_ladder_that_a_game_has() -> None:
    assert roster.strengths_for("nottingham") == roster.strengths_for("sheriff") == LADDER
    assert roster.strengths_for("bridge") == []


def test_the_luck_of_bots_is_even() -> None:
    from sherwood.bots.minds import mind_of

    space = mind_of("nottingham").workspace()
    assert space.sight.nbytes >= space.table.nbytes
    assert np.shares_memory(space.sight, space.table)
