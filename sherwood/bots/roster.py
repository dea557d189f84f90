"""The bots there are, found by looking: a file in a game's folder, or in every_game, is a bot.

Each has a class `Bot` that is made with a seed and is a Player. A bot that takes its time can be
told how much: `sharp:200ms`, `sharp:2s`, or `sharp:100` for so many guessed worlds.
"""

import importlib
import pkgutil
import re
from pathlib import Path
from typing import Any

from sherwood.play.player import Player

EVERY_GAME = "every_game"
STAND_IN = "random"  # plays a game for which a bot has not been written yet
THINKERS = ("sharp",)  # who can be told how long to think
HERE = Path(__file__).parent
EFFORT = re.compile(r"(\d{1,6})(ms|s|)")
MILLISECONDS = 1000


def names() -> list[str]:
    """Everything that a bot can be called, in any game."""
    folders = [found.name for found in pkgutil.iter_modules([str(HERE)]) if found.ispkg]
    return sorted({name for folder in folders for name in in_folder(folder)})


def names_for(game: str) -> list[str]:
    """The bots that know a game."""
    return sorted({*in_folder(game), *in_folder(EVERY_GAME)})


def in_folder(folder: str) -> list[str]:
    """The bots of one folder; a package in it is what they share."""
    found = pkgutil.iter_modules([str(HERE / folder)])
    return [module.name for module in found if not module.ispkg]


def checked(name: str) -> str:
    """A name that some bot has, with or without an effort."""
    plain, colon, effort = name.partition(":")
    if plain not in names():
        raise ValueError(f"there is no bot called {plain!r}; there are {', '.join(names())}")
    if colon:
        read_effort(plain, effort)
    return name


def read_effort(name: str, effort: str) -> dict[str, Any]:
    """How long a bot shall think: seconds, or a number of worlds."""
    match = EFFORT.fullmatch(effort)
    if name not in THINKERS or match is None or int(match[1]) == 0:
        raise ValueError(f"{name}:{effort} is no bot; such as sharp:200ms, sharp:2s, sharp:100 is")
    number, unit = int(match[1]), match[2]
    if unit == "":
        return {"worlds": number}
    return {"seconds": number / MILLISECONDS if unit == "ms" else float(number)}


def thinking_time(name: str) -> float:
    """How many seconds a bot may take for a move; 0 for one that answers at once."""
    plain, _, effort = name.partition(":")
    if plain not in THINKERS:
        return 0.0
    usual = importlib.import_module(f"sherwood.bots.{EVERY_GAME}.{plain}").SECONDS
    return float(read_effort(plain, effort).get("seconds", usual) if effort else usual)


def hire(name: str, game: str, seed: int) -> Player:
    """A bot for a game. Who does not know the game yet is replaced by one who plays at random."""
    plain, colon, effort = checked(name).partition(":")
    settings = read_effort(plain, effort) if colon else {}
    if plain in in_folder(game):
        folder = game
    elif plain in in_folder(EVERY_GAME) and (plain not in THINKERS or "steady" in in_folder(game)):
        folder = EVERY_GAME
    else:
        folder, plain, settings = EVERY_GAME, STAND_IN, {}
    module = importlib.import_module(f"sherwood.bots.{folder}.{plain}")
    bot: Player = module.Bot(seed, **settings)
    return bot
