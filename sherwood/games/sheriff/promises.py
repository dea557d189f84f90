"""Promises about later rounds: written down, never enforced, judged in public.

`promises[giver, taker]` holds those that are open, `said_with` the number of the proposal with which a
word of honour was given: its sentence is no part of the game, and kept by that number; `promises_next` those that are about the next rounds
and are not judged in this one; `kept` and `broken` count the judgements.
"""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.news import tell_all
from sherwood.games.record import Cells
from sherwood.games.sheriff import actions, news
from sherwood.games.sheriff.repute import note_paid
from sherwood.games.sheriff.table import (
    FREE_WORDS,
    FROM_BAG,
    LET_PASS,
    NOT_OPEN,
    OPEN_NOTHING,
    PASS_MINE,
    PASS_YOURS,
    PAY_LATER,
    WORDS,
    Table,
)

KEPT, BROKEN = range(2)  # as the verdicts are declared


@rule
def is_in_office_again(table: Table, seat: int) -> bool:
    """Whether a player will be sheriff in a later round."""
    players = int(table.players)
    ahead = (seat - int(table.sheriff) + players - 1) % players + 1
    return ahead <= int(table.rounds) - int(table.round_number)


@rule
def possible_promises(table: Table, speaker: int, other: int) -> int:
    """The promises that a deal can have, as flags: those that there will be an occasion to keep."""
    promises = WORDS
    if is_in_office_again(table, other):
        promises |= PASS_MINE
    if is_in_office_again(table, speaker):
        promises |= PASS_YOURS | NOT_OPEN
    return promises


@rule
def legal_promises(table: Table, seat: int, other: int, out: Cells, count: int) -> int:
    """Each possible promise once."""
    possible = possible_promises(table, seat, other)
    for promise in range(len(actions.ADD_PROMISE)):
        action = actions.ADD_PROMISE[promise]
        if possible & bit(promise) and action > table.draft_last[seat]:
            out[count] = action
            count += 1
    return count


@rule
def note_promises(table: Table, deal: int, speaker: int, other: int, payer: int) -> None:
    """A deal is closed, and its promises are written down.

    They are said by the speaker; gold in the next round comes from whoever gives the rest.
    """
    said = table.deal_promises[deal]
    if said & PASS_YOURS:
        promise(table, speaker, other, LET_PASS, NONE)
    if said & PASS_MINE:
        promise(table, other, speaker, LET_PASS, NONE)
    if said & NOT_OPEN:
        promise(table, speaker, other, OPEN_NOTHING, NONE)
    if said & WORDS:
        table.said_with[speaker, other] = table.numbers[deal]
        promise(table, speaker, other, FREE_WORDS, int(table.numbers[deal]))
    if table.deal_later[deal] > 0:
        receiver = other if payer == speaker else speaker
        table.owed_next[payer, receiver] += table.deal_later[deal]
        tell_all(table, news.PROMISE_GOLD, payer, receiver, NONE, table.deal_later[deal])


@rule
def promise(table: Table, giver: int, taker: int, sort: int, proposal: int) -> None:
    """One promise; the same one given again while it is open is still one, in its latest words.

    What a player promises to do in office is about a later round, never about this one.
    """
    if sort == FREE_WORDS:
        table.promises[giver, taker] |= bit(sort)
    else:
        table.promises_next[giver, taker] |= bit(sort)
    tell_all(table, news.PROMISE + sort, giver, taker, NONE, proposal)


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
    proposal = int(table.said_with[giver, taker]) if sort == FREE_WORDS else NONE
    if verdict == KEPT:
        table.kept[giver, taker, sort] += 1
        tell_all(table, news.KEEP + sort, giver, taker, NONE, proposal)
    else:
        table.broken[giver, taker, sort] += 1
        tell_all(table, news.BREAK + sort, giver, taker, NONE, proposal)


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
            table.promises[giver, taker] |= table.promises_next[giver, taker]
            table.promises_next[giver, taker] = 0


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
    note_paid(table, giver, taker, amount)
    tell_all(table, news.GOLD, giver, taker, NONE, amount)
    count_judgement(table, giver, taker, PAY_LATER, KEPT)


@rule
def judge_bag(table: Table, owner: int, missing: int) -> None:
    """Goods were promised from a bag: all of them were there, or some were not."""
    count_judgement(table, owner, table.sheriff, FROM_BAG, BROKEN if missing > 0 else KEPT)


@rule
def legal_judgements(table: Table, seat: int, out: Cells, count: int) -> int:
    """A word of honour is judged by whoever got it."""
    for giver in range(table.players):
        if table.promises[giver, seat] & bit(FREE_WORDS):
            for verdict in (KEPT, BROKEN):
                out[count] = actions.JUDGE[2 * giver + verdict]
                count += 1
    return count


@rule
def judge_words(table: Table, seat: int, action: int) -> None:
    """Somebody says whether a word of honour was kept."""
    choice = actions.JUDGE.index(action)
    judge(table, choice // 2, seat, FREE_WORDS, choice % 2)
