"""Cards going into and out of hands, and what every viewer learns from it.

`known[seat, kind, viewer]` is how many cards of a kind that viewer is certain to be in that hand.
It is a lower bound: never more than the hand holds, and never less than what everybody knows.
"""

from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.nottingham.table import KINDS, VIEWERS, Table
from sherwood.games.seats import left_of


@rule
def take_openly(table: Table, seat: int, kind: int, count: int) -> None:
    """Cards that all can see go into a hand."""
    table.hands[seat, kind] += count
    table.sizes[seat] += count
    for viewer in range(VIEWERS):
        table.known[seat, kind, viewer] += count


@rule
def lose_openly(table: Table, seat: int, kind: int, count: int) -> None:
    """Cards of a hand are laid open and leave it."""
    table.hands[seat, kind] -= count
    table.sizes[seat] -= count
    for viewer in range(VIEWERS):
        forget(table, viewer, seat, kind, count)


@rule
def draw_unseen(table: Table, seat: int, kind: int) -> None:
    """A card goes from the pile into a hand; nobody else sees it."""
    table.hands[seat, kind] += 1
    table.sizes[seat] += 1


@rule
def give_secretly(table: Table, giver: int, taker: int, kind: int) -> None:
    """A card changes hands; only the two of them see which."""
    for viewer in range(VIEWERS):
        if viewer in (giver, taker) or knows_to_be_all(table, viewer, giver, kind):
            forget(table, viewer, giver, kind, 1)
            table.known[taker, kind, viewer] += 1
        else:
            doubt_one_card(table, viewer, giver)
    table.hands[giver, kind] -= 1
    table.sizes[giver] -= 1
    table.hands[taker, kind] += 1
    table.sizes[taker] += 1


@rule
def show_hand(table: Table, seat: int) -> None:
    """A whole hand is laid open for everybody."""
    for viewer in range(VIEWERS):
        show_hand_to(table, viewer, seat)


@rule
def show_hand_to(table: Table, viewer: int, seat: int) -> None:
    """One viewer sees a whole hand."""
    for kind in range(KINDS):
        table.known[seat, kind, viewer] = table.hands[seat, kind]


@rule
def show_cards(table: Table, seat: int, kind: int, count: int) -> None:
    """Some cards of a hand are laid open and stay in it: they may be ones already known."""
    for viewer in range(VIEWERS):
        table.known[seat, kind, viewer] = max(table.known[seat, kind, viewer], count)


@rule
def forget(table: Table, viewer: int, seat: int, kind: int, count: int) -> None:
    """Cards of a known kind have left: as many fewer are certain, as far as any were."""
    table.known[seat, kind, viewer] = max(table.known[seat, kind, viewer] - count, 0)


@rule
def doubt_one_card(table: Table, viewer: int, seat: int) -> None:
    """A card of unknown kind has left: it may have been one of any kind that was certain."""
    for kind in range(KINDS):
        forget(table, viewer, seat, kind, 1)


@rule
def knows_to_be_all(table: Table, viewer: int, seat: int, kind: int) -> bool:
    """Whether a viewer is certain that a hand holds nothing but this kind."""
    return table.known[seat, kind, viewer] == table.sizes[seat]


@rule
def holds_only(table: Table, seat: int, kind: int) -> bool:
    """Whether a hand holds nothing but this kind."""
    return table.hands[seat, kind] == table.sizes[seat]


@rule
def next_with_cards(table: Table, seat: int) -> int:
    """The next player to the left who has cards, up to the active player; NONE if there is none."""
    other = left_of(table, seat)
    while other != table.active:
        if table.sizes[other] > 0:
            return other
        other = left_of(table, other)
    return NONE
