"""Exchanging: points now, or more of them later. And ambushes against it."""

from sherwood.bots.nottingham.mind.habits import Habits
from sherwood.bots.nottingham.mind.hand import card, cards, held
from sherwood.bots.nottingham.mind.notes import Notes
from sherwood.bots.nottingham.mind.others import gain_of_other, power, rivalry
from sherwood.bots.nottingham.mind.scale import exchanges_left, reward
from sherwood.bots.nottingham.mind.worth import gain_of, worth_of_hand
from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.nottingham import actions
from sherwood.games.nottingham.exchange import FIVE_OF_A_KIND, PAIR
from sherwood.games.nottingham.rules import scores
from sherwood.games.nottingham.sheriff import number_of
from sherwood.games.nottingham.table import (
    CARDS_PER_TASK,
    EACH,
    FIVE,
    FOUR_PAIRS,
    GOLD,
    KINDS,
    PAIR_AMBUSHES,
    PAIRS,
    TASKS,
    THREE_PAIRS,
    Table,
)

DECISIVE = 1000.0  # more than any points
KINDS_ON_AMBUSH = 2


@rule
def weigh_exchanges(table: Table, seat: int, count: int, habits: Habits, notes: Notes) -> None:
    """A set, a task or nothing."""
    for choice in range(count):
        action = int(notes.actions[choice])
        notes.worths[choice] = worth_of_exchange(table, seat, action, habits, notes)


@rule
def worth_of_exchange(table: Table, seat: int, action: int, habits: Habits, notes: Notes) -> float:
    """The points of an exchange and what the hand is worth after it; passing is worth the hand."""
    if action == actions.PASS:
        return notes.now
    if action < actions.DO_EACH:
        return worth_of_set(table, seat, action - actions.LAY, habits, notes)
    task = task_of(action)
    points = reward(table, task)
    hand = notes.hand - cards_of_task(action)
    left = worth_of_hand(notes, hand)
    return points + left + worth_of_march(table, seat, hand, points, task, habits, notes)


@rule
def worth_of_set(table: Table, seat: int, choice: int, habits: Habits, notes: Notes) -> float:
    """A set may be ambushed: then a card is gone, a gold is there, and the turn is lost."""
    kind = choice // actions.SET_SIZES
    count = choice % actions.SET_SIZES + actions.SMALLEST_SET
    hand = notes.hand - cards(kind, count)
    points = table.values[kind]
    done = points + worth_of_hand(notes, hand)
    done += worth_of_march(table, seat, hand, points, NONE, habits, notes)
    risk = chance_of_failure(table, seat, kind, count)
    if risk == 0.0:
        return done
    failed = worth_of_hand(notes, notes.hand - card(kind) + card(GOLD))
    return (1.0 - risk) * done + risk * failed


@rule
def chance_of_failure(table: Table, seat: int, kind: int, count: int) -> float:
    """How likely so many ambushes fit that fewer than three cards are left."""
    waiting = 0
    for other in range(table.players):
        if other != seat:
            waiting += table.ambush_counts[other]
    if waiting == 0:
        return 0.0
    fitting = 1 if kind == GOLD else 1 + KINDS_ON_AMBUSH
    fit = min(fitting / (PAIR_AMBUSHES + table.players - 1.0), 1.0)
    none = power(1.0 - fit, waiting)
    if count == actions.SMALLEST_SET:
        return 1.0 - none
    one = waiting * fit * power(1.0 - fit, waiting - 1)
    return 1.0 - none - one if count == actions.SMALLEST_SET + 1 else 0.0


@rule
def task_of(action: int) -> int:
    """Which task an action does."""
    if action == actions.DO_EACH:
        return EACH
    if action < actions.DO_FOUR_PAIRS:
        return FIVE
    return FOUR_PAIRS if action < actions.DO_THREE_PAIRS else THREE_PAIRS


