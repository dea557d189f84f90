"""A merchant who bluffs: lies often, offers little, opens gladly."""

from sherwood.bots.minds import Habitual
from sherwood.bots.sheriff.mind import STEADY

HABITS = STEADY | {"honesty": -6.0, "offers": 0.2, "yields": 0.5, "opens": 3.0, "word": 1.0}


class Bot(Habitual):
    """Lies with a straight face."""

    def __init__(self, seed: int) -> None:
        super().__init__("sheriff", HABITS, seed)
