"""The arena: the same deals from every seat, counted fairly, the same again from the seed."""

import json
from pathlib import Path

import numpy as np
import pytest

from sherwood.bots.hall import play_deals
from sherwood.play import arena
from sherwood.play.report import page
from tests.terminal.driving import Commands

both_games = pytest.mark.parametrize("game", ["nottingham", "sheriff"])


def outcome(game: str, bots: tuple[str, ...], games: int, seed: int = 0, cores: int = 1) -> object:
    contest = arena.new_contest(game, bots, games, seed=seed)
    results = arena.run(contest, play_deals, cores)
    return arena.as_record(contest, results, arena.entries_of(contest, results))


@both_games
@pytest.mark.parametrize("bot", ["steady", "novice", "random"])
def test_identical_bots_tie_exactly(game: str, bot: str) -> None:
    contest = arena.new_contest(game, (bot,) * 4, 40)
    if bot == "random":
        contest = arena.new_contest(game, (bot,) * 4, 8)
    results = arena.run(contest, play_deals)
    for entry in arena.entries_of(contest, results):
        assert entry.win_share == pytest.approx(0.25, abs=1e-12)
        assert entry.interval == pytest.approx(0.0, abs=1e-12)


@both_games
def test_the_same_seed_gives_the_same_result_on_any_number_of_cores(game: str) -> None:
    bots = ("steady", "novice", "novice")
    one = outcome(game, bots, 90, seed=3)
    assert outcome(game, bots, 90, seed=3, cores=2) == one
    assert outcome(game, bots, 90, seed=4) != one


@both_games
def test_bots_that_are_asked_from_python_play_beside_compiled_ones(game: str) -> None:
    contest = arena.new_contest(game, ("sharp:1", "steady", "steady"), 6)
    asked = play_deals(contest, 0, 2)
    assert (asked.seconds[:, 0, 0] > 0).all()
    assert not asked.seconds[:, 0, 1:].any()
    assert (asked.won > 0).all()


def test_shared_wins_are_split() -> None:
    won = np.array([[0b0011, 0b0100]])
    none = np.zeros((1, 2, 3), np.int64)
    results = arena.Results(none, won, none, none, np.zeros((1, 2, 3)))
    assert arena.shares_of(results).tolist() == [[[0.5, 0.5, 0], [0, 0, 1]]]


def test_games_of_one_deal_count_together_for_the_interval() -> None:
    assert arena.interval(np.array([0.0, 1.0] * 50)) == pytest.approx(1.984 * 0.0503, abs=1e-3)


def test_with_few_deals_the_interval_is_wider() -> None:
    assert arena.errors_for(8) == pytest.approx(2.365, abs=0.02)
    assert arena.errors_for(10_000) == pytest.approx(1.96, abs=0.001)


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    contest = arena.new_contest("nottingham", ("steady", "novice"), 10, players=5)
    assert contest.bots == ("steady", "novice", "novice", "novice", "novice")
    assert contest.deals == 2


@pytest.mark.parametrize("players", [2, 8])
def test_a_contest_that_does_not_fit_is_refused(players: int) -> None:
    with pytest.raises(ValueError, match="3 to 7 players"):
        arena.new_contest("nottingham", ("steady",), 10, players)


def test_the_report_stands_alone_and_shows_every_bot() -> None:
    record = outcome("sheriff", ("steady", "novice", "bold"), 30)
    assert isinstance(record, dict)
    text = page(record)
    assert text.count("<svg") == 4
    assert "http" not in text
    for words in ("steady", "novice", "bold", "lies, of all bags", "price of a bribe"):
        assert words in text


def test_the_command_prints_a_table_or_json(commands: Commands, tmp_path: Path) -> None:
    arguments = [
        "arena",
        "nottingham",
        "steady",
        "novice",
        "novice",
        "--games",
        "9",
        "--cores",
        "1",
    ]
    table = commands.run(*arguments, "--report", str(tmp_path / "report.html"))
    assert "steady" in table.out
    assert "9 games, 3 deals, par 33.3%" in table.out
    assert "<svg" in (tmp_path / "report.html").read_text(encoding="utf-8")
    entries = json.loads(commands.run(*arguments, "--json").out)["entries"]
    assert [entry["bot"] for entry in entries] == ["steady", "novice", "novice"]
    assert sum(entry["win_share"] for entry in entries) == pytest.approx(1)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("chess", "steady"), "there is no game called 'chess'"),
        (("nottingham", "merlin", "steady", "steady"), "there is no bot called 'merlin'"),
        (("nottingham", "bold", "steady", "steady"), "no bold plays nottingham; there are random"),
        (("nottingham", "steady"), "1 bots for 1 seats do not fit"),
        (("nottingham", "steady", "--players", "3", "--games", "0"), "at least one game"),
    ],
)
def test_a_wrong_contest_is_one_line_on_the_error_stream(
    arguments: tuple[str, ...], says: str, commands: Commands
) -> None:
    said = commands.run("arena", *arguments)
    assert said.code == 2
    assert says in " ".join(said.err.split())
