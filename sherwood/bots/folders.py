"""The folders of bots: one for each game, and one for every game. What is in them is found by looking.

A game that another package brings has its bots in a folder `bots` within its own.
"""

import importlib
import pkgutil
from functools import cache
from pathlib import Path
from types import ModuleType

from sherwood.games.catalogue import folder_of, is_ours, packages
from sherwood.games.game import names

EVERY_GAME = "every_game"
HERE = Path(__file__).parent


def folders() -> list[str]:
    """All of them, the one for every game last."""
    return [*names(), EVERY_GAME]


def place_of(folder: str) -> Path:
    """Where a folder is."""
    return folder_of(folder) / "bots" if is_brought(folder) else HERE / folder


def package_of(folder: str) -> str:
    """A folder as a package."""
    return f"{packages()[folder]}.bots" if is_brought(folder) else f"{__package__}.{folder}"


def is_brought(folder: str) -> bool:
    """Whether a folder is that of a game which another package brings."""
    return folder in packages() and not is_ours(folder)


def has_part(folder: str, name: str) -> bool:
    """Whether there is a file or a package of a name in a folder. Nothing is imported."""
    return folder in folders() and is_there(folder, name)


@cache
def is_there(folder: str, name: str) -> bool:
    """Whether a folder that there is has a part. The disk is asked once, however often visitors ask."""
    place = place_of(folder)
    return (place / f"{name}.py").is_file() or (place / name / "__init__.py").is_file()


def part_of(folder: str, name: str) -> ModuleType:
    """A file or a package of a folder."""
    return importlib.import_module(f"{package_of(folder)}.{name}")


def files_in(folder: str) -> list[str]:
    """The files of a folder, packages left out; none where there is no such folder."""
    if folder not in folders():
        return []
    found = pkgutil.iter_modules([str(place_of(folder))])
    return [file.name for file in found if not file.ispkg]
