"""How our bots think about Nottingham: compiled rules of thumb (see `sherwood.bots.mind.Mind`)."""

from sherwood.bots.nottingham.characters import STEADY
from sherwood.bots.nottingham.mind.believe import believe
from sherwood.bots.nottingham.mind.candidates import candidates
from sherwood.bots.nottingham.mind.consider import consider
from sherwood.bots.nottingham.mind.plan import is_under_way, subject_of
from sherwood.bots.nottingham.mind.scratch import SCRATCH
from sherwood.bots.nottingham.mind.watch import RATES, WATCHED, watch
from sherwood.bots.nottingham.mind.weights import WEIGHTS

__all__ = [
    "BELIEFS",
    "RATES",
    "SCRATCH",
    "STEADY",
    "WATCHED",
    "WEIGHTS",
    "believe",
    "candidates",
    "consider",
    "is_under_way",
    "subject_of",
    "watch",
]

BELIEFS = None  # nothing that it makes of another is worth a number
