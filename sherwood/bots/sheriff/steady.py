"""Plays by rules of thumb: weighs lies and openings, and keeps its word."""

from sherwood.bots.minds import Habitual
from sherwood.bots.sheriff.mind import STEADY

HABITS = STEADY | {}


class Bot(Habitual):
    """Loads what promises most, opens what probably pays, and haggles towards what a bag is worth."""

    def __init__(self, seed: int) -> None:
        super().__init__("sheriff", HABITS, seed)
