"""Fear: how likely an own bag will be opened, and what that would cost."""

from sherwood.bots.sheriff.mind.doubt import doubts_about
from sherwood.bots.sheriff.mind.weights import Weights
from sherwood.games.compiled import rule
from sherwood.games.sheriff.table import BAGS, BRIBED, GOODS, MOST_IN_BAG, OPENED, Table

MOST = 0.9
SMALL, BY_CARD = 0.3, 0.14  # what part of full bags small ones are opened, and each card's part


@rule
def habit_of_opening(table: Table, sheriff: int, weights: Weights) -> float:
    """How often a sheriff opens bags for which nothing is paid: as one expects, and as all have seen."""
    seen, opened = 0.0, 0.0
    for owner in range(table.players):
        seen += table.repute[owner, sheriff, BAGS] - table.repute[owner, sheriff, BRIBED]
        opened += table.repute[owner, sheriff, OPENED]
    return (opened + weights.hearsay * weights.expects_opening) / (seen + weights.hearsay)


@rule
def fear_of_opening(table: Table, seat: int, size: int, weights: Weights) -> float:
    """How likely a bag of a size will be opened: large ones, and those of a bad reputation."""
    smuggled, padded = doubts_about(table, seat, size, weights)
    general = weights.suspicion + weights.mistrust
    fear = habit_of_opening(table, int(table.sheriff), weights)
    fear += weights.foresight * (smuggled + padded - general)
    return max(min(fear * (SMALL + BY_CARD * min(size, MOST_IN_BAG)), MOST), 0.0)


@rule
def loss_if_opened(table: Table, seat: int) -> float:
    """What an opening costs the owner of a false bag: the goods and their penalties."""
    loss = 0.0
    for good in range(GOODS):
        if good != table.declared[seat]:
            cards = table.bags[seat, good]
            loss += cards * (int(table.values[good]) + int(table.penalties[good]))
    return loss
