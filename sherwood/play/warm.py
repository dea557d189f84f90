"""Compiling a game's rules before they are needed, with a line that shows how far it is."""

import sys
import time
from collections.abc import Callable
from functools import cache, partial
from typing import TextIO

import numpy as np

from sherwood.games.blank import blank as blank_table
from sherwood.games.blank import legal_actions
from sherwood.games.cache import is_complete, mark_complete
from sherwood.games.dice import WORDS_IN_KEY
from sherwood.games.figures import row_of
from sherwood.games.game import Loaded, load
from sherwood.games.interpreted import interpreted
from sherwood.games.options import settle_options
from sherwood.games.record import copied

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
    return interpreted() or is_complete(loaded.kernels.__name__)


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
    mark_complete(loaded.kernels.__name__)
    return seconds


def kernel_calls(loaded: Loaded) -> dict[str, Callable[[], object]]:
    """A call of every kernel, with arguments of the types that matches and batches use."""
    game, kernels, writing = loaded.game, loaded.kernels, loaded.writing
    players = game.PLAYERS[0]
    options = settle_options(game.OPTIONS, {}, players)
    blank = blank_table(game, players, options)
    choices = legal_actions(game.OPTIONS, players, options)
    figures = row_of(game.FIGURES, options["edition"])
    table, tables = copied(blank), np.zeros(FEW, game.TABLE)
    notes = np.zeros(1, kernels.NOTES)
    as_bytes, pad = table.view(np.uint8), notes.view(np.uint8)
    old_news = False
    paper, sights = (
        np.zeros(writing.PAPER.itemsize, np.uint8),
        np.zeros((FEW, len(as_bytes)), np.uint8),
    )
    reel, versions = sights[:0], np.zeros(FEW, np.int64)
    key = np.zeros(WORDS_IN_KEY, np.uint32)
    keys = np.zeros((1, WORDS_IN_KEY), np.uint32)
    seats, actions, won = (np.zeros(FEW, np.int64) for _ in range(3))
    points, many_points = np.zeros(players, np.int64), np.zeros((FEW, players), np.int64)
    mask, over = np.zeros((FEW, game.ACTIONS), np.bool_), np.zeros(FEW, np.bool_)
    numbers = np.zeros((FEW, game.FEATURES), np.float32)
    position = {"game": game.NAME, "players": players}
    return {
        "flaw": partial(kernels.flaw, figures),
        "lay": partial(kernels.lay, np.zeros(1, game.TABLE), players, choices, figures),
        "setup": partial(kernels.setup, table, key),
        "look": partial(kernels.look, as_bytes, pad),
        "legal": partial(kernels.legal, table, 0, notes),
        "quiet": partial(kernels.quiet, table, 0, 0),
        "safe": partial(kernels.safe, table, 0),
        "last_word": partial(kernels.last_word, table),
        "talks": partial(kernels.talks, table),
        "proposed": partial(kernels.proposed, table, 0),
        "play": partial(kernels.play, as_bytes, 0, -1, pad),
        "scores": partial(kernels.scores, table, points),
        "winners": partial(kernels.winners, table, points),
        "hide": partial(kernels.hide, copied(table), 0),
        "show": partial(writing.show, as_bytes, 0, paper),
        "end": partial(writing.end, as_bytes, paper),
        "film": partial(writing.film, as_bytes, 0, 0, reel),
        "watch": partial(writing.watch, as_bytes, reel, sights, versions, 0, old_news, paper),
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
        "deal_again": partial(kernels.deal_again, tables, blank, key, FEW, over, many_points, won),
    }
