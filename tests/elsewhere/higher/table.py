"""What lies on the table."""

from sherwood.games.dice import WORDS_IN_KEY
from sherwood.games.news import THINGS
from sherwood.games.record import Cells, Grid, flags, large, layout, small, words

SEATS = 4
VIEWERS = SEATS + 1  # every seat, and a spectator
CARDS = 12  # at most; the edition says how many
DECK, GUESS = range(2)  # what chance is used for
STREAMS = 2
NEWS = 2  # the most events of one action


class Table:
    """One game of Higher."""

    key: Cells = words(WORDS_IN_KEY)  # the key of all chance
    rolls: Cells = large(STREAMS)  # how far each stream was used
    players: int = small()
    deck: int = small()  # how many cards there are
    asked: int = small()  # whose turn it is; beyond the last player, the game is over
    cards: Cells = small(SEATS)  # the card of each player
    pile: Cells = small(CARDS)  # its top is the last one
    pile_size: int = small()
    news: Grid = small(NEWS, THINGS)  # event, seat, other seat, and two details
    news_heard: Cells = flags(NEWS)  # who hears of it
    news_seen: Cells = flags(NEWS)  # who sees the details
    news_count: int = small()
    moments: int = small()  # so far, between the steps of this action
    hold: int = small()  # the moment at which it stops, to be looked at


TABLE = layout(Table)
