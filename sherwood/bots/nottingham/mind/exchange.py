"""Exchanging: points now, or more of them later. And ambushes against it."""

from sherwood.bots.nottingham.mind.hand import card, cards, held
from sherwood.bots.nottingham.mind.others import gain_of_other, power, rivalry
from sherwood.bots.nottingham.mind.scale import exchanges_left, reward
from sherwood.bots.nottingham.mind.scratch import Scratch
from sherwood.bots.nottingham.mind.weights import Weights
from sherwood.bots.nottingham.mind.worth import gain_of, worth_of_hand
from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.nottingham import actions
from sherwood.games.nottingham.exchange import FIVE_OF_A_KIND, PAIR
from sherwood.games.nottingham.rules import scores
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
from sherwood.games.nottingham.track import number_of

DECISIVE = 1000.0  # more than any points
KINDS_ON_AMBUSH = 2


@rule
def weigh_exchanges(
    table: Table, seat: int, count: int, weights: Weights, scratch: Scratch
) -> None:
    """A set, a task or nothing."""
    for choice in range(count):
        action = int(scratch.actions[choice])
        scratch.worths[choice] = worth_of_exchange(table, seat, action, weights, scratch)


@rule
def worth_of_exchange(
    table: Table, seat: int, action: int, weights: Weights, scratch: Scratch
) -> float:
    """The points of an exchange and what the hand is worth after it; passing is worth the hand."""
    if action == actions.PASS:
        return scratch.now
    if actions.LAY.holds(action):
        return worth_of_set(table, seat, actions.LAY.index(action), weights, scratch)
    task = task_of(action)
    points = reward(table, task)
    hand = scratch.hand - cards_of_task(action)
    left = worth_of_hand(scratch, hand)
    return points + left + worth_of_march(table, seat, hand, points, task, weights, scratch)


@rule
def worth_of_set(table: Table, seat: int, choice: int, weights: Weights, scratch: Scratch) -> float:
    """A set may be ambushed: then a card is gone, a gold is there, and the turn is lost."""
    kind = choice // actions.SET_SIZES
    count = choice % actions.SET_SIZES + actions.SMALLEST_SET
    hand = scratch.hand - cards(kind, count)
    points = table.values[kind]
    done = points + worth_of_hand(scratch, hand)
    done += worth_of_march(table, seat, hand, points, NONE, weights, scratch)
    risk = chance_of_failure(table, seat, kind, count)
    if risk == 0.0:
        return done
    failed = worth_of_hand(scratch, scratch.hand - card(kind) + card(GOLD))
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
    if actions.DO_FIVE.holds(action):
        return FIVE
    return FOUR_PAIRS if actions.DO_FOUR_PAIRS.holds(action) else THREE_PAIRS


@rule
def cards_of_task(action: int) -> int:
    """The cards that an action gives for a task, as a part of a hand."""
    if actions.DO_FIVE.holds(action):
        return cards(actions.DO_FIVE.index(action), FIVE_OF_A_KIND)
    kinds, count = bit(KINDS) - 1, 1
    if actions.DO_THREE_PAIRS.holds(action):
        kinds, count = actions.THREE_PAIR_FLAGS[actions.DO_THREE_PAIRS.index(action)], PAIR
    elif actions.DO_FOUR_PAIRS.holds(action):
        kinds, count = actions.FOUR_PAIR_FLAGS[actions.DO_FOUR_PAIRS.index(action)], PAIR
    used = 0
    for kind in range(KINDS):
        if kinds & bit(kind):
            used += cards(kind, count)
    return used


@rule
def worth_of_march(
    table: Table, seat: int, hand: int, points: int, task: int, weights: Weights, scratch: Scratch
) -> float:
    """The sheriff's favour for the hand that is left, or the end of the game."""
    if exchanges_left(table) == 1 or is_last_task(table, task):
        return DECISIVE if would_win(table, seat, points, task, scratch) else -DECISIVE
    number = number_of(table, table.sheriff + 1)
    size = 0
    for kind in range(KINDS):
        size += held(hand, kind)
    worth = weights.favour if size <= number else 0.0
    for other in range(table.players):
        if other != seat and table.sizes[other] <= number:
            worth -= weights.spite * weights.favour
    return worth * scratch.hope


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
def would_win(table: Table, seat: int, points: int, task: int, scratch: Scratch) -> bool:
    """Whether nobody would be ahead with these points more; a shared task also costs its first."""
    scores(table, scratch.points)
    mine = scratch.points[seat] + points
    for other in range(table.players):
        theirs = scratch.points[other]
        if task != NONE and table.tasks[task, 0] == other:
            theirs -= table.rewards[task, 0] - table.rewards[task, 1]
        if other != seat and theirs > mine:
            return False
    return True


@rule
def weigh_ambushes(table: Table, seat: int, count: int, scratch: Scratch) -> None:
    """Which ambush to keep."""
    for choice in range(count):
        action = int(scratch.actions[choice])
        scratch.worths[choice] = worth_of_keeping(table, seat, actions.KEEP.index(action), scratch)


@rule
def worth_of_keeping(table: Table, seat: int, ambush: int, scratch: Scratch) -> float:
    """How often an ambush may fit: a colour fits all sets of one player, two objects some of all."""
    if ambush >= PAIRS:
        return rivalry(scratch, ambush - PAIRS) / (table.players - 1)
    worth = 0.0
    for place in range(KINDS_ON_AMBUSH):
        kind = int(actions.AMBUSH_KINDS[ambush, place])
        worth += 1.0 / KINDS
        for other in range(table.players):
            if other != seat and table.known[other, kind, seat] >= PAIR:
                worth += 1.0 / KINDS / (table.players - 1)
    return worth


@rule
def weigh_springs(table: Table, seat: int, count: int, weights: Weights, scratch: Scratch) -> None:
    """Spring an ambush or hold; all that fit are worth the same."""
    sprung = worth_of_springing(table, seat, weights, scratch)
    for choice in range(count):
        scratch.worths[choice] = 0.0 if scratch.actions[choice] == actions.HOLD else sprung


@rule
def worth_of_springing(table: Table, seat: int, weights: Weights, scratch: Scratch) -> float:
    """A card of the set, and above all that it fails; the victim gets a gold."""
    worth = gain_of(scratch, table.laid_kind)
    rival = rivalry(scratch, table.active)
    worth -= weights.giving * gain_of_other(table, seat, table.active, scratch, GOLD) * rival
    if table.laid_count == actions.SMALLEST_SET:
        worth += weights.foiling * rival
        if exchanges_left(table) == 1:
            worth += DECISIVE
    else:
        worth -= weights.ambush * scratch.hope
    return worth
