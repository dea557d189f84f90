"""Sherwood: two card games set in Nottingham, for people, bots and researchers."""

import os
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sherwood.bots.trials.thinking import think
    from sherwood.games.edition import EditionError
    from sherwood.games.position import PositionError
    from sherwood.play.batch import Batch
    from sherwood.play.edition_file import read_edition
    from sherwood.play.log import LogError, replay
    from sherwood.play.match import IllegalAction, Match
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
    "read_edition",
    "replay",
    "set_up",
    "think",
    "verify",
]
__version__ = "0.2.0"

# Numba takes a second or two to load. It is loaded with the first of these names that is used, so
# that `sherwood --help` need not wait for it.
FOUND_IN = {
    "Batch": "sherwood.play.batch",
    "EditionError": "sherwood.games.edition",
    "IllegalAction": "sherwood.play.match",
    "LogError": "sherwood.play.log",
    "Match": "sherwood.play.match",
    "PositionError": "sherwood.games.position",
    "Verdict": "sherwood.play.verify",
    "read_edition": "sherwood.play.edition_file",
    "replay": "sherwood.play.log",
    "think": "sherwood.bots.trials.thinking",
    "verify": "sherwood.play.verify",
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """A public name, the first time it is used."""
        if name not in FOUND_IN:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = getattr(import_module(FOUND_IN[name]), name)
        return globals()[name]


def __dir__() -> list[str]:
    """All public names, used or not."""
    return sorted({*globals(), *__all__})


def new(
    game: str,
    players: int,
    seed: int | bytes | None = None,
    options: Mapping[str, Any] | None = None,
    names: Sequence[str] = (),
    contributions: Sequence[str] = (),
) -> "Match":
    """A new match. The same seed gives the same cards; without one they are unforeseeable.

    The seed is a whole number, or 32 bytes that serve as the secret behind the commitment. The
    option `edition` may name a file here.
    """
    from sherwood.games.dice import secret_from_seed
    from sherwood.play.edition_file import with_figures
    from sherwood.play.head import Head
    from sherwood.play.match import Match

    secret = os.urandom(32) if seed is None else secret_from_seed(seed)
    chosen = with_figures(game, options or {})
    return Match(Head(game, players, chosen, secret, tuple(contributions), tuple(names)))


def set_up(
    position: Mapping[str, Any], seed: int | bytes | None = None, names: Sequence[str] = ()
) -> "Match":
    """A match from a described position. Cards that it does not mention are shuffled."""
    from sherwood.games.dice import secret_from_seed
    from sherwood.games.game import names as game_names
    from sherwood.games.position import PositionError
    from sherwood.play.head import Head
    from sherwood.play.match import Match

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
