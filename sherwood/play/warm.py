"""Compiling a game's rules before they are needed, with a line that shows how far it is."""

import sys
import time
from collections.abc import Callable
from functools import cache, partial
from typing import TextIO

import numpy as np

from sherwood.games.compiled import cache_folder, interpreted
from sherwood.games.dice import WORDS_IN_KEY
from sherwood.games.game import Loaded, load
from sherwood.games.options import settle_options
from sherwood.games.record import copied

STAMP = "warm"  # lies in the cache folder when everything has been compiled
FEW = 2  # tables are enough to compile the loops over them


@cache
def ready(name: str) -> Loaded:
    """A game whose rules are compiled; the first time on a machine this takes a while and says so."""
    loaded = load(name)
    if not is_warm(loaded):
        warm(loaded, sys.stderr)
    return loaded


def is_warm(loaded: Loaded) -> bool:
    """Whether the compiled rules are on disk already."""
    return interpreted() or (cache_folder(loaded.kernels.__name__) / STAMP).exists()


def warm(loaded: Loaded, screen: TextIO) -> float:
    """Compile every kernel of a game; the seconds that it took."""
    start = time.perf_counter()
    steps = kernel_calls(loaded)
    for number, (name, call) in enumerate(steps.items()):
        progress = f"Compiling the rules of {loaded.game.NAME}: {number + 1}/{len(steps)} {name}"
        screen.write(
            f"\r{progress:<60}" if screen.isatty() else "" if number else progress + " …\n"
        )
        screen.flush()
        call()
    seconds = time.perf_counter() - start
    screen.write(f"\rCompiled the rules of {loaded.game.NAME} in {seconds:.1f} s.{'':<20}\n")
    folder = cache_folder(loaded.kernels.__name__)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / STAMP).touch()
    return seconds


def kernel_calls(loaded: Loaded) -> dict[str, Callable[[], object]]:
    """A call of every kernel, with arguments of the types that matches and batches use."""
    game, kernels = loaded.game, loaded.kernels
    players = game.PLAYERS[0]
    blank = game.blank(players, settle_options(game.OPTIONS, {}, players))
    table, tables = copied(blank), np.zeros(FEW, game.TABLE)
    notes = np.zeros(1, kernels.NOTES)
    as_bytes, pad = table.view(np.uint8), notes.view(np.uint8)
    old_news = False
    paper, sights = (
        np.zeros(kernels.PAPER.itemsize, np.uint8),
        np.zeros((FEW, len(as_bytes)), np.uint8),
    )
    versions = np.zeros(FEW, np.int64)
    key = np.zeros(WORDS_IN_KEY, np.uint32)
    keys = np.zeros((1, WORDS_IN_KEY), np.uint32)
    seats, actions, won = (np.zeros(FEW, np.int64) for _ in range(3))
    points, many_points = np.zeros(players, np.int64), np.zeros((FEW, players), np.int64)
    mask, over = np.zeros((FEW, game.ACTIONS), np.bool_), np.zeros(FEW, np.bool_)
    numbers = np.zeros((FEW, game.FEATURES), np.float32)
    position = {"game": game.NAME, "players": players}
    return {
        "setup": partial(kernels.setup, table, key),
        "look": partial(kernels.look, as_bytes, pad),
        "legal": partial(kernels.legal, table, 0, notes),
        "play": partial(kernels.play, as_bytes, 0, -1, pad),
        "scores": partial(kernels.scores, table, points),
        "winners": partial(kernels.winners, table, points),
        "hide": partial(kernels.hide, copied(table), 0),
        "tell": partial(kernels.tell, as_bytes, paper),
        "watch": partial(kernels.watch, as_bytes, sights, versions, -1, 0, old_news, paper),
        "guess": partial(kernels.guess, copied(table), 0, keys),
        "place": partial(game.place, copied(blank), position, key),
        "deal_all": partial(kernels.deal_all, tables, blank, key),
        "next_seats": partial(kernels.next_seats, tables, seats),
        "masks": partial(kernels.masks, tables, seats, notes, mask),
        "features": partial(kernels.features, tables, seats, copied(blank), numbers),
        "random_actions": partial(kernels.random_actions, tables, seats, notes, actions),
        "first_illegal": partial(kernels.first_illegal, tables, seats, actions, notes),
        "step": partial(kernels.step, tables, seats, actions),
        "play_out": partial(kernels.play_out, tables, notes),
        "ending": partial(game.ending, tables[:1]),
        "deal_again": partial(kernels.deal_again, tables, blank, key, FEW, over, many_points, won),
    }
