"""What lies on the table of Sheriff of Nottingham."""

from sherwood.games.dice import WORDS_IN_KEY
from sherwood.games.news import THINGS
from sherwood.games.record import Cells, Grid, flags, large, layout, medium, small, words

SEATS = 5
LEGAL = 4  # the legal goods come first, then the contraband, then the royal goods
FIRST_ROYAL = 8
GOODS = 15
CONTRABAND = GOODS - LEGAL  # royal goods are contraband in play
CARDS = 216  # the most that an edition may have

PILES = 2
LEFT, RIGHT = range(PILES)  # the two discard piles
FACE_UP = 5  # cards on each of them at the start, and left there by a reshuffle
MOST_ASIDE = 5
FEWEST_IN_BAG, MOST_IN_BAG = 1, 5
LEFT_OUT = 10  # cards left out unseen, where the option wants it

COINS = (1, 5, 20, 50)
MOST_LATER = 100  # gold that one deal can promise for the next round
UNLIMITED = -1  # proposals for a bag
MOST_COUNTED = 100  # of them, where there is no limit
MOST_NUMBERED = 30_000  # in a whole game

# A deal is gold, goods, promises and clauses. Everybody has one proposal for each bag, which is an
# offer or the sheriff's demand, and a draft.
PROPOSALS = SEATS * SEATS  # by whose they are, and for whose bag
DRAFTS = PROPOSALS
DEALS = DRAFTS + SEATS
NO_OFFER, FOR_PASSING, FOR_OPENING = range(3)

# What a deal can say of later rounds, as said by whoever proposes it.
PASS_YOURS, PASS_MINE, NOT_OPEN, WORDS = 1, 2, 4, 8
# What can be kept or broken. A word of honour is judged by whoever got it.
LET_PASS, OPEN_NOTHING, PAY_LATER, FREE_WORDS, FROM_BAG = range(5)
JUDGED = 5

# What the public record counts, for each owner of bags and each sheriff.
BAGS, OPENED, CAUGHT, WITH_CONTRABAND, WITH_OTHERS, BRIBED = range(6)
COUNTED = 6
MOST_PAID = 9_999  # gold from one player to another that is counted
PAST = 12  # events that all have heard, and can still read

EVERYBODY = SEATS  # the viewer that knows only what all know
VIEWERS = SEATS + 1

# What the table can wait for: the phases, in the order of their numbers.
AWAITED = {
    "market": "one merchant after the other sets cards aside, takes from the discards, draws",
    "lay": "the same merchant lays the cards set aside on a discard pile",
    "load": "all merchants at once put cards into their bags",
    "declare": "one merchant after the other declares the bag",
    "gate": "the sheriff decides, and every merchant may speak",
    "debt": "somebody without enough gold pays with goods",
    "seizure": "the sheriff lays what was seized on a discard pile",
    "over": "nothing: the game has ended",
}
PHASES = tuple(AWAITED)
MARKET, LAY, LOAD, DECLARE, GATE, DEBT, SEIZURE, OVER = range(len(PHASES))

# Each sort of chance has its own stream of the dice.
FIRST_SHERIFF, DECK, RESHUFFLE, GUESS = range(4)
STREAMS = 4

NEWS = 96  # the most events that are told of one action


