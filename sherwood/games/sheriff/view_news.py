"""What just happened as JSON for people, as far as a viewer saw it."""

import numpy as np

from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.pen import Pen, close_object, key_of, name_of, number, open_object, spelled
from sherwood.games.sheriff import news
from sherwood.games.sheriff.actions import GOOD_NAMES, PILE_NAMES
from sherwood.games.sheriff.table import DEMAND, Table
from sherwood.games.sheriff.view_haggle import view_deal

AMOUNT_NAMES = tuple(sorted(set(news.AMOUNTS.values())))
AMOUNTS_TOLD = np.array([AMOUNT_NAMES.index(name) for name in news.AMOUNTS.values()])
NO_AMOUNT, A_PILE = AMOUNT_NAMES.index(""), AMOUNT_NAMES.index("pile")
EVENT_WORDS, AMOUNT_WORDS = spelled(news.EVENTS), spelled(AMOUNT_NAMES)
GOOD_WORDS, PILE_WORDS = spelled(GOOD_NAMES), spelled(PILE_NAMES)


@rule
def events(table: Table, pen: Pen) -> None:
    """Write each event, and the deal that it tells of."""
    for line in range(table.news_count):
        event = table.news[line, 0]
        open_object(pen, "")
        view_event(table, line, pen)
        if event == news.DEMAND:
            view_deal(table, "deal", DEMAND, pen)
        elif event in (news.OFFER_FOR_PASSING, news.OFFER_FOR_OPENING):
            view_deal(table, "deal", table.news[line, 1], pen)
        close_object(pen)


@rule
def view_event(table: Table, line: int, pen: Pen) -> None:
    """One event: who, to whom, which good, how much."""
    event, seat = table.news[line, 0], table.news[line, 1]
    other, good = table.news[line, 2], table.news[line, 3]
    name_of(pen, "event", EVENT_WORDS, event)
    if seat != NONE:
        number(pen, "seat", seat)
    if other != NONE:
        number(pen, "other", other)
    if good != NONE:
        name_of(pen, "good", GOOD_WORDS, good)
    if AMOUNTS_TOLD[event] != NO_AMOUNT:
        view_amount(pen, AMOUNTS_TOLD[event], table.news_amounts[line])


@rule
def view_amount(pen: Pen, what: int, amount: int) -> None:
    """How much of what; or which of the piles."""
    key_of(pen, AMOUNT_WORDS, what)
    if what == A_PILE:
        name_of(pen, "", PILE_WORDS, amount)
    else:
        number(pen, "", amount)
