"""How our bots think about Nottingham: compiled rules of thumb, weighed by habits."""

from sherwood.bots.nottingham.mind.choose import choose, consider
from sherwood.bots.nottingham.mind.habits import HABITS, STEADY, Habits
from sherwood.bots.nottingham.mind.notes import NOTES
from sherwood.bots.nottingham.mind.watch import WATCHED, watch

__all__ = ["HABITS", "NOTES", "STEADY", "WATCHED", "Habits", "choose", "consider", "watch"]
