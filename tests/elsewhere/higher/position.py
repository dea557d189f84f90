"""A game from a described position."""

from collections.abc import Mapping
from typing import Any

from sherwood.games.compiled import kernel
from sherwood.games.position import need_keys
from sherwood.games.record import Cells, Tables

from .rules import setup


@kernel
def deal(tables: Tables, key: Cells) -> None:
    """Set up the first table."""
    setup(tables[0], key)


def place(tables: Tables, position: Mapping[str, Any], key: Cells) -> None:
    """A position of Higher says nothing but how many play."""
    need_keys(position, ("game", "players", "options"))
    deal(tables, key)
