"""What a player can say: every decision is a number with one text, and the text parses back."""

from itertools import combinations, combinations_with_replacement
from typing import TYPE_CHECKING, Literal, get_args

import numpy as np

from sherwood.games.notation import Notation, just, numbers, one_of, seats, several
from sherwood.games.nottingham.table import CHEST, COPIES, KINDS, NECKLACE, SEATS
from sherwood.games.seats import COLOURS

Kind = Literal["copper", "silver", "gold", "pearls", "gems", "necklace", "chest"]
KIND_NAMES: tuple[Kind, ...] = get_args(Kind)
Task = Literal["each", "five", "four_pairs", "three_pairs"]
TASK_NAMES: tuple[Task, ...] = get_args(Task)
KIND_PAIRS = tuple(combinations(range(KINDS), 2))
AMBUSH_NAMES = (*(f"{KIND_NAMES[a]}+{KIND_NAMES[b]}" for a, b in KIND_PAIRS), *COLOURS)
if TYPE_CHECKING:
    Ambush = str
else:
    Ambush = Literal[AMBUSH_NAMES]  # a type checker cannot follow how they are made

SMALLEST_SET = 3
OFFER_PAIRS = tuple(combinations_with_replacement(range(CHEST), 2))  # a chest buys no chest
FOUR_KINDS = tuple(combinations(range(KINDS), 4))
THREE_KINDS = tuple(combinations(range(KINDS), 3))


def named(groups: tuple[tuple[int, ...], ...]) -> list[tuple[Kind, ...]]:
    """Groups of kinds by their names."""
    return [tuple(KIND_NAMES[kind] for kind in kinds) for kinds in groups]


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

A_KIND, AN_AMBUSH, A_SEAT = one_of("kind", Kind), one_of("ambush", Ambush), seats(SEATS)

notation = Notation()
TAKE = notation.add_one("take", at="revealed", says="the active player takes the revealed card")
BUY = notation.add_one("buy", at="revealed", says="… buys with the copper")
AMBUSH = notation.add_one("ambush", at="revealed", says="… lays an ambush with the gold")
BARTER = notation.add_one("barter", at="revealed", says="… offers the chest")
STEAL = notation.add(
    "steal from {seat}",
    verb="steal",
    at="seat {seat}",
    seat=A_SEAT,
    says="… steals with the silver",
)
ROB = notation.add("rob {seat}", at="seat {seat}", seat=A_SEAT, says="… robs with the pearls")
RAID = notation.add("raid {seat}", at="seat {seat}", seat=A_SEAT, says="… raids with the gems")
OFFER = notation.add(
    "offer {kind}", at="hand {kind}", kind=A_KIND, says="an offer for the copper or the chest"
)
OFFER_TWO = notation.add(
    "offer {kinds}",
    at="hand {kinds}",
    kinds=several("<kind> <kind>", Kind, named(OFFER_PAIRS)),
    says="an offer of two cards for the chest, none of them a chest",
)
SHOW = notation.add_one(
    "show hand", at="hand", says="there is nothing to offer, and the hand proves it"
)
ACCEPT = notation.add(
    "accept {seat}", at="offer {seat}", seat=A_SEAT, says="the active player accepts an offer"
)
REFUSE = notation.add_one("refuse", at="offers", says="… refuses all offers for the copper")
DEFEND = notation.add_one(
    "defend",
    at=f"hand {KIND_NAMES[NECKLACE]}",
    says="the target of an attack plays a necklace",
)
YIELD = notation.add_one("yield", at="answer", says="… does not")
SEIZE = notation.add(
    "seize {kind}",
    at="loot {kind}",
    kind=A_KIND,
    says="the active player takes this card from the target",
)
KEEP = notation.add(
    "keep {ambush}",
    at="looked_at {ambush}",
    ambush=AN_AMBUSH,
    says="… keeps this one of two ambush cards",
)
LAY = notation.add(
    "lay {count} {kind}",
    at="hand {kind}",
    kind=A_KIND,
    count=numbers(f"{SMALLEST_SET}-{COPIES}", range(SMALLEST_SET, COPIES + 1)),
    says="… lays out a set",
)
DO_EACH = notation.add_one(
    "task {task}",
    at="task {task}",
    task=just("each", Task),
    says="… does a task: one of each kind",
)
DO_FIVE = notation.add(
    "task {task} {kind}",
    at="task {task}",
    task=just("five", Task),
    kind=A_KIND,
    says="… five of a kind",
)
DO_FOUR_PAIRS = notation.add(
    "task {task} {kinds}",
    at="task {task}",
    task=just("four_pairs", Task),
    kinds=several("<4 kinds>", Kind, named(FOUR_KINDS)),
    says="… four pairs",
)
DO_THREE_PAIRS = notation.add(
    "task {task} {kinds}",
    at="task {task}",
    task=just("three_pairs", Task),
    kinds=several("<3 kinds>", Kind, named(THREE_KINDS)),
    says="… three pairs",
)
PASS = notation.add_one("pass", at="exchange", says="… exchanges nothing")
SPRING = notation.add(
    "spring {ambush}",
    at="ambush {ambush}",
    ambush=AN_AMBUSH,
    says="the owner of an ambush springs it",
)
HOLD = notation.add_one("hold", at="answer", says="… does not")
DISCARD = notation.add(
    "discard {kind}",
    at="hand {kind}",
    kind=A_KIND,
    says="a card above the sheriff's number goes",
)

NOES = (
    YIELD,
    HOLD,
)  # what can be said to an attack or a set by somebody who cannot or will not react

ACTIONS = len(notation)
describe = notation.describe
parse = notation.parse
place_of = notation.place_of
meaning_of = notation.meaning_of

# The same combinations for compiled code.
SET_SIZES = COPIES - SMALLEST_SET + 1
OFFER_PAIR_KINDS = np.array(OFFER_PAIRS, dtype=np.int8)
AMBUSH_KINDS = np.array(KIND_PAIRS, dtype=np.int8)
FOUR_PAIR_FLAGS = np.array([sum(1 << kind for kind in kinds) for kinds in FOUR_KINDS])
THREE_PAIR_FLAGS = np.array([sum(1 << kind for kind in kinds) for kinds in THREE_KINDS])
