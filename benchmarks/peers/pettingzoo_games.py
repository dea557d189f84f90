"""PettingZoo's card games, through the loop of its documentation and with its action masks."""

from functools import partial
from importlib import import_module
from random import Random
from typing import Any

import numpy as np

from benchmarks.peers.peer import Opened, Peer

# All card games of `pettingzoo.classic` (gin rummy was taken out of it), for four players where
# the game allows so many. Hanabi for four is played with hands of four.
GAMES: dict[str, dict[str, int]] = {
    "texas_holdem_v4": {"num_players": 4},
    "texas_holdem_no_limit_v6": {"num_players": 4},
    "leduc_holdem_v4": {},
    "hanabi_v5": {"players": 4, "hand_size": 4},
}


def load(name: str) -> Opened:
    """Load an environment with its wrappers, as users get it."""
    environment = import_module(f"pettingzoo.classic.{name}").env(**GAMES[name])
    return Opened(len(environment.possible_agents), partial(play, environment))


def play(environment: Any, seeds: range) -> int:
    """Play a game per seed, all from one generator."""
    chance = Random(seeds.start)
    # Seeded once a round: a seeded reset builds the whole environment anew. Hanabi draws a new
    # seed with every other reset, so its games differ from run to run.
    environment.reset(seed=seeds.start)
    return sum(play_one(environment, chance) for _ in seeds)


def play_one(environment: Any, chance: Random) -> int:
    """One game, and its decisions."""
    environment.reset()
    decisions = 0
    for _ in environment.agent_iter():
        observation, _, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            environment.step(None)  # the farewell of a player when the game is over
            continue
        actions = np.flatnonzero(observation["action_mask"])
        environment.step(actions[int(chance.random() * len(actions))])
        decisions += 1
    return decisions


PEERS = tuple(Peer(name, "pettingzoo", "Python", partial(load, name)) for name in GAMES)
