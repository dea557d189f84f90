"""Loading: the best honest bag, or one with contraband in it when that promises more."""

from sherwood.bots.sheriff.mind.fear import fear_of_opening
from sherwood.bots.sheriff.mind.goods import note_stand, whim_of
from sherwood.bots.sheriff.mind.plan import is_planned
from sherwood.bots.sheriff.mind.scratch import Scratch
from sherwood.bots.sheriff.mind.weights import Weights
from sherwood.games.compiled import rule
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.table import GOODS, LEGAL, MOST_IN_BAG, Table

SORTS = MOST_IN_BAG + 1
PLAIN, PADDED = range(2)
FILLINGS = (
    2  # a course tells the honest good, how many cards are smuggled, and whether it is padded
)
LIAR = -100.0  # an honesty below which every bag is a lie


@rule
def course_of(honest: int, smuggled: int, filling: int) -> int:
    """A bag as a number."""
    return (honest * SORTS + smuggled) * FILLINGS + filling


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
    note_stand(table, seat, weights, scratch)
    if is_planned(table, seat, scratch):
        fill_course(table, seat, int(scratch.course), scratch)
        return
    honest = best_honest_good(table, seat, scratch)
    best = course_of(honest, 0, PLAIN)
    most = worth_of_honest_bag(table, seat, honest, weights, scratch)
    for smuggled in range(most_smuggled(table, seat) + 1):
        for filling in range(FILLINGS):
            if smuggled + filling > 0 and (filling == PLAIN or weights.padding > 0.0):
                course = course_of(honest, smuggled, filling)
                fill_course(table, seat, course, scratch)
                worth = worth_of_false_bag(table, seat, honest, weights, scratch)
                if worth > most:
                    best, most = course, worth
    fill_course(table, seat, best, scratch)


@rule
def fill_course(table: Table, seat: int, course: int, scratch: Scratch) -> None:
    """Note the bag that a course stands for."""
    bag = course // FILLINGS
    fill(table, seat, bag // SORTS, bag % SORTS, course % FILLINGS, scratch)


@rule
def most_smuggled(table: Table, seat: int) -> int:
    """How many cards of contraband a bag can hold."""
    held = 0
    for good in range(LEGAL, GOODS):
        held += table.hands[seat, good]
    return min(held, MOST_IN_BAG)


@rule
def worth_of_honest_bag(
    table: Table, seat: int, good: int, weights: Weights, scratch: Scratch
) -> float:
    """Its goods, the sheriff's compensation, and a good conscience, as far as there is a whim."""
    cards = min(table.hands[seat, good], MOST_IN_BAG)
    worth = cards * scratch.on_stand[good]
    worth += fear_of_opening(table, seat, int(cards), weights) * cards * table.penalties[good]
    whim = weights.whim * (whim_of(table, seat, 0) - 0.5)
    return worth + weights.honesty + whim if cards > 0 else LIAR + weights.honesty


@rule
def worth_of_false_bag(
    table: Table, seat: int, honest: int, weights: Weights, scratch: Scratch
) -> float:
    """Its goods if it passes; its penalties if not; less what they would be worth in the hand."""
    size = 0
    for good in range(GOODS):
        size += scratch.bag[good]
    fear = fear_of_opening(table, seat, size, weights)
    keeps = weights.keeps if table.round_number < table.rounds else 0.0
    worth = 0.0
    for good in range(GOODS):
        cards = scratch.bag[good]
        if cards > 0 and good == honest:
            worth += cards * scratch.on_stand[good]
        elif cards > 0:
            passing = (1.0 - fear - keeps) * scratch.on_stand[good]
            worth += cards * (passing - fear * table.penalties[good])
    return worth


@rule
def fill(
    table: Table, seat: int, honest: int, smuggled: int, filling: int, scratch: Scratch
) -> None:
    """So many cards of contraband, the dearest first, and the honest good on top; padded if wished.

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
    if filling == PADDED:
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
        if left and (best < 0 or scratch.on_stand[good] > scratch.on_stand[best]):
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
