"""A hidden table as JSON for people. It says what lies where, in the words of the table."""

from typing import get_args, get_type_hints

import numpy as np

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.news import EVENT, ONE, OTHER, SEAT
from sherwood.games.nottingham.actions import AMBUSH_NAMES, KIND_NAMES, TASK_NAMES
from sherwood.games.nottingham.exchange import NEEDS
from sherwood.games.nottingham.news import EVENTS, TOLD, Counted, NottinghamThings
from sherwood.games.nottingham.shape import BidState
from sherwood.games.nottingham.table import (
    BARGAIN,
    BARTER,
    CARDS_PER_TASK,
    GEMS,
    KINDS,
    LOOKED_AT,
    LOOT,
    OFFERS,
    PHASES,
    PURCHASE,
    TASKS,
    Table,
)
from sherwood.games.nottingham.track import number_of
from sherwood.games.pen import (
    Pen,
    close_list,
    close_object,
    counted,
    key_of,
    name_of,
    nothing,
    number,
    number_or_none,
    numbers,
    open_list,
    open_object,
    spelled,
)
from sherwood.games.record import Cells
from sherwood.games.seats import COLOURS, left_of
from sherwood.games.sight import sees_own

PHASE_WORDS, COLOUR_WORDS = spelled(PHASES), spelled(COLOURS)
KIND_WORDS, AMBUSH_WORDS, TASK_WORDS = map(spelled, (KIND_NAMES, AMBUSH_NAMES, TASK_NAMES))
EVENT_WORDS = spelled(EVENTS)
BID_STATES: tuple[BidState, ...] = get_args(BidState)
BID_WORDS = spelled(BID_STATES)
BID_LATER, BID_AWAITED, BID_FACE_DOWN, BID_OPEN, BID_NOTHING, BID_NO_CARDS = range(len(BID_STATES))
TRADES = (OFFERS, PURCHASE, BARTER, BARGAIN)
LATER = 2  # fields after the next one of which it is said who would get the favour


@rule
def view(table: Table, seat: int, pen: Pen) -> None:
    """Write what a viewer sees. The table must have been hidden from that viewer."""
    view_turn(table, pen)
    view_middle(table, pen)
    view_bids(table, pen)
    open_list(pen, "seats")
    for other in range(table.players):
        view_seat(table, seat, other, pen)
    close_list(pen)
    view_tasks(table, seat, pen)
    view_track(table, pen)


@rule
def view_turn(table: Table, pen: Pen) -> None:
    """What the table waits for."""
    name_of(pen, "phase", PHASE_WORDS, table.phase)
    number(pen, "turn", table.turns)
    number(pen, "active", table.active)
    number_or_none(pen, "target", table.target)
    number_or_none(pen, "asked", table.asked)
    name_of(pen, "revealed", KIND_WORDS, table.revealed)
    if table.laid_kind == NONE:
        nothing(pen, "laid")
    else:
        open_object(pen, "laid")
        name_of(pen, "kind", KIND_WORDS, table.laid_kind)
        number(pen, "count", table.laid_count)
        close_object(pen)


@rule
def view_middle(table: Table, pen: Pen) -> None:
    """The piles, and what the kinds are worth."""
    open_list(pen, "looked_at")
    for place in range(LOOKED_AT):
        if table.looked_at[place] != NONE:
            name_of(pen, "", AMBUSH_WORDS, table.looked_at[place])
    close_list(pen)
    number(pen, "draw_pile", table.pile_size)
    counted(pen, "discard", table.discard, KIND_WORDS)
    number(pen, "ambush_pile", table.ambush_pile_size)
    open_object(pen, "values")
    for kind in range(KINDS):
        key_of(pen, KIND_WORDS, kind)
        number(pen, "", table.values[kind])
    close_object(pen)


