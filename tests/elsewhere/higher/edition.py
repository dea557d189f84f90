"""The printed numbers: what they may be, and how they lie on the table."""

from typing import Any

from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.edition import Edition, read_figures, settle_edition
from sherwood.games.figures import Figure, Figures
from sherwood.games.record import Cells

from .table import CARDS, SEATS, Table

# Enough cards for everybody to swap, and no more than the table has room for.
FIGURES = (Figure("deck.cards", 2 * SEATS, CARDS),)


def check_edition(source: Any, players: int) -> Figures:
    """The figures of an edition; None is the one in the box."""
    return settle_edition(source, __file__, checked)


def checked(edition: Edition) -> Figures:
    """All figures, each within its limits."""
    return read_figures(edition, FIGURES, flaw, complaint)


@rule
def flaw(figures: Cells) -> int:
    """There is but one figure, so none is in another's way."""
    return NONE


def complaint(figures: Cells, place: int) -> tuple[str, str]:
    """Which figure is in another's way, and why."""
    return FIGURES[place].path, "cannot be"


@rule
def lay_edition(table: Table, choices: Cells, figures: Cells) -> None:
    """Put the figures on the table."""
    table.deck = figures[0]


@rule
def lay_options(table: Table, choices: Cells) -> None:
    """There is nothing to choose but the edition."""
