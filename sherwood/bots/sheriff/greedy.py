"""A merchant who wants more of everything: demands much, pays little."""

from sherwood.bots.minds import Habitual
from sherwood.bots.sheriff.mind import STEADY

HABITS = STEADY | {"greed": 2.4, "pays": 0.08, "promises": 0.0}


class Bot(Habitual):
    """Takes gold and gives none."""

    def __init__(self, seed: int) -> None:
        super().__init__("sheriff", HABITS, seed)
