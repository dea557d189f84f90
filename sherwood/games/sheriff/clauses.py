"""Clauses: what a deal says about the other bags of this round. Once it is taken, they bind.

`must_open` and `must_pass` are the bags that the sheriff is bound to open and to let pass.
"""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.news import tell_all
from sherwood.games.record import Cells
from sherwood.games.sheriff import actions, news
from sherwood.games.sheriff.table import DRAFTS, Table


@rule
def other_bags(table: Table, bag: int) -> int:
    """The bags that are not decided, without this one, as flags."""
    return int(table.undecided) & ~bit(bag)


@rule
def free_bags(table: Table, bag: int) -> int:
    """Those of them that no clause binds yet."""
    return other_bags(table, bag) & ~(int(table.must_open) | int(table.must_pass))


@rule
def may_open_no_other(table: Table, bag: int) -> bool:
    """Whether the sheriff could open none of the others: there are some, and none has to be opened."""
    others = other_bags(table, bag)
    return others != 0 and others & table.must_open == 0


@rule
def legal_clauses(table: Table, seat: int, out: Cells, count: int) -> int:
    """Clauses about other bags that are free; nobody asks for the opening of the own one."""
    bag, last = int(table.draft_bag[seat]), int(table.draft_last[seat])
    free, opens = free_bags(table, bag), int(table.deal_opens[DRAFTS + seat])
    for other in range(table.players):
        if free & ~bit(seat) & bit(other) and actions.AND_OPEN[other] > last:
            out[count] = actions.AND_OPEN[other]
            count += 1
    for other in range(table.players):
        if free & ~opens & bit(other) and actions.AND_PASS[other] > last:
            out[count] = actions.AND_PASS[other]
            count += 1
    if opens == 0 and last < actions.NO_OTHER and may_open_no_other(table, bag):
        out[count] = actions.NO_OTHER
        count += 1
    return count


@rule
def is_possible(table: Table, deal: int, bag: int) -> bool:
    """Whether the clauses of a deal for a bag can be kept: the bags lie there and are not bound otherwise."""
    opens, passes, others = table.deal_opens[deal], table.deal_passes[deal], other_bags(table, bag)
    if (opens | passes) & ~others:
        return False
    if opens & table.must_pass or passes & table.must_open:
        return False
    return not (table.deal_no_other[deal] and others & table.must_open)


@rule
def bind(table: Table, deal: int, bag: int) -> None:
    """A deal for a bag is taken: from now on the sheriff can only decide as it says."""
    passes = int(table.deal_passes[deal])
    if table.deal_no_other[deal]:
        passes |= other_bags(table, bag)
    for other in range(table.players):
        if table.deal_opens[deal] & ~table.must_open & bit(other):
            tell_all(table, news.BIND_OPEN, table.sheriff, other, NONE, NONE)
        if passes & ~table.must_pass & bit(other):
            tell_all(table, news.BIND_PASS, table.sheriff, other, NONE, NONE)
    table.must_open |= table.deal_opens[deal]
    table.must_pass |= passes
