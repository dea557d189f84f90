"""What a player can say: every decision is a number with one text, and the text parses back."""

from itertools import combinations, combinations_with_replacement

import numpy as np

from sherwood.games.notation import Notation
from sherwood.games.nottingham.table import CHEST, COPIES, KINDS, NECKLACE
from sherwood.games.seats import COLOURS

KIND_NAMES = ("copper", "silver", "gold", "pearls", "gems", "necklace", "chest")
TASK_NAMES = ("each", "five", "four_pairs", "three_pairs")
KIND_PAIRS = tuple(combinations(range(KINDS), 2))
AMBUSH_NAMES = (*(f"{KIND_NAMES[a]}+{KIND_NAMES[b]}" for a, b in KIND_PAIRS), *COLOURS)

SMALLEST_SET = 3
OFFER_PAIRS = tuple(combinations_with_replacement(range(CHEST), 2))  # a chest buys no chest
FOUR_KINDS = tuple(combinations(range(KINDS), 4))
THREE_KINDS = tuple(combinations(range(KINDS), 3))


def named(kinds: tuple[int, ...]) -> str:
    """The names of several kinds."""
    return " ".join(KIND_NAMES[kind] for kind in kinds)


# The areas of the board in which something is chosen.
PLACES = (
    "revealed",
    "seat",
    "hand",
    "offer",
    "offers",
    "answer",
    "loot",
    "looked_at",
    "task",
    "exchange",
    "ambush",
)

notation = Notation()
TAKE = notation.add("take", at="revealed")
BUY = notation.add("buy", at="revealed")
AMBUSH = notation.add("ambush", at="revealed")
BARTER = notation.add("barter", at="revealed")
STEAL = notation.add(*(f"steal from {colour}" for colour in COLOURS), at="seat {2}")
ROB = notation.add(*(f"rob {colour}" for colour in COLOURS), at="seat {1}")
RAID = notation.add(*(f"raid {colour}" for colour in COLOURS), at="seat {1}")
OFFER = notation.add(*(f"offer {kind}" for kind in KIND_NAMES), at="hand {1}")
OFFER_TWO = notation.add(*(f"offer {named(pair)}" for pair in OFFER_PAIRS), at="hand {1} {2}")
SHOW = notation.add("show hand", at="hand")
ACCEPT = notation.add(*(f"accept {colour}" for colour in COLOURS), at="offer {1}")
REFUSE = notation.add("refuse", at="offers")
DEFEND = notation.add("defend", at=f"hand {KIND_NAMES[NECKLACE]}")
YIELD = notation.add("yield", at="answer")
SEIZE = notation.add(*(f"seize {kind}" for kind in KIND_NAMES), at="loot {1}")
KEEP = notation.add(*(f"keep {ambush}" for ambush in AMBUSH_NAMES), at="looked_at {1}")
LAY = notation.add(
    *(f"lay {count} {kind}" for kind in KIND_NAMES for count in range(SMALLEST_SET, COPIES + 1)),
    at="hand {2}",
)
DO_EACH = notation.add("task each", at="task {1}")
DO_FIVE = notation.add(*(f"task five {kind}" for kind in KIND_NAMES), at="task {1}")
DO_FOUR_PAIRS = notation.add(
    *(f"task four_pairs {named(kinds)}" for kinds in FOUR_KINDS), at="task {1}"
)
DO_THREE_PAIRS = notation.add(
    *(f"task three_pairs {named(kinds)}" for kinds in THREE_KINDS), at="task {1}"
)
PASS = notation.add("pass", at="exchange")
SPRING = notation.add(*(f"spring {ambush}" for ambush in AMBUSH_NAMES), at="ambush {1}")
HOLD = notation.add("hold", at="answer")
DISCARD = notation.add(*(f"discard {kind}" for kind in KIND_NAMES), at="hand {1}")

NOES = (YIELD, HOLD)  # what can be said to an attack or a set by who cannot or will not react
SAFE = (HOLD, YIELD, PASS, REFUSE, TAKE)  # what is done for somebody whose time is up, best first

ACTIONS = len(notation)
describe = notation.describe
parse = notation.parse
place_of = notation.place_of

# The same combinations for compiled code.
SET_SIZES = COPIES - SMALLEST_SET + 1
OFFER_PAIR_KINDS = np.array(OFFER_PAIRS, dtype=np.int8)
AMBUSH_KINDS = np.array(KIND_PAIRS, dtype=np.int8)
FOUR_PAIR_FLAGS = np.array([sum(1 << kind for kind in kinds) for kinds in FOUR_KINDS])
THREE_PAIR_FLAGS = np.array([sum(1 << kind for kind in kinds) for kinds in THREE_KINDS])
