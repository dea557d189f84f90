"""A merchant who bluffs: lies often, offers little, opens gladly."""

from sherwood.bots.minds import Habitual
from sherwood.bots.sheriff.mind import STEADY

HABITS = STEADY | {"honesty": -4.0, "pays": 0.15, "yields": 0.5, "opens": 2.0, "word": 1.0}


class Bot(Habitual):
    """Lies with a straight face."""

    def __init__(self, seed: int) -> None:
        super().__init__("sheriff", HABITS, seed)
