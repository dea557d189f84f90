"""A hidden table as numbers for networks, from the eyes of one seat.

Players are listed from the viewer on, clockwise, so that a network need not learn each seat
anew; places of players who are not there stay zero. All numbers are about 0 to 1.
"""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.news import EVENT, OTHER, SEAT, TWO
from sherwood.games.record import Reals
from sherwood.games.sheriff.news import EVENTS, REFUSE
from sherwood.games.sheriff.proposals import proposal_of
from sherwood.games.sheriff.sight import cards_held
from sherwood.games.sheriff.table import (
    CARDS,
    COUNTED,
    DRAFTS,
    FOR_OPENING,
    FOR_PASSING,
    FREE_WORDS,
    GOODS,
    JUDGED,
    LEGAL,
    LET_PASS,
    NO_OFFER,
    OPEN_NOTHING,
    PAST,
    PHASES,
    PILES,
    SEATS,
    UNLIMITED,
    Table,
)

PROMISES = 4
CLAUSES = 2 * SEATS + 1
ON_TOP = 5  # cards of each discard pile that are listed in order
PER_DEAL = 2 * GOODS + PROMISES + CLAUSES + 5
PER_REPUTE = COUNTED + 1
PER_SEAT = (  # what lies before one player, and what all have seen of him
    4 * GOODS + LEGAL + 14 + SEATS + 5 + 2 * JUDGED + SEATS * PER_REPUTE
)
PER_EVENT = len(EVENTS) + 2 * SEATS + 1
FEATURES = (
    SEATS * (PER_SEAT + SEATS * PER_DEAL)
    + PER_DEAL
    + SEATS
    + len(PHASES)
    + 7 * GOODS
    + 2 * LEGAL
    + PILES * (ON_TOP + 1) * GOODS
    + 10
    + PAST * PER_EVENT
)
MANY = 8.0  # about as many cards as lie together; eighths are added up without rounding
DECK = 32.0  # about as many cards as there are of a common good
HIGH_VALUE = 10.0  # about the value of a card
BONUS = 20.0
PURSE = 50.0  # about the gold of a player


@rule
def features(table: Table, seat: int, out: Reals) -> None:
    """Write what a seat sees as FEATURES numbers. The table must have been hidden from it."""
    out[:] = 0.0
    place = 0
    for step in range(SEATS):
        if step < table.players:
            other = (seat + step) % int(table.players)
            write_player(table, seat, other, out, place)
            write_proposals(table, seat, other, out, place + PER_SEAT)
        place += PER_SEAT + SEATS * PER_DEAL
    place = write_draft(table, seat, out, place)
    place = write_piles(table, out, place)
    place = write_goods(table, out, place)
    place = write_unseen(table, seat, out, place)
    place = write_progress(table, out, place)
    write_past(table, seat, out, place)


@rule
def write_player(table: Table, viewer: int, seat: int, out: Reals, place: int) -> None:
    """One player: cards as far as they are known, the stand, the bag, promises."""
    for good in range(GOODS):
        out[place + good] = table.hands[seat, good] / MANY
        out[place + GOODS + good] = table.known[seat, good] / MANY
        out[place + 2 * GOODS + good] = table.stands[seat, good] / MANY
        out[place + 3 * GOODS + good] = table.bags[seat, good] / MANY
    place += 4 * GOODS
    if table.declared[seat] != NONE:
        out[place + int(table.declared[seat])] = 1.0
    place = write_state(table, viewer, seat, out, place + LEGAL)
    write_promises(table, viewer, seat, out, place)


@rule
def write_proposals(table: Table, viewer: int, seat: int, out: Reals, place: int) -> None:
    """What a player proposes for each bag."""
    for step in range(table.players):
        deal = proposal_of(seat, (viewer + step) % int(table.players))
        if table.sides[deal] != NO_OFFER:
            write_deal(table, viewer, deal, table.sides[deal], out, place + step * PER_DEAL)


