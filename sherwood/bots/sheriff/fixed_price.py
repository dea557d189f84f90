"""Lets a bag pass for eight gold or more, and opens it for less. A habit to measure others by."""

from sherwood.bots.minds import Habitual
from sherwood.bots.sheriff.mind import STEADY

HABITS = STEADY | {"price": 8.0, "greed": 0.0}


class Bot(Habitual):
    """Has a price, and it is always the same."""

    def __init__(self, seed: int) -> None:
        super().__init__("sheriff", HABITS, seed)
