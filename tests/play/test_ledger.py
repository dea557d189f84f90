"""Ledgers: an interrupted run goes on and ends as if it had not been; what does not belong is refused."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sherwood.bots import hall
from sherwood.play.arena import Results, as_record, entries_of
from sherwood.play.contest import Contest, new_contest
from sherwood.play.ledger import Ledger
from sherwood.play.series import run
from tests.terminal.driving import Commands

RUN = {"game": "nottingham", "bots": ["steady", "novice", "novice"], "seed": 3, "code": "abc"}


class Interruption(Exception):
    """Somebody pulls the plug."""


class Counting:
    """Plays deals, counts them, and is interrupted after some."""

    def __init__(self, most: int = 10**6) -> None:
        self.deals: list[int] = []
        self._most = most

    def __call__(self, contest: Contest, first: int, count: int) -> Results:
        if len(self.deals) + count > self._most:
            raise Interruption
        self.deals += range(first, first + count)
        return hall.play_deals(contest, first, count)


def contest(games: int = 30) -> Contest:
    return new_contest("nottingham", ("steady", "novice", "novice"), games, seed=3)


def outcome(results: Results) -> Any:
    return as_record(contest(), results, entries_of(contest(), results))


def interrupted(place: Path, deals: int = 4) -> None:
    """A run that ends early."""
    with pytest.raises(Interruption):
        run(contest(), Counting(deals), ledger=Ledger(place, RUN))


def test_an_interrupted_run_goes_on_and_ends_as_if_it_had_not_been(tmp_path: Path) -> None:
    place, rest = tmp_path / "run.ledger", Counting()
    interrupted(place)
    results = run(contest(), rest, ledger=Ledger(place, RUN))
    assert rest.deals == [4, 5, 6, 7, 8, 9]
    assert outcome(results) == outcome(run(contest(), hall.play_deals))


def test_a_run_that_was_finished_plays_nothing_again(tmp_path: Path) -> None:
    place, rest = tmp_path / "run.ledger", Counting()
    told: list[int] = []
    whole = run(contest(), hall.play_deals, ledger=Ledger(place, RUN))
    again = run(contest(), rest, ledger=Ledger(place, RUN), progress=told.append)
    assert rest.deals == []
    assert told == [30]
    assert (again.points == whole.points).all()
    assert again.watched == whole.watched


def test_more_games_of_the_same_go_on_from_those_that_are_kept(tmp_path: Path) -> None:
    place, rest = tmp_path / "run.ledger", Counting()
    run(contest(12), hall.play_deals, ledger=Ledger(place, RUN))
    results = run(contest(), rest, ledger=Ledger(place, RUN))
    assert rest.deals == [4, 5, 6, 7, 8, 9]
    assert outcome(results) == outcome(run(contest(), hall.play_deals))
    fewer = run(contest(6), rest, ledger=Ledger(place, RUN))
    assert fewer.won.shape == (2, 3)


@pytest.mark.parametrize("torn", [1, 20, 200])
def test_a_last_line_that_is_torn_is_played_again(tmp_path: Path, torn: int) -> None:
    place, rest = tmp_path / "run.ledger", Counting()
    interrupted(place)
    place.write_bytes(place.read_bytes()[:-torn])
    results = run(contest(), rest, ledger=Ledger(place, RUN))
    assert rest.deals == [3, 4, 5, 6, 7, 8, 9]
    assert outcome(results) == outcome(run(contest(), hall.play_deals))
    assert all(json.loads(line) for line in place.read_bytes().splitlines())


def test_a_torn_first_line_is_a_run_that_never_began(tmp_path: Path) -> None:
    place, rest = tmp_path / "run.ledger", Counting()
    Ledger(place, RUN)
    place.write_bytes(place.read_bytes()[:17])
    run(contest(), rest, ledger=Ledger(place, RUN))
    assert len(rest.deals) == 10
    assert len(place.read_bytes().splitlines()) == 11


@pytest.mark.parametrize(
    ("other", "says"),
    [
        (
            {"bots": ["sharp", "novice"]},
            "with bots steady, novice, novice instead of sharp, novice",
        ),
        ({"seed": 4}, "keeps another run, with seed 3 instead of 4"),
        ({"code": "abd"}, "other rules or other bots"),
    ],
)
def test_a_ledger_of_another_run_is_refused_and_stays_as_it_is(
    tmp_path: Path, other: dict[str, Any], says: str
) -> None:
    place = tmp_path / "run.ledger"
    interrupted(place)
    before = place.read_bytes()
    with pytest.raises(ValueError, match=says):
        Ledger(place, RUN | other)
    assert place.read_bytes() == before


@pytest.mark.parametrize("text", [b"Dear diary", b"Dear diary\n", b'{"a": 1}\n'])
def test_a_file_of_something_else_is_refused_and_stays_as_it_is(
    tmp_path: Path, text: bytes
) -> None:
    place = tmp_path / "run.ledger"
    place.write_bytes(text)
    with pytest.raises(ValueError, match="line 1 is none"):
        Ledger(place, RUN)
    assert place.read_bytes() == text


@pytest.mark.parametrize("line", [b"[]\n", b"\xff\n", b'{"bots":["steady"],"seed":3}\n'])
def test_a_line_that_is_no_deal_is_refused_by_its_number(tmp_path: Path, line: bytes) -> None:
    place = tmp_path / "run.ledger"
    interrupted(place)
    place.write_bytes(place.read_bytes() + line)
    with pytest.raises(ValueError, match="line 6 is none"):
        Ledger(place, RUN)


@pytest.mark.parametrize("points", [[[1, 2, 3]], "many", [[1, 2], [3], [4]], [[10**30] * 3] * 3])
def test_a_deal_of_another_shape_is_refused(tmp_path: Path, points: Any) -> None:
    place = tmp_path / "run.ledger"
    interrupted(place)
    *lines, last = place.read_bytes().splitlines()
    changed = json.dumps(json.loads(last) | {"points": points}).encode()
    place.write_bytes(b"\n".join([*lines, changed]) + b"\n")
    with pytest.raises(ValueError, match="line 5 is none"):
        run(contest(), hall.play_deals, ledger=Ledger(place, RUN))


@pytest.mark.parametrize("place", ["", "gone/run.ledger"])
def test_a_place_where_nothing_can_be_written_is_said(tmp_path: Path, place: str) -> None:
    with pytest.raises(ValueError, match="cannot keep deals"):
        Ledger(tmp_path / place, RUN)


def test_what_is_kept_has_its_own_lines_for_each_contest(tmp_path: Path) -> None:
    place = tmp_path / "run.ledger"
    ledger = Ledger(place, RUN)
    other = new_contest("nottingham", ("novice", "steady", "steady"), 6, seed=3)
    played = [run(one, hall.play_deals, ledger=ledger) for one in (contest(6), other)]
    again = [run(one, Counting(0), ledger=Ledger(place, RUN)) for one in (contest(6), other)]
    assert [one.points.tolist() for one in again] == [one.points.tolist() for one in played]
    assert not np.array_equal(played[0].points, played[1].points)


def test_other_bots_have_another_state() -> None:
    states = {hall.state_of(game) for game in ("nottingham", "sheriff")}
    assert len(states) == 2
    assert hall.state_of("nottingham") in states


def test_the_command_keeps_deals_and_refuses_those_of_other_bots(
    commands: Commands, tmp_path: Path
) -> None:
    arena = ("arena", "nottingham", "--players", "3", "--games", "9", "--cores", "1", "--json")
    keep = ("--keep", str(tmp_path / "run.ledger"))
    first, again, plain = (
        json.loads(commands.run(*arena, "steady", "novice", *more).out) for more in (keep, keep, ())
    )
    for record in (first, again, plain):
        for entry in record["entries"]:
            del entry["microseconds"]
    assert first == again == plain
    refused = commands.run(*arena, "novice", "steady", *keep)
    assert refused.code == 2
    assert "keeps another run, with bots steady, novice, novice instead of novice" in refused.err
