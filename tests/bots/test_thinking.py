"""What a search thought of: every option with its value, and the choice as ever."""

import json
from pathlib import Path

import pytest

import sherwood
from sherwood.bots.every_game import sharp
from sherwood.bots.rollouts import OWN_JUDGEMENT
from sherwood.bots.search import FEWEST_WORLDS, Search, Thought
from sherwood.bots.trials.thinking import think
from sherwood.play.match import Match
from tests.bots.playing import another_like, hire, next_seat, play
from tests.terminal.driving import Commands

both_games = pytest.mark.parametrize("game", ["nottingham", "sheriff"])


def decisions(game: str, count: int, least: int = 3) -> list[Match]:
    """Moments at which there are several options."""
    match, bots = sherwood.new(game, 4, 3), hire(game, ["steady"] * 4)
    found: list[Match] = []
    while len(found) < count:
        seat = next_seat(match)
        if len(Search(game, match.hidden(seat), seat, 1).candidates) >= least:
            found.append(match.copy())
        match.play(seat, bots[seat].choose(match.hidden(seat), seat, match.legal(seat)))
    return found


@both_games
def test_every_option_is_given_back_with_its_value_error_and_worlds(game: str) -> None:
    for match in decisions(game, 3):
        seat = next_seat(match)
        options = {
            (int(one["action"]), int(one["course"]))
            for one in Search(game, match.hidden(seat), seat, 0).candidates
        }
        thoughts = think(match, worlds=60)
        assert {(one.action, one.course) for one in thoughts} == options
        assert len(thoughts) == len(options)
        assert sum(one.chosen for one in thoughts) == 1
        for one in thoughts:
            assert one.value is not None
            assert -0.2 <= one.value <= 1.2
            assert one.error is not None
            assert 0 <= one.error < 0.2
            assert FEWEST_WORLDS <= one.worlds <= 60


def test_dropped_options_keep_what_was_known_of_them() -> None:
    """The mean of the worlds in which an option was tried is the same as without dropping."""
    game, dropped = "nottingham", 0
    for match in decisions(game, 3):
        seat = next_seat(match)
        for one in think(match, worlds=60):
            search = Search(game, match.hidden(seat), seat, 0)
            search._make_room(one.worlds)
            search._roll_out(0, one.worlds * len(search.candidates))
            pairs = [(int(c["action"]), int(c["course"])) for c in search.candidates]
            tried = search.results[: one.worlds, pairs.index((one.action, one.course))]
            assert one.value == pytest.approx(tried.mean())
            assert one.error == pytest.approx(tried.std() / one.worlds**0.5)
            dropped += one.dropped
    assert dropped > 0


@both_games
def test_the_choice_is_that_of_the_bot(game: str) -> None:
    for match in decisions(game, 8, least=2):
        seat = next_seat(match)
        bot = sharp.Bot(5, worlds=60)
        choice = bot.choose(match.hidden(seat), seat, match.legal(seat))
        chosen = next(one for one in bot.thoughts if one.chosen)
        assert chosen.action == choice
        assert bot.thoughts == [
            Thought(**(vars(one) | {"steps": ()})) for one in think(match, seat, 60, seed=5)
        ]


@both_games
def test_nothing_is_thought_that_the_seat_cannot_know(game: str) -> None:
    for match in decisions(game, 6):
        seat = next_seat(match)
        assert think(another_like(match, seat), seat, 40) == think(match, seat, 40)


def test_a_forced_move_is_no_thought() -> None:
    match, bots = sherwood.new("nottingham", 4, 3), hire("nottingham", ["steady"] * 4)
    while len(match.legal(seat := next_seat(match))) > 1:
        match.play(seat, bots[seat].choose(match.hidden(seat), seat, match.legal(seat)))
    bot = sharp.Bot(1, worlds=60)
    bot.choose(match.hidden(seat), seat, match.legal(seat))
    assert bot.thoughts == []
    alone = think(match, seat)
    assert [(one.value, one.worlds, one.chosen) for one in alone] == [(None, 0, True)]


def test_all_steps_of_a_plan_are_told() -> None:
    plans = [
        one
        for match in decisions("sheriff", 8)
        for one in think(match, worlds=24)
        if one.course != OWN_JUDGEMENT
    ]
    assert max(len(one.steps) for one in plans) > 1
    assert all(one.steps[0] == one.action for one in plans)


def test_whoever_is_not_asked_has_nothing_to_think_about() -> None:
    match = sherwood.new("nottingham", 4, 3)
    other = (next_seat(match) + 1) % 4
    with pytest.raises(ValueError, match="somebody else is"):
        think(match, other)
    with pytest.raises(ValueError, match="1 to 8192 worlds, not in 0"):
        think(match, worlds=0)


def test_the_command_shows_what_was_thought_of_at_a_moment_of_a_log(
    commands: Commands, tmp_path: Path
) -> None:
    match, file = sherwood.new("nottingham", 4, 3), tmp_path / "game.log"
    seat = next_seat(match)
    match.play(seat, match.legal(seat)[0])
    file.write_text(match.log(), encoding="utf-8")
    record = json.loads(
        commands.run("think", str(file), "--before", "1", "--worlds", "60", "--json").out
    )
    again = sherwood.new("nottingham", 4, 3)
    thoughts = think(again, worlds=60)
    assert record["seat"] == seat
    assert record["done"] == again.describe(match.actions[0][1])
    assert [one["actions"] for one in record["options"]] == [
        [again.describe(step) for step in one.steps] for one in thoughts
    ]
    assert [one["value"] for one in record["options"]] == [one.value for one in thoughts]
    shown = commands.run("think", str(file), "--before", "1", "--worlds", "60").out
    assert shown.count("chosen") == 1
    assert commands.run("think", str(file), "--worlds", "24").code == 0


def test_a_moment_that_is_not_in_the_log_is_refused(commands: Commands, tmp_path: Path) -> None:
    match, file = sherwood.new("nottingham", 3, 3), tmp_path / "game.log"
    file.write_text(match.log(), encoding="utf-8")
    for number in ("0", "2"):
        refused = commands.run("think", str(file), "--before", number)
        assert (refused.code, refused.out) == (2, "")
        assert f"--before is a number from 1 to 1, not {number}" in refused.err
    play(match, hire("nottingham", ["random"] * 3))
    file.write_text(match.log(), encoding="utf-8")
    refused = commands.run("think", str(file))
    assert f"the game is over; --before says which of {len(match.actions)}" in refused.err
