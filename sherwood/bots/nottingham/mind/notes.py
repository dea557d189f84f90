"""The scratch pad of a bot."""

from sherwood.games.nottingham.actions import ACTIONS
from sherwood.games.nottingham.table import COPIES, KINDS, SEATS
from sherwood.games.record import Cells, Reals, large, layout, medium, reals, small

RUNGS_NOTED = COPIES + 2  # one card more than there are is weighed, too


class Notes:
    """What a bot works out before it weighs its options."""

    actions: Cells = medium(ACTIONS)  # what is legal
    worths: Reals = reals(ACTIONS)  # what each of these is worth
    resolves: Cells = large(ACTIONS)  # what it would make up its mind to do with it
    luck: Cells = large(1)  # the state of cheap random numbers
    hope: float = reals()  # how far collecting still pays
    ladder: Reals = reals(RUNGS_NOTED)  # how much of a set 0, 1, 2 … cards of a kind are
    losses: Reals = reals(KINDS)  # what the sets lose by a pair of each kind
    prices: Reals = reals(KINDS)  # what such a pair costs, with the cards that are missing
    cheapest: Cells = large(KINDS)  # the kinds, by that
    now: float = reals()  # what the own hand is worth
    leader: int = small()  # who of the others has most points
    hand: Cells = small(KINDS)  # a hand as it might be
    gains: Reals = reals(KINDS)  # what one more card of each kind would be worth
    odds: Reals = reals(KINDS)  # of what kind a card is that the bot cannot see
    points: Cells = large(SEATS)  # the score


NOTES = layout(Notes)
