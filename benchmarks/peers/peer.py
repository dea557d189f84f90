"""A peer: one game of another library, and how to play it at random."""

import warnings
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version

from benchmarks.speed import Missing, Play, Speed, one_core, timed_rounds


@dataclass(frozen=True)
class Opened:
    """A game that is loaded and ready to be played."""

    players: int
    play: Play


@dataclass(frozen=True)
class Peer:
    """One game of another library, not yet loaded."""

    name: str
    library: str
    language: str
    load: Callable[[], Opened]  # imports the library, so that a missing one is only reported


def measure(peer: Peer, seconds: float) -> Speed | Missing:
    """Random legal play of whole games, deal included, on one core."""
    try:
        with one_core(), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return speed(peer, seconds)
    except Exception as failure:  # noqa: BLE001 - whatever ails a peer, the others are measured
        reason = f"{type(failure).__name__}: {failure}"
        return Missing(peer.name, peer.library, peer.language, reason)


def speed(peer: Peer, seconds: float) -> Speed:
    """Load the peer and time it; fails with whatever the peer fails with."""
    opened = peer.load()
    rounds = timed_rounds(opened.play, seconds)
    found = version(peer.library)
    return Speed(peer.name, peer.library, found, peer.language, opened.players, rounds)
