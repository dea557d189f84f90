"""The score sheet of Nottingham: for each player, the lines that add up to the points."""

from typing import Any

import numpy as np

from sherwood.games.cards import NONE
from sherwood.games.compiled import kernel
from sherwood.games.nottingham.actions import KIND_NAMES, TASK_NAMES
from sherwood.games.nottingham.rules import judge
from sherwood.games.nottingham.table import SEATS
from sherwood.games.record import Cells, Tables, unpack

DECISIONS = ("points", "winnings", "shared")  # what decides who has won, as rules.py counts it


def ending(tables: Tables) -> dict[str, Any]:
    """How the game has ended."""
    return {"sheet": score_sheet(unpack(tables)), "decided_by": decided_by(tables)}


def score_sheet(facts: Any) -> list[list[dict[str, Any]]]:
    """For each seat its lines: winnings by kind, and tasks."""
    return [winnings_of(facts, seat) + tasks_of(facts, seat) for seat in range(facts.players)]


def winnings_of(facts: Any, seat: int) -> list[dict[str, Any]]:
    """The cards in the winnings and what they are worth."""
    return [
        {"line": "winnings", "kind": name, "count": count, "points": count * facts.values[kind]}
        for kind, (name, count) in enumerate(zip(KIND_NAMES, facts.winnings[seat], strict=True))
        if count
    ]


def tasks_of(facts: Any, seat: int) -> list[dict[str, Any]]:
    """The tasks done; one done by two players is worth less to both."""
    return [
        {"line": "task", "task": task, "points": facts.rewards[number][NONE not in done]}
        for number, (task, done) in enumerate(zip(TASK_NAMES, facts.tasks, strict=True))
        if seat in done
    ]


def decided_by(tables: Tables) -> str:
    """What decided a game that is over."""
    return DECISIONS[decision(tables, np.zeros(SEATS, np.int64))]


@kernel
def decision(tables: Tables, points: Cells) -> int:
    """The number of what decided."""
    return judge(tables[0], points)[1]
