"""Exchanging cards for points: a set, which can be ambushed, or a task, which cannot."""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.moments import moment
from sherwood.games.news import tell_all
from sherwood.games.nottingham import actions, news
from sherwood.games.nottingham.ambush import next_owner, spring_ambush
from sherwood.games.nottingham.hands import lose_openly, take_openly
from sherwood.games.nottingham.table import (
    CARDS_PER_TASK,
    EACH,
    FIVE,
    FOUR_PAIRS,
    KINDS,
    OVER,
    SPRING,
    TASKS,
    THREE_PAIRS,
    Table,
)
from sherwood.games.nottingham.track import finish, grant_favour, march
from sherwood.games.nottingham.turn import end_turn
from sherwood.games.record import Cells

FIVE_OF_A_KIND = 5
PAIR = 2
KINDS_OF_FOUR_PAIRS, KINDS_OF_THREE_PAIRS = 4, 3

# What each task takes: so many cards each of so many kinds.
NEEDS = (
    (KINDS, 1),
    (1, FIVE_OF_A_KIND),
    (KINDS_OF_FOUR_PAIRS, PAIR),
    (KINDS_OF_THREE_PAIRS, PAIR),
)


@rule
def legal_exchanges(table: Table, seat: int, out: Cells) -> int:
    """Nothing, a set of three or more of a kind, or a task."""
    out[0] = actions.PASS
    count = 1
    ones, pairs, threes = 0, 0, 0
    for kind in range(KINDS):
        ones += table.hands[seat, kind] >= 1
        pairs += table.hands[seat, kind] >= PAIR
        threes += table.hands[seat, kind] >= actions.SMALLEST_SET
    if threes > 0:
        count = legal_sets(table, seat, out, count)
        count = legal_fives(table, seat, out, count)
    if ones == KINDS and can_do(table, seat, EACH):
        out[count] = actions.DO_EACH
        count += 1
    if pairs >= KINDS_OF_THREE_PAIRS:
        count = legal_pairs(table, seat, THREE_PAIRS, out, count)
    if pairs >= KINDS_OF_FOUR_PAIRS:
        count = legal_pairs(table, seat, FOUR_PAIRS, out, count)
    return count


@rule
def legal_sets(table: Table, seat: int, out: Cells, count: int) -> int:
    """Three or more cards of one kind."""
    for kind in range(KINDS):
        for cards in range(actions.SMALLEST_SET, table.hands[seat, kind] + 1):
            size = cards - actions.SMALLEST_SET
            out[count] = actions.LAY[kind * actions.SET_SIZES + size]
            count += 1
    return count


@rule
def legal_fives(table: Table, seat: int, out: Cells, count: int) -> int:
    """The task of five cards of one kind, while this player can do it."""
    if can_do(table, seat, FIVE):
        for kind in range(KINDS):
            if table.hands[seat, kind] >= FIVE_OF_A_KIND:
                out[count] = actions.DO_FIVE[kind]
                count += 1
    return count


@rule
def legal_pairs(table: Table, seat: int, task: int, out: Cells, count: int) -> int:
    """A task of pairs, with every choice of kinds of which the hand holds a pair each."""
    if not can_do(table, seat, task):
        return count
    held = 0
    for kind in range(KINDS):
        if table.hands[seat, kind] >= PAIR:
            held |= bit(kind)
    choices = actions.FOUR_PAIR_FLAGS if task == FOUR_PAIRS else actions.THREE_PAIR_FLAGS
    block = actions.DO_FOUR_PAIRS if task == FOUR_PAIRS else actions.DO_THREE_PAIRS
    for choice in range(len(choices)):
        if choices[choice] & held == choices[choice]:
            out[count] = block[choice]
            count += 1
    return count


@rule
def can_do(table: Table, seat: int, task: int) -> bool:
    """Whether a card of the task is left, and this player has none of it."""
    return table.tasks[task, 0] != seat and table.tasks[task, CARDS_PER_TASK - 1] == NONE


@rule
def exchange(table: Table, action: int) -> None:
    """The one exchange of the turn, or none."""
    if action == actions.PASS:
        tell_all(table, news.PASS, table.active, NONE, NONE, NONE)
        end_turn(table)
    elif actions.LAY.holds(action):
        lay_set(table, actions.LAY.index(action))
    else:
        do_task(table, action)


