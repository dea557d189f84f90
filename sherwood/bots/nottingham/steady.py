"""Plays by rules of thumb, and remembers all that it has seen."""

from sherwood.bots.minds import Habitual
from sherwood.bots.nottingham.mind import STEADY

HABITS = STEADY


class Bot(Habitual):
    """Weighs every action in points: what it adds to the hand, and what it gives the others."""

    def __init__(self, seed: int) -> None:
        super().__init__("nottingham", HABITS, seed)
