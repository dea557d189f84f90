"""Trading: everybody offers for the copper in secret (buy), or for the chest in turn (barter)."""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.moments import moment, unforeseen
from sherwood.games.news import tell_all, tell_details
from sherwood.games.nottingham import actions, news
from sherwood.games.nottingham.hands import (
    holds_only,
    lose_openly,
    next_with_cards,
    show_cards,
    show_hand,
    take_openly,
)
from sherwood.games.nottingham.table import (
    BARGAIN,
    BARTER,
    CHEST,
    COPPER,
    KINDS,
    OFFERS,
    PURCHASE,
    SEATS,
    Table,
)
from sherwood.games.nottingham.turn import give_revealed_to, go_on_to_exchange, take_revealed
from sherwood.games.record import Cells


@rule
def begin_buying(table: Table) -> None:
    """Every other player with cards owes an offer."""
    tell_all(table, news.BUY, table.active, NONE, NONE, NONE)
    table.phase = OFFERS
    for seat in range(table.players):
        if seat != table.active and table.sizes[seat] > 0:
            table.waiting |= bit(seat)


@rule
def legal_offers_for_copper(table: Table, seat: int, out: Cells) -> int:
    """One card that is no copper; somebody who has none proves it."""
    return legal_single_cards(table, seat, COPPER, out)


@rule
def legal_single_cards(table: Table, seat: int, barred: int, out: Cells) -> int:
    """One card of any kind but one, or the open hand as proof that there is none."""
    if holds_only(table, seat, barred):
        out[0] = actions.SHOW
        return 1
    count = 0
    for kind in range(KINDS):
        if kind != barred and table.hands[seat, kind] > 0:
            out[count] = actions.OFFER[kind]
            count += 1
    return count


@rule
def lay_offer(table: Table, seat: int, action: int) -> None:
    """An offer is laid face down; with the last one all are turned up together."""
    if action != actions.SHOW:
        table.offers[seat, 0] = actions.OFFER.index(action)
    tell_details(table, bit(seat), news.LAY_OFFER, seat, NONE, table.offers[seat, 0], NONE)
    table.waiting &= ~bit(seat)
    if table.waiting == 0:
        moment(table)
        turn_offers_up(table)


@rule
def turn_offers_up(table: Table) -> None:
    """All see what is offered, or the hand of somebody who has nothing to offer."""
    unforeseen(table)
    seat = next_with_cards(table, table.active)
    while seat != NONE:
        kind = table.offers[seat, 0]
        if kind == NONE:
            prove(table, seat)
        else:
            show_cards(table, seat, kind, 1)
            tell_all(table, news.TURN_UP, seat, NONE, kind, NONE)
        seat = next_with_cards(table, seat)
    table.phase = PURCHASE
    if not anything_offered(table):
        take_for_want_of_offers(table)


@rule
def prove(table: Table, seat: int) -> None:
    """A player shows the hand to everybody: there is nothing in it that may be offered."""
    show_hand(table, seat)
    table.shown |= bit(seat)
    tell_all(table, news.SHOW_HAND, seat, NONE, NONE, NONE)


@rule
def anything_offered(table: Table) -> bool:
    """Whether there is an offer on the table."""
    for seat in range(table.players):
        if table.offers[seat, 0] != NONE:
            return True
    return False


@rule
def take_for_want_of_offers(table: Table) -> None:
    """Nothing is bought: the active player takes the card."""
    moment(table)
    take_revealed(table)
    clear_offers(table)
    go_on_to_exchange(table)


@rule
def legal_acceptances(table: Table, out: Cells) -> int:
    """Any offer on the table."""
    count = 0
    for seat in range(table.players):
        if table.offers[seat, 0] != NONE:
            out[count] = actions.ACCEPT[seat]
            count += 1
    return count


@rule
def legal_purchases(table: Table, out: Cells) -> int:
    """Any offer on the table, or none of them."""
    count = legal_acceptances(table, out)
    out[count] = actions.REFUSE
    return count + 1


@rule
def purchase(table: Table, action: int) -> None:
    """The buyer takes one offer and pays with the copper, or refuses all and keeps the copper."""
    if action == actions.REFUSE:
        tell_all(table, news.REFUSE, table.active, NONE, NONE, NONE)
        take_for_want_of_offers(table)
        return
    seat = actions.ACCEPT.index(action)
    tell_all(table, news.PURCHASE, table.active, seat, table.offers[seat, 0], NONE)
    settle(table, seat)


@rule
def settle(table: Table, seat: int) -> None:
    """The offered cards and the revealed one change hands; the other offers are taken back."""
    for place in range(2):
        kind = table.offers[seat, place]
        if kind != NONE:
            lose_openly(table, seat, kind, 1)
            take_openly(table, table.active, kind, 1)
    give_revealed_to(table, seat)
    clear_offers(table)
    moment(table)
    go_on_to_exchange(table)


@rule
def clear_offers(table: Table) -> None:
    """No offer lies on the table any more."""
    table.shown = 0
    for seat in range(SEATS):
        table.offers[seat, 0] = NONE
        table.offers[seat, 1] = NONE


@rule
def begin_barter(table: Table) -> None:
    """The player to the left offers first."""
    tell_all(table, news.BARTER, table.active, NONE, NONE, NONE)
    table.phase = BARTER
    table.asked = next_with_cards(table, table.active)


@rule
def legal_offers_for_chest(table: Table, seat: int, out: Cells) -> int:
    """One or two cards that are no chests; somebody who has none proves it."""
    count = legal_single_cards(table, seat, CHEST, out)
    pair = 0
    for one in range(CHEST):
        if table.hands[seat, one] > 0:
            for two in range(one, CHEST):
                needed = 2 if one == two else 1
                if table.hands[seat, two] >= needed:
                    out[count] = actions.OFFER_TWO[pair + two - one]
                    count += 1
        pair += CHEST - one
    return count


@rule
def offer_openly(table: Table, seat: int, action: int) -> None:
    """An offer is laid face up; after the last one the active player decides."""
    if action == actions.SHOW:
        prove(table, seat)
    else:
        lay_open(table, seat, action)
    table.asked = next_with_cards(table, seat)
    if table.asked != NONE:
        return
    table.phase = BARGAIN
    if not anything_offered(table):
        take_for_want_of_offers(table)


@rule
def lay_open(table: Table, seat: int, action: int) -> None:
    """One or two cards, for all to see."""
    if actions.OFFER.holds(action):
        one = actions.OFFER.index(action)
        show_cards(table, seat, one, 1)
        table.offers[seat, 0] = one
        tell_all(table, news.TURN_UP, seat, NONE, one, NONE)
        return
    one = actions.OFFER_PAIR_KINDS[actions.OFFER_TWO.index(action), 0]
    two = actions.OFFER_PAIR_KINDS[actions.OFFER_TWO.index(action), 1]
    show_cards(table, seat, one, 2 if one == two else 1)
    show_cards(table, seat, two, 2 if one == two else 1)
    table.offers[seat, 0] = one
    table.offers[seat, 1] = two
    tell_all(table, news.TURN_UP, seat, NONE, one, two)


@rule
def bargain(table: Table, action: int) -> None:
    """The active player accepts one offer; its owner gets the chest."""
    seat = actions.ACCEPT.index(action)
    one, two = table.offers[seat, 0], table.offers[seat, 1]
    tell_all(table, news.ACCEPT, table.active, seat, one, two)
    settle(table, seat)
