"""Loading: the best honest bag, or one with contraband in it when that promises more."""

from sherwood.bots.sheriff.mind.goods import note_stand, whim_of
from sherwood.bots.sheriff.mind.plan import is_planned
from sherwood.bots.sheriff.mind.scratch import Scratch
from sherwood.bots.sheriff.mind.trust import reputation
from sherwood.bots.sheriff.mind.weights import Weights
from sherwood.games.compiled import rule
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.table import GOODS, LEGAL, MOST_IN_BAG, Table

SORTS = MOST_IN_BAG + 1  # a course tells the honest good, and how many cards are smuggled
LIAR = -100.0  # an honesty below which every bag is a lie


@rule
def best_honest_good(table: Table, seat: int, scratch: Scratch) -> int:
    """The legal good of which a bag is worth most."""
    best, most = 0, -1.0
    for good in range(LEGAL):
        cards = min(table.hands[seat, good], MOST_IN_BAG)
        worth = cards * scratch.on_stand[good]
        if worth > most:
            best, most = good, worth
    return best


@rule
def plan_bag(table: Table, seat: int, weights: Weights, scratch: Scratch) -> None:
    """Note the bag as it shall be."""
    if is_planned(table, seat, scratch):
        course = int(scratch.course)
        fill(table, seat, course // SORTS, course % SORTS, weights, scratch)
        return
    note_stand(table, seat, weights, scratch)
    scratch.fear = fear_of_opening(table, seat, weights)
    honest = best_honest_good(table, seat, scratch)
    best, most = 0, worth_of_honest_bag(table, seat, honest, weights, scratch)
    for smuggled in range(1, most_smuggled(table, seat) + 1):
        fill(table, seat, honest, smuggled, weights, scratch)
        worth = worth_of_false_bag(table, honest, scratch)
        if worth > most:
            best, most = smuggled, worth
    fill(table, seat, honest, best, weights, scratch)


@rule
def most_smuggled(table: Table, seat: int) -> int:
    """How many cards of contraband a bag can hold."""
    held = 0
    for good in range(LEGAL, GOODS):
        held += table.hands[seat, good]
    return min(held, MOST_IN_BAG)


@rule
def fear_of_opening(table: Table, seat: int, weights: Weights) -> float:
    """How likely a full bag will be opened: as a rule, and more with a bad reputation."""
    known_for = reputation(table, seat, MOST_IN_BAG, weights) - weights.suspicion
    return max(min(weights.expects_opening + weights.foresight * known_for, 0.9), 0.0)


@rule
def worth_of_honest_bag(
    table: Table, seat: int, good: int, weights: Weights, scratch: Scratch
) -> float:
    """Its goods, the sheriff's compensation, and a good conscience, as far as there is a whim."""
    cards = min(table.hands[seat, good], MOST_IN_BAG)
    worth = cards * scratch.on_stand[good]
    worth += scratch.fear * cards * table.penalties[good]
    whim = weights.whim * (whim_of(table, seat, 0) - 0.5)
    return worth + weights.honesty + whim if cards > 0 else LIAR + weights.honesty


@rule
def worth_of_false_bag(table: Table, honest: int, scratch: Scratch) -> float:
    """Its goods if it passes; its penalties if not."""
    worth = 0.0
    for good in range(GOODS):
        cards = scratch.bag[good]
        if cards > 0 and good == honest:
            worth += cards * scratch.on_stand[good]
        elif cards > 0:
            passing = (1.0 - scratch.fear) * scratch.on_stand[good]
            worth += cards * (passing - scratch.fear * table.penalties[good])
    return worth


@rule
def fill(
    table: Table, seat: int, honest: int, smuggled: int, weights: Weights, scratch: Scratch
) -> None:
    """So many cards of contraband, the dearest first, and the honest good on top.

    A hand without that good fills the bag with whatever it has of contraband, or one legal card.
    """
    room = MOST_IN_BAG
    for good in range(GOODS):
        scratch.bag[good] = 0
    for _ in range(smuggled):
        best = dearest_left(table, seat, LEGAL, GOODS, scratch)
        if best >= 0:
            scratch.bag[best] += 1
            room -= 1
    scratch.bag[honest] = min(table.hands[seat, honest], room)
    room -= scratch.bag[honest]
    if smuggled > 0 and weights.padding > 0.0:
        for _ in range(room):
            best = dearest_left(table, seat, 0, LEGAL, scratch)
            if best >= 0:
                scratch.bag[best] += 1


@rule
def dearest_left(table: Table, seat: int, first: int, end: int, scratch: Scratch) -> int:
    """Of some goods, the dearest of which more is held than planned; -1 where there is none."""
    best = -1
    for good in range(first, end):
        left = table.hands[seat, good] > scratch.bag[good]
        if left and (best < 0 or table.values[good] > table.values[best]):
            best = good
    return best


@rule
def note_missing(table: Table, seat: int, scratch: Scratch) -> None:
    """Write down how many cards of that bag are not in the bag yet."""
    scratch.missing = 0
    for good in range(GOODS):
        scratch.missing += max(scratch.bag[good] - table.bags[seat, good], 0)


@rule
def worth_of_load(
    table: Table, seat: int, action: int, weights: Weights, scratch: Scratch
) -> float:
    """The next card of the bag as it shall be; it is closed when all of them are in."""
    if action == actions.CLOSE:
        return 1.0 if scratch.missing == 0 else -1.0
    good = actions.LOAD.index(action)
    if scratch.bag[good] > table.bags[seat, good]:
        return 2.0
    return -2.0 - table.values[good]


@rule
def worth_of_declaration(table: Table, seat: int, good: int, weights: Weights) -> float:
    """What is most in the bag; of a bag of contraband, any good that the hand could have."""
    if weights.honesty < LIAR:
        return whim_of(table, seat, good) - MOST_IN_BAG * table.bags[seat, good]
    return table.bags[seat, good] + whim_of(table, seat, good) * table.copies[good] / (
        table.copies[0] + 1.0
    )


@rule
def is_false(table: Table, seat: int) -> bool:
    """Whether a player's own bag is not what was declared."""
    for good in range(GOODS):
        if good != table.declared[seat] and table.bags[seat, good] > 0:
            return True
    return False