@rule
def view_bids(table: Table, pen: Pen) -> None:
    """What the others offer for the copper or the chest, from the left of whoever trades it."""
    open_list(pen, "bids")
    if table.phase in TRADES:
        seat = left_of(table, table.active)
        is_later = False
        while seat != table.active:
            open_object(pen, "")
            number(pen, "seat", seat)
            name_of(pen, "state", BID_WORDS, state_of_bid(table, seat, is_later))
            close_object(pen)
            is_later = is_later or seat == table.asked
            seat = left_of(table, seat)
    close_list(pen)


@rule
def state_of_bid(table: Table, seat: int, is_later: bool) -> int:
    """How far a player is with an offer. What lies face down is the same for all who do not see it."""
    if table.sizes[seat] == 0:
        return BID_NO_CARDS
    if seat == table.asked or table.waiting & bit(seat):
        return BID_AWAITED
    if table.phase == OFFERS:
        return BID_FACE_DOWN
    if table.offers[seat, 0] != NONE:
        return BID_OPEN
    return BID_LATER if is_later else BID_NOTHING


@rule
def view_seat(table: Table, viewer: int, seat: int, pen: Pen) -> None:
    """One player. Of a hand that is not open, a hidden table has what the viewer is certain of."""
    open_object(pen, "")
    name_of(pen, "colour", COLOUR_WORDS, seat)
    number(pen, "cards", table.sizes[seat])
    if is_open(table, viewer, seat):
        counted(pen, "hand", table.hands[seat], KIND_WORDS)
    else:
        nothing(pen, "hand")
    open_list(pen, "offer")
    for place in range(len(table.offers[seat])):
        if table.offers[seat, place] != NONE:
            name_of(pen, "", KIND_WORDS, table.offers[seat, place])
    close_list(pen)
    counted(pen, "winnings", table.winnings[seat], KIND_WORDS)
    open_list(pen, "ambushes")
    for place in range(table.ambush_counts[seat]):
        name_of(pen, "", AMBUSH_WORDS, table.ambushes[seat, place])
    close_list(pen)
    if table.memory and not sees_own(viewer, seat):
        counted(pen, "remembered", table.hands[seat], KIND_WORDS)
    close_object(pen)


@rule
def is_open(table: Table, viewer: int, seat: int) -> bool:
    """Whether a viewer sees a hand: the own one, or one that was shown as proof.

    The target's of a raid is open to all, and that of a robbery to the robber.
    """
    if sees_own(viewer, seat) or table.shown & bit(seat):
        return True
    robs = table.active == viewer or table.revealed == GEMS
    return bool(table.phase == LOOT and seat == table.target and robs)


@rule
def view_tasks(table: Table, viewer: int, pen: Pen) -> None:
    """The four tasks: points alone and shared, who has done each, and what the viewer lacks."""
    open_object(pen, "tasks")
    for task in range(TASKS):
        key_of(pen, TASK_WORDS, task)
        open_object(pen, "")
        numbers(pen, "points", table.rewards[task], CARDS_PER_TASK)
        done = cards_taken(table, task)
        numbers(pen, "done", table.tasks[task], done)
        if viewer >= 0 and done < CARDS_PER_TASK and not has_done(table, viewer, task):
            view_lack(table.hands[viewer], task, pen)
        else:
            nothing(pen, "missing")
            nothing(pen, "lacks")
        close_object(pen)
    close_object(pen)


@rule
def cards_taken(table: Table, task: int) -> int:
    """How many have done a task."""
    done = 0
    while done < CARDS_PER_TASK and table.tasks[task, done] != NONE:
        done += 1
    return done


@rule
def has_done(table: Table, seat: int, task: int) -> bool:
    """Whether a player has done a task."""
    done = False
    for place in range(CARDS_PER_TASK):
        done = done or table.tasks[task, place] == seat
    return done


@rule
def view_lack(hand: Cells, task: int, pen: Pen) -> None:
    """How many cards a hand lacks for a task, and which: most of all it uses what it has most of."""
    kinds, cards = NEEDS[task]
    used = kinds_most_of(hand, kinds)
    missing = 0
    for kind in range(KINDS):
        if used & bit(kind):
            missing += max(cards - hand[kind], 0)
    number(pen, "missing", missing)
    open_object(pen, "lacks")
    for kind in range(KINDS):
        if used & bit(kind) and hand[kind] < cards:
            key_of(pen, KIND_WORDS, kind)
            number(pen, "", cards - hand[kind])
    close_object(pen)


