"""The rules: setting up, who may act, what is legal, what happens, and who wins."""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.dice import lay_key, shuffle
from sherwood.games.news import forget_news, tell_all, tell_details
from sherwood.games.record import Cells
from sherwood.games.seats import lowest_seat

from .actions import KEEP, SHOW, SWAP
from .table import CARDS, DECK, SEATS, Table


@rule
def setup(table: Table, key: Cells) -> None:
    """Shuffle, and deal a card to each player."""
    lay_key(table, key)
    for card in range(CARDS):
        table.pile[card] = card if card < table.deck else NONE
    shuffle(table, DECK, table.pile, table.deck)
    table.pile_size = table.deck
    for seat in range(SEATS):
        table.cards[seat] = draw(table) if seat < table.players else NONE


@rule
def draw(table: Table) -> int:
    """Take the top card of the pile."""
    table.pile_size -= 1
    card = table.pile[table.pile_size]
    table.pile[table.pile_size] = NONE
    return card


@rule
def is_over(table: Table) -> bool:
    """Whether everybody has spoken."""
    return table.asked == table.players


@rule
def actors(table: Table) -> int:
    """One after the other."""
    return 0 if is_over(table) else bit(table.asked)


@rule
def next_seat(table: Table) -> int:
    """Whom programs ask first."""
    return lowest_seat(actors(table))


@rule
def last_word(table: Table) -> int:
    """Nobody can end what others could still say."""
    return NONE


@rule
def talks(table: Table) -> int:
    """There is nothing to talk about."""
    return 0


@rule
def proposed(table: Table, seat: int) -> int:
    """Nobody proposes anything."""
    return 0


@rule
def legal(table: Table, seat: int, out: Cells) -> int:
    """Keep the card or swap it."""
    if actors(table) & bit(seat) == 0:
        return 0
    out[0] = KEEP
    out[1] = SWAP
    return 2


@rule
def apply(table: Table, seat: int, action: int) -> None:
    """Do what a seat has chosen. Which card it has then is told to its own eyes."""
    forget_news(table)
    if action == SWAP:
        table.cards[seat] = draw(table)
    tell_details(table, bit(seat), action, seat, NONE, table.cards[seat], NONE)
    table.asked += 1
    if is_over(table):
        tell_all(table, SHOW, NONE, NONE, NONE, NONE)


@rule
def quiet(table: Table, seat: int, action: int) -> bool:
    """No two steps can be chosen together: each player speaks once."""
    return False


@rule
def safe(table: Table, seat: int) -> int:
    """Somebody who does not answer keeps the card."""
    return KEEP


@rule
def scores(table: Table, points: Cells) -> None:
    """The card, once all are shown."""
    for seat in range(table.players):
        points[seat] = table.cards[seat] if is_over(table) else 0


@rule
def winners(table: Table, points: Cells) -> int:
    """The highest card. No two are alike."""
    scores(table, points)
    best = 0
    for seat in range(table.players):
        if points[seat] > points[best]:
            best = seat
    return bit(best)
