"""Never lies. A fixed habit to measure others by."""

from sherwood.bots.minds import Habitual
from sherwood.bots.sheriff.mind import STEADY

HABITS = STEADY | {"honesty": 1000.0, "whim": 0.0, "smuggling": 0.0}


class Bot(Habitual):
    """Whatever it says is true."""

    def __init__(self, seed: int) -> None:
        super().__init__("sheriff", HABITS, seed)
