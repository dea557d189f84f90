"""A merchant who fears the sheriff: pays well, opens little."""

from sherwood.bots.minds import Habitual
from sherwood.bots.sheriff.mind import STEADY

HABITS = STEADY | {"pays": 0.55, "yields": 1.3, "threat": 0.9, "opens": -3.0, "promises": 1.0}


class Bot(Habitual):
    """Would rather pay than be opened."""

    def __init__(self, seed: int) -> None:
        super().__init__("sheriff", HABITS, seed)
