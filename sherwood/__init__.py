"""Sherwood: two card games set in Nottingham, for people, bots and researchers."""

import os
from collections.abc import Mapping, Sequence
from typing import Any

from sherwood.games.dice import secret_from_seed
from sherwood.games.edition import EditionError
from sherwood.games.game import names as game_names
from sherwood.games.position import PositionError
from sherwood.play.batch import Batch
from sherwood.play.log import LogError, replay
from sherwood.play.match import Head, IllegalAction, Match
from sherwood.play.verify import Verdict, verify

__all__ = [
    "Batch",
    "EditionError",
    "IllegalAction",
    "LogError",
    "Match",
    "PositionError",
    "Verdict",
    "new",
    "replay",
    "set_up",
    "verify",
]
__version__ = "0.1.0"


def new(
    game: str,
    players: int,
    seed: int | bytes | None = None,
    options: Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
    contributions: Sequence[str] = (),
) -> Match:
    """A new match. The same seed gives the same cards; without one they are unforeseeable.

    The seed is a whole number, or 32 bytes that serve as the secret behind the commitment.
    """
    secret = os.urandom(32) if seed is None else secret_from_seed(seed)
    head = Head(game, players, dict(options or {}), secret, tuple(contributions), tuple(names))
    return Match(head)


def set_up(
    position: Mapping[str, Any], seed: int | bytes | None = None, names: Sequence[str] = ()
) -> Match:
    """A match from a described position. Cards that it does not mention are shuffled."""
    if not isinstance(position, Mapping):
        raise PositionError(f"a position is a description such as {{'game': …}}, not {position!r}")
    game, options = position.get("game"), position.get("options", {})
    if game not in game_names():
        raise PositionError(
            f"position: game must be one of {', '.join(game_names())}, not {game!r}"
        )
    if not isinstance(options, Mapping):
        raise PositionError(f"position: options must be names with values, not {options!r}")
    players: Any = position.get("players")
    secret = os.urandom(32) if seed is None else secret_from_seed(seed)
    head = Head(game, players, dict(options), secret, (), tuple(names), dict(position))
    return Match(head)
