"""What a sheriff makes of a bag, in numbers, for whoever looks at a finished game again."""

from sherwood.bots.sheriff.mind.asking import demands_made
from sherwood.bots.sheriff.mind.doubt import chance_of_lie
from sherwood.bots.sheriff.mind.inspect import value_of_opening
from sherwood.bots.sheriff.mind.weights import Weights
from sherwood.games.cards import bit
from sherwood.games.compiled import rule
from sherwood.games.record import layout, reals
from sherwood.games.sheriff.table import GATE, Table

DECIDED = -1.0  # no gold changes anything, since a deal binds the sheriff


class Beliefs:
    """What a sheriff makes of one bag."""

    lie: float = reals()  # how likely it is false
    enough: float = reals()  # the least gold that would pass it for certain; or DECIDED


BELIEFS = layout(Beliefs)


@rule
def judge(table: Table, seat: int, other: int, weights: Weights, beliefs: Beliefs) -> bool:
    """Note what the sheriff makes of another's bag; whether there is one that he has to decide."""
    if table.phase != GATE or seat != table.sheriff or table.undecided & bit(other) == 0:
        return False
    beliefs.lie = chance_of_lie(table, other, weights)
    beliefs.enough = gold_enough(table, seat, other, weights)
    return True


@rule
def gold_enough(table: Table, seat: int, owner: int, weights: Weights) -> float:
    """The least whole gold in all that is more than opening is worth, however that is misjudged.

    Whoever demanded something and is given nothing has his pride.
    """
    if (table.must_open | table.must_pass) & bit(owner):
        return DECIDED
    value = value_of_opening(table, seat, owner, weights) + weights.noise
    gold = max(int(value), 0)
    if gold < value:
        gold += 1
    if gold == 0 and demands_made(table, seat, owner) > 0 and value + weights.pride > 0.0:
        gold = 1
    return 1.0 * gold
