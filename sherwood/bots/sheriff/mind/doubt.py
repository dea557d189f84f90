"""Doubt: how likely a bag is false, by everything that all have seen of its owner.

The record tells of every bag that was decided whether it was true: an opened one shows it, and so
does what lies on the stand after one has passed. It tells contraband and other legal goods apart.
"""

from sherwood.bots.sheriff.mind.weights import Weights
from sherwood.games.cards import bit
from sherwood.games.compiled import rule
from sherwood.games.sheriff.proposals import proposal_of
from sherwood.games.sheriff.table import (
    BAGS,
    FOR_PASSING,
    GOODS,
    LEGAL,
    WITH_CONTRABAND,
    WITH_OTHERS,
    Table,
)

TINY = 1e-6
MIDDLE = 3  # cards in a bag for which the weights are meant
SMUGGLED = 0.6  # of a false bag, the part that is not what was said
PENALTY, VALUE = 4.0, 7.0  # of contraband, about
LEGAL_PENALTY, LEGAL_VALUE = 2.0, 3.5  # and of legal goods


@rule
def seen_of(table: Table, owner: int, sort: int) -> int:
    """How often all have seen something of a player's bags, whoever was sheriff."""
    count = 0
    for sheriff in range(table.players):
        count += table.repute[owner, sheriff, sort]
    return count


@rule
def bags_seen(table: Table, owner: int) -> int:
    """Bags of a player that were decided, and so are known to be true or false."""
    waiting = 1 if table.undecided & bit(owner) and table.declared[owner] >= 0 else 0
    return seen_of(table, owner, BAGS) - waiting


@rule
def doubts_about(table: Table, owner: int, size: int, weights: Weights) -> tuple[float, float]:
    """How likely a bag of a size holds contraband, and how likely only other legal goods."""
    bags = bags_seen(table, owner) + weights.hearsay
    smuggled = seen_of(table, owner, WITH_CONTRABAND) + weights.hearsay * weights.suspicion
    padded = seen_of(table, owner, WITH_OTHERS) + weights.hearsay * weights.mistrust
    more = growth(size, weights.reading)
    true = max(bags - smuggled - padded, 0.0) + 0.1
    smuggled, padded = smuggled * more, padded * more
    all_bags = smuggled + padded + true
    return smuggled / all_bags, padded / all_bags


@rule
def growth(size: int, factor: float) -> float:
    """A factor for every card above the middle, and its inverse for every card below."""
    more = 1.0
    for _ in range(size - MIDDLE):
        more *= factor
    for _ in range(MIDDLE - size):
        more /= factor
    return more


@rule
def doubts(table: Table, owner: int, weights: Weights) -> tuple[float, float]:
    """The same of the bag that is declared: what all know of its owner's cards counts, too."""
    size = int(table.bag_sizes[owner])
    smuggled, padded = doubts_about(table, owner, size, weights)
    true = 1.0 - smuggled - padded
    true *= belief_in_truth(table, owner)
    for good in range(LEGAL, GOODS):
        if table.known[owner, good] > 0:
            smuggled *= weights.unease
            break
    if table.sides[proposal_of(owner, owner)] == FOR_PASSING:
        smuggled *= weights.unease
    all_bags = smuggled + padded + true + TINY
    return smuggled / all_bags, padded / all_bags


@rule
def belief_in_truth(table: Table, owner: int) -> float:
    """What known cards say: they prove a bag false when no hand has room for those not declared."""
    declared, others = table.declared[owner], 0
    for good in range(GOODS):
        if good != declared:
            others += table.known[owner, good]
    if others > table.sizes[owner]:
        return 0.0
    return 2.0 if table.known[owner, declared] >= table.bag_sizes[owner] else 1.0


@rule
def chance_of_lie(table: Table, owner: int, weights: Weights) -> float:
    """How likely a declared bag is false."""
    smuggled, padded = doubts(table, owner, weights)
    return smuggled + padded


@rule
def cost_of_opening(table: Table, owner: int, smuggled: float, padded: float) -> float:
    """What an opening is likely to cost the owner in gold, and to bring the sheriff."""
    size, penalty = table.bag_sizes[owner], table.penalties[table.declared[owner]]
    fines = SMUGGLED * (smuggled * PENALTY + padded * LEGAL_PENALTY)
    return size * (fines - (1.0 - smuggled - padded) * penalty)


@rule
def goods_denied(table: Table, owner: int, smuggled: float, padded: float) -> float:
    """What an opening is likely to cost the owner in goods."""
    return table.bag_sizes[owner] * SMUGGLED * (smuggled * VALUE + padded * LEGAL_VALUE)


@rule
def highest_fine(table: Table, owner: int) -> int:
    """What an opening can bring the sheriff at most: every card is what costs most."""
    most = 0
    for good in range(GOODS):
        if table.copies[good] > 0:
            most = max(most, int(table.penalties[good]))
    return most * int(table.bag_sizes[owner])
