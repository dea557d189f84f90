"""A hidden table as numbers, for networks."""

from sherwood.games.compiled import rule
from sherwood.games.record import Reals

from .table import SEATS, Table

FEATURES = SEATS


@rule
def features(table: Table, seat: int, out: Reals) -> None:
    """The cards that the viewer sees, the own one first."""
    for step in range(SEATS):
        other = (seat + step) % SEATS
        out[step] = (table.cards[other] + 1) / table.deck
