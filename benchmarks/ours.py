"""Our own games, measured in the same way as the peers, and what single steps cost."""

import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from time import perf_counter

import numpy as np

import sherwood
from benchmarks.peers.peer import Opened, Peer
from benchmarks.speed import one_core
from sherwood.games.game import load, names
from sherwood.games.record import copied

PLAYERS = 4
SIDE_BY_SIDE = 256  # games in a batch
ROUNDS = 5


@dataclass(frozen=True)
class Cost:
    """What one thing costs."""

    game: str
    name: str
    value: float
    unit: str

    def as_record(self) -> dict[str, str | float]:
        """The same for machines."""
        return {"game": self.game, "name": self.name, "value": self.value, "unit": self.unit}


def play_batch(game: str, seeds: range) -> int:
    """Whole games, deal included, played at random without leaving compiled code."""
    decisions, left = 0, len(seeds)
    while left > 0:
        batch = sherwood.Batch(game, min(left, SIDE_BY_SIDE), PLAYERS, seed=seeds.start + left)
        while left >= len(batch) > 0:
            decisions += batch.play_out()
            left -= len(batch)
    return decisions


def play_steps(game: str, seeds: range) -> int:
    """The same, with every step of a batch taken from Python."""
    batch = sherwood.Batch(game, min(len(seeds), SIDE_BY_SIDE), PLAYERS, seed=seeds.start)
    decisions, ended = 0, 0
    while ended < len(seeds):
        batch.step(batch.random_actions())
        decisions += len(batch)
        ended += int(batch.over.sum())
    return decisions


def play_matches(game: str, seeds: range) -> int:
    """One match after the other from Python: legal, choose, play."""
    chance = random.Random(seeds.start).random
    decisions = 0
    for seed in seeds:
        match = sherwood.new(game, players=PLAYERS, seed=seed)
        while actors := match.actors:
            seat = actors[0]
            actions = match.legal(seat)
            match.play(seat, actions[int(chance() * len(actions))])
        decisions += len(match.actions)
    return decisions


WAYS: dict[str, Callable[[str, range], int]] = {
    "compiled": play_batch,
    "Python, in steps": play_steps,
    "Python": play_matches,
}


def opened(game: str, play: Callable[[str, range], int]) -> Opened:
    """One of our games, ready to be played."""
    return Opened(PLAYERS, partial(play, game))


OURS = tuple(
    Peer(game, "sherwood", way, partial(opened, game, play))
    for game in names()
    for way, play in WAYS.items()
)


def measure_costs(game: str, seconds: float) -> list[Cost]:
    """What looking, guessing and copying cost in the middle of a game."""
    match = middle_of_a_game(game)
    kernels = load(game).kernels
    keys = np.zeros((1, 8), np.uint32)
    many = np.zeros(SIDE_BY_SIDE, match.table.dtype)
    many[:] = match.table[0]
    many_keys = np.arange(SIDE_BY_SIDE * 8, dtype=np.uint32).reshape(SIDE_BY_SIDE, 8)
    things: dict[str, tuple[Callable[[], object], int]] = {
        "hide and view": (lambda: match.view(0), 1),
        "a move, and what four seats see": (moves_and_views(game), 1),
        "guess": (lambda: kernels.guess(copied(match.table), 0, keys), 1),
        "guess, among many": (lambda: kernels.guess(many, 0, many_keys), SIDE_BY_SIDE),
        "copy": (lambda: copied(match.table), 1),
    }
    with one_core():
        return [
            Cost(game, name, 1e6 * seconds_for(call, seconds / len(things)) / times, "µs")
            for name, (call, times) in things.items()
        ]


def moves_and_views(game: str) -> Callable[[], object]:
    """Play on, one move with every call, and look at the table from all seats; always new games."""
    chance = random.Random(1)
    match = sherwood.new(game, players=PLAYERS, seed=1)

    def move() -> None:
        nonlocal match
        if match.over:
            match = sherwood.new(game, players=PLAYERS, seed=chance.getrandbits(60))
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))
        for viewer in range(PLAYERS):
            match.written(viewer)

    return move


def middle_of_a_game(game: str) -> sherwood.Match:
    """A match in which something has happened."""
    match = sherwood.new(game, players=PLAYERS, seed=1)
    chance = random.Random(1)
    for _ in range(100):
        seat = match.actors[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


def seconds_for(call: Callable[[], object], seconds: float) -> float:
    """The best of several rounds, for one call."""
    call()
    start = perf_counter()
    call()
    calls = max(1, int(seconds / ROUNDS / (perf_counter() - start)))
    best = float("inf")
    for _ in range(ROUNDS):
        start = perf_counter()
        for _ in range(calls):
            call()
        best = min(best, (perf_counter() - start) / calls)
    return best


def measure_growth(game: str) -> Cost:
    """How much more a decision costs in the last quarter of games than in the first."""
    quarters = [0.0, 0.0, 0.0, 0.0]
    with one_core():
        for seed in range(40):
            for quarter, taken in enumerate(quarter_times(game, seed)):
                quarters[quarter] += taken
    return Cost(game, "a late decision, to an early one", quarters[3] / quarters[0], "times")


def quarter_times(game: str, seed: int) -> list[float]:
    """The seconds per decision in each quarter of one game, played again from its log."""
    match = sherwood.new(game, players=PLAYERS, seed=seed)
    chance = random.Random(seed)
    while actors := match.actors:
        match.play(actors[0], chance.choice(match.legal(actors[0])))
    again = sherwood.new(game, players=PLAYERS, seed=seed)
    length = len(match.actions) // 4
    times = []
    for quarter in range(4):
        start = perf_counter()
        for seat, action in match.actions[quarter * length : (quarter + 1) * length]:
            again.legal(seat)
            again.play(seat, action)
        times.append((perf_counter() - start) / length)
    return times


def measure_starts(game: str) -> list[Cost]:
    """The first start on a machine, which compiles, and the starts after it."""
    program = (
        "import time; start = time.perf_counter(); import sherwood;"
        f"sherwood.new({game!r}, players={PLAYERS}, seed=1);"
        "import json; print(json.dumps(time.perf_counter() - start))"
    )
    with tempfile.TemporaryDirectory() as folder:
        place = {"SHERWOOD_CACHE": folder}
        times = [run_apart(program, os.environ | place) for _ in range(2)]
    return [
        Cost(game, name, seconds, "s")
        for name, seconds in zip(("cold start, compiling", "warm start"), times, strict=True)
    ]


def run_apart(program: str, environment: Mapping[str, str]) -> float:
    """Run a program in a process of its own; the number that it prints."""
    ran = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, check=True, text=True
    )
    printed: float = json.loads(ran.stdout)
    return printed
