"""The seats of every table, in order, by their colours."""

from typing import Protocol

from sherwood.games.cards import bit
from sherwood.games.compiled import rule
from sherwood.games.record import Cells

MOST_SEATS = 8

COLOURS = ("red", "purple", "yellow", "blue", "white", "green", "grey")


class Seated(Protocol):
    """Any table: how many play at it."""

    players: int


@rule
def left_of(table: Seated, seat: int) -> int:
    """The next seat clockwise. A division would cost more than all else around it."""
    return seat + 1 if seat + 1 < table.players else 0


@rule
def how_many(seats: int) -> int:
    """How many seats are flagged."""
    count = 0
    for seat in range(MOST_SEATS):
        if seats & bit(seat):
            count += 1
    return count


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
