"""The draw pile and the two discard piles, which everybody may look through."""

from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.dice import shuffle
from sherwood.games.news import tell_all
from sherwood.games.record import Cells
from sherwood.games.sheriff import actions, news
from sherwood.games.sheriff.table import FACE_UP, GOODS, PILES, RESHUFFLE, Table


@rule
def draw(table: Table) -> int:
    """The top card of the draw pile; an empty one is made anew. NONE: there is no card."""
    if table.draw_size == 0:
        reshuffle(table)
    if table.draw_size == 0:
        return NONE
    table.draw_size -= 1
    top = table.draw_size
    good = table.draw_pile[top]
    table.draw_pile[top] = NONE
    return good


@rule
def reshuffle(table: Table) -> None:
    """All but the top five cards of each discard pile are shuffled into a new draw pile."""
    for pile in range(PILES):
        spare = table.discard_sizes[pile] - FACE_UP
        if spare > 0:
            for place in range(spare):
                table.draw_pile[table.draw_size + place] = table.discards[pile, place]
            table.draw_size += spare
            close_gap(table, pile, spare)
    if table.draw_size > 0:
        shuffle(table, RESHUFFLE, table.draw_pile, table.draw_size)
        tell_all(table, news.RESHUFFLE, NONE, NONE, NONE, table.draw_size)


@rule
def close_gap(table: Table, pile: int, spare: int) -> None:
    """The lowest cards of a pile are gone; the others move down."""
    size = table.discard_sizes[pile]
    for place in range(size):
        above = place + spare
        table.discards[pile, place] = table.discards[pile, above] if above < size else NONE
    table.discard_sizes[pile] = size - spare


@rule
def put_on_pile(table: Table, pile: int, good: int) -> None:
    """A card goes on top of a discard pile."""
    table.discards[pile, table.discard_sizes[pile]] = good
    table.discard_sizes[pile] += 1


@rule
def take_from_pile(table: Table, pile: int) -> int:
    """The top card of a discard pile."""
    table.discard_sizes[pile] -= 1
    top = table.discard_sizes[pile]
    good = table.discards[pile, top]
    table.discards[pile, top] = NONE
    return good


@rule
def legal_lays(table: Table, cards: Cells, out: Cells) -> int:
    """Any of the cards, on either pile; the first one decides for all."""
    count = 0
    for pile in range(PILES):
        if table.pile_laid_on in (NONE, pile):
            for good in range(GOODS):
                if cards[good] > 0:
                    out[count] = actions.LAY[pile * GOODS + good]
                    count += 1
    return count


@rule
def lay(table: Table, seat: int, cards: Cells, action: int) -> int:
    """One of the cards is laid on a discard pile, for all to see; which good it is."""
    choice = actions.LAY.index(action)
    pile = 1 if choice >= GOODS else 0
    good = choice - pile * GOODS
    cards[good] -= 1
    put_on_pile(table, pile, good)
    table.pile_laid_on = pile
    tell_all(table, news.LAY, seat, NONE, good, pile)
    return good
