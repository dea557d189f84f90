"""People for the tests."""

import random
from typing import Any

from sherwood.client import Guest, Player
from sherwood.server.messages import Done, View
from sherwood.server.requests import TableInfo

BOTS: list[str | None] = ["random", "random", "random", "random"]
NAMES = ("Robin", "Marianne", "Little John", "Friar", "Scarlet", "Nell", "Gisborne")


def table_with_bots(guest: Guest, people: int = 1, **wish: Any) -> TableInfo:
    """A table of Nottingham for four, bots in the last seats."""
    bots = [None] * people + BOTS[people:]
    return guest.open_table("nottingham", 4, bots=bots, **wish)


def begin(table: str, host: Guest, *others: Guest) -> None:
    """Start a game, and let everybody show their words, also those who do not read yet."""
    host.start(table)
    for guest in others:
        guest.table(table)


def play_on(player: Player, most: int = 10_000, seed: int = 0) -> int:
    """Play at random until the game is over, or for so many decisions; how many were done."""
    luck = random.Random(seed)
    done = 0
    for view in player.turns():
        if done == most:
            break
        answer = player.play(luck.choice(view.legal).action)
        done += isinstance(answer, Done)
    return done


def turn_of(player: Player) -> View:
    """Wait until it is for a player to act."""
    return next(player.turns())


def until_over(player: Player) -> None:
    """Wait until the table itself says that the game is over."""
    while player.info is None or player.info.state != "over":
        player.receive()


def until_version(player: Player, version: int) -> View:
    """Wait for a view of this version or a later one."""
    while player.view is None or player.view.version < version:
        player.receive(timeout=30)
    return player.view


def receive_for_ever(player: Player) -> None:
    """Until the server ends it."""
    while True:
        player.receive(timeout=10)
