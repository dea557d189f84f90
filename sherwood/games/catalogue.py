"""Which games there are: every folder beside this file, and those that other packages bring.

A package brings a game by an entry point of the group `sherwood.games`: the name of the game, and
the package in which its rules are. It cannot take the place of a game that stands here.
"""

import importlib.util
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

GROUP = "sherwood.games"
HERE = Path(__file__).parent


@cache
def packages() -> dict[str, str]:
    """Every game by its name, with the package in which its rules are."""
    brought = {point.name: point.value for point in entry_points(group=GROUP)}
    ours = {name: f"{__package__}.{name}" for name in folders_in(HERE)}
    return dict(sorted((brought | ours).items()))


def folders_in(folder: Path) -> list[str]:
    """The packages in a folder."""
    return [found.name for found in pkgutil.iter_modules([str(folder)]) if found.ispkg]


def is_ours(game: str) -> bool:
    """Whether a game stands here, and was not brought by another package."""
    return packages().get(game) == f"{__package__}.{game}"


@cache
def folder_of(game: str) -> Path:
    """The folder of a game's rules. The game itself is not imported."""
    package = packages()[game]
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        raise ImportError(f"the game {game} should be in {package}, and there is no such package")
    return Path(spec.origin).parent
