"""The end: values on the stand, gold, and a king and a queen of every legal good."""

import numpy as np

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.record import Cells
from sherwood.games.seats import how_many
from sherwood.games.sheriff.table import GOODS, LEGAL, SEATS, Table
from sherwood.games.verdict import verdict

CRITERIA = ("points", "legal_goods", "contraband")  # what decides who has won, one after another


@rule
def scores(table: Table, points: Cells) -> None:
    """The points of every player. Hands count nothing."""
    for seat in range(table.players):
        points[seat] = table.gold[seat]
        for good in range(GOODS):
            points[seat] += int(table.stands[seat, good]) * int(table.values[good])
    for good in range(LEGAL):
        kings, queens, king_bonus, queen_bonus = crown(table, good)
        for seat in range(table.players):
            if kings & bit(seat):
                points[seat] += king_bonus
            elif queens & bit(seat):
                points[seat] += queen_bonus


@rule
def cards_towards(table: Table, seat: int, good: int) -> int:
    """How many cards of a legal good a stand counts for king and queen, royal ones included."""
    cards = 0
    for other in range(GOODS):
        if table.counts_as[other] == good:
            cards += int(table.stands[seat, other]) * int(table.counts_for[other])
    return cards


@rule
def crown(table: Table, good: int) -> tuple[int, int, int, int]:
    """Kings and queens of a good, and the bonus of each. Tied kings share both, queens theirs."""
    most, kings = most_below(table, good, NONE)
    if kings == 0:
        return 0, 0, 0, 0
    king_bonus, queen_bonus = int(table.kings[good]), int(table.queens[good])
    if how_many(kings) > 1:
        return kings, 0, (king_bonus + queen_bonus) // how_many(kings), 0
    _, queens = most_below(table, good, most)
    if queens == 0:
        return kings, 0, king_bonus, 0
    return kings, queens, king_bonus, queen_bonus // how_many(queens)


@rule
def most_below(table: Table, good: int, limit: int) -> tuple[int, int]:
    """The most cards of a good that anyone has below a limit, and the seats that have them.

    NONE is no limit. Somebody who has no card does not count.
    """
    most, seats = 0, 0
    for seat in range(table.players):
        cards = cards_towards(table, seat, good)
        if cards > 0 and (limit == NONE or cards < limit) and cards >= most:
            seats = seats | bit(seat) if cards == most else bit(seat)
            most = cards
    return most, seats


@rule
def winners(table: Table, points: Cells) -> int:
    """The seats that have won."""
    return judge(table, points)[0]


@rule
def judge(table: Table, points: Cells) -> tuple[int, int]:
    """The seats that have won, and what decided: points, legal goods, contraband, or nothing."""
    scores(table, points)
    amounts = np.zeros((len(CRITERIA), SEATS), np.int64)
    for seat in range(table.players):
        amounts[0, seat] = points[seat]
        amounts[1, seat] = legal_goods(table, seat)
        amounts[2, seat] = table.face_down[seat]
    return verdict(amounts, table.players)


@rule
def legal_goods(table: Table, seat: int) -> int:
    """How many legal goods lie on a stand."""
    cards = 0
    for good in range(LEGAL):
        cards += table.stands[seat, good]
    return cards
