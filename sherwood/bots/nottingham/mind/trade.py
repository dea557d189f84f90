"""Offers for the copper and for the chest, and which of them to accept."""

from sherwood.bots.nottingham.mind.hand import card
from sherwood.bots.nottingham.mind.others import gain_of_other, rivalry
from sherwood.bots.nottingham.mind.scratch import Scratch
from sherwood.bots.nottingham.mind.weights import Weights
from sherwood.bots.nottingham.mind.worth import gain_of, worth_of_hand
from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.nottingham import actions
from sherwood.games.nottingham.table import COPPER, Table


@rule
def weigh_offers(table: Table, seat: int, count: int, weights: Weights, scratch: Scratch) -> None:
    """What to offer."""
    for choice in range(count):
        action = int(scratch.actions[choice])
        scratch.worths[choice] = worth_of_offer(table, seat, action, weights, scratch)


@rule
def worth_of_offer(
    table: Table, seat: int, action: int, weights: Weights, scratch: Scratch
) -> float:
    """What an offer would bring if it were accepted, times how likely that is."""
    one, two = actions.OFFER.index(action), NONE
    if actions.OFFER_TWO.holds(action):
        one = int(actions.OFFER_PAIR_KINDS[actions.OFFER_TWO.index(action), 0])
        two = int(actions.OFFER_PAIR_KINDS[actions.OFFER_TWO.index(action), 1])
    hand = scratch.hand + card(table.revealed) - card(one)
    given = gain_of_other(table, seat, table.active, scratch, one)
    if two != NONE:
        hand -= card(two)
        given += gain_of_other(table, seat, table.active, scratch, two)
    worth = worth_of_hand(scratch, hand) - scratch.now
    worth -= weights.giving * given * rivalry(scratch, table.active)
    return worth * weights.two_cards if two != NONE else worth


@rule
def weigh_bargains(table: Table, seat: int, count: int, weights: Weights, scratch: Scratch) -> None:
    """Which offer for the chest to accept."""
    for choice in range(count):
        action = int(scratch.actions[choice])
        scratch.worths[choice] = worth_of_accepting(
            table, seat, actions.ACCEPT.index(action), weights, scratch
        )


@rule
def worth_of_accepting(
    table: Table, seat: int, other: int, weights: Weights, scratch: Scratch
) -> float:
    """What an offer adds to the hand; its owner gets the revealed card."""
    hand = int(scratch.hand)
    for place in range(2):
        if table.offers[other, place] != NONE:
            hand += card(table.offers[other, place])
    worth = worth_of_hand(scratch, hand) - scratch.now
    given = gain_of_other(table, seat, other, scratch, table.revealed)
    return worth - weights.giving * given * rivalry(scratch, other)


@rule
def weigh_purchases(
    table: Table, seat: int, count: int, weights: Weights, scratch: Scratch
) -> None:
    """Which offer for the copper to accept, if any."""
    for choice in range(count):
        action = int(scratch.actions[choice])
        scratch.worths[choice] = worth_of_purchase(table, seat, action, weights, scratch)


@rule
def worth_of_purchase(
    table: Table, seat: int, action: int, weights: Weights, scratch: Scratch
) -> float:
    """One of the offers, or the copper itself."""
    if action == actions.REFUSE:
        return gain_of(scratch, COPPER)
    return worth_of_accepting(table, seat, actions.ACCEPT.index(action), weights, scratch)
