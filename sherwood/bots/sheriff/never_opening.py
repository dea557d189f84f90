"""Lets every bag pass. A fixed habit to measure others by."""

from sherwood.bots.minds import Habitual
from sherwood.bots.sheriff.mind import STEADY

HABITS = STEADY | {"opens": -900.0}


class Bot(Habitual):
    """No sheriff is milder."""

    def __init__(self, seed: int) -> None:
        super().__init__("sheriff", HABITS, seed)
