"""The public record: what everybody has seen of each player since the deal.

`repute[owner, sheriff]` counts the bags of one player before another as sheriff, `paid[giver, taker]`
the gold that went from one to the other in deals. What words were kept and broken stands with the
promises. `past` is a ring of the last things that all have heard. Nothing in it was ever hidden: what
was in a bag shows when it is opened, and when it passes in the number of cards that lie face down.
"""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.news import EVENT, ONE, OTHER, SEAT, THINGS, TWO
from sherwood.games.sheriff import news
from sherwood.games.sheriff.proposals import proposal_of
from sherwood.games.sheriff.table import (
    BAGS,
    BRIBED,
    CAUGHT,
    EVERYBODY,
    GOODS,
    LEGAL,
    MOST_PAID,
    OPENED,
    PAST,
    WITH_CONTRABAND,
    WITH_OTHERS,
    Table,
)


@rule
def note_declared(table: Table, owner: int) -> None:
    """A bag is declared before this sheriff."""
    table.repute[owner, table.sheriff, BAGS] += 1


@rule
def note_truth(table: Table, owner: int) -> bool:
    """All are about to see whether a bag is what was declared: contraband weighs more than other goods."""
    sort = NONE
    for good in range(GOODS):
        if table.bags[owner, good] > 0 and good != table.declared[owner]:
            sort = WITH_OTHERS if good < LEGAL else WITH_CONTRABAND
    if sort != NONE:
        table.repute[owner, table.sheriff, sort] += 1
    return sort != NONE


@rule
def note_opened(table: Table, owner: int) -> None:
    """The sheriff opens a bag, and catches its owner or does not."""
    table.repute[owner, table.sheriff, OPENED] += 1
    if note_truth(table, owner):
        table.repute[owner, table.sheriff, CAUGHT] += 1


@rule
def note_bribed(table: Table, owner: int) -> None:
    """A bag passes for something."""
    table.repute[owner, table.sheriff, BRIBED] += 1


@rule
def note_paid(table: Table, giver: int, taker: int, gold: int) -> None:
    """Gold changes hands in a deal, or as it was promised."""
    table.paid[giver, taker] = min(table.paid[giver, taker] + gold, MOST_PAID)


@rule
def note_past(table: Table) -> None:
    """Remember what all have just heard, but for somebody who has no more to say.

    A proposal is remembered with the gold in it, and a decision or an answer without its reason.
    """
    for line in range(table.news_count):
        event = table.news[line, EVENT]
        if event != news.DONE and table.news_heard[line] & bit(EVERYBODY):
            row = table.past_count % PAST
            for thing in range(THINGS):
                table.past[row, thing] = table.news[line, thing]
            if event in (news.OFFER_FOR_PASSING, news.OFFER_FOR_OPENING, news.DEMAND):
                deal = proposal_of(table.news[line, SEAT], table.news[line, OTHER])
                table.past[row, TWO] = table.deal_gold[deal]
            if table.news_seen[line] & bit(EVERYBODY) == 0:
                table.past[row, ONE] = NONE
                table.past[row, TWO] = NONE
            if event in news.WITH_REASON or event in news.WITH_WORDS:
                table.past[row, TWO] = NONE
            table.past_count += 1
