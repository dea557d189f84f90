"""The score sheet of Nottingham: for each player, the lines that add up to the points."""

from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.nottingham.rules import CRITERIA, judge
from sherwood.games.nottingham.table import KINDS, TASKS, Table
from sherwood.games.nottingham.view import KIND_WORDS, TASK_WORDS
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
from sherwood.games.verdict import SHARED

DECISION_WORDS = spelled((*CRITERIA, SHARED))
WINNINGS, TASK = range(2)
LINE_WORDS = spelled(("winnings", "task"))


@rule
def ending(table: Table, points: Cells, pen: Pen) -> None:
    """Write how the game has ended: for each seat its lines, and what decided."""
    open_list(pen, "sheet")
    for seat in range(table.players):
        open_list(pen, "")
        write_winnings(table, seat, pen)
        write_tasks(table, seat, pen)
        close_list(pen)
    close_list(pen)
    name_of(pen, "decided_by", DECISION_WORDS, judge(table, points)[1])


@rule
def write_winnings(table: Table, seat: int, pen: Pen) -> None:
    """The cards in the winnings and what they are worth."""
    for kind in range(KINDS):
        count = int(table.winnings[seat, kind])
        if count > 0:
            open_object(pen, "")
            name_of(pen, "line", LINE_WORDS, WINNINGS)
            name_of(pen, "kind", KIND_WORDS, kind)
            number(pen, "count", count)
            number(pen, "points", count * int(table.values[kind]))
            close_object(pen)


@rule
def write_tasks(table: Table, seat: int, pen: Pen) -> None:
    """The tasks done; one done by two players is worth less to both."""
    for task in range(TASKS):
        one, other = table.tasks[task, 0], table.tasks[task, 1]
        if seat in (one, other):
            open_object(pen, "")
            name_of(pen, "line", LINE_WORDS, TASK)
            name_of(pen, "task", TASK_WORDS, task)
            shared = 0 if NONE in (one, other) else 1
            number(pen, "points", table.rewards[task, shared])
            close_object(pen)
