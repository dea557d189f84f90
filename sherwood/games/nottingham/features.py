"""A hidden table as numbers for networks, from the eyes of one seat.

Players are listed from the viewer on, clockwise, so that a network need not learn each seat
anew; places of players who are not there stay zero. All numbers are about 0 to 1.
"""

from sherwood.games.cards import NONE, bit, total
from sherwood.games.compiled import rule
from sherwood.games.nottingham.actions import AMBUSH_KINDS
from sherwood.games.nottingham.table import (
    AMBUSH_CARDS,
    CARDS,
    CARDS_PER_TASK,
    COPIES,
    EVERYBODY,
    FIELDS,
    KINDS,
    LOOKED_AT,
    PAIRS,
    PHASES,
    SEATS,
    TASKS,
    Table,
)
from sherwood.games.nottingham.track import number_of
from sherwood.games.record import Reals

PER_SEAT = KINDS * 4 + TASKS * CARDS_PER_TASK + 9  # what lies before one player
PER_AMBUSH = KINDS + SEATS  # what one ambush card shows
FEATURES = SEATS * PER_SEAT + len(PHASES) + KINDS * 5 + 2 * TASKS + (LOOKED_AT + 2) * PER_AMBUSH + 7
MANY = 10.0  # about as many cards as a hand has
HIGH_VALUE = 30.0  # about as many points as a task gives


@rule
def features(table: Table, seat: int, out: Reals) -> None:
    """Write what a seat sees as FEATURES numbers. The table must have been hidden from it."""
    out[:] = 0.0
    place = 0
    for step in range(SEATS):
        if step < table.players:
            write_player(table, seat, (seat + step) % table.players, out, place)
        place += PER_SEAT
    place = write_middle(table, out, place)
    place = write_ambushes(table, seat, out, place)
    write_progress(table, out, place)


@rule
def write_player(table: Table, viewer: int, seat: int, out: Reals, place: int) -> None:
    """One player: hand as far as it is known, offers, winnings, tasks, ambushes."""
    for kind in range(KINDS):
        out[place + kind] = table.hands[seat, kind] / MANY
        out[place + KINDS + kind] = table.known[seat, kind, EVERYBODY] / MANY
        out[place + 2 * KINDS + kind] = table.winnings[seat, kind] / MANY
    for offered in range(2):
        if table.offers[seat, offered] != NONE:
            out[place + 3 * KINDS + int(table.offers[seat, offered])] += 0.5
    place += 4 * KINDS
    for task in range(TASKS):
        for card in range(CARDS_PER_TASK):
            out[place] = table.tasks[task, card] == seat
            place += 1
    out[place] = 1.0
    out[place + 1] = table.sizes[seat] / MANY
    out[place + 2] = (table.sizes[seat] - total(table.hands[seat])) / MANY
    out[place + 3] = table.ambush_counts[seat] / MANY
    out[place + 4] = seat == table.active
    out[place + 5] = seat == table.target
    out[place + 6] = seat == table.asked
    out[place + 7] = table.waiting & bit(seat) != 0
    out[place + 8] = table.sizes[seat] <= number_of(table, table.sheriff + 1)


@rule
def write_middle(table: Table, out: Reals, place: int) -> int:
    """The phase, the revealed card, the set laid out, the discards, the edition's figures."""
    out[place + int(table.phase)] = 1.0
    place += len(PHASES)
    if table.revealed != NONE:
        out[place + int(table.revealed)] = 1.0
    if table.laid_kind != NONE:
        out[place + KINDS + int(table.laid_kind)] = table.laid_count / MANY
    for kind in range(KINDS):
        out[place + 2 * KINDS + kind] = table.discard[kind] / COPIES
        out[place + 3 * KINDS + kind] = table.values[kind] / HIGH_VALUE
        out[place + 4 * KINDS + kind] = unknown(table, kind) / COPIES
    place += 5 * KINDS
    for task in range(TASKS):
        for card in range(CARDS_PER_TASK):
            out[place] = table.rewards[task, card] / HIGH_VALUE
            place += 1
    return place


@rule
def unknown(table: Table, kind: int) -> int:
    """How many cards of a kind are neither discarded, won, nor known to be in a hand."""
    cards = COPIES - table.discard[kind]
    for seat in range(table.players):
        cards -= table.hands[seat, kind] + table.winnings[seat, kind]
    return cards


@rule
def write_ambushes(table: Table, seat: int, out: Reals, place: int) -> int:
    """The two ambush cards looked at, the own ones, and those known to be in the pile."""
    for card in range(LOOKED_AT):
        write_ambush(table, seat, table.looked_at[card], out, place)
        place += PER_AMBUSH
    for card in range(table.ambush_counts[seat]):
        write_ambush(table, seat, table.ambushes[seat, card], out, place)
    place += PER_AMBUSH
    for card in range(table.ambush_pile_size):
        write_ambush(table, seat, table.ambush_pile[card], out, place)
    return place + PER_AMBUSH


@rule
def write_ambush(table: Table, seat: int, ambush: int, out: Reals, place: int) -> None:
    """What an ambush card shows: two kinds, or a player, counted from the viewer on."""
    if ambush == NONE:
        return
    if ambush < PAIRS:
        out[place + int(AMBUSH_KINDS[ambush, 0])] += 1.0
        out[place + int(AMBUSH_KINDS[ambush, 1])] += 1.0
    else:
        out[place + KINDS + (ambush - PAIRS - seat) % int(table.players)] += 1.0


@rule
def write_progress(table: Table, out: Reals, place: int) -> None:
    """How far the sheriff is, what the next fields say, and how much is left to draw."""
    out[place] = table.sheriff / FIELDS
    out[place + 1] = (table.fields + 1 - table.sheriff) / FIELDS
    for ahead in range(3):
        out[place + 2 + ahead] = number_of(table, table.sheriff + 1 + ahead) / MANY
    out[place + 5] = table.pile_size / CARDS
    out[place + 6] = table.ambush_pile_size / AMBUSH_CARDS
