"""The seats of every table, in order, by their colours."""

from typing import Protocol

from sherwood.games.compiled import rule

COLOURS = ("red", "purple", "yellow", "blue", "white", "green", "grey")


class Seated(Protocol):
    """Any table: how many play at it."""

    players: int


@rule
def left_of(table: Seated, seat: int) -> int:
    """The next seat clockwise. A division would cost more than all else around it."""
    return seat + 1 if seat + 1 < table.players else 0
