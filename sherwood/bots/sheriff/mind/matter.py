"""What a bot has made up its mind about: its bag of this round, or a deal for the bag at hand.

Whoever thinks ahead tries several such resolves, and then follows the best one step by step.
"""

from sherwood.bots.sheriff.mind.habits import Habits
from sherwood.games.compiled import rule
from sherwood.games.sheriff.table import DRAFTS, GOODS, HAGGLE, LOAD, SEATS, Table

NO_MATTER = 0
MATTERS = SEATS + 1  # in a round: the own bag, and each bag before the sheriff
OWN_JUDGEMENT = -1


@rule
def matter_of(table: Table) -> int:
    """The matter at hand, by number."""
    if table.phase == LOAD:
        return table.round_number * MATTERS
    if table.phase == HAGGLE:
        return table.round_number * MATTERS + 1 + table.merchant
    return NO_MATTER


@rule
def is_resolved(table: Table, habits: Habits) -> bool:
    """Whether a bot has made up its mind about the matter at hand."""
    return habits.resolve >= 0.0 and habits.matter == matter_of(table)


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


@rule
def resolve_on(habits: Habits, matter: int, resolve: int) -> None:
    """A bot makes up its mind."""
    habits.matter = matter
    habits.resolve = resolve
