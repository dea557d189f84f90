"""How our bots think about Sheriff of Nottingham: compiled rules of thumb, weighed by habits."""

from sherwood.bots.sheriff.mind.believe import believe
from sherwood.bots.sheriff.mind.choose import choose
from sherwood.bots.sheriff.mind.habits import HABITS, STEADY, Habits
from sherwood.bots.sheriff.mind.matter import is_under_way, matter_of, resolve_on
from sherwood.bots.sheriff.mind.notes import NOTES
from sherwood.bots.sheriff.mind.ponder import ponder
from sherwood.bots.sheriff.mind.watch import WATCHED, watch

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