@rule
def write_draft(table: Table, viewer: int, out: Reals, place: int) -> int:
    """What the viewer is composing, and for which bag."""
    bag = int(table.draft_bag[viewer])
    if bag != NONE:
        write_deal(table, viewer, DRAFTS + viewer, NO_OFFER, out, place)
        out[place + PER_DEAL + (bag - viewer) % int(table.players)] = 1.0
    return place + PER_DEAL + SEATS


@rule
def write_state(table: Table, viewer: int, seat: int, out: Reals, place: int) -> int:
    """The numbers before a player, and the part played in this round."""
    out[place] = 1.0
    out[place + 1] = table.gold[seat] / PURSE
    out[place + 2] = table.sizes[seat] / MANY
    out[place + 3] = table.bag_sizes[seat] / MANY
    out[place + 4] = table.face_down[seat] / MANY
    out[place + 5] = seat == table.sheriff
    out[place + 6] = seat == table.active
    out[place + 7] = table.must_open & bit(seat) != 0
    out[place + 8] = seat == table.debtor
    out[place + 9] = table.waiting & bit(seat) != 0
    out[place + 10] = table.undecided & bit(seat) != 0
    out[place + 11] = table.talking & bit(seat) != 0
    out[place + 12] = table.must_pass & bit(seat) != 0
    out[place + 13] = seat == table.creditor
    for step in range(table.players):
        out[place + 14 + step] = table.made[seat, (viewer + step) % int(table.players)] / MANY
    return place + 14 + SEATS


@rule
def write_promises(table: Table, viewer: int, seat: int, out: Reals, place: int) -> None:
    """What a player and the viewer have promised each other, and how well he keeps his word."""
    given = table.promises[seat, viewer] | table.promises_next[seat, viewer]
    taken = table.promises[viewer, seat] | table.promises_next[viewer, seat]
    out[place] = given & bit(LET_PASS) != 0
    out[place + 1] = taken & bit(LET_PASS) != 0
    out[place + 2] = given & bit(OPEN_NOTHING) != 0
    out[place + 3] = given & bit(FREE_WORDS) != 0
    out[place + 4] = (table.owed[seat, viewer] + table.owed_next[seat, viewer]) / PURSE
    place += 5
    for sort in range(JUDGED):
        for taker in range(table.players):
            out[place + sort] += table.kept[seat, taker, sort] / MANY
            out[place + JUDGED + sort] += table.broken[seat, taker, sort] / MANY
    write_repute(table, viewer, seat, out, place + 2 * JUDGED)


@rule
def write_repute(table: Table, viewer: int, seat: int, out: Reals, place: int) -> None:
    """What all have seen of a player's bags before each sheriff, and the gold he gave them."""
    for step in range(table.players):
        sheriff = (viewer + step) % int(table.players)
        for sort in range(COUNTED):
            out[place + sort] = table.repute[seat, sheriff, sort] / MANY
        out[place + COUNTED] = table.paid[seat, sheriff] / PURSE
        place += PER_REPUTE


@rule
def write_deal(table: Table, viewer: int, deal: int, side: int, out: Reals, place: int) -> None:
    """What a deal says, and what it is for."""
    for good in range(GOODS):
        out[place + good] = table.deal_goods[deal, good] / MANY
        out[place + GOODS + good] = table.deal_bag[deal, good] / MANY
    place += 2 * GOODS
    for promise in range(PROMISES):
        out[place + promise] = (table.deal_promises[deal] & bit(promise)) != 0
    place += PROMISES
    for step in range(table.players):
        bag = bit((viewer + step) % int(table.players))
        out[place + step] = table.deal_opens[deal] & bag != 0
        out[place + SEATS + step] = table.deal_passes[deal] & bag != 0
    out[place + 2 * SEATS] = table.deal_no_other[deal]
    place += CLAUSES
    out[place] = side == FOR_PASSING
    out[place + 1] = side == FOR_OPENING
    out[place + 2] = table.deal_gold[deal] / PURSE
    out[place + 3] = table.deal_later[deal] / PURSE
    out[place + 4] = (table.deal_goods_count[deal] + table.deal_bag_count[deal]) / MANY


