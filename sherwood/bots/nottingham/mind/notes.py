"""The scratch pad of a bot."""

from sherwood.games.nottingham.actions import ACTIONS
from sherwood.games.nottingham.table import KINDS, SEATS
from sherwood.games.record import Cells, Reals, large, layout, medium, reals, small


class Notes:
    """What a bot works out before it weighs its options."""

    actions: Cells = medium(ACTIONS)  # what is legal
    worths: Reals = reals(ACTIONS)  # what each of these is worth
    luck: Cells = large(1)  # the state of cheap random numbers
    hand: Cells = small(KINDS)  # a hand as it might be
    gains: Reals = reals(KINDS)  # what one more card of each kind would be worth
    odds: Reals = reals(KINDS)  # of what kind a card is that the bot cannot see
    points: Cells = large(SEATS)  # the score


NOTES = layout(Notes)