@rule
def cards_of_task(action: int) -> int:
    """The cards that an action gives for a task, as a part of a hand."""
    if actions.DO_EACH < action < actions.DO_FOUR_PAIRS:
        return cards(action - actions.DO_FIVE, FIVE_OF_A_KIND)
    kinds, count = bit(KINDS) - 1, 1
    if action >= actions.DO_THREE_PAIRS:
        kinds, count = actions.THREE_PAIR_FLAGS[action - actions.DO_THREE_PAIRS], PAIR
    elif action >= actions.DO_FOUR_PAIRS:
        kinds, count = actions.FOUR_PAIR_FLAGS[action - actions.DO_FOUR_PAIRS], PAIR
    used = 0
    for kind in range(KINDS):
        if kinds & bit(kind):
            used += cards(kind, count)
    return used


@rule
def worth_of_march(
    table: Table, seat: int, hand: int, points: int, task: int, habits: Habits, notes: Notes
) -> float:
    """The sheriff's favour for the hand that is left, or the end of the game."""
    if exchanges_left(table) == 1 or is_last_task(table, task):
        return DECISIVE if would_win(table, seat, points, task, notes) else -DECISIVE
    number = number_of(table, table.sheriff + 1)
    size = 0
    for kind in range(KINDS):
        size += held(hand, kind)
    worth = habits.favour if size <= number else 0.0
    for other in range(table.players):
        if other != seat and table.sizes[other] <= number:
            worth -= habits.spite * habits.favour
    return worth * notes.hope


@rule
def is_last_task(table: Table, task: int) -> bool:
    """Whether this task card is the last of all."""
    if task == NONE:
        return False
    left = 0
    for other in range(TASKS):
        for place in range(CARDS_PER_TASK):
            if table.tasks[other, place] == NONE:
                left += 1
    return left == 1


@rule
def would_win(table: Table, seat: int, points: int, task: int, notes: Notes) -> bool:
    """Whether nobody would be ahead with these points more; a shared task also costs its first."""
    scores(table, notes.points)
    mine = notes.points[seat] + points
    for other in range(table.players):
        theirs = notes.points[other]
        if task != NONE and table.tasks[task, 0] == other:
            theirs -= table.rewards[task, 0] - table.rewards[task, 1]
        if other != seat and theirs > mine:
            return False
    return True


@rule
def weigh_ambushes(table: Table, seat: int, count: int, notes: Notes) -> None:
    """Which ambush to keep."""
    for choice in range(count):
        action = int(notes.actions[choice])
        notes.worths[choice] = worth_of_keeping(table, seat, action - actions.KEEP, notes)


@rule
def worth_of_keeping(table: Table, seat: int, ambush: int, notes: Notes) -> float:
    """How often an ambush may fit: a colour fits all sets of one player, two objects some of all."""
    if ambush >= PAIRS:
        return rivalry(notes, ambush - PAIRS) / (table.players - 1)
    worth = 0.0
    for place in range(KINDS_ON_AMBUSH):
        kind = int(actions.AMBUSH_KINDS[ambush, place])
        worth += 1.0 / KINDS
        for other in range(table.players):
            if other != seat and table.known[other, kind, seat] >= PAIR:
                worth += 1.0 / KINDS / (table.players - 1)
    return worth


@rule
def weigh_springs(table: Table, seat: int, count: int, habits: Habits, notes: Notes) -> None:
    """Spring an ambush or hold; all that fit are worth the same."""
    sprung = worth_of_springing(table, seat, habits, notes)
    for choice in range(count):
        notes.worths[choice] = 0.0 if notes.actions[choice] == actions.HOLD else sprung


@rule
def worth_of_springing(table: Table, seat: int, habits: Habits, notes: Notes) -> float:
    """A card of the set, and above all that it fails; the victim gets a gold."""
    worth = gain_of(notes, table.laid_kind)
    rival = rivalry(notes, table.active)
    worth -= habits.giving * gain_of_other(table, seat, table.active, notes, GOLD) * rival
    if table.laid_count == actions.SMALLEST_SET:
        worth += habits.foiling * rival
        if exchanges_left(table) == 1:
            worth += DECISIVE
    else:
        worth -= habits.ambush * notes.hope
    return worth
