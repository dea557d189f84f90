"""Cards as counts: a hand is how many cards of each kind, a pile is kinds in order."""

from sherwood.games.compiled import rule
from sherwood.games.record import Cells

NONE = -1  # no card, no seat, nothing; also a card that may not be seen


@rule
def bit(seat: int) -> int:
    """The flag of a seat. `int` keeps the interpreter from shifting within eight bits."""
    return 1 << int(seat)


@rule
def total(counts: Cells) -> int:
    """How many cards these are."""
    cards = 0
    for kind in range(len(counts)):
        cards += counts[kind]
    return cards


@rule
def nth_card(counts: Cells, number: int) -> int:
    """The kind of card `number`, when the cards are laid side by side in the order of kinds."""
    for kind in range(len(counts)):
        number -= counts[kind]
        if number < 0:
            return kind
    return NONE


@rule
def lay_out(counts: Cells, pile: Cells, start: int) -> int:
    """Lay counted cards on a pile from place `start` on; the place after the last one."""
    place = start
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            pile[place] = kind
            place += 1
    return place
