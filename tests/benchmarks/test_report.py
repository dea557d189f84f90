"""The benchmarks run, count what they claim to count, and tell who is missing. Nothing is timed."""

import json
import random
import sys
from collections.abc import Mapping

import pytest
from rich.console import Console

import sherwood
from benchmarks import ours, report
from benchmarks.peers import PEERS, measure
from benchmarks.peers.peer import Opened, Peer
from benchmarks.speed import Missing, Round, Speed
from sherwood.games.game import names

RUN_APART = ours.run_apart


def speed(name: str, library: str, language: str, rate: int) -> Speed:
    return Speed(name, library, "1", language, 4, (Round(1, rate, 1.0),))


def test_the_ratios_are_those_of_the_medians() -> None:
    speeds: list[Speed | Missing] = [
        speed("nottingham", "sherwood", "compiled", 1000),
        speed("nottingham", "sherwood", "Python", 50),
        speed("hearts", "open_spiel", "C++", 100),
        speed("bridge", "open_spiel", "C++", 200),
        speed("hearts", "open_spiel", "Python", 10),
        Missing("uno", "rlcard", "Python", "not installed"),
    ]
    assert report.Report(speeds, []).ratios() == {
        "nottingham, compiled / OpenSpiel's fastest in C++": 5.0,
        "nottingham, compiled / OpenSpiel's hearts, Python": 100.0,
        "nottingham, Python / OpenSpiel's hearts, Python": 5.0,
    }


def test_every_way_of_playing_plays_whole_games() -> None:
    for game in names():
        for play in ours.WAYS.values():
            assert play(game, range(3)) >= 3 * 20


def test_matches_count_their_own_decisions() -> None:
    match = sherwood.new("nottingham", players=4, seed=0)
    chance = random.Random(0).random
    while not match.over:
        actions = match.legal(match.actors[0])
        match.play(match.actors[0], actions[int(chance() * len(actions))])
    assert ours.play_matches("nottingham", range(1)) == len(match.actions)


def test_a_peer_that_fails_is_reported_with_its_reason() -> None:
    def fail() -> Opened:
        raise ImportError("no such library")

    found = measure(Peer("bridge", "nothing", "C++", fail), seconds=0.01)
    assert isinstance(found, Missing)
    assert "no such library" in found.reason


@pytest.mark.parametrize(("part", "package"), report.NEEDED.items())
def test_what_is_not_installed_is_said_before_anything_is_measured(
    part: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    for only in (part, ""):
        with pytest.raises(ValueError, match=r"pip install 'sherwood\[bench\]'"):
            report.run(0.01, only)


@pytest.mark.slow
def test_the_peers_can_be_measured() -> None:
    for peer in PEERS:
        if peer.library == "open_spiel" and peer.name == "hearts":
            found = measure(peer, seconds=0.05)
            assert isinstance(found, Speed), found
            # 52 cards are played; in three games of four, twelve are passed on before.
            assert 52 * found.games <= found.decisions <= 64 * found.games


@pytest.mark.slow
def test_a_short_run_of_ours_makes_a_table_and_json(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "run_apart", apart_without_compiling)
    found = report.run(seconds=0.05, only="ours")
    assert json.loads(json.dumps(found.as_record()))["costs"]
    console = Console(record=True, width=120)
    console.print(found.table())
    assert "nottingham" in console.export_text()


def apart_without_compiling(program: str, environment: Mapping[str, str]) -> float:
    """For the starts alone: Numba would heed the switch in this process, too."""
    return RUN_APART(program, {**environment, "NUMBA_DISABLE_JIT": "1"})
