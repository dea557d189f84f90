"""The scratch pad of a bot."""

from sherwood.games.record import Cells, Reals, large, layout, medium, reals, small
from sherwood.games.sheriff.actions import ACTIONS
from sherwood.games.sheriff.table import GOODS, SEATS


class Notes:
    """What a bot works out before it weighs its options."""

    actions: Cells = medium(ACTIONS)  # what is legal
    worths: Reals = reals(ACTIONS)  # what each of these is worth
    luck: Cells = large(1)  # the state of cheap random numbers
    plan: Cells = small(GOODS)  # the bag as it shall be
    points: Cells = large(SEATS)  # the score


NOTES = layout(Notes)
