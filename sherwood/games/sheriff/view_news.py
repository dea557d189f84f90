"""What just happened as JSON for people, as far as a viewer saw it."""

import numpy as np

from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.news import EVENT, ONE, OTHER, SEAT, TWO
from sherwood.games.pen import Pen, close_object, key_of, name_of, number, open_object, spelled
from sherwood.games.record import Cells
from sherwood.games.sheriff import news
from sherwood.games.sheriff.actions import GOOD_NAMES, PILE_NAMES
from sherwood.games.sheriff.proposals import proposal_of
from sherwood.games.sheriff.reasons import REASON_NAMES
from sherwood.games.sheriff.table import Table
from sherwood.games.sheriff.view_gate import view_deal

AMOUNT_NAMES = ("round", "pile", "count", "gold", "bag", "reason", "proposal")
A_PILE, A_REASON = AMOUNT_NAMES.index("pile"), AMOUNT_NAMES.index("reason")
AMOUNTS_TOLD = np.full(len(news.EVENTS), NONE)
for event, told in enumerate(news.TOLD.values()):
    for thing, _ in told.things():
        if thing in AMOUNT_NAMES:
            AMOUNTS_TOLD[event] = AMOUNT_NAMES.index(thing)
EVENT_WORDS, AMOUNT_WORDS = spelled(news.EVENTS), spelled(AMOUNT_NAMES)
GOOD_WORDS, PILE_WORDS = spelled(GOOD_NAMES), spelled(PILE_NAMES)
REASON_WORDS = spelled(REASON_NAMES)


@rule
def events(table: Table, pen: Pen) -> None:
    """Write each event, and the deal that it tells of."""
    for line in range(table.news_count):
        event = table.news[line, EVENT]
        open_object(pen, "")
        view_event(table.news[line], AMOUNTS_TOLD, pen)
        if event in (news.OFFER_FOR_PASSING, news.OFFER_FOR_OPENING, news.DEMAND):
            deal = proposal_of(table.news[line, SEAT], table.news[line, OTHER])
            view_deal(table, "deal", deal, pen)
        close_object(pen)


@rule
def view_event(told: Cells, amounts: Cells, pen: Pen) -> None:
    """One event: who, to whom, which good, how much of what."""
    event, seat, other, good = told[EVENT], told[SEAT], told[OTHER], told[ONE]
    name_of(pen, "event", EVENT_WORDS, event)
    if seat != NONE:
        number(pen, "seat", seat)
    if other != NONE:
        number(pen, "other", other)
    if good != NONE:
        name_of(pen, "good", GOOD_WORDS, good)
    if amounts[event] != NONE:
        view_amount(pen, amounts[event], told[TWO])


@rule
def view_amount(pen: Pen, what: int, amount: int) -> None:
    """How much of what; or which of the piles, or which reason."""
    key_of(pen, AMOUNT_WORDS, what)
    if what == A_PILE:
        name_of(pen, "", PILE_WORDS, amount)
    elif what == A_REASON:
        name_of(pen, "", REASON_WORDS, amount)
    else:
        number(pen, "", amount)