@rule
def write_piles(table: Table, out: Reals, place: int) -> int:
    """The discard piles: their tops in order, and all that is in them."""
    for pile in range(PILES):
        size = table.discard_sizes[pile]
        for number in range(size):
            good = int(table.discards[pile, number])
            below = size - 1 - number
            if below < ON_TOP:
                out[place + below * GOODS + good] = 1.0
            out[place + ON_TOP * GOODS + good] += 1 / MANY
        place += (ON_TOP + 1) * GOODS
    return place


@rule
def write_goods(table: Table, out: Reals, place: int) -> int:
    """The edition's figures, and what is seized, set aside and taken."""
    for good in range(GOODS):
        out[place + good] = table.values[good] / HIGH_VALUE
        out[place + GOODS + good] = table.penalties[good] / HIGH_VALUE
        out[place + 2 * GOODS + good] = table.copies[good] / DECK
        out[place + 3 * GOODS + good] = table.seized[good] / MANY
        out[place + 4 * GOODS + good] = table.aside[good] / MANY
        out[place + 5 * GOODS + good] = table.taken[good] / MANY
    place += 6 * GOODS
    for good in range(LEGAL):
        out[place + good] = table.kings[good] / BONUS
        out[place + LEGAL + good] = table.queens[good] / BONUS
    return place + 2 * LEGAL


@rule
def write_unseen(table: Table, viewer: int, out: Reals, place: int) -> int:
    """Of each good, how many cards lie where the viewer cannot tell."""
    for good in range(GOODS):
        cards = int(table.copies[good]) - table.seized[good]
        for seat in range(table.players):
            cards -= int(table.stands[seat, good])
            cards -= cards_held(table, seat, good) if seat == viewer else table.known[seat, good]
        out[place + good] = cards / DECK
    for pile in range(PILES):
        for number in range(table.discard_sizes[pile]):
            out[place + int(table.discards[pile, number])] -= 1 / DECK
    return place + GOODS


@rule
def write_progress(table: Table, out: Reals, place: int) -> int:
    """The phase, how far the game is, and the numbers of this round."""
    out[place + int(table.phase)] = 1.0
    place += len(PHASES)
    out[place] = table.round_number / MANY
    out[place + 1] = (int(table.rounds) - table.round_number) / MANY
    out[place + 2] = table.draw_size / CARDS
    out[place + 3] = table.aside_size / MANY
    out[place + 4] = table.fresh / MANY
    out[place + 5] = table.debt / PURSE
    out[place + 6] = table.limit / MANY
    out[place + 7] = 1.0 if table.offers == UNLIMITED else table.offers / MANY
    out[place + 8] = table.pile_laid_on + 1
    out[place + 9] = table.refill
    return place + 10


@rule
def write_past(table: Table, viewer: int, out: Reals, place: int) -> None:
    """What all have heard last, the latest first: what, who, whom, and how much."""
    players = int(table.players)
    for back in range(min(table.past_count, PAST)):
        row = (table.past_count - 1 - back) % PAST
        out[place + table.past[row, EVENT]] = 1.0
        if table.past[row, SEAT] != NONE:
            out[place + len(EVENTS) + (table.past[row, SEAT] - viewer) % players] = 1.0
        if table.past[row, OTHER] != NONE:
            out[place + len(EVENTS) + SEATS + (table.past[row, OTHER] - viewer) % players] = 1.0
        if table.past[row, TWO] > 0 and table.past[row, EVENT] != REFUSE:  # that tells of a bag
            out[place + len(EVENTS) + 2 * SEATS] = table.past[row, TWO] / PURSE
        place += PER_EVENT
