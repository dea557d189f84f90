"""The candidates of a search: what is worth thinking about."""

from sherwood.bots.nottingham.mind.consider import consider
from sherwood.bots.nottingham.mind.scratch import Scratch
from sherwood.bots.nottingham.mind.weights import Weights
from sherwood.bots.rollouts import OWN_JUDGEMENT
from sherwood.games.compiled import rule
from sherwood.games.nottingham.table import Table


@rule
def candidates(table: Table, seat: int, weights: Weights, scratch: Scratch) -> int:
    """Note all legal actions, and what each seems worth; how many there are."""
    count = consider(table, seat, weights, scratch)
    for choice in range(count):
        scratch.courses[choice] = OWN_JUDGEMENT
    return count
