"""Seatings: who sits where in the games of one deal, so that nobody gains by a seat or a neighbour.

Everybody sits on every seat equally often, and everybody has everybody else as the next player
equally often. All (n - 1)! cyclic orders would do that too, but six players have 120 of them.
"""

import math
from collections import Counter
from collections.abc import Sequence
from functools import cache

Order = tuple[int, ...]
"""Entries in the order in which they sit, the last one beside the first."""


@cache
def cyclic_orders(players: int) -> tuple[Order, ...]:
    """Few orders in which everybody follows everybody else equally often; the first is 0, 1, 2 and so on.

    It is Walecki's construction: one player stays, the others zigzag through a circle, 0, 1, -1,
    2, -2 …, which is turned step by step. Read backwards as well, each pair is there both ways.
    """
    circle = players - 1
    found: dict[Order, None] = {}
    for turn in range(max(circle, 1)):
        path = [(turn + zigzag(place)) % circle for place in range(circle)]
        found[circle, *path] = None
        found[circle, *path[::-1]] = None
    names = {player: number for number, player in enumerate(next(iter(found)))}
    return tuple(tuple(names[player] for player in order) for order in found)


def zigzag(place: int) -> int:
    """0, 1, -1, 2, -2 and so on."""
    return (place + 1) // 2 if place % 2 else -place // 2


@cache
def seatings_of(bots: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """The seats of the entries, in order, for every game of a deal.

    Each order is turned until everybody has sat everywhere. Orders that look the same, since bots
    are the same, are played as often as their share asks, and not for nothing again.
    """
    looks = {order: look(order, bots) for order in cyclic_orders(len(bots))}
    counts = Counter(looks.values())
    share = math.gcd(*counts.values())
    left = {seen: count // share for seen, count in counts.items()}
    chosen = []
    for order, seen in looks.items():
        if left[seen] > 0:
            left[seen] -= 1
            chosen += turned(order)
    return tuple(chosen)


def look(order: Order, bots: Sequence[str]) -> tuple[str, ...]:
    """What an order looks like, whoever is named first."""
    names = [bots[entry] for entry in order]
    return min(tuple(names[first:] + names[:first]) for first in range(len(names)))


def turned(order: Order) -> list[tuple[int, ...]]:
    """The seat of every entry: all sit in this order, and move one seat on from game to game."""
    players = len(order)
    places = sorted(range(players), key=lambda place: order[place])
    return [tuple((place + turn) % players for place in places) for turn in range(players)]
