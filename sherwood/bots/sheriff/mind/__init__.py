"""How our bots think about Sheriff of Nottingham: compiled rules of thumb (see `sherwood.bots.mind.Mind`)."""

from sherwood.bots.sheriff.characters import STEADY
from sherwood.bots.sheriff.mind.believe import believe
from sherwood.bots.sheriff.mind.candidates import candidates
from sherwood.bots.sheriff.mind.consider import consider
from sherwood.bots.sheriff.mind.judge import BELIEFS, judge
from sherwood.bots.sheriff.mind.plan import is_under_way, subject_of
from sherwood.bots.sheriff.mind.scratch import SCRATCH
from sherwood.bots.sheriff.mind.watch import RATES, WATCHED, watch
from sherwood.bots.sheriff.mind.weights import WEIGHTS

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
    "judge",
    "subject_of",
    "watch",
]
