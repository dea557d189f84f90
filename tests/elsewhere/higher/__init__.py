"""Higher: one secret card each, swapped once or kept; the highest wins."""

from sherwood.games.options import Option

from .actions import ACTIONS, NOES, PLACES, describe, meaning_of, parse, place_of
from .edition import FIGURES, check_edition, flaw, lay_edition, lay_options
from .features import FEATURES, features
from .position import place
from .rules import (
    actors,
    apply,
    is_over,
    last_word,
    legal,
    next_seat,
    proposed,
    quiet,
    safe,
    scores,
    setup,
    talks,
    winners,
)
from .sight import guess, hide
from .table import SEATS, TABLE
from .view import ending, events, outlook, tell, view

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


NAME = "higher"
RULES_VERSION = 1
PLAYERS = range(2, SEATS + 1)
OPTIONS = (
    Option("edition", None, "the printed numbers; else those in the box", check=check_edition),
)
