"""What is done for somebody whose time is up: what does them the least harm."""

from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.nottingham import actions
from sherwood.games.nottingham.hands import holds_only
from sherwood.games.nottingham.table import (
    BARGAIN,
    BARTER,
    CHEST,
    CHOICE,
    COPPER,
    DEFENCE,
    EXCHANGE,
    KINDS,
    LOOK,
    LOOT,
    OFFERS,
    PAIRS,
    PURCHASE,
    SPRING,
    Table,
)
from sherwood.games.record import Cells


@rule
def safe(table: Table, seat: int) -> int:
    """What the table does for a seat that is asked; it follows from what that seat knows."""
    phase = table.phase
    if phase in (CHOICE, EXCHANGE, PURCHASE):
        return safe_in_own_turn(phase)
    if phase == DEFENCE:
        return actions.YIELD
    if phase == SPRING:
        return actions.HOLD
    if phase == OFFERS:
        return safe_offer(table, seat, COPPER)
    if phase == BARTER:
        return safe_offer(table, seat, CHEST)
    if phase == BARGAIN:
        return actions.ACCEPT[best_offer(table)]
    if phase == LOOT:
        return actions.SEIZE[dearest(table, table.hands[table.target])]
    if phase == LOOK:
        return actions.KEEP[first_that_may_be_kept(table, seat)]
    return actions.DISCARD[cheapest(table, table.hands[seat], NONE)]


@rule
def safe_in_own_turn(phase: int) -> int:
    """Take the card that was turned up, buy nothing for it, and keep the hand."""
    if phase == CHOICE:
        return actions.TAKE
    return actions.PASS if phase == EXCHANGE else actions.REFUSE


@rule
def safe_offer(table: Table, seat: int, barred: int) -> int:
    """The cheapest card that may be offered, alone; or the proof that there is none."""
    if holds_only(table, seat, barred):
        return actions.SHOW
    return actions.OFFER[cheapest(table, table.hands[seat], barred)]


@rule
def cheapest(table: Table, cards: Cells, barred: int) -> int:
    """The kind worth least, but for one that does not count."""
    best = NONE
    for kind in range(KINDS):
        if cards[kind] == 0 or kind == barred:
            continue
        if best == NONE or table.values[kind] < table.values[best]:
            best = kind
    return best


@rule
def dearest(table: Table, cards: Cells) -> int:
    """The kind worth most."""
    best = NONE
    for kind in range(KINDS):
        if cards[kind] > 0 and (best == NONE or table.values[kind] > table.values[best]):
            best = kind
    return best


@rule
def best_offer(table: Table) -> int:
    """Who offers most for the chest."""
    most, best = NONE, NONE
    for seat in range(table.players):
        worth = worth_of_offer(table, seat)
        if worth > most:
            most, best = worth, seat
    return best


@rule
def worth_of_offer(table: Table, seat: int) -> int:
    """The points of what a seat offers; NONE where it offers nothing."""
    if table.offers[seat, 0] == NONE:
        return NONE
    worth = 0
    for place in range(2):
        kind = table.offers[seat, place]
        if kind != NONE:
            worth += int(table.values[kind])
    return worth


@rule
def first_that_may_be_kept(table: Table, seat: int) -> int:
    """Of the two ambush cards looked at, one without the own colour."""
    first, second = int(table.looked_at[0]), int(table.looked_at[1])
    return second if first == PAIRS + seat else first
