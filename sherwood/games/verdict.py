"""Who has won: those who lead by one criterion, and where they are tied, by the next."""

from sherwood.games.cards import bit
from sherwood.games.compiled import rule
from sherwood.games.record import Cells, Grid
from sherwood.games.seats import MOST_SEATS, how_many

SHARED = "shared"  # what decides where no criterion does


@rule
def leaders(amounts: Cells, seats: int) -> int:
    """Of some seats, those that have the most; no amount is below 0."""
    best, most = 0, -1
    for seat in range(MOST_SEATS):
        if seats & bit(seat):
            if amounts[seat] > most:
                best, most = 0, amounts[seat]
            if amounts[seat] == most:
                best |= bit(seat)
    return best


@rule
def verdict(criteria: Grid, players: int) -> tuple[int, int]:
    """The seats that have won, and the number of the criterion that decided.

    Each row of criteria has an amount for every seat. Where the last one leaves several seats, they
    share the victory, and the number is one more.
    """
    seats = bit(players) - 1
    for criterion in range(len(criteria)):
        seats = leaders(criteria[criterion], seats)
        if how_many(seats) == 1:
            return seats, criterion
    return seats, len(criteria)
