"""What is counted of every seat while bots play: how somebody plays, in a few numbers."""

from sherwood.games.compiled import rule
from sherwood.games.nottingham import actions
from sherwood.games.nottingham.table import Table
from sherwood.games.record import Grid
from sherwood.play.arena import Rate

WATCHED = ("attacks", "defences", "ambushes", "springs", "sets", "tasks")
RATES: tuple[Rate, ...] = ()
ATTACKS, DEFENCES, AMBUSHES, SPRINGS, SETS, DONE_TASKS = range(6)


@rule
def watch(table: Table, seat: int, action: int, counts: Grid) -> None:
    """Count an action that is about to be done."""
    if is_attack(action):
        counts[seat, ATTACKS] += 1
    elif action == actions.DEFEND:
        counts[seat, DEFENCES] += 1
    elif action == actions.AMBUSH:
        counts[seat, AMBUSHES] += 1
    elif actions.SPRING.holds(action):
        counts[seat, SPRINGS] += 1
    elif actions.LAY.holds(action):
        counts[seat, SETS] += 1
    elif is_task(action):
        counts[seat, DONE_TASKS] += 1


@rule
def is_attack(action: int) -> bool:
    """Whether somebody is attacked."""
    stolen_or_robbed = actions.STEAL.holds(action) or actions.ROB.holds(action)
    return stolen_or_robbed or actions.RAID.holds(action)


@rule
def is_task(action: int) -> bool:
    """Whether a task is done."""
    pairs = actions.DO_FOUR_PAIRS.holds(action) or actions.DO_THREE_PAIRS.holds(action)
    return action == actions.DO_EACH or actions.DO_FIVE.holds(action) or pairs
