"""How our bots think about Nottingham: compiled rules of thumb, weighed by habits."""

from sherwood.bots.nottingham.mind.believe import believe
from sherwood.bots.nottingham.mind.choose import choose
from sherwood.bots.nottingham.mind.habits import HABITS, STEADY, Habits
from sherwood.bots.nottingham.mind.matter import is_under_way, matter_of, ponder, resolve_on
from sherwood.bots.nottingham.mind.notes import NOTES
from sherwood.bots.nottingham.mind.watch import WATCHED, watch

__all__ = [
    "HABITS",
    "NOTES",
    "STEADY",
    "WATCHED",
    "Habits",
    "believe",
    "choose",
    "is_under_way",
    "matter_of",
    "ponder",
    "resolve_on",
    "watch",
]
