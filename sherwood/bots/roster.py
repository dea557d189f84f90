"""The bots there are, found by looking: a file in a game's folder, or in every_game, is a bot.

Each has a class `Bot` that is made with a seed and is a Player.
"""

import importlib
import pkgutil
from pathlib import Path

from sherwood.play.player import Player

EVERY_GAME = "every_game"
STAND_IN = "random"  # plays a game for which a bot has not been written yet
HERE = Path(__file__).parent


def names() -> list[str]:
    """Everything that a bot can be called, in any game."""
    folders = [found.name for found in pkgutil.iter_modules([str(HERE)]) if found.ispkg]
    return sorted({name for folder in folders for name in in_folder(folder)})


def in_folder(folder: str) -> list[str]:
    """The bots of one folder."""
    return [found.name for found in pkgutil.iter_modules([str(HERE / folder)])]


def checked(name: str) -> str:
    """A name that some bot has."""
    if name not in names():
        raise ValueError(f"there is no bot called {name!r}; there are {', '.join(names())}")
    return name


def hire(name: str, game: str, seed: int) -> Player:
    """A bot for a game. Who does not know the game yet is replaced by one who plays at random."""
    checked(name)
    if name in in_folder(game):
        folder = game
    elif name in in_folder(EVERY_GAME):
        folder = EVERY_GAME
    else:
        folder, name = EVERY_GAME, STAND_IN
    module = importlib.import_module(f"sherwood.bots.{folder}.{name}")
    bot: Player = module.Bot(seed)
    return bot
