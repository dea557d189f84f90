"""Other libraries' card games, played at random as fast as their own interface allows."""

from benchmarks.peers import openspiel_games, pettingzoo_games, rlcard_games
from benchmarks.peers.peer import Peer, measure
from benchmarks.speed import Missing, Speed

__all__ = ["PEERS", "Peer", "measure", "measure_peers"]

PEERS: tuple[Peer, ...] = openspiel_games.PEERS + pettingzoo_games.PEERS + rlcard_games.PEERS


def measure_peers(seconds: float = 3.0) -> list[Speed | Missing]:
    """Measure every peer for about so many seconds each."""
    return [measure(peer, seconds) for peer in PEERS]
