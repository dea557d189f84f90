"""A hand as one number, with eight bits for each kind.

So a hand with a card more or less is a sum, and lies nowhere in memory.
"""

from sherwood.games.compiled import rule
from sherwood.games.nottingham.table import KINDS, Table

WIDTH = 8  # bits for each kind
MOST_HELD = 15  # of which four are used


@rule
def cards(kind: int, count: int) -> int:
    """So many cards of a kind, as a part of a hand."""
    return count << (WIDTH * kind)


@rule
def card(kind: int) -> int:
    """One card of a kind, as a part of a hand."""
    return cards(kind, 1)


@rule
def held(hand: int, kind: int) -> int:
    """How many cards of a kind are in a hand."""
    return (hand >> (WIDTH * kind)) & MOST_HELD


@rule
def hand_of(table: Table, seat: int) -> int:
    """A player's hand."""
    hand = 0
    for kind in range(KINDS):
        hand += cards(kind, table.hands[seat, kind])
    return hand
