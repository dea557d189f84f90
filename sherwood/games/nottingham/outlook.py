"""What a choice will do, as far as its seat can know: the action is tried on a copy of the hidden table.

It goes on there as long as everything is certain, and as if nobody reacted. What differs then is told.
"""

from typing import get_args

import numpy as np

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.moments import AHEAD, NEVER
from sherwood.games.nottingham import actions
from sherwood.games.nottingham.ambush import next_owner
from sherwood.games.nottingham.attack import target_of
from sherwood.games.nottingham.hands import holds_only
from sherwood.games.nottingham.rules import apply, scores
from sherwood.games.nottingham.shape import Way
from sherwood.games.nottingham.table import (
    BARTER,
    CHOICE,
    DEFENCE,
    DISCARD,
    EXCHANGE,
    GEMS,
    KINDS,
    LOOKED_AT,
    OFFERS,
    OVER,
    PEARLS,
    SEATS,
    SPRING,
    Table,
)
from sherwood.games.nottingham.track import favoured, number_of
from sherwood.games.nottingham.trade import settle
from sherwood.games.nottingham.view import KIND_WORDS, LATER
from sherwood.games.pen import (
    Pen,
    close_list,
    close_object,
    counted,
    flagged,
    key_of,
    name_of,
    number,
    open_list,
    open_object,
    spelled,
    yes,
)

WAYS: tuple[Way, ...] = get_args(Way)
WAY_WORDS = spelled(WAYS)
BLIND, SECRET, OPEN = range(len(WAYS))
STONES = 1 + LATER  # of which it is said who would get the favour


@rule
def outlook(table: Table, ahead: Table, seat: int, action: int, pen: Pen) -> None:
    """Write what a legal action does. The table must have been hidden from the seat; `ahead` is a copy."""
    phase = table.phase
    if phase == CHOICE and action != actions.TAKE:
        foresee_use(table, seat, action, pen)
    elif phase == DEFENCE and action == actions.YIELD:
        foresee_yielding(table, seat, pen)
    elif phase in (OFFERS, BARTER):
        foresee_offer(table, ahead, seat, action, pen)
    else:
        go_ahead(ahead, seat, action)
        if phase in (EXCHANGE, SPRING) and action != actions.PASS:
            foresee_set(table, ahead, seat, pen)
        tell_differences(table, ahead, seat, pen)
        if phase == DISCARD:
            number(pen, "still", ahead.sizes[seat] - number_of(table, table.sheriff))


@rule
def go_ahead(ahead: Table, seat: int, action: int) -> None:
    """Do an action on a copy, up to where it cannot be foreseen how it goes on."""
    ahead.hold = AHEAD
    try:  # noqa: SIM105 - compiled code knows no contextlib
        apply(ahead, seat, action)
    except Exception:  # noqa: BLE001, S110 - nor a narrower exception
        pass
    ahead.hold = NEVER


# ---- what is not certain


@rule
def foresee_use(table: Table, seat: int, action: int, pen: Pen) -> None:
    """The revealed card is used. What it brings depends on others or on chance."""
    if action == actions.AMBUSH:
        number(pen, "looks_at", LOOKED_AT)
    elif action in (actions.BUY, actions.BARTER):
        others = 0
        for other in range(table.players):
            others += other != seat and table.sizes[other] > 0
        number(pen, "offers", others)
    else:
        target = target_of(action)
        tell_one_of(table, seat, target, pen)
        tell_payment(table, target, pen)
    number(pen, "keep", table.sizes[seat])


@rule
def foresee_yielding(table: Table, seat: int, pen: Pen) -> None:
    """A card of the own hand goes to the attacker; which one is certain if there is only one kind."""
    tell_payment(table, seat, pen)
    for kind in range(KINDS):
        if holds_only(table, seat, kind):
            open_object(pen, "gives")
            key_of(pen, KIND_WORDS, kind)
            number(pen, "", 1)
            close_object(pen)
    tell_one_of(table, seat, seat, pen)
    number(pen, "keep", table.sizes[seat])


@rule
def tell_one_of(table: Table, viewer: int, target: int, pen: Pen) -> None:
    """One card of the target's hand changes hands: of how many, and how it is chosen."""
    way = BLIND
    if table.revealed == PEARLS:
        way = SECRET
    elif table.revealed == GEMS:
        way = OPEN
    open_object(pen, "takes")
    number(pen, "seat", target)
    number(pen, "of", table.sizes[target])
    name_of(pen, "way", WAY_WORDS, way)
    if table.memory and viewer != target:
        counted(pen, "known", table.hands[target], KIND_WORDS)
    close_object(pen)


@rule
def tell_payment(table: Table, target: int, pen: Pen) -> None:
    """The target gets the card of the attack."""
    open_list(pen, "gets")
    open_object(pen, "")
    number(pen, "seat", target)
    open_object(pen, "cards")
    key_of(pen, KIND_WORDS, table.revealed)
    number(pen, "", 1)
    close_object(pen)
    close_object(pen)
    close_list(pen)


