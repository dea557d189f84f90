"""Training a network: that it learns, goes on where it was killed, and leaves a model and a report."""

import json
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from sherwood.bots import model
from sherwood.bots.fingerprint import fingerprint
from sherwood.bots.folders import place_of
from sherwood.bots.network import Network
from sherwood.train.checkpoint import read_checkpoint
from sherwood.train.response import Budget
from sherwood.train.schooling import LEARNER, schooling_of
from sherwood.train.training import Training
from tests.terminal.driving import Commands

ROUNDS = 5
SMOKE, SMOKE_BAR = 90, 0.26  # rounds, about 25 s of one core; it won 0.287 in another run
TWO_MINUTES = [("nottingham", 350, 0.31), ("sheriff", 120, 0.4)]  # rounds of learning, and the bar
FRESH = "a fresh seed"


def trained(place: Path, rounds: int = ROUNDS, seed: int = 3, game: str = "nottingham") -> Training:
    training = Training(game, seed, place)
    training.learn(Budget(0.0, rounds), lambda _: None)
    return training


def net_of(training: Training) -> bytes:
    net: Network = training.learner.net
    return net.tobytes()


@pytest.mark.slow
def test_a_short_training_already_beats_the_usual_bot(tmp_path: Path) -> None:
    training = trained(tmp_path / "checkpoint", SMOKE, seed=1)
    won, interval = training.measure(training.learner.net, 4, 12_000, FRESH)
    assert won - interval > SMOKE_BAR


@pytest.mark.soak
@pytest.mark.parametrize(("game", "rounds", "bar"), TWO_MINUTES)
def test_two_minutes_of_training_are_enough_to_be_clearly_better(
    tmp_path: Path, game: str, rounds: int, bar: float
) -> None:
    training = trained(tmp_path / "checkpoint", rounds, seed=1, game=game)
    won, interval = training.measure(training.learner.net, 4, 20_000, FRESH)
    assert won - interval > bar


def test_a_training_that_is_killed_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    place, command = tmp_path / "killed", [sys.executable, "-m", "sherwood", "train"]
    command += ["nottingham", str(place), "--rounds", str(ROUNDS), "--seed", "3"]
    checkpoint = place / "checkpoint.npz"
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as process:
        while not checkpoint.exists():
            assert process.poll() is None
            time.sleep(0.01)
        process.kill()
    assert not (place / "model.json").exists()
    course = read_checkpoint(checkpoint)[1]["course"]
    assert 1 <= course["rounds"] < ROUNDS
    resumed, whole = trained(checkpoint), trained(tmp_path / "whole")
    assert net_of(resumed) == net_of(whole)
    assert resumed.course.played == whole.course.played
    assert [point["win_share"] for point in resumed.course.curve] == [
        point["win_share"] for point in whole.course.curve
    ]


def test_another_seed_learns_otherwise_and_does_not_go_on_with_this_one(tmp_path: Path) -> None:
    first = trained(tmp_path / "first", 1)
    assert net_of(trained(tmp_path / "second", 1, seed=4)) != net_of(first)
    with pytest.raises(ValueError, match="is of another training: seed is 3, not 4"):
        Training("nottingham", 4, tmp_path / "first")


def test_a_training_can_begin_with_a_network_that_has_learned_already(tmp_path: Path) -> None:
    folder = place_of("nottingham") / model.FOLDER
    training = Training("nottingham", 1, tmp_path / "checkpoint", folder)
    kept = model.model_of("nottingham").brain
    assert np.array_equal(training.learner.net, kept.nets[0])
    assert np.array_equal(training.rows, kept.rows)
    training.learn(Budget(0.0, 1), lambda _: None)
    again = Training("nottingham", 1, tmp_path / "checkpoint", folder)
    assert net_of(again) == net_of(training) != kept.nets[0].tobytes()
    with pytest.raises(ValueError, match="a network of another size cannot learn sheriff"):
        Training("sheriff", 1, tmp_path / "other", folder)


def test_a_checkpoint_that_is_none_is_refused(tmp_path: Path) -> None:
    place = tmp_path / "checkpoint"
    for content in (b"", b"no archive at all"):
        place.write_bytes(content)
        with pytest.raises(ValueError, match="is no checkpoint"):
            Training("nottingham", 3, place)


def test_a_population_has_rivals_older_networks_and_the_learner_itself() -> None:
    schooling, dice = schooling_of("nottingham"), np.random.default_rng(1)
    assert {schooling.tables[schooling.kind_for(dice)].players for _ in range(200)} == {
        3, 4, 5, 6, 7,
    }  # fmt: skip
    cast = schooling.cast(dice, 1, 400, older=2)
    assert cast.shape == (1600, 4)
    everybody = set(np.unique(cast).tolist())
    assert everybody == {LEARNER, 1, 2, *(-2 - number for number in range(len(schooling.rivals)))}
    games = np.arange(len(cast))
    assert (cast[games, games % 4] == LEARNER).all()
    assert -2 not in schooling.cast(dice, 1, 1, older=0).clip(max=-2) + 1


def test_a_game_from_which_nobody_can_learn_is_refused(commands: Commands, tmp_path: Path) -> None:
    refused = commands.run("train", "bridge", str(tmp_path), "--rounds", "1")
    assert refused.code == 2
    assert "nobody has said from what a network could learn bridge" in refused.err


def test_the_command_leaves_a_model_and_a_report(commands: Commands, tmp_path: Path) -> None:
    command = ("train", "nottingham", str(tmp_path), "--rounds", "1", "--games", "40")
    record = json.loads(commands.run(*command, "--json").out)
    kept = model.read_model(tmp_path)
    assert kept.facts["fits"] == fingerprint("nottingham") == record["fits"]
    assert kept.facts["command"].startswith("sherwood train nottingham FOLDER")
    lines = kept.facts["evaluation"]["lines"]
    assert [line["players"] for line in lines] == [3, 4, 5, 6, 7]
    assert all(0 < line["win_share"] < 1 for line in lines)
    size = sum((tmp_path / name).stat().st_size for name in (model.NUMBERS, model.FACTS))
    assert size < model.MOST_BYTES
    text = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "<polyline" in text
    assert "7 players" in text
    assert "http" not in text
    assert "7 players" in commands.run(*command).out
