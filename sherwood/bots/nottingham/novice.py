"""Plays like somebody who has just learned the rules: plausible, and rather careless."""

from sherwood.bots.minds import Habitual
from sherwood.bots.nottingham.mind import STEADY

HABITS = STEADY | {"careless": 0.3, "mood": 14.0, "spite": 0.0, "giving": 0.0}


class Bot(Habitual):
    """Knows what it collects, misjudges what it is worth, and now and then does just anything."""

    def __init__(self, seed: int) -> None:
        super().__init__("nottingham", HABITS, seed)
