"""Ambushes: laid with a gold, sprung when another player lays out a set."""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.moments import unforeseen
from sherwood.games.news import tell_all, tell_details
from sherwood.games.nottingham import actions, news
from sherwood.games.nottingham.hands import take_openly
from sherwood.games.nottingham.table import (
    ALL_EYES,
    GOLD,
    LOOK,
    LOOKED_AT,
    PAIRS,
    Table,
)
from sherwood.games.nottingham.turn import go_on_to_exchange
from sherwood.games.record import Cells
from sherwood.games.seats import left_of


@rule
def look_at_ambushes(table: Table) -> None:
    """The active player looks at the top two ambush cards."""
    unforeseen(table)
    for place in range(LOOKED_AT):
        table.ambush_pile_size -= 1
        top = table.ambush_pile_size
        table.looked_at[place] = table.ambush_pile[top]
        table.ambush_pile[top] = NONE
        table.ambush_seen[top] = 0
    one, two = table.looked_at[0], table.looked_at[1]
    tell_details(table, bit(table.active), news.LOOK, table.active, NONE, one, two)
    table.phase = LOOK


@rule
def legal_keeps(table: Table, seat: int, out: Cells) -> int:
    """Either of the two, but not the own colour."""
    count = 0
    for place in range(LOOKED_AT):
        ambush = int(table.looked_at[place])
        if ambush != PAIRS + seat:
            out[count] = actions.KEEP[ambush]
            count += 1
    return count


@rule
def keep_ambush(table: Table, action: int) -> None:
    """One ambush is laid face down with the gold across it, the other put under the pile."""
    kept = actions.KEEP.index(action)
    other = table.looked_at[0] if kept == table.looked_at[1] else table.looked_at[1]
    seat = table.active
    put_under_pile(table, other, bit(seat))
    table.ambushes[seat, table.ambush_counts[seat]] = kept
    table.ambush_counts[seat] += 1
    table.looked_at[0] = NONE
    table.looked_at[1] = NONE
    table.revealed = NONE
    tell_details(table, bit(seat), news.KEEP, seat, NONE, kept, other)
    go_on_to_exchange(table)


@rule
def put_under_pile(table: Table, ambush: int, eyes: int) -> None:
    """An ambush card goes under its pile; those eyes have seen it."""
    for place in range(table.ambush_pile_size, 0, -1):
        table.ambush_pile[place] = table.ambush_pile[place - 1]
        table.ambush_seen[place] = table.ambush_seen[place - 1]
    table.ambush_pile[0] = ambush
    table.ambush_seen[0] = eyes
    table.ambush_pile_size += 1


@rule
def next_owner(table: Table, seat: int) -> int:
    """The next player to the left with an ambush, up to the active player; NONE: there is none."""
    other = left_of(table, seat)
    while other != table.active:
        if table.ambush_counts[other] > 0:
            return other
        other = left_of(table, other)
    return NONE


@rule
def legal_springs(table: Table, seat: int, out: Cells) -> int:
    """Hold, or spring an ambush that fits."""
    out[0] = actions.HOLD
    count = 1
    for place in range(table.ambush_counts[seat]):
        ambush = int(table.ambushes[seat, place])
        if fits(table, ambush):
            out[count] = actions.SPRING[ambush]
            count += 1
    return count


@rule
def fits(table: Table, ambush: int) -> bool:
    """Whether an ambush shows the kind laid out, or the colour of whoever laid it out."""
    if ambush >= PAIRS:
        return ambush == PAIRS + table.active
    one, two = actions.AMBUSH_KINDS[ambush, 0], actions.AMBUSH_KINDS[ambush, 1]
    return table.laid_kind in (one, two)


@rule
def spring_ambush(table: Table, owner: int, action: int) -> None:
    """The owner takes one card of the set and gives the gold; the ambush goes under its pile."""
    ambush = actions.SPRING.index(action)
    remove_ambush(table, owner, ambush)
    put_under_pile(table, ambush, ALL_EYES)
    table.laid_count -= 1
    take_openly(table, owner, table.laid_kind, 1)
    take_openly(table, table.active, GOLD, 1)
    tell_all(table, news.SPRING, owner, table.active, ambush, table.laid_kind)


@rule
def remove_ambush(table: Table, owner: int, ambush: int) -> None:
    """An ambush no longer lies before its owner; those after it move up."""
    last = table.ambush_counts[owner] - 1
    found = False
    for place in range(last):
        found = found or table.ambushes[owner, place] == ambush
        if found:
            table.ambushes[owner, place] = table.ambushes[owner, place + 1]
    table.ambushes[owner, last] = NONE
    table.ambush_counts[owner] = last
