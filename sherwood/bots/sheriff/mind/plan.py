"""What takes several steps and is planned as a whole: the bag of a round, a deal for a bag.

Whoever thinks ahead tries several courses, and then follows the best one step by step.
"""

from sherwood.bots.sheriff.mind.scratch import Scratch
from sherwood.games.compiled import rule
from sherwood.games.sheriff.table import DRAFTS, GOODS, HAGGLE, LOAD, SEATS, Table

NO_SUBJECT = 0
SUBJECTS = SEATS + 1  # in a round: the own bag, and each bag before the sheriff


@rule
def subject_of(table: Table) -> int:
    """What could be planned now, by number."""
    if table.phase == LOAD:
        return table.round_number * SUBJECTS
    if table.phase == HAGGLE:
        return table.round_number * SUBJECTS + 1 + table.merchant
    return NO_SUBJECT


@rule
def is_planned(table: Table, seat: int, scratch: Scratch) -> bool:
    """Whether a seat has set its course in what could be planned now."""
    own = scratch.planner == seat and scratch.course >= 0
    return own and scratch.subject == subject_of(table)


@rule
def is_under_way(table: Table, seat: int) -> bool:
    """Whether a bag is half loaded, or a deal half composed."""
    if table.phase == LOAD:
        for good in range(GOODS):
            if table.bags[seat, good] > 0:
                return True
        return False
    draft = DRAFTS + seat
    composing = table.deal_gold[draft] > 0 or table.deal_goods_count[draft] > 0
    return table.phase == HAGGLE and composing
