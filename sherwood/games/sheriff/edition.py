"""The edition of Sheriff of Nottingham: its figures, and how they and the options lie on the table."""

from typing import Any

from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.edition import Edition, read_figures, settle_edition
from sherwood.games.figures import Figure, Figures, path_at, places
from sherwood.games.record import Cells
from sherwood.games.sheriff.actions import GOOD_NAMES
from sherwood.games.sheriff.table import (
    CARDS,
    FIRST_ROYAL,
    GOODS,
    LEFT_OUT,
    LEGAL,
    UNLIMITED,
    Table,
)

HIGHEST = 100  # no printed number is larger
MOST_GOLD = 1000
FEWEST_CARDS = 100  # without royal goods: enough for first hands, discards and cards left out
SMALL_HAND, LARGEST_HAND = 6, 7
MOST_OFFERS = 20
MOST_TERMS = 3
FEW = 3  # players for whom some cards stay in the box
TERMS = ("three", "four", "five")
LEGAL_NAMES, ROYAL_NAMES = GOOD_NAMES[:LEGAL], GOOD_NAMES[FIRST_ROYAL:]

# The parts of an edition: their names, and the lowest and the highest figure.
PARTS: dict[str, tuple[tuple[str, ...], int, int]] = {
    "copies": (GOOD_NAMES, 0, HIGHEST),
    "left_out_with_three": (GOOD_NAMES, 0, HIGHEST),
    "values": (GOOD_NAMES, 0, HIGHEST),
    "penalties": (GOOD_NAMES, 0, HIGHEST),
    "counts_for": (ROYAL_NAMES, 0, HIGHEST),
    "kings": (LEGAL_NAMES, 0, HIGHEST),
    "queens": (LEGAL_NAMES, 0, HIGHEST),
    "terms": (TERMS, 1, MOST_TERMS),
}
LIKENESSES: dict[str, int] = dict(zip(LEGAL_NAMES, range(LEGAL), strict=True))
FIGURES = (
    *(
        Figure(f"{part}.{name}", low, high)
        for part, (names, low, high) in PARTS.items()
        for name in names
    ),
    *(Figure(f"counts_as.{good}", words=LIKENESSES) for good in ROYAL_NAMES),
    Figure("start.gold", 0, MOST_GOLD),
    Figure("start.hand", 1, LARGEST_HAND),
)
AT = places(FIGURES)
COPIES, FEWER, VALUES, PENALTIES, COUNTS_FOR, KINGS, QUEENS, ROUNDS = (
    AT[f"{part}.{names[0]}"] for part, (names, _, _) in PARTS.items()
)
COUNTS_AS = AT[f"counts_as.{ROYAL_NAMES[0]}"]
GOLD, HAND = AT["start.gold"], AT["start.hand"]
ROYAL, REFILL, FULL_HAND, WITHOUT, OFFERS, FIRST, MEMORY = range(7)  # the options, in order


def check_edition(source: Any, players: int) -> Figures:
    """The checked figures of an edition; None is the edition in the box."""
    return settle_edition(source, __file__, checked)


def checked(edition: Edition) -> Figures:
    """The figures of an edition, complete and possible."""
    return read_figures(edition, FIGURES, flaw, complaint)


@rule
def flaw(figures: Cells) -> int:
    """There are enough cards to play with, and not more than fit on the table."""
    everything = with_three = legal_with_three = 0
    for good in range(GOODS):
        copies, fewer = figures[COPIES + good], figures[FEWER + good]
        if fewer > copies:
            return FEWER + good
        everything += copies
        with_three += copies - fewer if good < FIRST_ROYAL else 0
        legal_with_three += copies - fewer if good < LEGAL else 0
    too_few = with_three < FEWEST_CARDS or legal_with_three == 0  # with more players there are more
    return COPIES if too_few or everything > CARDS else NONE


def complaint(figures: Cells, place: int) -> tuple[str, str]:
    """Which figure or part of them cannot be, and why."""
    if place != COPIES:
        copies = figures[COPIES + place - FEWER]
        return path_at(FIGURES, place), f"is {figures[place]}, but there are only {copies}"
    everything = sum(figures[COPIES + good] for good in range(GOODS))
    if everything > CARDS:
        return "copies", f"are {everything} cards together; there is room for {CARDS}"
    return "copies", f"leave too few cards to play with; {FEWEST_CARDS} are needed"


@rule
def lay_edition(table: Table, choices: Cells, figures: Cells) -> None:
    """Put checked figures on the table."""
    for good in range(GOODS):
        copies = figures[COPIES + good] - (figures[FEWER + good] if table.players == FEW else 0)
        table.copies[good] = 0 if good >= FIRST_ROYAL and choices[ROYAL] == 1 else copies
        table.values[good] = figures[VALUES + good]
        table.penalties[good] = figures[PENALTIES + good]
        table.counts_as[good] = NONE
    for good in range(LEGAL):
        table.kings[good] = figures[KINGS + good]
        table.queens[good] = figures[QUEENS + good]
        table.counts_as[good] = good
        table.counts_for[good] = 1
    for royal in range(GOODS - FIRST_ROYAL):
        table.counts_as[FIRST_ROYAL + royal] = figures[COUNTS_AS + royal]
        table.counts_for[FIRST_ROYAL + royal] = figures[COUNTS_FOR + royal]
    table.start_gold = figures[GOLD]
    table.limit = figures[HAND]
    table.rounds = figures[ROUNDS + table.players - FEW] * table.players


@rule
def lay_options(table: Table, choices: Cells) -> None:
    """Put chosen options on the table; of the first sheriff, chance comes before the seats."""
    if choices[FULL_HAND] > 0:
        table.limit = SMALL_HAND + choices[FULL_HAND] - 1
    table.first = choices[FIRST] - 1
    table.memory = 1 - choices[MEMORY]
    table.refill = 1 - choices[REFILL]
    table.offers = choices[OFFERS] + 1 if choices[OFFERS] < MOST_OFFERS else UNLIMITED
    table.without = LEFT_OUT if choices[WITHOUT] == 0 else 0
