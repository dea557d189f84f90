"""Compiling the bots of a game before they are needed, with a line that says so."""

import sys
import time
from collections.abc import Callable
from functools import partial
from types import ModuleType
from typing import TYPE_CHECKING

import numpy as np

from sherwood.bots.rollouts import CANDIDATE, OWN_JUDGEMENT, ROLLOUTS, TABLES
from sherwood.bots.workspace import Workspace
from sherwood.games.blank import blank as blank_table
from sherwood.games.cache import is_complete, mark_complete
from sherwood.games.dice import WORDS_IN_KEY
from sherwood.games.game import Game
from sherwood.games.interpreted import interpreted
from sherwood.games.options import settle_options
from sherwood.games.record import copied

if TYPE_CHECKING:
    from sherwood.bots.mind import Mind


def warm(game: Game, mind: "Mind", kernels: ModuleType) -> None:
    """Compile every kernel of a game's bots, if that was not done before on this machine."""
    if is_warm(kernels.__name__):
        return
    start = time.perf_counter()
    calls = kernel_calls(game, mind, kernels)
    sys.stderr.write(f"Compiling the bots of {game.NAME} …\n")
    sys.stderr.flush()
    for call in calls:
        call()
    sys.stderr.write(f"Compiled the bots of {game.NAME} in {time.perf_counter() - start:.1f} s.\n")
    mark_complete(kernels.__name__)


def is_warm(kernels: str) -> bool:
    """Whether the compiled bots are on disk already; their kernels are a module of this name."""
    return interpreted() or is_complete(kernels)


def kernel_calls(game: Game, mind: "Mind", kernels: ModuleType) -> list[Callable[[], object]]:
    """A call of every kernel, with arguments of the types that bots and the arena use."""
    players = game.PLAYERS[0]
    blank = blank_table(game, players, settle_options(game.OPTIONS, {}, players))
    key, fresh = np.zeros(WORDS_IN_KEY, np.uint32), np.zeros(WORDS_IN_KEY, np.uint32)
    table, space = copied(blank), Workspace(game.TABLE, mind.SCRATCH)
    copy, sight, scratch = space.table, space.sight, space.scratch
    weights = np.zeros(players, mind.WEIGHTS)
    weights["careless"] = 1.0
    counts, decisions = (
        np.zeros((players, len(mind.WATCHED)), np.int64),
        np.zeros(players, np.int64),
    )
    run, tables = np.zeros(1, ROLLOUTS), np.zeros(TABLES, game.TABLE)
    tried, results = np.zeros(1, CANDIDATE), np.zeros((1, 1))
    everybody = (1 << players) - 1
    calls: list[Callable[[], object]] = [
        partial(kernels.deal, table, blank, key, 0, fresh),
        partial(
            kernels.play_on, table, copy, sight, weights, everybody, 0, scratch, counts, decisions
        ),
        partial(kernels.roll_out, run, tables, tried, weights[:1], scratch, results),
        partial(space.load, table),
        partial(kernels.choose, copy, sight, 0, weights[:1], OWN_JUDGEMENT, 0, scratch),
        partial(kernels.candidates, copy, 0, weights[:1], scratch),
        partial(kernels.is_under_way, copy, 0),
        partial(kernels.apply_outside, table, 0, 0, counts, decisions),
    ]
    if mind.BELIEFS is not None:
        beliefs = np.zeros(1, mind.BELIEFS)
        calls.append(partial(kernels.judge, copy, 0, 1, weights[:1], beliefs))
    return calls
