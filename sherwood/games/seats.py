"""The seats of every table, in order, by their colours."""

from typing import Literal, Protocol, get_args

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule

MOST_SEATS = 8

Colour = Literal["red", "purple", "yellow", "blue", "white", "green", "grey"]
COLOURS: tuple[str, ...] = get_args(Colour)


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
def lowest_seat(seats: int) -> int:
    """Of the flagged seats, the lowest; NONE where there is none."""
    for seat in range(MOST_SEATS):
        if seats & bit(seat):
            return seat
    return NONE
