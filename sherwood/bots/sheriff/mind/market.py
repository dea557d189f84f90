"""The market: which cards to change, where from, and where to lay the others."""

from sherwood.bots.sheriff.mind.goods import worth_in_hand
from sherwood.bots.sheriff.mind.habits import Habits
from sherwood.games.compiled import rule
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.table import GOODS, Table

BEFORE_ALL = 100.0  # promises are paid, and cards set aside, before anything is drawn


@rule
def worth_at_market(table: Table, seat: int, action: int, habits: Habits) -> float:
    """Set aside what is worth less than a card from the pile, take what is worth more."""
    if actions.HONOUR <= action < actions.INSPECT:
        return worth_of_honouring(table, seat, action - actions.HONOUR, habits)
    if action < actions.TAKE:
        gain = habits.draw - worth_in_hand(table, seat, action - actions.SET_ASIDE, habits)
        return BEFORE_ALL + gain if gain > 0.0 else gain
    if action < actions.DRAW:
        pile = action - actions.TAKE
        top = table.discards[pile, table.discard_sizes[pile] - 1]
        return worth_in_hand(table, seat, top, habits) - habits.draw
    return 0.0


@rule
def worth_of_honouring(table: Table, seat: int, taker: int, habits: Habits) -> float:
    """A promise is kept as long as the good name is worth the gold."""
    return BEFORE_ALL * (habits.word - table.owed[seat, taker])


@rule
def worth_of_laying(table: Table, action: int) -> float:
    """What is good goes down first, and on what is better still: nobody shall pick it up."""
    choice = action - actions.LAY
    pile = 1 if choice >= GOODS else 0
    worth = float(table.values[choice - pile * GOODS])
    if table.discard_sizes[pile] > 0:
        worth += table.values[table.discards[pile, table.discard_sizes[pile] - 1]]
    return worth
