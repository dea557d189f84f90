"""The bots that may sit at a table."""

import random

from sherwood.games.dice import BYTES_IN_KEY
from sherwood.games.game import load, names
from sherwood.play.eyes import Eyes
from sherwood.play.match import SPECTATOR, Head, Match
from sherwood.play.safe import safe_action
from sherwood.play.undo import told_nothing

MOST_STEPS = 64
RANDOM = "random"
FEW = 3  # steps are enough to load the compiled rules


def levels(game: str) -> list[str]:
    """The bots that know a game, the weakest first."""
    return [RANDOM]


def stand_in_level(game: str) -> str:
    """Who plays for somebody who is gone."""
    return levels(game)[-1]


def decide(match: Match, seat: int, level: str | None) -> list[int]:
    """A bot's next steps, up to the first that everybody sees.

    Steps that others cannot see are done at once with the one that they see, or one could count
    them by the time they take. Without a level: what is safe.
    """
    trial = match.copy()
    public = Eyes(trial, SPECTATOR)
    steps: list[int] = []
    while seat in trial.actors and len(steps) < MOST_STEPS:
        action = safe_action(trial, seat) if level is None else choose(trial, seat, level)
        trial.play(seat, action)
        steps.append(action)
        if public.look(trial):
            break
    return steps


def choose(match: Match, seat: int, level: str) -> int:
    """A bot's next step."""
    return random.choice(match.legal(seat))  # noqa: S311 - a bot's whim is no secret


def rehearse() -> None:
    """Play a few steps of every game, so that the first guests need not wait for compiled code."""
    for name in names():
        players = load(name).game.PLAYERS[0]
        match = Match(Head(name, players, {}, bytes(BYTES_IN_KEY)))
        for _ in range(FEW):
            seat = match.actors[0]
            before = match.copy()
            for step in decide(match, seat, levels(name)[0])[:1]:
                match.play(seat, step)
            match.view(seat)
            told_nothing(before, match, seat)