class Table:
    """One game. Everything that the rules, the players or a replay can ever need."""

    key: Cells = words(WORDS_IN_KEY)  # the key of all chance
    rolls: Cells = large(STREAMS)  # how far each stream of chance was used

    # the edition: printed numbers
    copies: Cells = small(GOODS)  # cards of each good in this game
    values: Cells = small(GOODS)  # points of a card on the stand
    penalties: Cells = small(GOODS)
    counts_as: Cells = small(GOODS)  # for king and queen: which legal good; NONE for contraband
    counts_for: Cells = small(GOODS)  # and how many cards of it
    kings: Cells = small(LEGAL)
    queens: Cells = small(LEGAL)
    start_gold: int = medium()

    # the options
    players: int = small()
    first: int = small()  # the first sheriff; NONE: the dice decide
    memory: int = small()  # 1: the view shows what a player could remember
    limit: int = small()  # cards in a full hand
    refill: int = small()  # 1: hands are refilled at the end of the round too
    offers: int = small()  # how many proposals can be made for one bag, or UNLIMITED
    without: int = small()  # cards left out unseen
    rounds: int = small()  # rounds of the whole game

    # the round
    phase: int = small()
    round_number: int = small()  # from 1 on
    sheriff: int = small()
    active: int = small()  # the merchant at the market, or the one who declares
    waiting: int = flags()  # who still loads
    undecided: int = flags()  # whose bag lies before the sheriff
    declared: Cells = small(SEATS)  # the good that each merchant has declared
    aside: Cells = small(GOODS)  # cards that the active merchant has set aside
    aside_size: int = small()
    taken: Cells = small(GOODS)  # cards that he has taken from the discards this time
    fresh: int = small()  # how many he has taken or drawn this time
    pile_laid_on: int = small()  # the pile chosen for the cards being laid

    # the gate
    talking: int = flags()  # which merchants have not said that they are done
    must_open: int = flags()  # bags that a clause binds the sheriff to open
    must_pass: int = flags()  # and to let pass
    sides: Cells = small(PROPOSALS)  # what each proposal is for
    proposed: Cells = medium(SEATS)  # how many proposals each player has made in this game
    numbers: Cells = medium(PROPOSALS)  # which of its maker's each proposal is, from 1 on
    made: Grid = small(SEATS, SEATS)  # so far, for each bag; at the sheriff's own place: calls
    draft_bag: Cells = small(SEATS)  # the bag that each draft is about; NONE: there is none
    draft_last: Cells = medium(SEATS)  # what was last added to it, as an action
    deal_gold: Cells = medium(DEALS)
    deal_later: Cells = medium(DEALS)  # gold promised for the next round
    deal_promises: Cells = small(DEALS)  # PASS_YOURS and so on, as flags
    deal_opens: Cells = flags(DEALS)  # clauses: these bags shall be opened
    deal_passes: Cells = flags(DEALS)  # and these shall pass
    deal_no_other: Cells = small(DEALS)  # 1: no other one shall be opened
    deal_goods: Grid = small(DEALS, GOODS)  # from the stand
    deal_goods_count: Cells = small(DEALS)
    deal_bag: Grid = small(DEALS, GOODS)  # said to be in the bag
    deal_bag_count: Cells = small(DEALS)
    seized: Cells = small(GOODS)  # confiscated cards that are not on a pile yet
    seized_count: int = small()
    debt: int = medium()  # what is still owed
    debtor: int = small()
    creditor: int = small()

    # promises, by who gave them to whom
    promises: Grid = small(SEATS, SEATS)  # those open, as flags of LET_PASS and so on
    promises_next: Grid = small(SEATS, SEATS)  # those that count from the next round on
    said_with: Grid = medium(SEATS, SEATS)  # the giver's proposal that had the open word of honour
    owed: Grid = medium(SEATS, SEATS)  # gold promised for this round
    owed_next: Grid = medium(SEATS, SEATS)  # and for the next one
    kept: Grid = small(SEATS, SEATS, JUDGED)  # how many of each sort were kept
    broken: Grid = small(SEATS, SEATS, JUDGED)  # and how many were not

    # what all have seen of everybody
    repute: Grid = small(SEATS, SEATS, COUNTED)  # by whose bags they were, and who was sheriff
    paid: Grid = medium(SEATS, SEATS)  # gold given in deals, by giver and taker
    past: Grid = medium(PAST, THINGS)  # what all have heard last, in a ring
    past_count: int = large()  # how much all have heard so far

    # the players
    gold: Cells = medium(SEATS)
    hands: Grid = small(SEATS, GOODS)
    sizes: Cells = small(SEATS)
    bags: Grid = small(SEATS, GOODS)  # while loading, the cards are still counted in the hand
    bag_sizes: Cells = small(SEATS)  # of closed bags
    stands: Grid = small(SEATS, GOODS)
    face_down: Cells = small(SEATS)  # contraband on each stand
    known: Grid = small(SEATS, GOODS)  # of hand, bag and cards aside: what all are certain of
    shown: Grid = small(SEATS, CONTRABAND, VIEWERS)  # of a stand: what a viewer is certain of

    # the middle
    draw_pile: Cells = small(CARDS)  # its top is the last one
    draw_size: int = medium()
    discards: Grid = small(PILES, CARDS)  # their tops are the last ones
    discard_sizes: Cells = medium(PILES)
    left_out: Cells = small(LEFT_OUT)

    # what just happened
    news: Grid = medium(NEWS, THINGS)  # event, seat, other seat, good, and how much of it
    news_heard: Cells = flags(NEWS)  # who hears of it
    news_seen: Cells = flags(NEWS)  # who sees the details
    news_count: int = small()
    moments: int = small()  # so far, between the steps of this action
    hold: int = small()  # the moment at which it stops, to be looked at


TABLE = layout(Table)
