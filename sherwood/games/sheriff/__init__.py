"""Sheriff of Nottingham, a game of bluff and bribes for 3 to 5 players. This module is a Game."""

from sherwood.games.options import NO, YES_OR_NO, Option, Preset
from sherwood.games.sheriff.actions import (
    ACTIONS,
    NOES,
    PLACES,
    describe,
    meaning_of,
    parse,
    place_of,
)
from sherwood.games.sheriff.edition import (
    FIGURES,
    LARGEST_HAND,
    MOST_OFFERS,
    SMALL_HAND,
    check_edition,
    flaw,
    lay_edition,
    lay_options,
)
from sherwood.games.sheriff.features import FEATURES, features
from sherwood.games.sheriff.outlook import outlook
from sherwood.games.sheriff.position import place
from sherwood.games.sheriff.quiet import quiet
from sherwood.games.sheriff.rules import (
    actors,
    apply,
    is_over,
    last_word,
    legal,
    next_seat,
    proposed,
    setup,
    talks,
)
from sherwood.games.sheriff.safe import safe
from sherwood.games.sheriff.score import scores, winners
from sherwood.games.sheriff.sheet import ending
from sherwood.games.sheriff.sight import guess, hide
from sherwood.games.sheriff.story import tell
from sherwood.games.sheriff.table import SEATS, TABLE
from sherwood.games.sheriff.view import view
from sherwood.games.sheriff.view_news import events

__all__ = [
    "ACTIONS",
    "FEATURES",
    "FIGURES",
    "NAME",
    "NOES",
    "OPTIONS",
    "PLACES",
    "PLAYERS",
    "PRESETS",
    "PROPOSALS",
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

NAME = "sheriff"
RULES_VERSION = 2
PROPOSALS = ("call", "offer", "demand")
SCENES = {"open": 6.0, "pass": 2.6, "wave": 2.6, "accept": 2.6, "stop": 2.6}
PLAYERS = range(3, SEATS + 1)
OFFERS = (*range(1, MOST_OFFERS + 1), "unlimited")
OPTIONS = (
    Option("royal", NO, "whether the royal goods are in the game", YES_OR_NO, printed=0),
    Option(
        "refill",
        "round_end",
        "when hands are refilled: at round_end, or at the market alone",
        ("round_end", "market"),
        printed=0,
    ),
    Option(
        "hand",
        None,
        "cards in a full hand: 6 or 7; else as the edition says",
        (None, SMALL_HAND, LARGEST_HAND),
        printed=0,
    ),
    Option("left_out", NO, "whether ten random cards are left out unseen", YES_OR_NO, printed=1),
    Option(
        "offers",
        4,
        "how many proposals the owner of a bag, or the sheriff, can make for it; others a third",
        OFFERS,
        printed=MOST_OFFERS,
        for_people="unlimited",
    ),
    Option("first", "random", "the first sheriff: a seat, or random", ("random",), seats=True),
    Option("memory", NO, "whether the view shows what a player could remember", YES_OR_NO),
    Option("edition", None, "the printed numbers; else those in the box", check=check_edition),
)

PRESETS = (
    Preset("first_game", "as printed, without the royal goods", {"royal": NO}),
    Preset("as_printed", "the whole printed game, with the royal goods", {"royal": True}),
)