@rule
def foresee_offer(table: Table, ahead: Table, seat: int, action: int, pen: Pen) -> None:
    """What happens if this offer is the one that is accepted; or the hand is shown."""
    if action == actions.SHOW:
        yes(pen, "shows_hand")
        number(pen, "keep", table.sizes[seat])
        return
    go_ahead(ahead, seat, action)
    ahead.revealed = table.revealed
    settle(ahead, seat)
    yes(pen, "if_accepted")
    tell_differences(table, ahead, seat, pen)


@rule
def foresee_set(table: Table, ahead: Table, seat: int, pen: Pen) -> None:
    """A set lies there, or a task is done: all owners that are asked hold, or the set is broken."""
    kind, count = ahead.laid_kind, ahead.laid_count
    while ahead.phase == SPRING and ahead.asked != NONE:
        go_ahead(ahead, ahead.asked, actions.HOLD)
    if is_broken(table, ahead):
        yes(pen, "broken")
    elif kind != NONE:
        number(pen, "ambushes", ambushes_to_come(table, seat))
        number(pen, "spare", count - actions.SMALLEST_SET)


@rule
def is_broken(table: Table, ahead: Table) -> bool:
    """Whether the set that lay there is gone, and brought nothing."""
    if table.laid_kind == NONE or ahead.laid_kind != NONE:
        return False
    before, after = table.winnings[table.active], ahead.winnings[table.active]
    return bool(before[table.laid_kind] == after[table.laid_kind])


@rule
def ambushes_to_come(table: Table, seat: int) -> int:
    """How many ambushes those have who are asked after a seat."""
    count = 0
    owner = next_owner(table, seat)
    while owner != NONE:
        count += table.ambush_counts[owner]
        owner = next_owner(table, owner)
    return count


# ---- what is certain


@rule
def tell_differences(table: Table, ahead: Table, seat: int, pen: Pen) -> None:
    """Points, cards that come and go, the favour, and the end."""
    if table.phase in (EXCHANGE, SPRING):
        tell_points(table, ahead, pen)
    tell_gains(table, ahead, pen)
    tell_losses(table, ahead, seat, pen)
    number(pen, "keep", ahead.sizes[seat])
    if ahead.phase == OVER:
        yes(pen, "over")
    elif ahead.sheriff != table.sheriff:
        flagged(pen, "favour", favoured(ahead))
    if ahead.phase != OVER:
        tell_stones(table, ahead, pen)


@rule
def tell_stones(table: Table, ahead: Table, pen: Pen) -> None:
    """Who would get the favour on the next fields, where whoever gets it on the way holds a card more."""
    drawn = favoured(ahead) if ahead.sheriff != table.sheriff else 0
    open_list(pen, "stones")
    for field in range(table.sheriff + 1, min(table.sheriff + 1 + STONES, table.fields + 1)):
        more = drawn if field > ahead.sheriff else 0
        open_object(pen, "")
        number(pen, "number", number_of(table, field))
        open_list(pen, "favour")
        for seat in range(table.players):
            if ahead.sizes[seat] + (more & bit(seat) != 0) <= number_of(table, field):
                number(pen, "", seat)
        close_list(pen)
        close_object(pen)
    close_list(pen)


@rule
def tell_points(table: Table, ahead: Table, pen: Pen) -> None:
    """By how much everybody's points change."""
    points = np.zeros((2, SEATS), np.int64)
    scores(table, points[0])
    scores(ahead, points[1])
    open_list(pen, "points")
    for seat in range(table.players):
        if points[1, seat] != points[0, seat]:
            open_object(pen, "")
            number(pen, "seat", seat)
            number(pen, "points", points[1, seat] - points[0, seat])
            close_object(pen)
    close_list(pen)


@rule
def tell_gains(table: Table, ahead: Table, pen: Pen) -> None:
    """Which cards come into whose hands."""
    open_list(pen, "gets")
    for seat in range(table.players):
        gains = 0
        for kind in range(KINDS):
            if gain(table, ahead, seat, kind) > 0:
                gains |= bit(kind)
        if gains:
            open_object(pen, "")
            number(pen, "seat", seat)
            open_object(pen, "cards")
            for kind in range(KINDS):
                if gains & bit(kind):
                    key_of(pen, KIND_WORDS, kind)
                    number(pen, "", gain(table, ahead, seat, kind))
            close_object(pen)
            close_object(pen)
    close_list(pen)


@rule
def gain(table: Table, ahead: Table, seat: int, kind: int) -> int:
    """How many cards of a kind a hand gets; those of a broken set only come back."""
    cards = int(ahead.hands[seat, kind]) - int(table.hands[seat, kind])
    if seat == table.active and kind == table.laid_kind and is_broken(table, ahead):
        cards -= table.laid_count - 1
    return cards


@rule
def tell_losses(table: Table, ahead: Table, seat: int, pen: Pen) -> None:
    """Which cards leave the own hand."""
    open_object(pen, "gives")
    for kind in range(KINDS):
        if ahead.hands[seat, kind] < table.hands[seat, kind]:
            key_of(pen, KIND_WORDS, kind)
            number(pen, "", table.hands[seat, kind] - ahead.hands[seat, kind])
    close_object(pen)
