"""A merchant with a conscience: seldom lies, keeps promises."""

from sherwood.bots.minds import Habitual
from sherwood.bots.sheriff.mind import STEADY

HABITS = STEADY | {"honesty": 4.0, "word": 12.0, "promises": 0.4, "bluffs": 0.1}


class Bot(Habitual):
    """Lies only when it is very tempting."""

    def __init__(self, seed: int) -> None:
        super().__init__("sheriff", HABITS, seed)
