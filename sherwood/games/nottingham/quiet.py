"""Which steps can be chosen together with those that follow them."""

from sherwood.games.compiled import rule
from sherwood.games.nottingham import actions
from sherwood.games.nottingham.table import CHOICE, DISCARD, Table
from sherwood.games.nottingham.track import number_of


@rule
def quiet(table: Table, seat: int, action: int) -> bool:
    """Whether a step shows its seat nothing new, and the same seat goes on.

    The card that lies open is taken; of several cards too many, one that is not the last is laid off.
    """
    if table.phase == CHOICE:
        return action == actions.TAKE
    return table.phase == DISCARD and table.sizes[seat] > number_of(table, table.sheriff) + 1