@rule
def lay_set(table: Table, choice: int) -> None:
    """A set is laid open, and every owner of an ambush is asked, whether or not it fits."""
    kind = choice // actions.SET_SIZES
    count = choice % actions.SET_SIZES + actions.SMALLEST_SET
    lose_openly(table, table.active, kind, count)
    table.laid_kind = kind
    table.laid_count = count
    table.phase = SPRING
    tell_all(table, news.LAY, table.active, NONE, kind, count)
    moment(table)
    ask_next_owner(table, table.active)


@rule
def ask_next_owner(table: Table, seat: int) -> None:
    """The next owner of an ambush is asked; after the last one the set counts."""
    table.asked = next_owner(table, seat)
    if table.asked == NONE:
        complete_set(table)


@rule
def answer_set(table: Table, owner: int, action: int) -> None:
    """An owner springs an ambush or holds. With fewer than three cards left the set fails."""
    if action == actions.HOLD:
        tell_all(table, news.HOLD, owner, NONE, NONE, NONE)
        moment(table)
        ask_next_owner(table, owner)
        return
    spring_ambush(table, owner, action)
    moment(table)
    if table.laid_count < actions.SMALLEST_SET:
        fail_set(table)
    elif table.ambush_counts[owner] == 0:
        ask_next_owner(table, owner)


@rule
def fail_set(table: Table) -> None:
    """The rest of the set goes back to the hand; the turn is over and the sheriff stays."""
    kind, count = table.laid_kind, table.laid_count
    tell_all(table, news.FAIL, table.active, NONE, kind, count)
    take_openly(table, table.active, kind, count)
    clear_set(table)
    moment(table)
    end_turn(table)


@rule
def complete_set(table: Table) -> None:
    """One card of the set goes to the winnings, the others to the discards."""
    kind, count = table.laid_kind, table.laid_count
    tell_all(table, news.WIN, table.active, NONE, kind, NONE)
    table.winnings[table.active, kind] += 1
    table.discard[kind] += count - 1
    clear_set(table)
    moment(table)
    finish_exchange(table)


@rule
def clear_set(table: Table) -> None:
    """No set lies on the table any more."""
    table.laid_kind = NONE
    table.laid_count = 0
    table.asked = NONE


@rule
def finish_exchange(table: Table) -> None:
    """The sheriff moves one field and grants his favour; then the next turn begins."""
    march(table)
    if table.phase == OVER:
        return
    grant_favour(table)
    end_turn(table)


@rule
def do_task(table: Table, action: int) -> None:
    """The cards of a task are discarded, and the player takes a card of it."""
    task = pay_for_task(table, action)
    moment(table)
    place = 0 if table.tasks[task, 0] == NONE else 1
    table.tasks[task, place] = table.active
    tell_all(table, news.TASK, table.active, NONE, task, place)
    moment(table)
    if all_tasks_taken(table):
        finish(table)
    else:
        finish_exchange(table)


@rule
def pay_for_task(table: Table, action: int) -> int:
    """Discard what the action says; the task it belongs to."""
    if action == actions.DO_EACH:
        for kind in range(KINDS):
            discard(table, kind, 1)
        return EACH
    if actions.DO_FIVE.holds(action):
        discard(table, actions.DO_FIVE.index(action), FIVE_OF_A_KIND)
        return FIVE
    if actions.DO_FOUR_PAIRS.holds(action):
        discard_pairs(table, actions.FOUR_PAIR_FLAGS[actions.DO_FOUR_PAIRS.index(action)])
        return FOUR_PAIRS
    discard_pairs(table, actions.THREE_PAIR_FLAGS[actions.DO_THREE_PAIRS.index(action)])
    return THREE_PAIRS


@rule
def discard_pairs(table: Table, kinds: int) -> None:
    """Discard a pair of each of some kinds, given as flags."""
    for kind in range(KINDS):
        if kinds & bit(kind):
            discard(table, kind, PAIR)


@rule
def discard(table: Table, kind: int, count: int) -> None:
    """Cards go from the active player's hand to the discards."""
    lose_openly(table, table.active, kind, count)
    table.discard[kind] += count
    tell_all(table, news.DISCARD, table.active, NONE, kind, count)


@rule
def all_tasks_taken(table: Table) -> bool:
    """Whether the eighth task card is gone."""
    for task in range(TASKS):
        if table.tasks[task, CARDS_PER_TASK - 1] == NONE:
            return False
    return True
