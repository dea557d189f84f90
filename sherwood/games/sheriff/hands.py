"""Cards going into and out of hands, and what everybody learns from it.

`known[seat, good]` is how many cards of a good everybody is certain to be among the cards that a
player holds, in the hand, in the bag or set aside. It is a lower bound. Nobody but the owner ever
knows more than all do, since cards come from the draw pile unseen or from a discard pile openly.
"""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.news import tell, tell_all
from sherwood.games.sheriff import news
from sherwood.games.sheriff.piles import draw
from sherwood.games.sheriff.table import LEGAL, Table


@rule
def fill_hand(table: Table, seat: int) -> int:
    """Draw up to a full hand, as far as there are cards; how many were drawn."""
    drawn = 0
    while table.sizes[seat] < table.limit:
        good = draw(table)
        if good == NONE:
            break
        table.hands[seat, good] += 1
        table.sizes[seat] += 1
        tell(table, bit(seat), news.DRAW_CARD, seat, NONE, good, 1)
        drawn += 1
    tell_all(table, news.DRAW, seat, NONE, NONE, drawn)
    return drawn


@rule
def take_openly(table: Table, seat: int, good: int) -> None:
    """A card that all can see goes into a hand."""
    table.hands[seat, good] += 1
    table.sizes[seat] += 1
    table.known[seat, good] += 1


@rule
def forget(table: Table, seat: int, good: int, count: int) -> None:
    """Cards that all have seen have left a player: as many fewer are certain, if any were."""
    table.known[seat, good] = max(table.known[seat, good] - count, 0)


@rule
def is_legal(good: int) -> bool:
    """Whether a good is legal; all others are contraband."""
    return good < LEGAL
