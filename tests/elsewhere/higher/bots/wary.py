"""Wary keeps a card that is better than most, and swaps any other."""

from collections.abc import Sequence

from sherwood.games.record import Tables

from ..actions import KEEP, SWAP


class Bot:
    """A player of one rule of thumb."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, hidden: Tables, seat: int, legal: Sequence[int]) -> int:
        """Keep a card in the upper half."""
        table = hidden[0]
        return KEEP if table.cards[seat] >= table.deck // 2 else SWAP
