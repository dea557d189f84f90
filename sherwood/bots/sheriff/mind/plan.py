"""What takes several steps and is planned as a whole: the bag of a round, a deal for a bag.

Whoever thinks ahead tries several courses, and then follows the best one step by step.
"""

from sherwood.bots.sheriff.mind.scratch import Scratch
from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.sheriff.table import GATE, GOODS, LOAD, Table

NO_SUBJECT = 0
SUBJECTS = 2  # in a round: the own bag, and a deal at the gate
PER_BAG = 10_000  # the course of a deal tells the bag, and the gold


@rule
def subject_of(table: Table) -> int:
    """What could be planned now, by number."""
    if table.phase == LOAD:
        return table.round_number * SUBJECTS
    if table.phase == GATE:
        return table.round_number * SUBJECTS + 1
    return NO_SUBJECT


@rule
def is_planned(table: Table, seat: int, scratch: Scratch) -> bool:
    """Whether a seat has set its course in what could be planned now."""
    own = scratch.planner == seat and scratch.course >= 0
    return own and scratch.subject == subject_of(table)


@rule
def is_planned_for(table: Table, seat: int, bag: int, scratch: Scratch) -> bool:
    """Whether a seat has set its course on a deal for a bag."""
    return is_planned(table, seat, scratch) and scratch.course // PER_BAG == bag


@rule
def planned_gold(scratch: Scratch) -> int:
    """The gold in the deal that is planned."""
    return int(scratch.course) % PER_BAG


@rule
def is_under_way(table: Table, seat: int) -> bool:
    """Whether a bag is half loaded, or a deal half composed."""
    if table.phase == LOAD:
        for good in range(GOODS):
            if table.bags[seat, good] > 0:
                return True
        return False
    return table.phase == GATE and table.draft_bag[seat] != NONE
