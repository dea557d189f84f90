"""The market: which cards to change, where from, and where to lay the others."""

from sherwood.bots.sheriff.mind.goods import worth_in_hand
from sherwood.bots.sheriff.mind.weights import Weights
from sherwood.games.compiled import rule
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.table import GOODS, Table

BEFORE_ALL = 100.0  # promises are paid, and cards set aside, before anything is drawn


@rule
def worth_at_market(table: Table, seat: int, action: int, fear: float, weights: Weights) -> float:
    """Set aside what is worth less than a card from the pile, take what is worth more."""
    if actions.HONOUR.holds(action):
        return worth_of_honouring(table, seat, actions.HONOUR.index(action), weights)
    if actions.JUDGE.holds(action):
        return -BEFORE_ALL  # what was said is for people
    if actions.SET_ASIDE.holds(action):
        good = actions.SET_ASIDE.index(action)
        gain = weights.draw - worth_in_hand(table, seat, good, fear, weights)
        return BEFORE_ALL + gain if gain > 0.0 else gain
    if actions.TAKE.holds(action):
        pile = actions.TAKE.index(action)
        top = table.discards[pile, table.discard_sizes[pile] - 1]
        return worth_in_hand(table, seat, top, fear, weights) - weights.draw
    return 0.0


@rule
def worth_of_honouring(table: Table, seat: int, taker: int, weights: Weights) -> float:
    """A promise is kept as long as the good name is worth the gold."""
    return BEFORE_ALL * (weights.word - table.owed[seat, taker])


@rule
def worth_of_laying(table: Table, action: int) -> float:
    """What is good goes down first, and on what is better still: nobody shall pick it up."""
    choice = actions.LAY.index(action)
    pile = 1 if choice >= GOODS else 0
    worth = float(table.values[choice - pile * GOODS])
    if table.discard_sizes[pile] > 0:
        worth += table.values[table.discards[pile, table.discard_sizes[pile] - 1]]
    return worth
