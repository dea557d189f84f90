"""The compiled side of the bots of a game, and a player made of it."""

import importlib
import importlib.util
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from sherwood.bots.warm import is_warm, warm
from sherwood.games.record import Tables
from sherwood.play.warm import ready

BYTES_IN_WORD = 8
Habits = Mapping[str, Any]


@dataclass(frozen=True)
class Mind:
    """How the bots of a game think: their habits and notes, and the kernels compiled for them."""

    game: str
    mind: Any
    kernels: ModuleType


def has_mind(game: str) -> bool:
    """Whether there are compiled bots for a game."""
    return (Path(__file__).parent / game / "mind").is_dir()


def is_compiled(game: str) -> bool:
    """Whether there is nothing to compile for a game's bots."""
    return not has_mind(game) or is_warm(kernels_of(game))


def kernels_of(game: str) -> str:
    """The name of the module of a game's compiled bots."""
    return f"sherwood.bots.{game}.kernels"


@cache
def mind_of(game: str) -> Mind:
    """The mind for a game."""
    if not has_mind(game):
        raise ValueError(f"there is no compiled bot for {game} yet")
    loaded = ready(game)
    mind = importlib.import_module(f"sherwood.bots.{game}.mind")
    source = Path(__file__).with_name("kernels.py")
    name = kernels_of(game)
    spec = importlib.util.spec_from_file_location(name, source)
    if spec is None or spec.loader is None:
        raise ImportError(f"{source} cannot be read")
    module = importlib.util.module_from_spec(spec)
    vars(module).update(game=loaded.game, rules=loaded.kernels, mind=mind)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    warm(game, mind, module, np.zeros(-(-loaded.game.TABLE.itemsize // BYTES_IN_WORD), np.int64))
    return Mind(game, mind, module)


class Room:
    """Where a compiled bot looks at a table: the record, the same as words, and its notes."""

    def __init__(self, mind: Mind) -> None:
        size = ready(mind.game).game.TABLE.itemsize
        self.sight: npt.NDArray[np.int64] = np.zeros(-(-size // BYTES_IN_WORD), np.int64)
        self.table: Tables = self.sight.view(np.uint8)[:size].view(ready(mind.game).game.TABLE)
        self.notes: Tables = np.zeros(1, mind.mind.NOTES)

    def enter(self, hidden: Tables) -> None:
        """Copy a table here."""
        self.table.view(np.uint8)[:] = hidden.view(np.uint8)


def as_record(mind: Mind, habits: Habits) -> Tables:
    """Habits as compiled code reads them."""
    record = np.zeros(1, mind.mind.HABITS)
    for name, weight in habits.items():
        record[name] = weight
    return record


class Habitual:
    """A player of compiled rules of thumb with habits of its own."""

    def __init__(self, game: str, habits: Habits, seed: int) -> None:
        self.mind = mind_of(game)
        self.habits = as_record(self.mind, habits)
        self._seed = seed % (1 << 62)
        self._room = Room(self.mind)

    def choose(self, hidden: Tables, seat: int, legal: Sequence[int]) -> int:  # noqa: ARG002
        """What its habits say. It asks the rules itself what is legal."""
        room = self._room
        room.enter(hidden)
        choice: int = self.mind.kernels.choose(
            room.table, room.sight, seat, self.habits, self._seed, room.notes
        )
        return choice
