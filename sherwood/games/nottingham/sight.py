"""Who sees what: `hide` blanks what a seat may not know, `guess` deals it back in at random.

This is the only door by which anything leaves a table. Seat -1 is a spectator.
"""

import numpy as np

from sherwood.games.cards import NONE, bit, lay_out, nth_card, total
from sherwood.games.compiled import rule
from sherwood.games.dice import lay_key, roll, shuffle
from sherwood.games.nottingham.table import (
    AMBUSH_CARDS,
    AMBUSHES,
    COPIES,
    COPPER,
    GOLD,
    GUESS,
    KINDS,
    LOOK,
    LOOKED_AT,
    OFFERS,
    PAIR_AMBUSHES,
    PAIRS,
    SEATS,
    VIEWERS,
    Table,
)
from sherwood.games.record import Cells
from sherwood.games.sight import hide_dice_and_news, hide_knowledge, viewer_of


@rule
def hide(table: Table, seat: int) -> None:
    """Blank all that a seat may not know."""
    viewer = viewer_of(seat, VIEWERS)
    hide_dice_and_news(table, viewer)
    hide_piles(table)
    hide_knowledge(table.known, viewer, VIEWERS)
    hide_hands(table, viewer)
    hide_ambushes(table, viewer)


@rule
def hide_piles(table: Table) -> None:
    """Nobody knows the order of the pile."""
    for place in range(table.pile_size):
        table.pile[place] = NONE


@rule
def hide_hands(table: Table, viewer: int) -> None:
    """Of another hand remains what the viewer is certain of; face-down offers stay face down."""
    for seat in range(SEATS):
        if seat != viewer:
            for kind in range(KINDS):
                table.hands[seat, kind] = table.known[seat, kind, viewer]
            if table.phase == OFFERS:
                table.offers[seat, 0] = NONE


@rule
def hide_ambushes(table: Table, viewer: int) -> None:
    """Ambush cards are known to their owners, and in the pile to those who saw them go there."""
    for place in range(table.ambush_pile_size):
        if table.ambush_seen[place] & bit(viewer) == 0:
            table.ambush_pile[place] = NONE
    if viewer != table.active:
        for place in range(LOOKED_AT):
            table.looked_at[place] = NONE
    for seat in range(SEATS):
        if seat != viewer:
            for place in range(table.ambush_counts[seat]):
                table.ambushes[seat, place] = NONE


@rule
def guess(table: Table, seat: int, key: Cells) -> None:
    """Deal what a seat may not know back in at random, consistently with what it knows.

    The field calls the outcome a determinization.
    """
    viewer = viewer_of(seat, VIEWERS)
    hide(table, viewer)
    lay_key(table, key)
    guess_cards(table)
    guess_offers(table, viewer)
    guess_ambushes(table, viewer)


@rule
def guess_cards(table: Table) -> None:
    """Shuffle all unseen cards, deal the unknown part of every hand, leave the rest as the pile."""
    unseen = np.zeros(KINDS, np.int64)
    count_unseen(table, unseen)
    left = lay_out(unseen, table.pile, 0)
    shuffle(table, GUESS, table.pile, left)
    for seat in range(table.players):
        for _ in range(table.sizes[seat] - total(table.hands[seat])):
            left -= 1
            table.hands[seat, table.pile[left]] += 1
            table.pile[left] = NONE


@rule
def count_unseen(table: Table, unseen: Cells) -> None:
    """Of each kind, how many cards lie where the viewer of a hidden table cannot see them."""
    for kind in range(KINDS):
        unseen[kind] = COPIES - table.discard[kind]
        for seat in range(table.players):
            unseen[kind] -= table.hands[seat, kind] + table.winnings[seat, kind]
    for seat in range(table.players):
        unseen[GOLD] -= table.ambush_counts[seat]
    if table.revealed != NONE:
        unseen[table.revealed] -= 1
    if table.laid_kind != NONE:
        unseen[table.laid_kind] -= table.laid_count


@rule
def guess_offers(table: Table, viewer: int) -> None:
    """A face-down offer is any card that its owner might have laid."""
    if table.phase != OFFERS:
        return
    for seat in range(table.players):
        laid = seat != table.active and table.waiting & bit(seat) == 0
        possible = table.sizes[seat] - table.hands[seat, COPPER]
        if seat != viewer and laid and possible > 0:
            number = roll(table, GUESS, possible)
            table.offers[seat, 0] = nth_card(table.hands[seat], table.hands[seat, COPPER] + number)


@rule
def guess_ambushes(table: Table, viewer: int) -> None:
    """Deal the unseen ambush cards to their places, again until nobody owns the own colour."""
    unseen = np.empty(AMBUSH_CARDS, np.int64)
    count = collect_unseen_ambushes(table, unseen)
    fair = False
    while not fair:
        shuffle(table, GUESS, unseen, count)
        fair = deal_ambushes(table, viewer, unseen)


@rule
def collect_unseen_ambushes(table: Table, unseen: Cells) -> int:
    """The ambush cards of this game that the viewer of a hidden table cannot see."""
    here = np.zeros(AMBUSHES + 1, np.int64)  # the last place counts the blanks
    for place in range(PAIR_AMBUSHES):
        here[table.pairs[place]] = 1
    for seat in range(table.players):
        here[PAIRS + seat] = 1
    for seat in range(table.players):
        for place in range(table.ambush_counts[seat]):
            here[table.ambushes[seat, place]] = 0
    for place in range(table.ambush_pile_size):
        here[table.ambush_pile[place]] = 0
    for place in range(LOOKED_AT):
        here[table.looked_at[place]] = 0
    return lay_out(here[:AMBUSHES], unseen, 0)


@rule
def deal_ambushes(table: Table, viewer: int, cards: Cells) -> bool:
    """Deal ambush cards to the places hidden from the viewer; whether all are possible there."""
    dealt = 0
    possible = True
    for seat in range(table.players):
        if seat != viewer:
            for place in range(table.ambush_counts[seat]):
                table.ambushes[seat, place] = cards[dealt]
                possible = possible and cards[dealt] != PAIRS + seat
                dealt += 1
    if table.phase == LOOK and viewer != table.active:
        for place in range(LOOKED_AT):
            table.looked_at[place] = cards[dealt]
            dealt += 1
    for place in range(table.ambush_pile_size):
        if table.ambush_seen[place] & bit(viewer) == 0:
            table.ambush_pile[place] = cards[dealt]
            dealt += 1
    return possible
