"""A merchant who fears the sheriff: pays well, opens little."""

from sherwood.bots.minds import Habitual
from sherwood.bots.sheriff.mind import STEADY

HABITS = STEADY | {"offers": 0.8, "pays": 0.22, "yields": 1.1, "opens": -1.0, "promises": 0.2}


class Bot(Habitual):
    """Would rather pay than be opened."""

    def __init__(self, seed: int) -> None:
        super().__init__("sheriff", HABITS, seed)
