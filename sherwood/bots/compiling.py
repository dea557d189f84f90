"""Compiling the rules and the bots of games; several games at the same time, a process for each."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import TextIO

from sherwood.bots.minds import has_mind, is_compiled, mind_of
from sherwood.bots.model import has_model
from sherwood.bots.networks import is_ready, networked
from sherwood.games.game import load
from sherwood.play import warm

ALONE = (sys.executable, "-m", "sherwood", "warm")


def is_done(game: str) -> bool:
    """Whether there is nothing left to compile."""
    learned = not has_model(game) or is_ready(game)
    return warm.is_warm(load(game)) and is_compiled(game) and learned


def compile_all(games: list[str], screen: TextIO) -> None:
    """Compile games, and say how far it is. It fails when one of them does."""
    if len(games) > 1:
        with ThreadPoolExecutor(len(games)) as several:
            for _ in several.map(lambda game: compile_apart(game, screen), games):
                pass
    elif games:
        compile_here(games[0], screen)


def compile_here(game: str, screen: TextIO) -> None:
    """One game: first the rules, which the bots use."""
    loaded = load(game)
    if not warm.is_warm(loaded):
        warm.warm(loaded, screen)
    if has_mind(game):
        mind_of(game)  # says so itself, if they have to be compiled
    if has_model(game):
        networked(game)


def compile_apart(game: str, screen: TextIO) -> None:
    """One game in a process of its own, whose lines are passed on."""
    command = [*ALONE, game]  # our own program
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:  # noqa: S603
        for line in process.stderr or ():
            if line.strip():
                screen.write(line)
                screen.flush()
    if process.returncode:
        raise ValueError(f"{game} could not be compiled")
