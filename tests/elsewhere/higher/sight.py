"""Who sees what."""

import numpy as np

from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.dice import lay_key, shuffle
from sherwood.games.record import Cells
from sherwood.games.sight import hide_dice_and_news, viewer_of

from .rules import is_over
from .table import CARDS, GUESS, SEATS, VIEWERS, Table


@rule
def hide(table: Table, seat: int) -> None:
    """Nobody knows the dice, the pile, and the cards of others."""
    hide_dice_and_news(table, viewer_of(seat, VIEWERS))
    for place in range(table.pile_size):
        table.pile[place] = NONE
    for other in range(SEATS):
        if other != seat and not is_over(table):
            table.cards[other] = NONE


@rule
def guess(table: Table, seat: int, key: Cells) -> None:
    """Shuffle what the seat cannot see, and deal it."""
    hide(table, seat)
    lay_key(table, key)
    unseen = np.empty(CARDS, np.int64)
    count = 0
    for card in range(table.deck):
        seen = False
        for other in range(table.players):
            seen = seen or table.cards[other] == card
        if not seen:
            unseen[count] = card
            count += 1
    shuffle(table, GUESS, unseen, count)
    for place in range(table.pile_size):
        count -= 1
        table.pile[place] = unseen[count]
    for other in range(table.players):
        if table.cards[other] == NONE:
            count -= 1
            table.cards[other] = unseen[count]
