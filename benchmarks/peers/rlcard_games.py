"""RLCard's card games, step by step."""

from functools import partial
from random import Random
from typing import Any

from benchmarks.peers.peer import Opened, Peer

# With the numbers of players that RLCard fixes: 3, 4, 4, 2 and 2.
GAMES = ("doudizhu", "mahjong", "bridge", "uno", "gin-rummy")


def load(name: str) -> Opened:
    """Load an environment."""
    import rlcard

    environment = rlcard.make(name)
    return Opened(environment.num_players, partial(play, environment))


def play(environment: Any, seeds: range) -> int:
    """Play a game per seed, all from one generator."""
    environment.seed(seeds.start)
    chance = Random(seeds.start)
    return sum(play_one(environment, chance) for _ in seeds)


def play_one(environment: Any, chance: Random) -> int:
    """One game by steps; `run` with random agents does the same more slowly, at times five-fold."""
    state, _ = environment.reset()
    decisions = 0
    while not environment.is_over():
        actions = list(state["legal_actions"])
        state, _ = environment.step(actions[int(chance.random() * len(actions))])
        decisions += 1
    return decisions


PEERS = tuple(Peer(name, "rlcard", "Python", partial(load, name)) for name in GAMES)
