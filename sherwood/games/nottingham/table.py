"""What lies on the table of Nottingham."""

from sherwood.games.dice import WORDS_IN_KEY
from sherwood.games.news import THINGS
from sherwood.games.record import Cells, Grid, flags, large, layout, medium, small, words

SEATS = 7
KINDS = 7
COPPER, SILVER, GOLD, PEARLS, GEMS, NECKLACE, CHEST = range(KINDS)
COPIES = 12  # cards of each kind
CARDS = KINDS * COPIES
DEALT = 3  # cards in a first hand

PAIRS = KINDS * (KINDS - 1) // 2  # an ambush shows a pair of kinds, or a colour
AMBUSHES = PAIRS + SEATS
PAIR_AMBUSHES = 6
AMBUSH_CARDS = PAIR_AMBUSHES + SEATS
LOOKED_AT = 2

TASKS = 4
EACH, FIVE, FOUR_PAIRS, THREE_PAIRS = range(TASKS)
CARDS_PER_TASK = 2
FIELDS = 40  # the most numbered fields that an edition's track may have
CITY = 0  # the sheriff's field before he sets out

EVERYBODY = SEATS  # the viewer that knows only what all know
VIEWERS = SEATS + 1
ALL_EYES = 0xFF

# What the table can wait for: the phases, in the order of their numbers.
AWAITED = {
    "choice": "the active player takes the revealed card, or carries out its action",
    "offers": "everyone else at once lays a card face down for the copper",
    "purchase": "the active player accepts an offer, or none",
    "defence": "the target of an attack defends or yields",
    "loot": "the active player takes a card of the target's hand",
    "look": "the active player keeps one of two ambush cards",
    "barter": "one after the other offers cards for the chest",
    "bargain": "the active player accepts one of these offers",
    "exchange": "the active player lays out a set, does a task, or neither",
    "spring": "one owner of ambushes after the other springs one or holds",
    "discard": "one after the other discards cards above the sheriff's number",
    "over": "nothing: the game has ended",
}
PHASES = tuple(AWAITED)
CHOICE, OFFERS, PURCHASE, DEFENCE, LOOT, LOOK, BARTER, BARGAIN, EXCHANGE, SPRING, DISCARD, OVER = (
    range(len(PHASES))
)

# Each sort of chance has its own stream of the dice.
FIRST_PLAYER, DECK, RESHUFFLE, AMBUSH_DECK, THEFT, GUESS = range(6)
STREAMS = 6

# The most events that one action can cause: a task of all kinds, done and paid for; a favour for
# everybody after a shuffle; then no card for the next turn, and a walk to the city; the end.
NEWS = KINDS + 1 + SEATS + 1 + 1 + (FIELDS + 1) + 1


class Table:
    """One game. Everything that the rules, the players or a replay can ever need."""

    key: Cells = words(WORDS_IN_KEY)  # the key of all chance
    rolls: Cells = large(STREAMS)  # how far each stream of chance was used
    turns: int = medium()  # turns begun

    # the edition: printed numbers
    values: Cells = small(KINDS)  # points of a card in the winnings
    fields: int = small()  # numbered fields of the track
    numbers: Cells = small(FIELDS)  # their numbers; field 1 is at 0
    rewards: Grid = small(TASKS, CARDS_PER_TASK)  # points of a task: alone, shared
    pairs: Cells = small(PAIR_AMBUSHES)  # the two-object ambush cards

    # the options
    players: int = small()
    first: int = small()  # the starting seat; NONE: the dice decide
    memory: int = small()  # 1: the view shows what a player could remember

    # the turn
    phase: int = small()
    active: int = small()  # whose turn it is
    revealed: int = small()  # the card turned up, until it lies somewhere else
    target: int = small()  # who is attacked
    asked: int = small()  # who is asked, in a phase that asks one after the other
    waiting: int = flags()  # who still owes an offer for the copper
    offers: Grid = small(SEATS, 2)  # cards offered; they are still counted in the hands
    shown: int = flags()  # who proved with an open hand that there is nothing to offer
    laid_kind: int = small()  # the set being exchanged
    laid_count: int = small()

    # the hands
    hands: Grid = small(SEATS, KINDS)
    sizes: Cells = small(SEATS)
    known: Grid = small(SEATS, KINDS, VIEWERS)  # of each hand, what each viewer is certain of

    # the middle
    pile: Cells = small(CARDS)  # the draw pile; its top is the last one
    pile_size: int = small()
    discard: Cells = small(KINDS)
    winnings: Grid = small(SEATS, KINDS)
    tasks: Grid = small(TASKS, CARDS_PER_TASK)  # who did each task, in order
    sheriff: int = small()  # his field: 0 the city, then 1, 2 …, at last the city again

    # the ambushes
    ambush_pile: Cells = small(AMBUSH_CARDS)  # its top is the last one
    ambush_seen: Cells = flags(AMBUSH_CARDS)  # who knows each card of that pile
    ambush_pile_size: int = small()
    looked_at: Cells = small(LOOKED_AT)  # the two cards that the active player looks at
    ambushes: Grid = small(SEATS, AMBUSH_CARDS)  # face down before each player, a gold across each
    ambush_counts: Cells = small(SEATS)

    # what just happened
    news: Grid = small(NEWS, THINGS)  # event, seat, other seat, and two details
    news_heard: Cells = flags(NEWS)  # who hears of it
    news_seen: Cells = flags(NEWS)  # who sees the details
    news_count: int = small()
    moments: int = small()  # so far, between the steps of this action
    hold: int = small()  # the moment at which it stops, to be looked at


TABLE = layout(Table)
