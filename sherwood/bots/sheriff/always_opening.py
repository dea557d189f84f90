"""Opens every bag. A fixed habit to measure others by."""

from sherwood.bots.minds import Habitual
from sherwood.bots.sheriff.mind import STEADY

HABITS = STEADY | {"opens": 500.0, "greed": 0.0}


class Bot(Habitual):
    """No sheriff is stricter."""

    def __init__(self, seed: int) -> None:
        super().__init__("sheriff", HABITS, seed)
