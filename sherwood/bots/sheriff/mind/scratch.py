"""The scratch pad of a bot."""

from sherwood.games.record import Cells, Reals, large, layout, medium, reals, small
from sherwood.games.sheriff.actions import ACTIONS
from sherwood.games.sheriff.table import GOODS, SEATS


class Scratch:
    """What a bot works out before it weighs its actions."""

    worths: Reals = reals(ACTIONS)  # what each of these is worth
    courses: Cells = large(ACTIONS)  # and the course on which it is the first step, or none
    planner: int = large()  # the seat that has set a course
    subject: int = large()  # in what, as `plan.py` numbers it
    course: int = large()  # which; below 0 it has set none
    luck: Cells = large(1)  # the state of cheap random numbers
    missing: int = large()  # cards that are not in the bag yet, and shall be
    on_stand: Reals = reals(GOODS)  # what each good would be worth there
    step: int = large()  # towards that deal, as an action
    points: Cells = large(SEATS)  # the score
    actions: Cells = medium(ACTIONS)  # what is legal
    gold: int = medium()  # in the deal that it wants to propose
    bag: Cells = small(GOODS)  # the bag as it shall be
    goods: Cells = small(GOODS)  # from a stand, in that deal
    from_bag: int = small()  # cards of the declared good from the bag, in that deal
    clause: int = small()  # 1: it says that the own bag passes
    side: int = small()  # what that deal is for; NO_OFFER: it proposes none


SCRATCH = layout(Scratch)
