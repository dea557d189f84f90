"""Who sees what: `hide` blanks what a seat may not know, `guess` deals it back in at random.

This is the only door by which anything leaves a table. Seat -1 is a spectator.
"""

import numpy as np

from sherwood.games.cards import NONE, lay_out, nth_card, total
from sherwood.games.compiled import rule
from sherwood.games.dice import lay_key, roll, shuffle
from sherwood.games.record import Cells
from sherwood.games.sheriff.drafts import drop_draft
from sherwood.games.sheriff.table import (
    CONTRABAND,
    GOODS,
    GUESS,
    LEGAL,
    PILES,
    SEATS,
    VIEWERS,
    Table,
)
from sherwood.games.sight import hide_dice_and_news, hide_knowledge, viewer_of


@rule
def hide(table: Table, seat: int) -> None:
    """Blank all that a seat may not know."""
    viewer = viewer_of(seat, VIEWERS)
    hide_dice_and_news(table, viewer)
    hide_piles(table)
    hide_knowledge(table.shown, viewer, VIEWERS)
    hide_players(table, viewer)


@rule
def hide_piles(table: Table) -> None:
    """Nobody knows the draw pile or the cards left out."""
    for place in range(table.draw_size):
        table.draw_pile[place] = NONE
    for place in range(table.without):
        table.left_out[place] = NONE


@rule
def hide_players(table: Table, viewer: int) -> None:
    """Hands, bags, cards set aside and drafts are their owners' own.

    Of contraband on another stand remains what the viewer is certain of.
    """
    for seat in range(SEATS):
        if seat != viewer:
            drop_draft(table, seat)
            for good in range(GOODS):
                table.hands[seat, good] = 0
                table.bags[seat, good] = 0
            for good in range(CONTRABAND):
                table.stands[seat, LEGAL + good] = table.shown[seat, good, viewer]
    if table.active != viewer:
        for good in range(GOODS):
            table.aside[good] = 0


@rule
def guess(table: Table, seat: int, key: Cells) -> None:
    """Deal what a seat may not know back in at random, consistently with what it knows.

    A draft, and a bag that is still being loaded, are guessed to be empty. The field calls the
    outcome a determinization.
    """
    viewer = viewer_of(seat, VIEWERS)
    hide(table, viewer)
    lay_key(table, key)
    unseen = np.zeros(GOODS, np.int64)
    count_unseen(table, viewer, unseen)
    guess_stands(table, viewer, unseen)
    left = lay_out(unseen, table.draw_pile, 0)
    shuffle(table, GUESS, table.draw_pile, left)
    for other in range(table.players):
        if other != viewer:
            left = guess_cards_held(table, other, left)
    for place in range(table.without):
        left -= 1
        table.left_out[place] = table.draw_pile[left]
        table.draw_pile[left] = NONE


@rule
def count_unseen(table: Table, viewer: int, unseen: Cells) -> None:
    """Of each good, how many cards lie where the viewer of a hidden table cannot tell."""
    for good in range(GOODS):
        unseen[good] = table.copies[good] - table.seized[good]
        for seat in range(table.players):
            unseen[good] -= table.stands[seat, good]
            if seat == viewer:
                unseen[good] -= cards_held(table, seat, good)
            else:
                unseen[good] -= table.known[seat, good]
    for pile in range(PILES):
        for place in range(table.discard_sizes[pile]):
            unseen[table.discards[pile, place]] -= 1


@rule
def cards_held(table: Table, seat: int, good: int) -> int:
    """Cards of a good in a player's hand, closed bag and aside."""
    cards = int(table.hands[seat, good])
    if table.bag_sizes[seat] > 0:
        cards += table.bags[seat, good]
    if table.active == seat:
        cards += table.aside[good]
    return cards


@rule
def guess_stands(table: Table, viewer: int, unseen: Cells) -> None:
    """What lies face down is contraband, so it is dealt before all else, from contraband alone.

    The place of the draw pile serves to shuffle it on.
    """
    left = 0
    for good in range(LEGAL, GOODS):
        for _ in range(unseen[good]):
            table.draw_pile[left] = good
            left += 1
    shuffle(table, GUESS, table.draw_pile, left)
    for seat in range(table.players):
        if seat != viewer:
            for _ in range(unknown_face_down(table, seat)):
                left -= 1
                good = table.draw_pile[left]
                table.draw_pile[left] = NONE
                table.stands[seat, good] += 1
                unseen[good] -= 1


@rule
def unknown_face_down(table: Table, seat: int) -> int:
    """How many cards of contraband on the stand of a hidden table are not known."""
    unknown = int(table.face_down[seat])
    for good in range(LEGAL, GOODS):
        unknown -= table.stands[seat, good]
    return unknown


@rule
def guess_cards_held(table: Table, seat: int, left: int) -> int:
    """Deal a player's hand, bag and cards set aside from what is left of the unseen cards.

    Who is at the market has set cards aside before taking or drawing any.
    """
    at_market = seat == table.active
    fresh = table.fresh if at_market else 0
    aside = table.aside_size if at_market else 0
    for good in range(GOODS):
        table.hands[seat, good] = table.known[seat, good]
        if at_market:
            table.hands[seat, good] -= table.taken[good]
    old = table.sizes[seat] - fresh + aside + table.bag_sizes[seat]
    left = deal_up_to(table, seat, old, left)
    move_at_random(table, table.hands[seat], table.bags[seat], table.bag_sizes[seat], old)
    if at_market:
        move_at_random(table, table.hands[seat], table.aside, aside, old)
        for good in range(GOODS):
            table.hands[seat, good] += table.taken[good]
    return deal_up_to(table, seat, table.sizes[seat], left)


@rule
def deal_up_to(table: Table, seat: int, size: int, left: int) -> int:
    """Unseen cards fill a hand up to a size; how many are left then."""
    for _ in range(size - total(table.hands[seat])):
        left -= 1
        table.hands[seat, table.draw_pile[left]] += 1
        table.draw_pile[left] = NONE
    return left


@rule
def move_at_random(table: Table, cards: Cells, to: Cells, count: int, size: int) -> None:
    """Some of so many cards, drawn blind, go elsewhere."""
    for moved in range(count):
        good = nth_card(cards, roll(table, GUESS, size - moved))
        cards[good] -= 1
        to[good] += 1
