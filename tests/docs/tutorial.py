"""Plays the game of docs/adding-a-game.md, which stands as `higher` on the path."""

import importlib
import json
from typing import Any

import numpy as np

from sherwood.games.cards import NONE
from sherwood.games.game import kernels_for
from sherwood.games.record import copied

GAMES = 20


def main() -> None:
    """Random games, each with the laws of hiding and guessing."""
    game: Any = importlib.import_module("higher")
    kernels: Any = kernels_for(game)
    notes = np.zeros(1, kernels.NOTES)
    for number in range(GAMES):
        players = game.PLAYERS[number % len(game.PLAYERS)]
        tables = game.blank(players, {"edition": {}})
        key = np.array([number, *range(7)], np.uint32)
        position = {"game": game.NAME, "players": players}
        game.place(tables, position, key) if number % 2 else kernels.setup(tables, key)
        for seat in range(-1, players):
            check_sight(kernels, tables, seat, key)
        assert len(view_of(kernels, tables, 0)["seats"]) == players
        kernels.features(
            tables, np.zeros(1, np.int64), copied(tables), np.zeros((1, game.FEATURES), np.float32)
        )
        assert kernels.play_out(tables, notes) == players
        points = np.zeros(players, np.int64)
        assert kernels.winners(tables, points) > 0
        sheet = game.ending(tables)["sheet"]
        assert [sum(line["points"] for line in lines) for lines in sheet] == points.tolist()
    assert [game.parse(game.describe(action)) for action in range(game.ACTIONS)] == [0, 1]
    assert {game.place_of(action) for action in range(game.ACTIONS)} == set(game.PLACES)


def view_of(kernels: Any, tables: Any, seat: int) -> Any:
    """What a seat sees."""
    paper = np.zeros(kernels.PAPER.itemsize, np.uint8)
    unseen, uncounted = np.zeros((1, tables.itemsize), np.uint8), np.zeros(seat + 2, np.int64)
    old_news = False
    kernels.watch(tables.view(np.uint8), unseen, uncounted, seat, 1, old_news, paper)
    sheet = paper.view(kernels.PAPER)[0]
    return json.loads(b'{"view":%b}' % sheet.text[: sheet.ends[0, 0]].tobytes())["view"]


def check_sight(kernels: Any, tables: Any, seat: int, key: Any) -> None:
    """A guess looks as the real table does."""
    hidden, guessed = copied(tables), copied(tables)
    kernels.hide(hidden, seat)
    kernels.guess(guessed, seat, key[None, :])
    assert NONE not in guessed[0].cards[: guessed[0].players].tolist()
    kernels.hide(guessed, seat)
    assert guessed.tobytes() == hidden.tobytes()


if __name__ == "__main__":
    main()
