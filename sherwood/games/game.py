"""What a game is: a folder of rules, found by looking, that satisfies one protocol."""

import importlib
import importlib.util
import pkgutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, cast

import numpy as np

from sherwood.games.options import Option
from sherwood.games.pen import Pen
from sherwood.games.record import Cells, Reals, Tables


class Rules(Protocol):
    """The compiled part of a game: functions of one table."""

    ACTIONS: int
    TABLE: np.dtype[np.void]

    def setup(self, table: Any, key: Cells) -> None: ...
    def actors(self, table: Any) -> int: ...
    def legal(self, table: Any, seat: int, out: Cells) -> int: ...
    def apply(self, table: Any, seat: int, action: int) -> None: ...
    def is_over(self, table: Any) -> bool: ...
    def scores(self, table: Any, points: Cells) -> None: ...
    def winners(self, table: Any, points: Cells) -> int: ...
    def hide(self, table: Any, seat: int) -> None: ...
    def guess(self, table: Any, seat: int, key: Cells) -> None: ...
    def features(self, table: Any, seat: int, out: Reals) -> None: ...
    def view(self, table: Any, seat: int, pen: Pen) -> None: ...
    def events(self, table: Any, pen: Pen) -> None: ...


class Game(Rules, Protocol):
    """A game's module: what it is called, what lies on its table, and its rules."""

    NAME: str
    PLAYERS: range
    FEATURES: int
    OPTIONS: tuple[Option, ...]
    PLACES: tuple[str, ...]  # the areas of the board

    def blank(self, players: int, options: Mapping[str, Any]) -> Tables: ...
    def place(self, tables: Tables, position: Mapping[str, Any], key: Cells) -> None: ...
    def ending(self, tables: Tables) -> dict[str, Any]: ...
    def tell(self, event: Mapping[str, Any], names: tuple[str, ...], you: int) -> str: ...
    def describe(self, action: int) -> str: ...
    def parse(self, text: str) -> int: ...
    def place_of(self, action: int) -> str: ...


@dataclass(frozen=True)
class Loaded:
    """A game and its kernels: the loops over tables, compiled for it."""

    game: Game
    kernels: ModuleType


def names() -> list[str]:
    """The games there are: every folder beside this file."""
    return sorted(
        found.name for found in pkgutil.iter_modules([str(Path(__file__).parent)]) if found.ispkg
    )


@cache
def load(name: str) -> Loaded:
    """A game by its name."""
    if name not in names():
        raise ValueError(f"there is no game called {name!r}; there are {', '.join(names())}")
    game = importlib.import_module(f"sherwood.games.{name}")
    return Loaded(cast(Game, game), kernels_for(game))


def kernels_for(game: ModuleType) -> ModuleType:
    """Run kernels.py with this game's rules in the place of `game`."""
    source = Path(__file__).with_name("kernels.py")
    name = f"{game.__name__}.kernels"
    spec = importlib.util.spec_from_file_location(name, source)
    if spec is None or spec.loader is None:
        raise ImportError(f"{source} cannot be read")
    module = importlib.util.module_from_spec(spec)
    vars(module)["game"] = game
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
