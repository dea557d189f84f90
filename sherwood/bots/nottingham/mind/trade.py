"""Offers for the copper and for the chest, and which of them to accept."""

from sherwood.bots.nottingham.mind.habits import Habits
from sherwood.bots.nottingham.mind.hand import card
from sherwood.bots.nottingham.mind.notes import Notes
from sherwood.bots.nottingham.mind.others import gain_of_other, rivalry
from sherwood.bots.nottingham.mind.worth import gain_of, worth_of_hand
from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.nottingham import actions
from sherwood.games.nottingham.table import COPPER, Table


@rule
def weigh_offers(table: Table, seat: int, count: int, habits: Habits, notes: Notes) -> None:
    """What to offer."""
    for choice in range(count):
        action = int(notes.actions[choice])
        notes.worths[choice] = worth_of_offer(table, seat, action, habits, notes)


@rule
def worth_of_offer(table: Table, seat: int, action: int, habits: Habits, notes: Notes) -> float:
    """What an offer would bring if it were accepted, times how likely that is."""
    one, two = action - actions.OFFER, NONE
    if action >= actions.OFFER_TWO:
        one = int(actions.OFFER_PAIR_KINDS[action - actions.OFFER_TWO, 0])
        two = int(actions.OFFER_PAIR_KINDS[action - actions.OFFER_TWO, 1])
    hand = notes.hand + card(table.revealed) - card(one)
    given = gain_of_other(table, seat, table.active, notes, one)
    if two != NONE:
        hand -= card(two)
        given += gain_of_other(table, seat, table.active, notes, two)
    worth = worth_of_hand(notes, hand) - notes.now
    worth -= habits.giving * given * rivalry(notes, table.active)
    return worth * habits.two_cards if two != NONE else worth


@rule
def weigh_bargains(table: Table, seat: int, count: int, habits: Habits, notes: Notes) -> None:
    """Which offer for the chest to accept."""
    for choice in range(count):
        action = int(notes.actions[choice])
        notes.worths[choice] = worth_of_accepting(
            table, seat, action - actions.ACCEPT, habits, notes
        )


@rule
def worth_of_accepting(table: Table, seat: int, other: int, habits: Habits, notes: Notes) -> float:
    """What an offer adds to the hand; its owner gets the revealed card."""
    hand = int(notes.hand)
    for place in range(2):
        if table.offers[other, place] != NONE:
            hand += card(table.offers[other, place])
    worth = worth_of_hand(notes, hand) - notes.now
    given = gain_of_other(table, seat, other, notes, table.revealed)
    return worth - habits.giving * given * rivalry(notes, other)


@rule
def weigh_purchases(table: Table, seat: int, count: int, habits: Habits, notes: Notes) -> None:
    """Which offer for the copper to accept, if any."""
    for choice in range(count):
        action = int(notes.actions[choice])
        notes.worths[choice] = worth_of_purchase(table, seat, action, habits, notes)


@rule
def worth_of_purchase(table: Table, seat: int, action: int, habits: Habits, notes: Notes) -> float:
    """One of the offers, or the copper itself."""
    if action == actions.REFUSE:
        return gain_of(notes, COPPER)
    return worth_of_accepting(table, seat, action - actions.ACCEPT, habits, notes)
