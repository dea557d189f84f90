"""Meddling: what the opening or the passing of another's bag is worth to somebody who looks on."""

from sherwood.bots.sheriff.mind.deal import FEWEST, note_deal, note_no_deal
from sherwood.bots.sheriff.mind.doubt import cost_of_opening, doubts, goods_denied
from sherwood.bots.sheriff.mind.price import highest_price, offers_unasked
from sherwood.bots.sheriff.mind.scratch import Scratch
from sherwood.bots.sheriff.mind.weights import Weights
from sherwood.games.cards import bit
from sherwood.games.compiled import rule
from sherwood.games.sheriff.proposals import is_party, may_propose, stands
from sherwood.games.sheriff.score import scores
from sherwood.games.sheriff.table import (
    FOR_OPENING,
    FOR_PASSING,
    Table,
)

LEADER = 0.6  # how much the leader's loss is worth; that of anybody else is the rest, shared


@rule
def may_meddle(table: Table, seat: int, bag: int) -> bool:
    """One offer for each bag of the others, and none where it is decided or somebody pays already."""
    bound = (table.must_open | table.must_pass) & bit(bag)
    if bound != 0 or table.made[seat, bag] > 0 or not may_propose(table, seat, bag):
        return False
    for other in range(table.players):
        if stands(table, other, bag) and not is_party(table, other, bag):
            return False
    return True


@rule
def note_meddling(table: Table, seat: int, bag: int, weights: Weights, scratch: Scratch) -> None:
    """Write down what a merchant pays for the opening of another's bag, or for its passing.

    Whoever has a bag of his own there may ask for its passing in the same deal: open hers, not mine.
    """
    note_no_deal(scratch)
    if weights.meddles <= 0.0:
        return
    interest = interest_in_opening(table, seat, bag, weights, scratch)
    worth, side = weights.meddles * abs(interest), FOR_OPENING if interest > 0.0 else FOR_PASSING
    if worth < FEWEST:
        return
    clause = 0
    if side == FOR_OPENING and wants_clause(table, seat, weights):
        worth += weights.pays * highest_price(table, seat, weights)
        clause = 1
    note_deal(table, seat, int(worth), side, int(weights.barters), scratch)
    scratch.clause = clause


@rule
def wants_clause(table: Table, seat: int, weights: Weights) -> bool:
    """Whether a merchant wants the own bag to pass when another one is opened."""
    free = table.undecided & ~(table.must_open | table.must_pass) & bit(seat)
    return free != 0 and table.made[seat, seat] == 0 and offers_unasked(table, seat, weights)


@rule
def interest_in_opening(
    table: Table, seat: int, owner: int, weights: Weights, scratch: Scratch
) -> float:
    """What an opening is worth to somebody else. Below 0 it is the passing that he wants.

    One player's loss is the others' gain, and most of all the leader's. What he pays for it goes to
    the sheriff, so that some of it is lost twice.
    """
    smuggled, padded = doubts(table, owner, weights)
    fine = cost_of_opening(table, owner, smuggled, padded)
    loss = fine + goods_denied(table, owner, smuggled, padded)
    scores(table, scratch.points)
    rivalry = rivalry_with(table, seat, int(table.sheriff), scratch)
    interest = rivalry_with(table, seat, owner, scratch) * loss - rivalry * fine
    return interest / (1.0 + rivalry)


@rule
def rivalry_with(table: Table, seat: int, other: int, scratch: Scratch) -> float:
    """How much another's loss is worth; all others count one together, and the leader of them most."""
    for player in range(table.players):
        if player != seat and scratch.points[player] > scratch.points[other]:
            return (1.0 - LEADER) / (table.players - 2)
    return LEADER
