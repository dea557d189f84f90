"""Compiling the bots of a game before they are needed, with a line that says so."""

import sys
import time
from collections.abc import Callable
from functools import partial
from types import ModuleType
from typing import Any

import numpy as np

from sherwood.games.compiled import cache_folder, interpreted
from sherwood.games.dice import WORDS_IN_KEY
from sherwood.games.options import settle_options
from sherwood.games.record import copied
from sherwood.play.warm import STAMP, ready


def warm(game: str, mind: Any, kernels: ModuleType, sight: Any) -> None:
    """Compile every kernel of a game's bots, if that was not done before on this machine."""
    if is_warm(kernels.__name__):
        return
    start = time.perf_counter()
    calls = kernel_calls(game, mind, kernels, sight)
    sys.stderr.write(f"Compiling the bots of {game} …\n")
    sys.stderr.flush()
    for call in calls:
        call()
    sys.stderr.write(f"Compiled the bots of {game} in {time.perf_counter() - start:.1f} s.\n")
    folder = cache_folder(kernels.__name__)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / STAMP).touch()


def is_warm(kernels: str) -> bool:
    """Whether the compiled bots are on disk already; their kernels are a module of this name."""
    return interpreted() or (cache_folder(kernels) / STAMP).exists()


def kernel_calls(
    game: str, mind: Any, kernels: ModuleType, sight: Any
) -> list[Callable[[], object]]:
    """A call of every kernel, with arguments of the types that bots and the arena use."""
    rules = ready(game).game
    players = rules.PLAYERS[0]
    blank = rules.blank(players, settle_options(rules.OPTIONS, {}, players))
    key, fresh = np.zeros(WORDS_IN_KEY, np.uint32), np.zeros(WORDS_IN_KEY, np.uint32)
    table, room = copied(blank), sight.view(np.uint8)[: blank.nbytes].view(rules.TABLE)
    habits, notes = np.zeros(players, mind.HABITS), np.zeros(1, mind.NOTES)
    habits["careless"] = 1.0
    counts = np.zeros((players, len(mind.WATCHED)), np.int64)
    points, options = np.zeros(players, np.int64), np.zeros(1, np.int64)
    results = np.zeros((1, 1))
    everybody = (1 << players) - 1
    return [
        partial(kernels.deal, table, blank, key, 0, fresh),
        partial(
            kernels.play_on, table, room, sight, habits, everybody, 0, notes, counts, points
        ),
        partial(
            kernels.imagine, copied(blank), room, copied(blank), 0, options, options, habits, key, fresh, 0,
            0, notes, points, results,
        ),
        partial(room.view(np.uint8).__setitem__, slice(None), table.view(np.uint8)),
        partial(kernels.choose, room, sight, 0, habits[:1], 0, notes),
        partial(kernels.ponder, room, 0, habits[:1], notes),
        partial(kernels.matter_under_way, room, 0),
        partial(kernels.apply_outside, table, 0, 0, counts, points),
    ]  # fmt: skip
