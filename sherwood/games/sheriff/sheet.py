"""Kings and queens as they stand, and the score sheet: the lines that add up to the points."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from sherwood.games.compiled import kernel
from sherwood.games.record import Cells, Grid, Tables, unpack
from sherwood.games.sheriff.actions import GOOD_NAMES
from sherwood.games.sheriff.score import cards_towards, crown, judge
from sherwood.games.sheriff.table import LEGAL, SEATS

DECISIONS = ("points", "legal_goods", "contraband", "shared")  # as score.py counts them
Line = dict[str, Any]


@dataclass(frozen=True)
class Crown:
    """Who is king and queen of a legal good, and what each of them gets."""

    cards: list[int]  # of every seat, with royal goods counted as the rules say
    kings: list[int]
    queens: list[int]
    king_bonus: int
    queen_bonus: int


def ending(tables: Tables) -> dict[str, Any]:
    """How the game has ended."""
    sheet = score_sheet(unpack(tables), count_crowns(tables))
    return {"sheet": sheet, "decided_by": decided_by(tables)}


def count_crowns(tables: Tables) -> list[Crown]:
    """For each legal good who would be crowned now, as far as the table shows."""
    players = int(tables["players"][0])
    cards = np.zeros((LEGAL, SEATS), np.int64)
    crowns = np.zeros((LEGAL, 4), np.int64)
    reckon(tables, cards, crowns)
    return [
        Crown(cards[good, :players].tolist(), flagged(kings), flagged(queens), *bonuses)
        for good, (kings, queens, *bonuses) in enumerate(crowns.tolist())
    ]


@kernel
def reckon(tables: Tables, cards: Grid, crowns: Grid) -> None:
    """The cards towards each legal good, and its kings, queens and bonuses."""
    for good in range(LEGAL):
        for seat in range(tables[0].players):
            cards[good, seat] = cards_towards(tables[0], seat, good)
        kings, queens, king_bonus, queen_bonus = crown(tables[0], good)
        crowns[good, 0], crowns[good, 1] = kings, queens
        crowns[good, 2], crowns[good, 3] = king_bonus, queen_bonus


def flagged(flags: int) -> list[int]:
    """The seats whose flags are set."""
    return [seat for seat in range(SEATS) if flags >> seat & 1]


def score_sheet(facts: Any, crowns: list[Crown]) -> list[list[Line]]:
    """For each seat its lines: gold, goods, contraband, and what it is king and queen of."""
    return [
        [
            {"line": "gold", "points": facts.gold[seat]},
            *goods_of(facts, seat),
            *crowns_of(crowns, seat),
        ]
        for seat in range(facts.players)
    ]


def goods_of(facts: Any, seat: int) -> list[Line]:
    """The goods on the stand and what they are worth."""
    return [
        {
            "line": "goods" if good < LEGAL else "contraband",
            "good": GOOD_NAMES[good],
            "count": count,
            "points": count * facts.values[good],
        }
        for good, count in enumerate(facts.stands[seat])
        if count
    ]


def crowns_of(crowns: list[Crown], seat: int) -> list[Line]:
    """The bonuses of a king and of a queen."""
    kings = [
        {"line": "king", "good": GOOD_NAMES[good], "points": crown.king_bonus}
        for good, crown in enumerate(crowns)
        if seat in crown.kings
    ]
    queens = [
        {"line": "queen", "good": GOOD_NAMES[good], "points": crown.queen_bonus}
        for good, crown in enumerate(crowns)
        if seat in crown.queens
    ]
    return kings + queens


def decided_by(tables: Tables) -> str:
    """What decided a game that is over."""
    return DECISIONS[decision(tables, np.zeros(SEATS, np.int64))]


@kernel
def decision(tables: Tables, points: Cells) -> int:
    """The number of what decided."""
    return judge(tables[0], points)[1]
