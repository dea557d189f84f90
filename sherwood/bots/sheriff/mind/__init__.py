"""How our bots think about Sheriff of Nottingham: compiled rules of thumb, weighed by habits."""

from sherwood.bots.sheriff.mind.choose import choose, consider
from sherwood.bots.sheriff.mind.habits import HABITS, STEADY, Habits
from sherwood.bots.sheriff.mind.notes import NOTES
from sherwood.bots.sheriff.mind.watch import WATCHED, watch

__all__ = ["HABITS", "NOTES", "STEADY", "WATCHED", "Habits", "choose", "consider", "watch"]
