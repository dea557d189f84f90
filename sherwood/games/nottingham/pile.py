"""The draw pile and the discard pile."""

from sherwood.games.cards import NONE, lay_out, total
from sherwood.games.compiled import rule
from sherwood.games.dice import shuffle
from sherwood.games.moments import unforeseen
from sherwood.games.news import tell_all
from sherwood.games.nottingham import news
from sherwood.games.nottingham.table import KINDS, RESHUFFLE, Table


@rule
def draw(table: Table) -> int:
    """The top card of the pile; an empty pile is made anew from the discards. NONE: no card."""
    unforeseen(table)
    if table.pile_size == 0:
        turn_discards_over(table)
    if table.pile_size == 0:
        return NONE
    table.pile_size -= 1
    kind = table.pile[table.pile_size]
    table.pile[table.pile_size] = NONE
    return kind


@rule
def turn_discards_over(table: Table) -> None:
    """The discard pile is shuffled and becomes the draw pile."""
    if total(table.discard) == 0:
        return
    table.pile_size = lay_out(table.discard, table.pile, 0)
    for kind in range(KINDS):
        table.discard[kind] = 0
    shuffle(table, RESHUFFLE, table.pile, table.pile_size)
    tell_all(table, news.RESHUFFLE, NONE, NONE, NONE, NONE)
