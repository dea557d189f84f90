"""A model: a network that was trained and comes with the game, and what is known of it.

It is two files in the folder `network` of a game's bots: the numbers, and `model.json`, which says for
which rules and features they are, how they were made, and how well they play.
"""

import json
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from sherwood.bots.fingerprint import fingerprint
from sherwood.bots.folders import place_of
from sherwood.bots.network import Network, layers_of
from sherwood.bots.networks import has_menu
from sherwood.bots.samples import Brain, Whole
from sherwood.games.game import names

FOLDER, NUMBERS, FACTS = "network", "weights.npz", "model.json"
MOST_BYTES = 500_000


@dataclass(frozen=True)
class Model:
    """A network, and what was noted about it."""

    brain: Brain
    facts: Mapping[str, Any]


def has_model(game: str) -> bool:
    """Whether a network comes with a game, and reads it as it is now."""
    return game in names() and trouble_with(game) == ""


@cache
def trouble_with(game: str) -> str:
    """Why no network plays a game; nothing where one does."""
    folder = place_of(game) / FOLDER
    if not has_menu(game) or not (folder / FACTS).is_file():
        return f"no network has learned {game} yet"
    if facts_in(folder).get("fits") != fingerprint(game):
        return (
            f"the network of {game} learned by other rules or features than these; "
            f"'sherwood train {game}' makes another one"
        )
    return ""


@cache
def model_of(game: str) -> Model:
    """The network that comes with a game."""
    if trouble := trouble_with(game):
        raise ValueError(trouble)
    return read_model(place_of(game) / FOLDER)


def facts_in(folder: Path) -> dict[str, Any]:
    """What is noted about a network."""
    try:
        facts = json.loads((folder / FACTS).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ValueError(f"{folder / FACTS} cannot be read: {error}") from None
    return facts if isinstance(facts, dict) else {}


def read_model(folder: Path) -> Model:
    """A network from its two files."""
    facts = facts_in(folder)
    try:
        with np.load(folder / NUMBERS, allow_pickle=False) as kept:
            net, rows = kept["net"].astype(np.float32), kept["rows"].astype(np.int64)
        layers = layers_of(*(int(size) for size in facts["layers"]))
    except (OSError, KeyError, TypeError, ValueError, zipfile.BadZipFile) as error:
        raise ValueError(f"{folder} has no network that can be read: {error}") from None
    if net.shape != (int(layers["size"][0]),) or rows.max(initial=-1) >= int(layers["inputs"][0]):
        raise ValueError(f"{folder} has no network of the size that it says")
    return Model(Brain(net[np.newaxis], layers, rows), facts)


def write_model(folder: Path, net: Network, rows: Whole, facts: Mapping[str, Any]) -> None:
    """Write both files; the numbers with half the digits, which changes hardly any choice."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / NUMBERS).open("wb") as file:
        np.savez_compressed(file, net=rounded(net), rows=rows.astype(np.int16))
    written = json.dumps(facts, indent=2) + "\n"
    (folder / FACTS).write_text(written, encoding="utf-8")


def rounded(net: Network) -> np.ndarray[Any, np.dtype[np.float16]]:
    """The numbers of a network as they are kept."""
    return net.astype(np.float16)
