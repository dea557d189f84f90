"""What just happened: every action leaves its events on the table, in order.

An event says who did what to whom, with which good, and how much. Some are for some eyes only;
`hide` takes those away from the others. How many lines there are must be the same for all tables
that a player cannot tell apart, so secret cards are told one by one, never kind by kind.
"""

from sherwood.games.compiled import rule
from sherwood.games.sheriff.table import ALL_EYES, NEWS, THINGS, Table

# Every event, in the order of its number, with the name of the amount that it tells.
AMOUNTS: dict[str, str] = {
    "round": "round",  # the office of sheriff goes to a seat
    "aside": "count",  # a card is set aside, so many in all
    "aside_card": "",  # which one (for its owner)
    "take": "pile",  # the top card of a discard pile goes to a hand
    "draw": "count",  # cards are drawn
    "draw_card": "",  # which ones (for who drew them)
    "reshuffle": "count",  # the discards become a draw pile
    "lay": "pile",  # a card is laid on a discard pile
    "load": "",  # a card goes into the bag (for its owner)
    "close": "count",  # a bag is closed
    "declare": "count",
    "inspect": "",  # the sheriff turns to a bag
    "offer_for_passing": "",
    "offer_for_opening": "",
    "demand": "",
    "withdraw": "",
    "done": "",  # a merchant has no more to say
    "accept": "",  # a merchant accepts the demand
    "pass": "",  # the sheriff lets a bag pass
    "wave": "",  # and wants nothing for it
    "stop": "",
    "open": "",  # the sheriff opens a bag
    "to_stand": "count",  # legal goods go to a stand
    "face_down": "count",  # contraband goes face down to a stand
    "reveal": "count",  # goods of an opened bag that were not declared
    "gold": "gold",  # gold changes hands
    "good": "count",  # a good goes from stand to stand
    "bag_good": "count",  # a legal good goes from the bag to the sheriff
    "bag_contraband": "count",  # contraband goes from the bag to the sheriff
    "bag_card": "",  # which one (for giver and taker)
    "pay": "",  # a good is paid for want of gold
    "forgive": "gold",  # what is left of a debt
    "promise_pass": "",
    "promise_closed": "",
    "promise_gold": "gold",
    "promise_words": "",
    "keep_pass": "",
    "keep_closed": "",
    "keep_gold": "",
    "break_pass": "",
    "break_closed": "",
    "break_gold": "",
    "over": "",
    "turn_up": "count",  # contraband, at the end
}
EVENTS = tuple(AMOUNTS)
(
    ROUND,
    ASIDE,
    ASIDE_CARD,
    TAKE,
    DRAW,
    DRAW_CARD,
    RESHUFFLE,
    LAY,
    LOAD,
    CLOSE,
    DECLARE,
    INSPECT,
    OFFER_FOR_PASSING,
    OFFER_FOR_OPENING,
    DEMAND,
    WITHDRAW,
    DONE,
    ACCEPT,
    PASS,
    WAVE,
    STOP,
    OPEN,
    TO_STAND,
    FACE_DOWN,
    REVEAL,
    GOLD,
    GOOD,
    BAG_GOOD,
    BAG_CONTRABAND,
    BAG_CARD,
    PAY,
    FORGIVE,
    PROMISE,
    PROMISE_CLOSED,
    PROMISE_GOLD,
    PROMISE_WORDS,
    KEEP,
    KEEP_CLOSED,
    KEEP_GOLD,
    BREAK,
    BREAK_CLOSED,
    BREAK_GOLD,
    OVER,
    TURN_UP,
) = range(len(EVENTS))


@rule
def whisper(
    table: Table, eyes: int, event: int, seat: int, other: int, good: int, amount: int
) -> None:
    """Tell some what happened; the others do not hear of it at all."""
    line = table.news_count
    if line == NEWS:
        return
    table.news[line, 0] = event
    table.news[line, 1] = seat
    table.news[line, 2] = other
    table.news[line, 3] = good
    table.news_amounts[line] = amount
    table.news_seen[line] = eyes
    table.news_count = line + 1


@rule
def tell(table: Table, event: int, seat: int, other: int, good: int, amount: int) -> None:
    """Tell everybody what happened."""
    whisper(table, ALL_EYES, event, seat, other, good, amount)


@rule
def forget_news(table: Table) -> None:
    """Clear the events of the action before."""
    for line in range(table.news_count):
        clear_line(table, line)
    table.news_count = 0


@rule
def clear_line(table: Table, line: int) -> None:
    """Nothing is told on a line."""
    for thing in range(THINGS):
        table.news[line, thing] = 0
    table.news_amounts[line] = 0
    table.news_seen[line] = 0
