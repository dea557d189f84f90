"""Which steps can be chosen together with those that follow them."""

from sherwood.games.compiled import rule
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.drafts import adds_to_draft
from sherwood.games.sheriff.table import GATE, LAY, LOAD, MARKET, SEIZURE, Table


@rule
def quiet(table: Table, seat: int, action: int) -> bool:
    """Whether a step shows its seat nothing new, and the same seat goes on.

    Cards that are set aside, taken or loaded, a deal that is put together, cards that are laid down.
    """
    phase = table.phase
    if phase == MARKET:
        return actions.SET_ASIDE.holds(action) or is_one_of_several_taken(table, seat, action)
    if phase == LOAD:
        return actions.LOAD.holds(action)
    if phase == GATE:
        return adds_to_draft(action)
    if phase == LAY:
        return table.aside_size > 1
    return phase == SEIZURE and table.seized_count > 1


@rule
def is_one_of_several_taken(table: Table, seat: int, action: int) -> bool:
    """Whether a card is taken from a pile and the hand has room for another one."""
    return actions.TAKE.holds(action) and table.sizes[seat] + 1 < table.limit
