"""A board: a table told in lines. A game's own is the module of its name here."""

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol, cast

from sherwood.play.match import Match

View = Mapping[str, Any]
"""What a seat sees, as `Match.view` gives it: everything on a screen comes from one."""


class LegalAction(NamedTuple):
    """An action that the viewer may choose: its text, and what it means."""

    text: str
    verb: str
    args: tuple[Any, ...]


class Board(Protocol):
    """How a view is told. A module is a board."""

    def tell_table(self, view: View) -> list[str]:
        """The whole table, line by line."""
        ...

    def tell_hand(self, view: View) -> list[str]:
        """What the viewer holds."""
        ...

    def moment(self, view: View) -> object:
        """While this stays the same, the whole table need not be told again; None: always."""
        ...

    def ask(self, view: View) -> str:
        """What the viewer has to decide."""
        ...

    def word(self, choice: LegalAction, view: View) -> str:
        """An action as a button would say it."""
        ...

    def score_sheet(self, view: View) -> list[str]:
        """Where everybody's points come from, line by line."""
        ...

    def judge(self, view: View) -> str:
        """Who has won, and by which tie-break."""
        ...


@cache
def find_board(game: str) -> Board:
    """The board of a game, or the one for any game."""
    name = f"sherwood.terminal.boards.{game}"
    found = importlib.util.find_spec(name) is not None
    return cast(Board, importlib.import_module(name if found else f"{__package__}.any_game"))


def listed(words: Sequence[str], nothing: str = "nobody") -> str:
    """Several words as one: "a", "a and b", "a, b and c"."""
    if not words:
        return nothing
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def sheet_in_words(view: View, tell_line: Callable[[View, Mapping[str, Any]], str]) -> list[str]:
    """For everybody the lines of the score sheet, as a game tells them, and their sum."""
    told = []
    for seat, lines in enumerate(view["sheet"]):
        told.append(f"{view['names'][seat]} ({view['seats'][seat]['colour']}):")
        told.extend(f"  {tell_line(view, line)}: {line['points']}" for line in lines)
        told.append(f"  Together: {counted(view['points'][seat], 'point')}")
    return told


def counted(number: int, one: str, many: str = "") -> str:
    """A number with its noun."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def others(view: View) -> list[int]:
    """The other seats, clockwise from the viewer; for a spectator all of them."""
    count = len(view["seats"])
    first = 0 if view["seat"] is None else view["seat"] + 1
    return [seat % count for seat in range(first, first + count) if seat % count != view["seat"]]


def legal_actions(match: Match, seat: int) -> list[LegalAction]:
    """What a seat may choose, in the order of its legal actions."""
    game = match.game
    return [
        LegalAction(game.describe(action), *game.meaning_of(action)) for action in match.legal(seat)
    ]
