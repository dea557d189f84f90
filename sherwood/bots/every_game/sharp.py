"""Thinks ahead: tries its best options in guessed worlds, with steady bots playing them out.

It leaves the choice of a steady bot only when another one was clearly better there; so without time
to think it is a steady bot. What takes several steps, such as loading a bag, it thinks about once.
"""

import importlib
import time
from collections.abc import Sequence

from sherwood.bots.minds import Room, as_record, mind_of
from sherwood.bots.search import Search
from sherwood.games.record import Tables
from sherwood.play.warm import ready

SECONDS = 1.0  # of thinking for a move


class Bot:
    """Searches for a given time, or through a given number of worlds, which can be repeated.

    It answers as soon as it is sure. How long that takes tells of its cards; so a table with people
    at it keeps the answer until all the time is over (see `sherwood.play.player.Thinker`).
    """

    def __init__(self, seed: int, seconds: float = SECONDS, worlds: int | None = None) -> None:
        self._seed, self._worlds = seed, worlds
        self.seconds = seconds
        self._resolve = -1  # what it has made up its mind to do, until it is done

    def choose(self, hidden: Tables, seat: int, legal: Sequence[int]) -> int:
        """The best option found."""
        return self.choose_by(time.perf_counter() + self.seconds, hidden, seat, legal)

    def choose_by(self, end: float, hidden: Tables, seat: int, legal: Sequence[int]) -> int:
        """The best option found until then; or the next step of what it has made up its mind to."""
        if len(legal) == 1:
            return legal[0]
        game = game_of(hidden)
        matter = matter_under_way(game, hidden, seat)
        if matter and self._resolve >= 0:
            return follow(game, hidden, seat, matter, self._resolve)
        search = Search(game, hidden, seat, self._seed)
        if self._worlds is None:
            search.until(end)
        else:
            search.through(self._worlds)
        action, self._resolve = search.best()
        return action


def matter_under_way(game: str, hidden: Tables, seat: int) -> int:
    """What a seat has begun and not finished, by number; or 0."""
    room = Room(mind_of(game))
    room.enter(hidden)
    matter: int = mind_of(game).kernels.matter_under_way(room.table, seat)
    return matter


def follow(game: str, hidden: Tables, seat: int, matter: int, resolve: int) -> int:
    """The next step of a bot that has made up its mind, and else is steady."""
    mind = mind_of(game)
    room = Room(mind)
    room.enter(hidden)
    steady = importlib.import_module(f"sherwood.bots.{game}.steady").HABITS
    habits = as_record(mind, steady | {"matter": matter, "resolve": resolve})
    step: int = mind.kernels.choose(room.table, room.sight, seat, habits, 0, room.notes)
    return step


def game_of(hidden: Tables) -> str:
    """The game whose table this is."""
    from sherwood.games.game import names

    for name in names():
        if hidden.dtype == ready(name).game.TABLE:
            return name
    raise ValueError("this is the table of no game that the bot knows")
