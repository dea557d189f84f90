"""The score sheet of Sheriff of Nottingham: for each player, the lines that add up to the points."""

from sherwood.games.cards import bit
from sherwood.games.compiled import rule
from sherwood.games.pen import (
    Pen,
    close_list,
    close_object,
    name_of,
    number,
    open_list,
    open_object,
    spelled,
)
from sherwood.games.record import Cells
from sherwood.games.sheriff.score import CRITERIA, crown, judge
from sherwood.games.sheriff.table import GOODS, LEGAL, Table
from sherwood.games.sheriff.view import GOOD_WORDS
from sherwood.games.verdict import SHARED

DECISION_WORDS = spelled((*CRITERIA, SHARED))
GOLD, LEGAL_GOODS, CONTRABAND, KING, QUEEN = range(5)
LINE_WORDS = spelled(("gold", "goods", "contraband", "king", "queen"))


@rule
def ending(table: Table, points: Cells, pen: Pen) -> None:
    """Write how the game has ended: for each seat its lines, and what decided."""
    open_list(pen, "sheet")
    for seat in range(table.players):
        open_list(pen, "")
        open_object(pen, "")
        name_of(pen, "line", LINE_WORDS, GOLD)
        number(pen, "points", table.gold[seat])
        close_object(pen)
        write_goods(table, seat, pen)
        write_crowns(table, seat, KING, pen)
        write_crowns(table, seat, QUEEN, pen)
        close_list(pen)
    close_list(pen)
    name_of(pen, "decided_by", DECISION_WORDS, judge(table, points)[1])


@rule
def write_goods(table: Table, seat: int, pen: Pen) -> None:
    """The goods on the stand and what they are worth."""
    for good in range(GOODS):
        count = int(table.stands[seat, good])
        if count > 0:
            open_object(pen, "")
            name_of(pen, "line", LINE_WORDS, LEGAL_GOODS if good < LEGAL else CONTRABAND)
            name_of(pen, "good", GOOD_WORDS, good)
            number(pen, "count", count)
            number(pen, "points", count * int(table.values[good]))
            close_object(pen)


@rule
def write_crowns(table: Table, seat: int, line: int, pen: Pen) -> None:
    """The bonuses of a king, or of a queen."""
    for good in range(LEGAL):
        kings, queens, king_bonus, queen_bonus = crown(table, good)
        crowned, bonus = (kings, king_bonus) if line == KING else (queens, queen_bonus)
        if crowned & bit(seat):
            open_object(pen, "")
            name_of(pen, "line", LINE_WORDS, line)
            name_of(pen, "good", GOOD_WORDS, good)
            number(pen, "points", bonus)
            close_object(pen)
