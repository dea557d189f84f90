"""Phase 1, the market: set cards aside, draw, and lay the cards set aside on a discard pile."""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.news import tell, tell_all
from sherwood.games.record import Cells
from sherwood.games.seats import left_of
from sherwood.games.sheriff import actions, news
from sherwood.games.sheriff.bags import begin_loading
from sherwood.games.sheriff.hands import fill_hand, take_openly
from sherwood.games.sheriff.piles import lay, legal_lays, take_from_pile
from sherwood.games.sheriff.promises import legal_honours, legal_judgements
from sherwood.games.sheriff.table import GOODS, LAY, MARKET, MOST_ASIDE, PILES, Table


@rule
def legal_market(table: Table, seat: int, out: Cells) -> int:
    """Set a card aside, take from a discard pile, draw the rest; or see to promises."""
    count = legal_honours(table, seat, out, 0)
    count = legal_judgements(table, seat, out, count)
    if table.fresh == 0 and table.aside_size < MOST_ASIDE:
        for good in range(GOODS):
            if table.hands[seat, good] > 0:
                out[count] = actions.SET_ASIDE[good]
                count += 1
    if table.sizes[seat] < table.limit:
        for pile in range(PILES):
            if table.discard_sizes[pile] > 0:
                out[count] = actions.TAKE[pile]
                count += 1
    out[count] = actions.DRAW
    return count + 1


@rule
def go_to_market(table: Table, seat: int, action: int) -> None:
    """One step of a merchant at the market."""
    if actions.SET_ASIDE.holds(action):
        set_aside(table, seat, actions.SET_ASIDE.index(action))
    elif actions.TAKE.holds(action):
        take(table, seat, actions.TAKE.index(action))
    else:
        draw_the_rest(table, seat)


@rule
def set_aside(table: Table, seat: int, good: int) -> None:
    """A card leaves the hand, face down for now."""
    table.hands[seat, good] -= 1
    table.sizes[seat] -= 1
    table.aside[good] += 1
    table.aside_size += 1
    tell_all(table, news.ASIDE, seat, NONE, NONE, table.aside_size)
    tell(table, bit(seat), news.ASIDE_CARD, seat, NONE, good, 1)


@rule
def take(table: Table, seat: int, pile: int) -> None:
    """The top card of a discard pile goes to the hand. After that nothing can be set aside."""
    good = take_from_pile(table, pile)
    take_openly(table, seat, good)
    table.taken[good] += 1
    table.fresh += 1
    tell_all(table, news.TAKE, seat, NONE, good, pile)
    if table.sizes[seat] == table.limit:
        lay_down(table, seat)


@rule
def draw_the_rest(table: Table, seat: int) -> None:
    """Fill the hand from the draw pile. There is no way back to the discards."""
    table.fresh += fill_hand(table, seat)
    lay_down(table, seat)


@rule
def lay_down(table: Table, seat: int) -> None:
    """The cards set aside come to a discard pile; without any, the next merchant follows."""
    if table.aside_size == 0:
        leave_market(table, seat)
    else:
        table.phase = LAY


@rule
def legal_lays_of_aside(table: Table, out: Cells) -> int:
    """Any card set aside."""
    return legal_lays(table, table.aside, out)


@rule
def lay_aside(table: Table, seat: int, action: int) -> None:
    """A card set aside is laid on a pile. It was in the hand before any was taken or drawn."""
    good = lay(table, seat, table.aside, action)
    table.known[seat, good] = max(table.known[seat, good] - 1, table.taken[good])
    table.aside_size -= 1
    if table.aside_size == 0:
        leave_market(table, seat)


@rule
def leave_market(table: Table, seat: int) -> None:
    """The next merchant comes; after the last one all load."""
    table.pile_laid_on = NONE
    table.fresh = 0
    for good in range(GOODS):
        table.taken[good] = 0
    table.active = left_of(table, seat)
    table.phase = MARKET
    if table.active == table.sheriff:
        table.active = NONE
        begin_loading(table)
