"""The minds there are, found by looking, and the kernels compiled for them."""

import importlib.util
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import cast

import numpy as np

from sherwood.bots.folders import has_part, package_of, part_of
from sherwood.bots.mind import Mind, NamedWeights
from sherwood.bots.warm import is_warm, warm
from sherwood.bots.workspace import Workspace
from sherwood.games.game import Game, load
from sherwood.games.record import Tables
from sherwood.play.warm import ready

MIND = "mind"


@dataclass(frozen=True)
class LoadedMind:
    """A mind with its game and its kernels."""

    game: Game
    mind: Mind
    kernels: ModuleType

    def workspace(self) -> Workspace:
        """Where a bot of this game can look at a table."""
        return Workspace(self.game.TABLE, self.mind.SCRATCH)

    def weights(self, numbers: NamedWeights) -> Tables:
        """Weights as compiled code reads them."""
        record = np.zeros(1, self.mind.WEIGHTS)
        for name, weight in numbers.items():
            record[name] = weight
        return record


def has_mind(game: str) -> bool:
    """Whether there are compiled bots for a game."""
    return has_part(game, MIND)


def is_compiled(game: str) -> bool:
    """Whether there is nothing to compile for a game's bots."""
    return not has_mind(game) or is_warm(kernels_of(game))


def kernels_of(game: str) -> str:
    """The name of the module of a game's compiled bots."""
    return f"{package_of(game)}.kernels"


@cache
def mind_of(game: str) -> LoadedMind:
    """The mind for a game; the first time on a machine it is compiled, which takes a while."""
    loaded = load_mind(game)
    ready(game)
    warm(loaded.game, loaded.mind, loaded.kernels)
    return loaded


@cache
def load_mind(game: str) -> LoadedMind:
    """The mind for a game, compiled or not."""
    if not has_mind(game):
        raise ValueError(f"there is no compiled bot for {game} yet")
    rules = load(game)
    mind = cast(Mind, part_of(game, MIND))
    source = Path(__file__).with_name("kernels.py")
    name = kernels_of(game)
    spec = importlib.util.spec_from_file_location(name, source)
    if spec is None or spec.loader is None:
        raise ImportError(f"{source} cannot be read")
    module = importlib.util.module_from_spec(spec)
    vars(module).update(game=rules.game, rules=rules.kernels, mind=mind)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return LoadedMind(rules.game, mind, module)
