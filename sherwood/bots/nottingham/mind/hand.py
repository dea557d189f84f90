"""What a hand is worth: the sets in it, whole and begun, or the task that it serves best."""

from sherwood.bots.nottingham.mind.habits import MISSING, RUNGS, Habits
from sherwood.bots.nottingham.mind.notes import RUNGS_NOTED, Notes
from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.nottingham.actions import SMALLEST_SET
from sherwood.games.nottingham.exchange import (
    FIVE_OF_A_KIND,
    KINDS_OF_FOUR_PAIRS,
    KINDS_OF_THREE_PAIRS,
    PAIR,
    can_do,
)
from sherwood.games.nottingham.table import (
    EACH,
    FIVE,
    FOUR_PAIRS,
    KINDS,
    THREE_PAIRS,
    Table,
)
from sherwood.games.record import Cells

A_CARD_MISSING = 1000.0  # weighs more than any card that is given up


@rule
def exchanges_left(table: Table) -> int:
    """How often the sheriff can still move before the game is over."""
    return table.fields + 1 - table.sheriff


@rule
def patience(table: Table, habits: Habits) -> float:
    """How far collecting still pays: fully at first, hardly when the sheriff is almost home."""
    return min(1.0, exchanges_left(table) / (table.players * habits.horizon))


@rule
def rung(habits: Habits, count: int, hope: float) -> float:
    """How much of a set so many cards of a kind are. Six are two sets."""
    if count >= RUNGS:
        return 1.0 + rung_below(habits, count - SMALLEST_SET, hope)
    return rung_below(habits, count, hope)


@rule
def rung_below(habits: Habits, count: int, hope: float) -> float:
    """The same for fewer than six cards; what is only begun counts as far as there is hope."""
    if count < SMALLEST_SET:
        return habits.rungs[count] * hope
    return habits.rungs[min(count, RUNGS - 1)]


@rule
def note_hope(table: Table, habits: Habits, notes: Notes) -> None:
    """Write down how far collecting still pays, and what any number of cards is worth then."""
    notes.hope = patience(table, habits)
    for count in range(RUNGS_NOTED):
        notes.ladder[count] = rung(habits, count, notes.hope)


@rule
def part_of_set(table: Table, notes: Notes, kind: int, count: int) -> float:
    """The points in so many cards of one kind."""
    return table.values[kind] * notes.ladder[count]


@rule
def worth_of_hand(table: Table, seat: int, hand: Cells, habits: Habits, notes: Notes) -> float:
    """The points that a hand promises."""
    sets = 0.0
    for kind in range(KINDS):
        sets += part_of_set(table, notes, kind, hand[kind])
    best = 0.0
    if can_do(table, seat, FIVE):
        best = max(best, worth_of_five(table, hand, habits, notes))
    if can_do(table, seat, EACH):
        best = max(best, worth_of_each(table, hand, habits, notes))
    three, four = can_do(table, seat, THREE_PAIRS), can_do(table, seat, FOUR_PAIRS)
    if three or four:
        best = max(best, worth_of_pairs(table, hand, habits, notes, three, four))
    return sets + best


@rule
def reward(table: Table, task: int) -> int:
    """The points of a task for who does it now."""
    return table.rewards[task, 0 if table.tasks[task, 0] == NONE else 1]


@rule
def promise_of_task(table: Table, habits: Habits, notes: Notes, task: int, missing: int) -> float:
    """What a task is worth as long as so many of its cards are missing."""
    if missing >= MISSING:
        return 0.0
    worth = reward(table, task) * habits.readiness[missing]
    return worth if missing == 0 else worth * notes.hope


@rule
def given_up(table: Table, notes: Notes, kind: int, held: int, used: int) -> float:
    """What the sets lose when a task uses cards of a kind."""
    before = part_of_set(table, notes, kind, held)
    return before - part_of_set(table, notes, kind, max(held - used, 0))


@rule
def worth_of_five(table: Table, hand: Cells, habits: Habits, notes: Notes) -> float:
    """Five of the kind that suits best, less the sets that these cards would have made."""
    best = 0.0
    for kind in range(KINDS):
        missing = max(FIVE_OF_A_KIND - hand[kind], 0)
        if missing < MISSING:
            worth = promise_of_task(table, habits, notes, FIVE, missing)
            worth -= given_up(table, notes, kind, hand[kind], FIVE_OF_A_KIND)
            best = max(best, worth)
    return best


@rule
def worth_of_each(table: Table, hand: Cells, habits: Habits, notes: Notes) -> float:
    """One of each kind, less the same."""
    missing, lost = 0, 0.0
    for kind in range(KINDS):
        if hand[kind] == 0:
            missing += 1
        else:
            lost += given_up(table, notes, kind, hand[kind], 1)
    return promise_of_task(table, habits, notes, EACH, missing) - lost


@rule
def worth_of_pairs(
    table: Table, hand: Cells, habits: Habits, notes: Notes, three: bool, four: bool
) -> float:
    """Three or four pairs, of the kinds that are nearest, less the same."""
    for kind in range(KINDS):
        price = max(PAIR - hand[kind], 0) * A_CARD_MISSING
        notes.losses[kind] = given_up(table, notes, kind, hand[kind], PAIR)
        notes.prices[kind] = price + notes.losses[kind]
    sort_pairs(notes)
    missing, lost, worth = 0, 0.0, 0.0
    for place in range(KINDS_OF_FOUR_PAIRS):
        kind = notes.cheapest[place]
        missing += max(PAIR - hand[kind], 0)
        lost += notes.losses[kind]
        if three and place + 1 == KINDS_OF_THREE_PAIRS:
            worth = max(worth, promise_of_task(table, habits, notes, THREE_PAIRS, missing) - lost)
        if four and place + 1 == KINDS_OF_FOUR_PAIRS:
            worth = max(worth, promise_of_task(table, habits, notes, FOUR_PAIRS, missing) - lost)
    return worth


@rule
def sort_pairs(notes: Notes) -> None:
    """Write down which pair is the cheapest, and which come next; of equal ones the first kind.

    Each is compared with each, without a branch: this is done more often than anything else.
    """
    for kind in range(KINDS):
        rank = 0
        for other in range(kind):
            rank += notes.prices[other] <= notes.prices[kind]
        for other in range(kind + 1, KINDS):
            rank += notes.prices[other] < notes.prices[kind]
        notes.cheapest[rank] = kind


@rule
def worth_with(
    table: Table, seat: int, habits: Habits, notes: Notes, come: int, go: int, too: int
) -> float:
    """What the own hand would be worth with one card more and up to two fewer (NONE: none)."""
    for kind in range(KINDS):
        notes.hand[kind] = table.hands[seat, kind]
    if come != NONE:
        notes.hand[come] += 1
    if go != NONE:
        notes.hand[go] -= 1
    if too != NONE:
        notes.hand[too] -= 1
    return worth_of_hand(table, seat, notes.hand, habits, notes)


@rule
def note_gains(table: Table, seat: int, habits: Habits, notes: Notes) -> None:
    """Write down what one more card of each kind would be worth."""
    for kind in range(KINDS):
        notes.gains[kind] = worth_with(table, seat, habits, notes, kind, NONE, NONE) - notes.now
