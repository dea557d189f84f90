"""The arena: the same deals from every seat, counted fairly, the same again from the seed."""

import json
from pathlib import Path

import numpy as np
import pytest

from sherwood.bots.hall import play_deals
from sherwood.play import arena
from sherwood.play.contest import new_contest
from sherwood.play.report import page
from sherwood.play.series import run
from tests.terminal.driving import Commands

both_games = pytest.mark.parametrize("game", ["nottingham", "sheriff"])


def outcome(game: str, bots: tuple[str, ...], games: int, seed: int = 0, cores: int = 1) -> object:
    contest = new_contest(game, bots, games, seed=seed)
    results = run(contest, play_deals, cores)
    return arena.as_record(contest, results, arena.entries_of(contest, results))


@both_games
@pytest.mark.parametrize("bot", ["steady", "novice", "random"])
def test_identical_bots_tie_exactly(game: str, bot: str) -> None:
    contest = new_contest(game, (bot,) * 4, 40)
    if bot == "random":
        contest = new_contest(game, (bot,) * 4, 8)
    results = run(contest, play_deals)
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
    contest = new_contest(game, ("sharp:1", "steady", "steady"), 6)
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
    contest = new_contest("nottingham", ("steady", "novice"), 10, players=5)
    assert contest.bots == ("steady", "novice", "novice", "novice", "novice")
    assert contest.deals == 2


@pytest.mark.parametrize("players", [2, 8])
def test_a_contest_that_does_not_fit_is_refused(players: int) -> None:
    with pytest.raises(ValueError, match="3 to 7 players"):
        new_contest("nottingham", ("steady",), 10, players)


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


def test_with_different_bots_every_order_of_them_is_played() -> None:
    contest = new_contest("nottingham", ("steady", "novice", "random"), 6)
    results = run(contest, play_deals)
    assert results.won.shape == (1, 6)
    assert len({tuple(game) for game in results.points[0].tolist()}) == 6


def test_all_games_of_a_deal_are_one_deal_for_the_interval() -> None:
    contest = new_contest("nottingham", ("steady", "novice", "random"), 60)
    results = run(contest, play_deals)
    entry = arena.entries_of(contest, results)[0]
    shares = arena.of_entry(contest, arena.shares_of(results), 0)
    assert shares.shape == (10, 6)
    assert entry.interval == arena.interval(shares.mean(axis=1))


CROSS = ("arena", "nottingham", "--cross-play", "--games", "8", "--cores", "1")


def test_cross_play_has_every_bot_among_every_other_kind(
    commands: Commands, tmp_path: Path
) -> None:
    bots, page = ("steady", "novice", "random"), tmp_path / "report.html"
    record = json.loads(commands.run(*CROSS, *bots, "--json", "--report", str(page)).out)
    assert (record["players"], record["games"], record["deals"]) == (4, 8, 2)
    pairs = {(pair["bot"], pair["against"]): pair for pair in record["pairs"]}
    assert set(pairs) == {(one, other) for one in bots for other in bots if one != other}
    alone = ("arena", "nottingham", "novice", "steady", "--players", "4", "--games", "8")
    hero = json.loads(commands.run(*alone, "--cores", "1", "--json").out)["entries"][0]
    assert pairs["novice", "steady"].items() - {("against", "steady")} <= hero_items(hero)
    assert "steady among random" in page.read_text(encoding="utf-8")


def hero_items(hero: dict[str, object]) -> set[tuple[str, object]]:
    """What of an entry is a plain number or a word."""
    return {(name, value) for name, value in hero.items() if isinstance(value, str | float)}


def test_cross_play_is_shown_as_a_grid(commands: Commands) -> None:
    shown = commands.run(*CROSS, "steady", "novice", "--players", "3")
    assert "9 games, 3 deals, par 33.3%, for each pair" in " ".join(shown.out.split())
    assert shown.out.count("±") == 2


def test_cross_play_needs_two_kinds(commands: Commands) -> None:
    refused = commands.run(*CROSS, "steady", "steady")
    assert (refused.code, refused.out) == (2, "")
    assert "cross-play needs at least two different bots" in refused.err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("nottingham", "steady+courage=1", "steady"), "there is no weight 'courage'"),
        (("nottingham", "steady+rungs=1", "steady"), "rungs has 6 numbers, rungs.0 is the first"),
        (("nottingham", "steady+rungs.6=1", "steady"), "rungs has 6 numbers"),
        (("nottingham", "steady+dancing", "steady"), "there is no probe called 'dancing'"),
        (("nottingham", "sharp+spite=0", "steady"), "before +spite=0 stands nobody with weights"),
        (("nottingham", "steady+", "steady"), "there is no probe called ''"),
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
