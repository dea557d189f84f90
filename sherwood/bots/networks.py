"""The games in which networks can play, found by looking, and the kernels compiled for them."""

import importlib.util
import sys
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import numpy as np

from sherwood.bots.folders import package_of, place_of
from sherwood.bots.menu import Learnable
from sherwood.bots.minds import MIND, LoadedMind, has_mind, mind_of
from sherwood.bots.network import layers_of
from sherwood.bots.rollouts import CANDIDATE, ROLLOUTS, TABLES
from sherwood.bots.samples import PRACTICE, Brain, Pad, new_pad, room_for
from sherwood.games.blank import blank as blank_table
from sherwood.games.cache import is_complete, mark_complete
from sherwood.games.dice import WORDS_IN_KEY
from sherwood.games.interpreted import interpreted
from sherwood.games.options import settle_options
from sherwood.games.record import copied

MENU = "menu"
PART = "-networks"  # of the compiled bots, which not everybody needs
SMALL = 1  # unit is enough to compile


@dataclass(frozen=True)
class Networked:
    """A game with its menu and the kernels of its networks."""

    mind: LoadedMind
    menu: Learnable
    kernels: ModuleType

    def pad(self, units: int) -> Pad:
        """Where networks of this game can look at a table."""
        return new_pad(self.mind.workspace(), self.mind.game.FEATURES, units)


def has_menu(game: str) -> bool:
    """Whether networks can learn a game."""
    return has_mind(game) and (place_of(game) / MIND / f"{MENU}.py").is_file()


def is_ready(game: str) -> bool:
    """Whether there is nothing to compile for a game's networks."""
    return interpreted() or is_complete(kernels_of(game), PART)


def kernels_of(game: str) -> str:
    """The name of the module of a game's networks."""
    return f"{package_of(game)}.network_kernels"


@cache
def networked(game: str) -> Networked:
    """What networks need to play a game; the first time on a machine it is compiled."""
    if not has_menu(game):
        raise ValueError(f"nobody can learn {game} yet: it has no menu of what to choose between")
    mind = mind_of(game)
    menu = cast(Learnable, importlib.import_module(f"{package_of(game)}.{MIND}.{MENU}"))
    found = Networked(mind, menu, kernels_for(kernels_of(game), mind, menu))
    if not is_ready(game):
        warm(found)
    return found


def kernels_for(name: str, mind: LoadedMind, menu: Learnable) -> ModuleType:
    """The loops of networks with a game's own parts in their places."""
    source = Path(__file__).with_name("network_kernels.py")
    spec = importlib.util.spec_from_file_location(name, source)
    if spec is None or spec.loader is None:
        raise ImportError(f"{source} cannot be read")
    module = importlib.util.module_from_spec(spec)
    vars(module).update(game=mind.game, mind=mind.mind, menus=menu, bots=mind.kernels)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def warm(game: Networked) -> None:
    """Compile the kernels of a game's networks, with a line that says so."""
    start, title = time.perf_counter(), game.mind.game.NAME
    sys.stderr.write(f"Compiling the networks of {title} …\n")
    sys.stderr.flush()
    compile_all(game)
    sys.stderr.write(f"Compiled the networks of {title} in {time.perf_counter() - start:.1f} s.\n")
    mark_complete(game.kernels.__name__, PART)


def compile_all(game: Networked) -> None:
    """Call every kernel with arguments of the types that networks use."""
    rules, mind = game.mind.game, game.mind.mind
    players = rules.PLAYERS[0]
    blank = blank_table(rules, players, settle_options(rules.OPTIONS, {}, players))
    layers = layers_of(SMALL, SMALL, SMALL, game.menu.SLOTS)
    nets = np.zeros((1, int(layers["size"][0])), np.float32)
    brain = Brain(nets, layers, np.full(rules.FEATURES, -1, np.int64))
    pad, samples = game.pad(2 * SMALL), room_for(1, 2 * rules.FEATURES)
    runs, key = np.zeros(1, PRACTICE), np.zeros(WORDS_IN_KEY, np.uint32)
    weights = game.mind.weights(mind.STEADY)
    cast_of_all = np.zeros((players, players), np.int64)
    table: Any = copied(blank)
    runs["count"] = runs["turns"] = 1
    game.kernels.practise(
        runs, table, blank, key, cast_of_all, weights, brain, pad, samples, np.zeros((1, players))
    )
    pad.copy[0] = table[0]
    game.kernels.choose(runs, 0, weights, brain, pad, samples)
    game.kernels.note_menu(runs, 0, weights, pad)
    pad.copy[0] = table[0]
    game.kernels.note_preferences(runs, 0, weights, brain, pad, samples)
    worlds, tried = np.repeat(table, TABLES), np.zeros(1, CANDIDATE)
    game.kernels.roll_out(
        np.zeros(1, ROLLOUTS), runs, worlds, tried, weights, brain, pad, samples, np.zeros((1, 1))
    )
