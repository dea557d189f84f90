"""The scratch pad of a bot."""

from sherwood.bots.nottingham.mind.weights import MISSING, RUNGS
from sherwood.games.nottingham.actions import ACTIONS
from sherwood.games.nottingham.exchange import KINDS_OF_FOUR_PAIRS, PAIR
from sherwood.games.nottingham.table import COPIES, KINDS, SEATS, TASKS
from sherwood.games.record import Cells, Grid, RealGrid, Reals, large, layout, medium, reals, small

RUNGS_NOTED = COPIES + 2  # one card more than there are is weighed, too
MOST_PAIRS = KINDS_OF_FOUR_PAIRS  # that a task asks for
MISSING_NOTED = MOST_PAIRS * PAIR + 1  # all of their cards may be missing
COUNTS_PRICED = 10  # more cards of a kind, and a pair of them costs the same: nothing
PAIRS_PRICED = KINDS * COUNTS_PRICED


class Scratch:
    """What a bot works out before it weighs its actions. It begins with zeros."""

    worths: Reals = reals(ACTIONS)  # what each of these is worth
    courses: Cells = large(ACTIONS)  # and the course on which it is the first step, or none
    planner: int = large()  # the seat that has set a course
    subject: int = large()  # in what, as `plan.py` numbers it
    course: int = large()  # which; below 0 it has set none
    luck: Cells = large(1)  # the state of cheap random numbers
    hope: float = reals()  # how far collecting still pays
    rungs: Reals = reals(RUNGS)  # the weights that go with all fields up to `far`
    parts: RealGrid = reals(KINDS, RUNGS_NOTED)  # the points in 0, 1, 2 … cards of each kind
    one_less: RealGrid = reals(KINDS, RUNGS_NOTED)  # what the sets lose by one of these cards
    prices: Reals = reals(PAIRS_PRICED)  # what a pair costs of each kind, with 1, 2 … cards held
    costs: Reals = reals(PAIRS_PRICED + MOST_PAIRS)  # what the sets lose by each of them
    near: Grid = large(KINDS, RUNGS_NOTED)  # the place there of a pair that is held, as a flag
    far: Grid = large(KINDS, RUNGS_NOTED)  # the same, after all those, of one that lacks a card
    readiness: Reals = reals(MISSING)  # the weights that go with the fields up to `fives`
    promises: RealGrid = reals(TASKS, MISSING_NOTED)  # its worth while 0, 1, 2 … cards are missing
    fives: RealGrid = reals(KINDS, RUNGS_NOTED)  # five of a kind, while 0, 1, 2 … are held
    hand: int = large()  # the own hand, as `hand.py` writes hands
    now: float = reals()  # what the own hand is worth
    gains: Reals = reals(KINDS)  # what one more card of each kind would be worth
    odds: Reals = reals(KINDS)  # of what kind a card is that the bot cannot see
    less: Reals = reals(KINDS)  # how likely such a card brings less than each kind
    no_more: Reals = reals(KINDS)  # and how likely no more
    points: Cells = large(SEATS)  # the score
    actions: Cells = medium(ACTIONS)  # what is legal
    values: Cells = small(KINDS)  # and the values of the cards
    order: Cells = small(PAIRS_PRICED)  # these pairs, the cheapest first
    rewards: Cells = small(TASKS)  # the points of each task for whoever does it now
    open: Cells = small(TASKS)  # whether the player can do each task
    leader: int = small()  # who of the others has most points


SCRATCH = layout(Scratch)