@rule
def kinds_most_of(hand: Cells, kinds: int) -> int:
    """So many kinds of which a hand has most, as flags; of equal ones the first."""
    used = 0
    for _ in range(kinds):
        best, most = 0, -1
        for kind in range(KINDS):
            if used & bit(kind) == 0 and hand[kind] > most:
                best, most = kind, hand[kind]
        used |= bit(best)
    return used


@rule
def view_track(table: Table, pen: Pen) -> None:
    """The sheriff's track, his field, and who would get the favour on the next ones with the hands of now."""
    following = number_of(table, table.sheriff + 1)
    open_object(pen, "track")
    numbers(pen, "numbers", table.numbers, table.fields)
    number(pen, "sheriff", table.sheriff)
    number_or_none(pen, "number", number_of(table, table.sheriff))
    number_or_none(pen, "next_number", following)
    view_favoured(table, "next_favour", following, pen)
    open_list(pen, "later")
    for field in range(table.sheriff + 2, min(table.sheriff + 2 + LATER, table.fields + 1)):
        open_object(pen, "")
        number(pen, "number", number_of(table, field))
        view_favoured(table, "favour", number_of(table, field), pen)
        close_object(pen)
    close_list(pen)
    close_object(pen)


@rule
def view_favoured(table: Table, name: str, most: int, pen: Pen) -> None:
    """The seats that hold no more cards than a number says."""
    open_list(pen, name)
    for seat in range(table.players):
        if table.sizes[seat] <= most:
            number(pen, "", seat)
    close_list(pen)


# ---- what just happened

THINGS = tuple(NottinghamThings.__annotations__)
THING_WORDS = spelled(THINGS)
AS_NUMBER, AS_KIND, AS_AMBUSH, AS_TASK, AS_HAND = range(5)
SORTS = np.array(
    [
        [(), KIND_NAMES, AMBUSH_NAMES, TASK_NAMES, get_args(Counted)].index(get_args(names))
        for names in get_type_hints(NottinghamThings).values()
    ]
)
THINGS_TOLD = np.full((len(EVENTS), 2), NONE)
for event, told in enumerate(TOLD.values()):
    things = [THINGS.index(thing) for thing, _ in told.things() if thing not in ("seat", "other")]
    THINGS_TOLD[event, : len(things)] = things


@rule
def events(table: Table, pen: Pen) -> None:
    """Write each event: who, to whom, and what, as far as the viewer saw it.

    A hand that is shown changes no more in the action that shows it, so it is read from the table.
    """
    for line in range(table.news_count):
        event, seat, other = (
            table.news[line, EVENT],
            table.news[line, SEAT],
            table.news[line, OTHER],
        )
        open_object(pen, "")
        name_of(pen, "event", EVENT_WORDS, event)
        if seat != NONE:
            number(pen, "seat", seat)
        if other != NONE:
            number(pen, "other", other)
        for place in range(2):
            thing = THINGS_TOLD[event, place]
            if thing != NONE and SORTS[thing] == AS_HAND:
                counted(pen, "hand", table.hands[seat], KIND_WORDS)
            elif thing != NONE:
                view_thing(pen, thing, table.news[line, ONE + place])
        close_object(pen)


@rule
def view_thing(pen: Pen, thing: int, what: int) -> None:
    """A thing that an event tells: a card or a number."""
    key_of(pen, THING_WORDS, thing)
    sort = SORTS[thing]
    if sort == AS_KIND:
        name_of(pen, "", KIND_WORDS, what)
    elif sort == AS_AMBUSH:
        name_of(pen, "", AMBUSH_WORDS, what)
    elif sort == AS_TASK:
        name_of(pen, "", TASK_WORDS, what)
    else:
        number_or_none(pen, "", what)
