"""What a game is: a folder of rules, found by looking, that satisfies one protocol."""

import importlib
import importlib.util
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, cast

import numpy as np

from sherwood.games.catalogue import packages
from sherwood.games.figures import Figure
from sherwood.games.notation import Meaning
from sherwood.games.options import Option, Preset
from sherwood.games.pen import Pen
from sherwood.games.record import Cells, Reals, Tables


class Rules(Protocol):
    """The compiled part of a game: functions of one table.

    `NONE` stands for no seat. A viewer is a seat, a `SPECTATOR`, or for `view` alone `OPEN`, to whom
    everything lies open (`games/sight.py`).
    """

    ACTIONS: int
    TABLE: np.dtype[
        np.void
    ]  # begins with `key` and `rolls`, has `players`, ends with the news and moments

    # The printed figures come as one row (`games/figures.py`), the choices by their numbers. What
    # comes before a game runs in Python, too: these three call no other rules.
    def flaw(
        self, figures: Cells
    ) -> int: ...  # the place of a figure that is in another's way; or NONE
    def lay_edition(self, table: Any, choices: Cells, figures: Cells) -> None: ...
    def lay_options(self, table: Any, choices: Cells) -> None: ...
    def setup(self, table: Any, key: Cells) -> None: ...
    def actors(self, table: Any) -> int: ...
    def next_seat(self, table: Any) -> int: ...  # of the actors, whom programs ask first; or NONE
    def last_word(self, table: Any) -> int: ...  # who ends what others could still say; or NONE
    def talks(self, table: Any) -> int: ...  # what can be talked about then, as flags
    def proposed(self, table: Any, seat: int) -> int: ...  # of that, what a seat has a proposal for
    def legal(self, table: Any, seat: int, out: Cells) -> int: ...
    def apply(self, table: Any, seat: int, action: int) -> None: ...
    def quiet(self, table: Any, seat: int, action: int) -> bool: ...
    def safe(
        self, table: Any, seat: int
    ) -> int: ...  # what is done for a seat that does not answer
    def is_over(self, table: Any) -> bool: ...
    def scores(self, table: Any, points: Cells) -> None: ...
    def winners(self, table: Any, points: Cells) -> int: ...
    def hide(self, table: Any, seat: int) -> None: ...
    def guess(self, table: Any, seat: int, key: Cells) -> None: ...
    def features(self, table: Any, seat: int, out: Reals) -> None: ...
    def view(self, table: Any, viewer: int, pen: Pen) -> None: ...
    def events(self, table: Any, pen: Pen) -> None: ...
    def outlook(
        self, table: Any, ahead: Any, seat: int, action: int, pen: Pen
    ) -> None: ...  # what a legal action will do, as far as the seat knows
    def ending(self, table: Any, points: Cells, pen: Pen) -> None: ...


class Game(Rules, Protocol):
    """A game's module: what it is called, what lies on its table, and its rules."""

    NAME: str
    RULES_VERSION: int  # another one as soon as the same actions lead elsewhere
    PLAYERS: range
    FEATURES: int
    OPTIONS: tuple[Option, ...]
    FIGURES: tuple[Figure, ...]  # the printed ones
    PLACES: tuple[str, ...]  # the areas of the board
    NOES: tuple[int, ...]  # what refuses, where somebody is asked whether they react

    def place(self, tables: Tables, position: Mapping[str, Any], key: Cells) -> None: ...
    def tell(self, event: Mapping[str, Any], names: tuple[str, ...], you: int) -> str: ...
    def describe(self, action: int) -> str: ...
    def parse(self, text: str) -> int: ...
    def place_of(self, action: int) -> str: ...
    def meaning_of(self, action: int) -> Meaning: ...


@dataclass(frozen=True)
class Loaded:
    """A game and its kernels: the loops over tables, compiled for it."""

    game: Game
    kernels: ModuleType  # kernels.py: playing
    writing: ModuleType  # writing.py: what everybody sees


def names() -> list[str]:
    """The games there are."""
    return list(packages())


@cache
def load(name: str) -> Loaded:
    """A game by its name."""
    if name not in names():
        raise ValueError(f"there is no game called {name!r}; there are {', '.join(names())}")
    game = importlib.import_module(packages()[name])
    return Loaded(cast(Game, game), compiled_for(game, "kernels"), compiled_for(game, "writing"))


def presets(name: str) -> tuple[Preset, ...]:
    """The presets that a game has in its `PRESETS`; it need not have any."""
    found: tuple[Preset, ...] = getattr(load(name).game, "PRESETS", ())
    return found


def scenes(name: str) -> dict[str, float]:
    """The verbs of actions that are a scene on the board, and how many seconds it takes besides its moments.

    All see them done.
    """
    found: dict[str, float] = getattr(load(name).game, "SCENES", {})
    return found


def proposals(name: str) -> tuple[str, ...]:
    """The verbs of actions that propose something, so that others may need a while to answer."""
    found: tuple[str, ...] = getattr(load(name).game, "PROPOSALS", ())
    return found


def compiled_for(game: ModuleType, file: str) -> ModuleType:
    """Run a file of loops over tables with this game's rules in the place of `game`."""
    source = Path(__file__).with_name(f"{file}.py")
    name = f"{game.__name__}.{file}"
    spec = importlib.util.spec_from_file_location(name, source)
    if spec is None or spec.loader is None:
        raise ImportError(f"{source} cannot be read")
    module = importlib.util.module_from_spec(spec)
    vars(module)["game"] = game
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module
