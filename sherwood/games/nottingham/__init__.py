"""Nottingham, a card game by Uwe Rosenberg (2006), for 3 to 7 players. This module is a Game."""

from sherwood.games.nottingham.actions import (
    ACTIONS,
    NOES,
    PLACES,
    describe,
    meaning_of,
    parse,
    place_of,
)
from sherwood.games.nottingham.edition import (
    FIGURES,
    check_edition,
    flaw,
    lay_edition,
    lay_options,
)
from sherwood.games.nottingham.features import FEATURES, features
from sherwood.games.nottingham.outlook import outlook
from sherwood.games.nottingham.position import place
from sherwood.games.nottingham.quiet import quiet
from sherwood.games.nottingham.rules import (
    actors,
    apply,
    is_over,
    last_word,
    legal,
    next_seat,
    proposed,
    scores,
    setup,
    talks,
    winners,
)
from sherwood.games.nottingham.safe import safe
from sherwood.games.nottingham.sheet import ending
from sherwood.games.nottingham.sight import guess, hide
from sherwood.games.nottingham.story import tell
from sherwood.games.nottingham.table import SEATS, TABLE
from sherwood.games.nottingham.view import events, view
from sherwood.games.options import NO, YES_OR_NO, Option

__all__ = [
    "ACTIONS",
    "FEATURES",
    "FIGURES",
    "NAME",
    "NOES",
    "OPTIONS",
    "PLACES",
    "PLAYERS",
    "RULES_VERSION",
    "SCENES",
    "TABLE",
    "actors",
    "apply",
    "describe",
    "ending",
    "events",
    "features",
    "flaw",
    "guess",
    "hide",
    "is_over",
    "last_word",
    "lay_edition",
    "lay_options",
    "legal",
    "meaning_of",
    "next_seat",
    "outlook",
    "parse",
    "place",
    "place_of",
    "proposed",
    "quiet",
    "safe",
    "scores",
    "setup",
    "talks",
    "tell",
    "view",
    "winners",
]

NAME = "nottingham"
RULES_VERSION = 1
SCENES = {"spring": 2.6}
PLAYERS = range(3, SEATS + 1)
OPTIONS = (
    Option("first", "random", "who begins: a seat, or random", ("random",), seats=True),
    Option("memory", NO, "whether the view shows what a player could remember", YES_OR_NO),
    Option("edition", None, "the printed numbers; else those in the box", check=check_edition),
)
