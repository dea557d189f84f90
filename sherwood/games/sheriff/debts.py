"""Penalties are paid in gold; somebody who has not enough pays with goods, and the rest is forgiven."""

from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.news import tell_all
from sherwood.games.record import Cells
from sherwood.games.sheriff import actions, news
from sherwood.games.sheriff.stands import has_legal_goods, has_nothing, move_openly
from sherwood.games.sheriff.table import GOODS, LEGAL, Table


@rule
def begin_debt(table: Table, debtor: int, creditor: int, amount: int) -> None:
    """All gold that is needed is paid at once; what is left has to be paid with goods."""
    gold = min(amount, table.gold[debtor])
    table.gold[debtor] -= gold
    table.gold[creditor] += gold
    if gold > 0:
        tell_all(table, news.GOLD, debtor, creditor, NONE, gold)
    table.debtor = debtor
    table.creditor = creditor
    table.debt = amount - gold
    end_debt_if_paid(table)


@rule
def legal_payments(table: Table, seat: int, out: Cells) -> int:
    """Any legal good of the stand; any contraband when there is none."""
    first, last = (0, LEGAL) if has_legal_goods(table, seat) else (LEGAL, GOODS)
    count = 0
    for good in range(first, last):
        if table.stands[seat, good] > 0:
            out[count] = actions.PAY[good]
            count += 1
    return count


@rule
def pay(table: Table, action: int) -> None:
    """One good pays its value; no change is given."""
    good = actions.PAY.index(action)
    move_openly(table, table.debtor, table.creditor, good, 1)
    tell_all(table, news.PAY, table.debtor, table.creditor, good, 1)
    table.debt = max(table.debt - table.values[good], 0)
    end_debt_if_paid(table)


@rule
def end_debt_if_paid(table: Table) -> None:
    """A debt ends when it is paid, or when nothing is left to pay it with."""
    if table.debt > 0 and has_nothing(table, table.debtor):
        tell_all(table, news.FORGIVE, table.creditor, table.debtor, NONE, table.debt)
        table.debt = 0
    if table.debt == 0:
        table.debtor = NONE
        table.creditor = NONE
