"""Eyes: whose they are, and what all games hide from them in the same way."""

from typing import Protocol

from sherwood.games.compiled import rule
from sherwood.games.dice import Dice, hide_dice
from sherwood.games.news import Telling, hide_news
from sherwood.games.record import Grid

SPECTATOR = -1  # who sees what all see
OPEN = -2  # a viewer to whom everything lies open: for games that are over


class Watched(Dice, Telling, Protocol):
    """A table with chance and news on it."""


@rule
def viewer_of(seat: int, viewers: int) -> int:
    """The number of somebody's eyes: a seat's own number, and for a spectator the last one."""
    return viewers - 1 if seat < 0 else seat


@rule
def hide_dice_and_news(table: Watched, viewer: int) -> None:
    """Nobody knows the dice, and nobody hears or sees the news for others."""
    hide_dice(table)
    hide_news(table, viewer)


@rule
def hide_knowledge(known: Grid, viewer: int, viewers: int) -> None:
    """What others know beyond what all know is theirs.

    `known[seat, kind, viewer]` is what each viewer is certain of; the last one knows what all know.
    """
    for seat in range(len(known)):
        for kind in range(len(known[seat])):
            for other in range(viewers):
                if other != viewer:
                    known[seat, kind, other] = known[seat, kind, viewers - 1]


@rule
def sees_own(viewer: int, seat: int) -> bool:
    """Whether a viewer sees what is a seat's own."""
    return viewer in (seat, OPEN)
