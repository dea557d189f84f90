"""Correcting a guessed world by what the others have said of their bags.

An even guess deals any cards into a bag, so that nearly every one would be false. Merchants choose
what they load: all of it as declared, or contraband with the declared good on top.
"""

from sherwood.bots.chance import WIDTH, fraction, random_number
from sherwood.bots.sheriff.mind.doubt import doubts
from sherwood.bots.sheriff.mind.scratch import Scratch
from sherwood.bots.sheriff.mind.weights import Weights
from sherwood.games.compiled import rule
from sherwood.games.sheriff.table import GOODS, LEGAL, Table

CONTRABAND_CARD = -1  # any of it
SMUGGLED = 3  # cards of contraband in a bag, at most


@rule
def believe(table: Table, seat: int, weights: Weights, scratch: Scratch) -> None:
    """Pack every bag that was declared as its owner may have packed it."""
    for owner in range(table.players):
        if owner != seat and table.bag_sizes[owner] > 0 and table.declared[owner] >= 0:
            contraband, padded = doubts(table, owner, weights)
            drawn, smuggled, others = fraction(scratch), 0, 0
            if drawn < contraband:
                most = min(int(table.bag_sizes[owner]), SMUGGLED)
                smuggled = 1 + (random_number(scratch) * most) // WIDTH
            elif drawn < contraband + padded:
                others = int(table.bag_sizes[owner]) // 2
            pack(table, owner, smuggled, others, scratch)


@rule
def pack(table: Table, owner: int, smuggled: int, others: int, scratch: Scratch) -> None:
    """So many cards of contraband, so many other legal goods at most, and else the declared good.

    That is as far as there are such cards.
    """
    declared, contraband = table.declared[owner], 0
    for good in range(LEGAL, GOODS):
        contraband += table.bags[owner, good]
    for good in range(GOODS):
        for _ in range(table.bags[owner, good]):
            if good >= LEGAL and contraband > smuggled:
                contraband -= exchange(table, owner, good, declared, scratch)
    for good in range(LEGAL):
        for _ in range(table.bags[owner, good]):
            if contraband < smuggled:
                contraband += exchange(table, owner, good, CONTRABAND_CARD, scratch)
            elif good != declared and others > 0:
                others -= 1
            elif good != declared:
                exchange(table, owner, good, declared, scratch)


@rule
def exchange(table: Table, owner: int, good: int, wanted: int, scratch: Scratch) -> int:
    """Change one card of a bag for one that is wanted, from the hand or the pile; 1 if it was done.

    What all know the owner to hold stays with him.
    """
    for other in range(GOODS):
        if fits(other, wanted) and table.hands[owner, other] > 0:
            table.hands[owner, other] -= 1
            table.hands[owner, good] += 1
            return change(table, owner, good, other)
    if table.hands[owner, good] + table.bags[owner, good] <= table.known[owner, good]:
        return 0
    size = int(table.draw_size)
    start = (random_number(scratch) * size) // WIDTH
    for step in range(size):
        place = (start + step) % size
        other = table.draw_pile[place]
        if fits(other, wanted):
            table.draw_pile[place] = good
            return change(table, owner, good, other)
    return 0


@rule
def fits(good: int, wanted: int) -> bool:
    """Whether a good is what is wanted."""
    return good >= LEGAL if wanted == CONTRABAND_CARD else good == wanted


@rule
def change(table: Table, owner: int, good: int, other: int) -> int:
    """One card of the bag is another one."""
    table.bags[owner, good] -= 1
    table.bags[owner, other] += 1
    return 1
