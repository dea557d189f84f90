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


def load_in_python(play_one: Callable[[Any, Random], int], name: str) -> Opened:
    """Load a game for a loop in Python."""
    import pyspiel

    game = pyspiel.load_game(GAMES[name])
    return Opened(game.num_players(), partial(play_in_python, game, play_one))


def play_in_python(game: Any, play_one: Callable[[Any, Random], int], seeds: range) -> int:
    """Play a game per seed, all from one generator."""
    chance = Random(seeds.start)
    return sum(play_one(game, chance) for _ in seeds)


def play_as_usual(game: Any, chance: Random) -> int:
    """One game, chance drawn by its weights as any game needs it; its decisions, chance not counted."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
    return decisions


def play_tuned(game: Any, chance: Random) -> int:
    """The same with the cheapest draws: in these games all outcomes of chance are equally likely."""
    state = game.new_initial_state()
    draw = chance.random
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(draw() * len(outcomes))][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
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


LOADERS: dict[str, Callable[[str], Opened]] = {
    "Python": partial(load_in_python, play_as_usual),
    "Python, tuned": partial(load_in_python, play_tuned),
    "C++": load_in_cpp,
}
PEERS = tuple(
    Peer(name, "open_spiel", language, partial(load, name))
    for language, load in LOADERS.items()
    for name in GAMES
)
