"""What a choice will do, as far as its seat can know: at the market, and when a bag is declared."""

from sherwood.games.compiled import rule
from sherwood.games.pen import Pen, close_object, key_of, number, open_object
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.table import DECLARE, GOODS, MARKET, Table
from sherwood.games.sheriff.view import GOOD_WORDS


@rule
def outlook(table: Table, _ahead: Table, seat: int, action: int, pen: Pen) -> None:
    """Write what a legal action does. The table must have been hidden from the seat."""
    if table.phase == MARKET:
        foresee_market(table, seat, action, pen)
    elif table.phase == DECLARE and actions.DECLARE.holds(action):
        foresee_opening(table, seat, actions.DECLARE.index(action), pen)


@rule
def foresee_market(table: Table, seat: int, action: int, pen: Pen) -> None:
    """A card that lies open is taken, or so many are drawn."""
    if actions.TAKE.holds(action):
        pile = actions.TAKE.index(action)
        open_object(pen, "gets")
        key_of(pen, GOOD_WORDS, table.discards[pile, table.discard_sizes[pile] - 1])
        number(pen, "", 1)
        close_object(pen)
    elif action == actions.DRAW:
        number(pen, "draws", table.limit - table.sizes[seat])


@rule
def foresee_opening(table: Table, seat: int, declared: int, pen: Pen) -> None:
    """What an opened bag would cost its owner, or bring if it is true; and how many cards are lost."""
    seized, true_penalty, false_penalty = 0, 0, 0
    for good in range(GOODS):
        cards = int(table.bags[seat, good])
        if good == declared:
            true_penalty += cards * table.penalties[good]
        else:
            seized += cards
            false_penalty += cards * table.penalties[good]
    number(pen, "seized", seized)
    number(pen, "if_opened", -false_penalty if seized > 0 else true_penalty)
