"""Sheriff of Nottingham, a game of bluff and bribes for 3 to 5 players. This module is a Game."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from sherwood.games.cards import NONE
from sherwood.games.options import NO, Option, a_seat_or_random, is_whole, yes_or_no
from sherwood.games.record import Tables
from sherwood.games.sheriff.actions import ACTIONS, PLACES, SAFE, describe, parse, place_of
from sherwood.games.sheriff.edition import LARGEST_HAND, check_edition, lay_edition
from sherwood.games.sheriff.features import FEATURES, features
from sherwood.games.sheriff.position import place
from sherwood.games.sheriff.rules import actors, apply, is_over, legal, next_seat, setup
from sherwood.games.sheriff.score import scores, winners
from sherwood.games.sheriff.sheet import ending
from sherwood.games.sheriff.sight import guess, hide
from sherwood.games.sheriff.story import tell
from sherwood.games.sheriff.table import LEFT_OUT, SEATS, TABLE, UNLIMITED
from sherwood.games.sheriff.view import view
from sherwood.games.sheriff.view_news import events

__all__ = [
    "ACTIONS",
    "FEATURES",
    "NAME",
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
    "next_seat",
    "parse",
    "place",
    "place_of",
    "scores",
    "setup",
    "tell",
    "view",
    "winners",
]

NAME = "sheriff"
PLAYERS = range(3, SEATS + 1)
SMALL_HAND = 6
MOST_REVISIONS = 20


def refill_time(value: Any, players: int) -> str:
    """When hands are refilled."""
    if value not in ("market", "round_end"):
        raise ValueError(f'it is "market" or "round_end", not {value!r}')
    return str(value)


def revision_limit(value: Any, players: int) -> int | str:
    """How often an offer may be revised."""
    if value == "unlimited":
        return "unlimited"
    if not is_whole(value) or not 0 <= value <= MOST_REVISIONS:
        raise ValueError(f'it is a number from 0 to {MOST_REVISIONS} or "unlimited", not {value!r}')
    return int(value)


def hand_limit(value: Any, players: int) -> int | None:
    """Cards in a full hand, where it is not what the edition says."""
    if value is None:
        return None
    if not is_whole(value) or value not in (SMALL_HAND, LARGEST_HAND):
        raise ValueError(f"it is {SMALL_HAND} or {LARGEST_HAND}, not {value!r}")
    return int(value)


OPTIONS = (
    Option("royal", NO, yes_or_no, "whether the royal goods are in the game"),
    Option("refill", "market", refill_time, "when hands are refilled: at the market, or round_end"),
    Option("hand", None, hand_limit, "cards in a full hand: 6 or 7; else as the edition says"),
    Option("left_out", NO, yes_or_no, "whether ten random cards are left out unseen"),
    Option("offers", 3, revision_limit, "how often an offer may be revised for one bag"),
    Option("first", "random", a_seat_or_random, "the first sheriff: a seat, or random"),
    Option("memory", NO, yes_or_no, "whether the view shows what a player could remember"),
    Option("edition", None, check_edition, "an edition file with the printed numbers"),
)


def blank(players: int, options: Mapping[str, Any]) -> Tables:
    """A table with nothing on it but the edition and the options, which must have been settled."""
    tables = np.zeros(1, dtype=TABLE)
    table = tables[0]
    table.players = players
    lay_edition(table, options["edition"], royal=options["royal"])
    if options["hand"] is not None:
        table.limit = options["hand"]
    table.first = NONE if options["first"] == "random" else options["first"]
    table.memory = options["memory"]
    table.refill = options["refill"] == "round_end"
    table.revisions = UNLIMITED if options["offers"] == "unlimited" else options["offers"]
    table.without = LEFT_OUT if options["left_out"] else 0
    return tables
