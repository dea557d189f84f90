"""What is counted of every seat while bots play: how somebody plays, in a few numbers."""

from sherwood.games.compiled import rule
from sherwood.games.nottingham import actions
from sherwood.games.nottingham.table import Table
from sherwood.games.record import Grid

WATCHED = ("attacks", "defences", "ambushes", "springs", "sets", "tasks")
ATTACKS, DEFENCES, AMBUSHES, SPRINGS, SETS, DONE_TASKS = range(6)


@rule
def watch(table: Table, seat: int, action: int, counts: Grid) -> None:
    """Count an action that is about to be done."""
    if actions.STEAL <= action < actions.OFFER:
        counts[seat, ATTACKS] += 1
    elif action == actions.DEFEND:
        counts[seat, DEFENCES] += 1
    elif action == actions.AMBUSH:
        counts[seat, AMBUSHES] += 1
    elif actions.SPRING <= action < actions.HOLD:
        counts[seat, SPRINGS] += 1
    elif actions.LAY <= action < actions.DO_EACH:
        counts[seat, SETS] += 1
    elif actions.DO_EACH <= action < actions.PASS:
        counts[seat, DONE_TASKS] += 1
