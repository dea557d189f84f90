"""Plays like somebody who has just learned the rules: plausible, and rather careless."""

from sherwood.bots.minds import Habitual
from sherwood.bots.sheriff.mind import STEADY

HABITS = STEADY | {
    "careless": 0.15,
    "mood": 3.0,
    "honesty": 0.0,
    "whim": 15.0,
    "expects_opening": 0.2,
    "race": 0.0,
    "draw": 3.0,
    "suspicion": 0.3,
    "fancy": 15.0,
    "greed": 0.6,
}


class Bot(Habitual):
    """Lies and opens on a whim, and now and then does just anything."""

    def __init__(self, seed: int) -> None:
        super().__init__("sheriff", HABITS, seed)
