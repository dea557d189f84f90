"""Goods coming to stands and leaving them, and what each viewer learns from it.

`shown[seat, contraband, viewer]` is how many cards of a contraband good that viewer is certain to
lie face down on that stand. It is a lower bound, and never less than what everybody knows.
"""

from sherwood.games.compiled import rule
from sherwood.games.sheriff.table import GOODS, LEGAL, VIEWERS, Table


@rule
def move_openly(table: Table, giver: int, taker: int, good: int, count: int) -> None:
    """Goods go from stand to stand, named for all; contraband stays face down."""
    table.stands[giver, good] -= count
    table.stands[taker, good] += count
    if good >= LEGAL:
        table.face_down[giver] -= count
        table.face_down[taker] += count
        for viewer in range(VIEWERS):
            seen = table.shown[giver, good - LEGAL, viewer]
            table.shown[giver, good - LEGAL, viewer] = max(seen - count, 0)
            table.shown[taker, good - LEGAL, viewer] += count


@rule
def show_goods(table: Table, seat: int, deal: int) -> None:
    """Contraband that an offer names lies on the stand: all are certain of that much."""
    for good in range(LEGAL, GOODS):
        count = table.deal_goods[deal, good]
        if count > 0:
            for viewer in range(VIEWERS):
                seen = table.shown[seat, good - LEGAL, viewer]
                table.shown[seat, good - LEGAL, viewer] = max(seen, count)


@rule
def has_legal_goods(table: Table, seat: int) -> bool:
    """Whether any legal good lies on a stand."""
    for good in range(LEGAL):
        if table.stands[seat, good] > 0:
            return True
    return False


@rule
def has_nothing(table: Table, seat: int) -> bool:
    """Whether a stand is empty."""
    return table.face_down[seat] == 0 and not has_legal_goods(table, seat)
