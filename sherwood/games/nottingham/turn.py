"""A turn: a card is revealed, and taken or used; in the end the player to the left is next."""

from sherwood.games.block import Block
from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.moments import moment
from sherwood.games.news import tell_all
from sherwood.games.nottingham import actions, news
from sherwood.games.nottingham.hands import lose_openly, take_openly
from sherwood.games.nottingham.pile import draw
from sherwood.games.nottingham.table import (
    CHEST,
    CHOICE,
    COPPER,
    DISCARD,
    EXCHANGE,
    GEMS,
    GOLD,
    KINDS,
    LOOKED_AT,
    OVER,
    PEARLS,
    SILVER,
    Table,
)
from sherwood.games.nottingham.track import march, number_of
from sherwood.games.record import Cells
from sherwood.games.seats import left_of


@rule
def begin_turn(table: Table, seat: int) -> None:
    """It is a player's turn; no card is turned up yet."""
    table.active = seat
    table.turns += 1
    table.phase = CHOICE
    tell_all(table, news.TURN, seat, NONE, NONE, NONE)


@rule
def end_turn(table: Table) -> None:
    """The player to the left is next."""
    begin_turn(table, left_of(table, table.active))
    moment(table)
    reveal(table)


@rule
def reveal(table: Table) -> None:
    """A turn starts with the top card of the pile, for all to see.

    With nothing to draw, hands are cut down and the sheriff walks, until there is a card or he is
    back in the city.
    """
    while table.phase != OVER:
        kind = draw(table)
        if kind != NONE:
            table.revealed = kind
            table.phase = CHOICE
            tell_all(table, news.REVEAL, table.active, NONE, kind, NONE)
            return
        table.asked = next_to_discard(table)
        if table.asked != NONE:
            table.phase = DISCARD
            return
        march(table)


@rule
def next_to_discard(table: Table) -> int:
    """The first player, clockwise from the active one, who holds more than the sheriff's number."""
    number = number_of(table, table.sheriff)
    seat = table.active
    for _ in range(table.players):
        if number != NONE and table.sizes[seat] > number:
            return seat
        seat = left_of(table, seat)
    return NONE


@rule
def legal_discards(table: Table, seat: int, out: Cells) -> int:
    """Any card of the hand."""
    count = 0
    for kind in range(KINDS):
        if table.hands[seat, kind] > 0:
            out[count] = actions.DISCARD[kind]
            count += 1
    return count


@rule
def discard_down(table: Table, seat: int, action: int) -> None:
    """A player with too many cards lays one off; after the last such player the sheriff walks."""
    kind = actions.DISCARD.index(action)
    lose_openly(table, seat, kind, 1)
    table.discard[kind] += 1
    tell_all(table, news.DISCARD, seat, NONE, kind, 1)
    table.asked = next_to_discard(table)
    if table.asked == NONE:
        moment(table)
        march(table)
        reveal(table)


@rule
def legal_choices(table: Table, seat: int, out: Cells) -> int:
    """Take the revealed card, or carry out its action where it has a possible target."""
    out[0] = actions.TAKE
    count = 1
    kind = table.revealed
    if kind == SILVER:
        return legal_targets(table, seat, actions.STEAL, out, count)
    if kind == PEARLS:
        return legal_targets(table, seat, actions.ROB, out, count)
    if kind == GEMS:
        return legal_targets(table, seat, actions.RAID, out, count)
    if kind == COPPER and somebody_else_has_cards(table, seat):
        out[count] = actions.BUY
        count += 1
    if kind == CHEST and somebody_else_has_cards(table, seat):
        out[count] = actions.BARTER
        count += 1
    if kind == GOLD and table.ambush_pile_size >= LOOKED_AT:
        out[count] = actions.AMBUSH
        count += 1
    return count


@rule
def legal_targets(table: Table, seat: int, attack: Block, out: Cells, count: int) -> int:
    """Everybody else with cards in the hand can be named."""
    for other in range(table.players):
        if other != seat and table.sizes[other] > 0:
            out[count] = attack[other]
            count += 1
    return count


@rule
def somebody_else_has_cards(table: Table, seat: int) -> bool:
    """Whether there is anyone to trade with."""
    for other in range(table.players):
        if other != seat and table.sizes[other] > 0:
            return True
    return False


@rule
def take_revealed(table: Table) -> None:
    """The active player takes the revealed card into the hand."""
    kind = table.revealed
    give_revealed_to(table, table.active)
    tell_all(table, news.TAKE, table.active, NONE, kind, NONE)


@rule
def give_revealed_to(table: Table, seat: int) -> None:
    """The revealed card goes into a hand, for all to see."""
    take_openly(table, seat, table.revealed, 1)
    table.revealed = NONE


@rule
def go_on_to_exchange(table: Table) -> None:
    """The action is over; the player may exchange once."""
    table.phase = EXCHANGE
    table.target = NONE
    table.asked = NONE
