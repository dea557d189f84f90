"""OpenSpiel's hearts, bridge and oh hell, from Python and wholly in C++."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from benchmarks.peers.peer import Opened, Peer

# Bridge without its double-dummy solver, which would end the game after the auction and take
# about 0.4 s to do so: the cards are played. Oh hell for four, as the other two are.
GAMES = {
    "hearts": "hearts",
    "bridge": "bridge(use_double_dummy_result=false)",
    "oh_hell": "oh_hell(players=4)",
}


def load_in_python(name: str) -> Opened:
    """Load a game for the usual loop in Python."""
    import pyspiel

    game = pyspiel.load_game(GAMES[name])
    return Opened(game.num_players(), partial(play_in_python, game))


def play_in_python(game: Any, seeds: range) -> int:
    """Play a game per seed, all from one generator."""
    chance = Random(seeds.start).random
    return sum(play_one_in_python(game, chance) for _ in seeds)


def play_one_in_python(game: Any, chance: Callable[[], float]) -> int:
    """One game, and its decisions: the moves of players, not those of chance."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            # In these games all outcomes of a chance node are equally likely. To draw with the
            # weights, as the usual loop does, comes to the same and is half as fast or less.
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(chance() * len(outcomes))][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            decisions += 1
    return decisions


def load_in_cpp(name: str) -> Opened:
    """Load a game for OpenSpiel's own loop and its own random bots."""
    import pyspiel

    game = pyspiel.load_game(GAMES[name])
    return Opened(game.num_players(), partial(play_in_cpp, pyspiel, game))


def play_in_cpp(pyspiel: Any, game: Any, seeds: range) -> Callable[[], int]:
    """One call a game; deal, bots and moves run in C++.

    Nothing there counts decisions. Reading each game's history more than halves the speed, and
    keeping the games for later costs up to a tenth, so they are played again off the clock.
    """
    bots = random_bots(pyspiel, game, seeds)
    for seed in seeds:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
    return partial(count_in_cpp, pyspiel, game, seeds)


def count_in_cpp(pyspiel: Any, game: Any, seeds: range) -> int:
    """Play the very same games and count the moves of players in their histories."""
    bots = random_bots(pyspiel, game, seeds)
    decisions = 0
    for seed in seeds:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        decisions += sum(move.player >= 0 for move in state.full_history())  # chance is -1
    return decisions


def random_bots(pyspiel: Any, game: Any, seeds: range) -> list[Any]:
    """Seat a fresh bot for every player; the same seeds make the same bots."""
    return [
        pyspiel.make_uniform_random_bot(player, seeds.start + player)
        for player in range(game.num_players())
    ]


PEERS = tuple(
    Peer(name, "open_spiel", language, partial(load, name))
    for language, load in (("Python", load_in_python), ("C++", load_in_cpp))
    for name in GAMES
)
