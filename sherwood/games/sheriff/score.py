"""The end: values on the stand, gold, and a king and a queen of every legal good."""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.record import Cells
from sherwood.games.sheriff.table import GOODS, LEGAL, Table


@rule
def scores(table: Table, points: Cells) -> None:
    """The points of every player. Hands count nothing."""
    for seat in range(table.players):
        points[seat] = table.gold[seat]
        for good in range(GOODS):
            points[seat] += int(table.stands[seat, good]) * int(table.values[good])
    for good in range(LEGAL):
        crown(table, good, points)


@rule
def cards_towards(table: Table, seat: int, good: int) -> int:
    """How many cards of a legal good a stand counts for king and queen, royal ones included."""
    cards = 0
    for other in range(GOODS):
        if table.counts_as[other] == good:
            cards += int(table.stands[seat, other]) * int(table.counts_for[other])
    return cards


@rule
def crown(table: Table, good: int, points: Cells) -> None:
    """The bonuses for most and second most. Tied kings share both, tied queens theirs."""
    most, kings = most_below(table, good, NONE)
    if kings == 0:
        return
    if kings > 1:
        share(table, good, most, (int(table.kings[good]) + table.queens[good]) // kings, points)
        return
    share(table, good, most, table.kings[good], points)
    second, queens = most_below(table, good, most)
    if queens > 0:
        share(table, good, second, table.queens[good] // queens, points)


@rule
def most_below(table: Table, good: int, limit: int) -> tuple[int, int]:
    """The most cards of a good that anyone has below a limit, and how many players have them.

    NONE is no limit. Who has no card does not count.
    """
    most, players = 0, 0
    for seat in range(table.players):
        cards = cards_towards(table, seat, good)
        if cards > 0 and (limit == NONE or cards < limit) and cards >= most:
            players = players + 1 if cards == most else 1
            most = cards
    return most, players


@rule
def share(table: Table, good: int, cards: int, bonus: int, points: Cells) -> None:
    """Everybody with so many cards of a good gets the bonus."""
    for seat in range(table.players):
        if cards_towards(table, seat, good) == cards:
            points[seat] += bonus


@rule
def winners(table: Table, points: Cells) -> int:
    """The seats that have won: most points, then legal goods, then contraband, then shared."""
    scores(table, points)
    best, seats = NONE, 0
    for seat in range(table.players):
        if best == NONE or is_ahead(table, points, seat, best):
            best, seats = seat, 0
        if not is_ahead(table, points, best, seat):
            seats |= bit(seat)
    return seats


@rule
def is_ahead(table: Table, points: Cells, seat: int, other: int) -> bool:
    """Whether a player has done better than another."""
    if points[seat] != points[other]:
        return points[seat] > points[other]
    mine, theirs = legal_goods(table, seat), legal_goods(table, other)
    if mine != theirs:
        return mine > theirs
    return table.face_down[seat] > table.face_down[other]


@rule
def legal_goods(table: Table, seat: int) -> int:
    """How many legal goods lie on a stand."""
    cards = 0
    for good in range(LEGAL):
        cards += table.stands[seat, good]
    return cards
