"""Promises about later bags and rounds: written down, never enforced, judged in public.

`promises[giver, taker]` holds those that are open; `kept` and `broken` count the judgements.
"""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.news import tell_all
from sherwood.games.record import Cells
from sherwood.games.sheriff import actions, news
from sherwood.games.sheriff.table import (
    FREE_WORDS,
    LET_PASS,
    NOT_OPEN,
    OPEN_NOTHING,
    PASS_MINE,
    PASS_YOURS,
    PAY_LATER,
    WORDS,
    Table,
)

BROKEN, KEPT = range(2)


@rule
def note_promises(table: Table, deal: int, speaker: int, other: int, payer: int) -> None:
    """A deal is closed, and its promises are written down.

    They are said by the speaker; gold in the next round comes from whoever gives the rest.
    """
    said = table.deal_promises[deal]
    if said & PASS_YOURS:
        promise(table, speaker, other, LET_PASS)
    if said & PASS_MINE:
        promise(table, other, speaker, LET_PASS)
    if said & NOT_OPEN:
        promise(table, speaker, other, OPEN_NOTHING)
    if said & WORDS:
        promise(table, speaker, other, FREE_WORDS)
    if table.deal_later[deal] > 0:
        receiver = other if payer == speaker else speaker
        table.owed_next[payer, receiver] += table.deal_later[deal]
        tell_all(table, news.PROMISE_GOLD, payer, receiver, NONE, table.deal_later[deal])


@rule
def promise(table: Table, giver: int, taker: int, sort: int) -> None:
    """One promise; the same one given again while it is open is still one."""
    table.promises[giver, taker] |= bit(sort)
    tell_all(table, news.PROMISE + sort, giver, taker, NONE, NONE)


@rule
def judge(table: Table, giver: int, taker: int, sort: int, verdict: int) -> None:
    """A promise that is open is found kept or broken; nothing happens if there is none."""
    if table.promises[giver, taker] & bit(sort) == 0:
        return
    table.promises[giver, taker] &= ~bit(sort)
    count_judgement(table, giver, taker, sort, verdict)


@rule
def count_judgement(table: Table, giver: int, taker: int, sort: int, verdict: int) -> None:
    """The table shows how often a player has kept which word to whom."""
    if verdict == KEPT:
        table.kept[giver, taker, sort] += 1
        tell_all(table, news.KEEP + sort, giver, taker, NONE, NONE)
    else:
        table.broken[giver, taker, sort] += 1
        tell_all(table, news.BREAK + sort, giver, taker, NONE, NONE)


@rule
def judge_passing(table: Table, owner: int) -> None:
    """A bag passes: the sheriff may have promised just that."""
    judge(table, table.sheriff, owner, LET_PASS, KEPT)


@rule
def judge_opening(table: Table, owner: int) -> None:
    """A bag is opened: the sheriff may have promised not to open it, or not to open any."""
    judge(table, table.sheriff, owner, LET_PASS, BROKEN)
    for seat in range(table.players):
        judge(table, table.sheriff, seat, OPEN_NOTHING, BROKEN)


@rule
def judge_round(table: Table) -> None:
    """At the end of a round: a sheriff who opened nothing, and gold that was not paid."""
    for seat in range(table.players):
        judge(table, table.sheriff, seat, OPEN_NOTHING, KEPT)
    for giver in range(table.players):
        for taker in range(table.players):
            if table.owed[giver, taker] > 0:
                count_judgement(table, giver, taker, PAY_LATER, BROKEN)
            table.owed[giver, taker] = table.owed_next[giver, taker]
            table.owed_next[giver, taker] = 0


@rule
def legal_honours(table: Table, seat: int, out: Cells, count: int) -> int:
    """Gold promised for this round can be paid, in full."""
    for taker in range(table.players):
        if 0 < table.owed[seat, taker] <= table.gold[seat]:
            out[count] = actions.HONOUR[taker]
            count += 1
    return count


@rule
def honour(table: Table, giver: int, taker: int) -> None:
    """A player keeps the promise to pay."""
    amount = table.owed[giver, taker]
    table.gold[giver] -= amount
    table.gold[taker] += amount
    table.owed[giver, taker] = 0
    tell_all(table, news.GOLD, giver, taker, NONE, amount)
    count_judgement(table, giver, taker, PAY_LATER, KEPT)
