"""What a player can say: every decision is a number with one text, and the text parses back."""

from itertools import combinations, combinations_with_replacement

import numpy as np

from sherwood.games.notation import Notation
from sherwood.games.nottingham.table import CHEST, COPIES, KINDS
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


notation = Notation()
TAKE = notation.add("take")
BUY = notation.add("buy")
AMBUSH = notation.add("ambush")
BARTER = notation.add("barter")
STEAL = notation.add(*(f"steal from {colour}" for colour in COLOURS))
ROB = notation.add(*(f"rob {colour}" for colour in COLOURS))
RAID = notation.add(*(f"raid {colour}" for colour in COLOURS))
OFFER = notation.add(*(f"offer {kind}" for kind in KIND_NAMES))
OFFER_TWO = notation.add(*(f"offer {named(pair)}" for pair in OFFER_PAIRS))
SHOW = notation.add("show hand")
ACCEPT = notation.add(*(f"accept {colour}" for colour in COLOURS))
REFUSE = notation.add("refuse")
DEFEND = notation.add("defend")
YIELD = notation.add("yield")
SEIZE = notation.add(*(f"seize {kind}" for kind in KIND_NAMES))
KEEP = notation.add(*(f"keep {ambush}" for ambush in AMBUSH_NAMES))
LAY = notation.add(
    *(f"lay {count} {kind}" for kind in KIND_NAMES for count in range(SMALLEST_SET, COPIES + 1))
)
DO_EACH = notation.add("task each")
DO_FIVE = notation.add(*(f"task five {kind}" for kind in KIND_NAMES))
DO_FOUR_PAIRS = notation.add(*(f"task four_pairs {named(kinds)}" for kinds in FOUR_KINDS))
DO_THREE_PAIRS = notation.add(*(f"task three_pairs {named(kinds)}" for kinds in THREE_KINDS))
PASS = notation.add("pass")
SPRING = notation.add(*(f"spring {ambush}" for ambush in AMBUSH_NAMES))
HOLD = notation.add("hold")
DISCARD = notation.add(*(f"discard {kind}" for kind in KIND_NAMES))

NOES = (YIELD, HOLD)  # what can be said to an attack or a set by who cannot or will not react
SAFE = (HOLD, YIELD, PASS, REFUSE, TAKE)  # what is done for somebody whose time is up, best first

ACTIONS = len(notation)
describe = notation.describe
parse = notation.parse

# The same combinations for compiled code.
SET_SIZES = COPIES - SMALLEST_SET + 1
OFFER_PAIR_KINDS = np.array(OFFER_PAIRS, dtype=np.int8)
AMBUSH_KINDS = np.array(KIND_PAIRS, dtype=np.int8)
FOUR_PAIR_FLAGS = np.array([sum(1 << kind for kind in kinds) for kinds in FOUR_KINDS])
THREE_PAIR_FLAGS = np.array([sum(1 << kind for kind in kinds) for kinds in THREE_KINDS])
