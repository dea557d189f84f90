"""Correcting a guessed world by what the others did.

In Nottingham there is nothing to correct. Two thirds of a hand are known for certain. Weighing the
rest by what steady players usually keep (no three of a kind, few necklaces) changed hardly any
choice, and none for the better: docs/opponents.md has the figures.
"""

from sherwood.bots.nottingham.mind.scratch import Scratch
from sherwood.bots.nottingham.mind.weights import Weights
from sherwood.games.compiled import rule
from sherwood.games.nottingham.table import Table


@rule
def believe(table: Table, seat: int, weights: Weights, scratch: Scratch) -> None:
    """A guess stays as it is."""
