"""Phases 2 and 3: merchants load their bags in secret, and declare what is in them."""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.news import tell, tell_all
from sherwood.games.record import Cells
from sherwood.games.seats import left_of
from sherwood.games.sheriff import actions, news
from sherwood.games.sheriff.repute import note_declared
from sherwood.games.sheriff.round import end_round
from sherwood.games.sheriff.table import (
    DECLARE,
    FEWEST_IN_BAG,
    GATE,
    GOODS,
    LEGAL,
    LOAD,
    MOST_IN_BAG,
    Table,
)


@rule
def begin_loading(table: Table) -> None:
    """Every merchant with cards loads a bag. Should nobody have any, the round is over."""
    for seat in range(table.players):
        if seat != table.sheriff and table.sizes[seat] > 0:
            table.waiting |= bit(seat)
    table.phase = LOAD
    if table.waiting == 0:
        end_round(table)


@rule
def legal_loads(table: Table, seat: int, out: Cells) -> int:
    """A card of the hand, up to five; with one or more in the bag it can be closed."""
    loaded, count = 0, 0
    for good in range(GOODS):
        loaded += table.bags[seat, good]
        if table.hands[seat, good] > table.bags[seat, good]:
            out[count] = actions.LOAD[good]
            count += 1
    if loaded == MOST_IN_BAG:
        count = 0
    if loaded >= FEWEST_IN_BAG:
        out[count] = actions.CLOSE
        count += 1
    return count


@rule
def load(table: Table, seat: int, action: int) -> None:
    """A card goes into the bag, which nobody else notices, or the bag is closed."""
    if action == actions.CLOSE:
        close_bag(table, seat)
        return
    good = actions.LOAD.index(action)
    table.bags[seat, good] += 1
    tell(table, bit(seat), news.LOAD, seat, NONE, good, 1)


@rule
def close_bag(table: Table, seat: int) -> None:
    """The cards leave the hand; how many, all can see. After the last bag all declare."""
    cards = 0
    for good in range(GOODS):
        loaded = table.bags[seat, good]
        table.hands[seat, good] -= loaded
        cards += loaded
    table.sizes[seat] -= cards
    table.bag_sizes[seat] = cards
    table.undecided |= bit(seat)
    table.waiting &= ~bit(seat)
    tell_all(table, news.CLOSE, seat, NONE, NONE, cards)
    if table.waiting == 0:
        table.phase = DECLARE
        ask_next_to_declare(table, table.sheriff)


@rule
def ask_next_to_declare(table: Table, seat: int) -> None:
    """The next merchant with a bag, clockwise; after the last one all stand at the gate."""
    other = left_of(table, seat)
    while other != table.sheriff and table.bag_sizes[other] == 0:
        other = left_of(table, other)
    table.active = other
    if other == table.sheriff:
        table.active = NONE
        open_gate(table)


@rule
def open_gate(table: Table) -> None:
    """The bags lie before the sheriff, and every merchant may speak."""
    table.phase = GATE
    for seat in range(table.players):
        if seat != table.sheriff:
            table.talking |= bit(seat)


@rule
def legal_declarations(table: Table, out: Cells) -> int:
    """One legal good, of those in the game. The number is always that of the cards."""
    count = 0
    for good in range(LEGAL):
        if table.copies[good] > 0:
            out[count] = actions.DECLARE[good]
            count += 1
    return count


@rule
def declare(table: Table, seat: int, action: int) -> None:
    """A merchant says what is in the bag, true or not."""
    good = actions.DECLARE.index(action)
    table.declared[seat] = good
    note_declared(table, seat)
    tell_all(table, news.DECLARE, seat, NONE, good, table.bag_sizes[seat])
    ask_next_to_declare(table, seat)
