"""Nottingham, a card game by Uwe Rosenberg (2006), for 3 to 7 players. This module is a Game."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from sherwood.games.cards import NONE
from sherwood.games.nottingham.actions import (
    ACTIONS,
    NOES,
    PLACES,
    SAFE,
    describe,
    parse,
    place_of,
)
from sherwood.games.nottingham.edition import check_edition, lay_edition
from sherwood.games.nottingham.features import FEATURES, features
from sherwood.games.nottingham.position import place
from sherwood.games.nottingham.rules import (
    actors,
    apply,
    is_over,
    legal,
    scores,
    setup,
    winners,
)
from sherwood.games.nottingham.sheet import ending
from sherwood.games.nottingham.sight import guess, hide
from sherwood.games.nottingham.story import tell
from sherwood.games.nottingham.table import SEATS, TABLE
from sherwood.games.nottingham.view import events, view
from sherwood.games.options import NO, Option, a_seat_or_random, yes_or_no
from sherwood.games.record import Tables

__all__ = [
    "ACTIONS",
    "FEATURES",
    "NAME",
    "NOES",
    "OPTIONS",
    "PLACES",
    "PLAYERS",
    "SAFE",
    "TABLE",
    "actors",
    "apply",
    "blank",
    "describe",
    "ending",
    "events",
    "features",
    "guess",
    "hide",
    "is_over",
    "legal",
    "parse",
    "place",
    "place_of",
    "scores",
    "setup",
    "tell",
    "view",
    "winners",
]

NAME = "nottingham"
PLAYERS = range(3, SEATS + 1)
OPTIONS = (
    Option("first", "random", a_seat_or_random, "who begins: a seat, or random"),
    Option("memory", NO, yes_or_no, "whether the view shows what a player could remember"),
    Option("edition", None, check_edition, "an edition file with the printed numbers"),
)


def blank(players: int, options: Mapping[str, Any]) -> Tables:
    """A table with nothing on it but the edition and the options, which must have been settled."""
    tables = np.zeros(1, dtype=TABLE)
    table = tables[0]
    table.players = players
    table.first = NONE if options["first"] == "random" else options["first"]
    table.memory = options["memory"]
    lay_edition(table, options["edition"])
    return tables
