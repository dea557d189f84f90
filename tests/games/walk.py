"""Walking through random games, for the tests of every game."""

import random
from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

import sherwood
from sherwood.games.game import load, names
from sherwood.games.record import Tables, copied
from tests.games.counting import counting_of

SPECTATOR = -1

TABLES = [
    (name, players, number)
    for name in names()
    for players in load(name).game.PLAYERS
    for number in range(len(counting_of(name).VARIANTS))
]


def new_match(name: str, players: int, variant: int, seed: int) -> sherwood.Match:
    """A match of a game with one of its variants."""
    options = counting_of(name).VARIANTS[variant]
    return sherwood.new(name, players=players, seed=seed, options=options)


def walk(match: sherwood.Match, chance: random.Random) -> Iterator[tuple[int, int]]:
    """Play a match at random to its end; before every action, who acts and what comes."""
    while not match.over:
        seat = chance.choice(match.actors)
        action = chance.choice(match.legal(seat))
        yield seat, action
        match.play(seat, action)


def hide(match: sherwood.Match, table: Tables, seat: int) -> Tables:
    """A table as a seat knows it."""
    hidden = copied(table)
    load(match.head.game).kernels.hide(hidden, seat)
    return hidden


def guess(match: sherwood.Match, table: Tables, seat: int, number: int) -> Tables:
    """A table as a seat might guess it."""
    guessed = copied(table)
    load(match.head.game).kernels.guess(guessed, seat, key_number(number)[None, :])
    return guessed


def key_number(number: int) -> npt.NDArray[np.uint32]:
    """One key of many."""
    return np.array([number, *range(1, 8)], dtype=np.uint32)


def legal(match: sherwood.Match, table: Tables, seat: int) -> list[int]:
    """The legal actions of a seat at any table of a match's game."""
    kernels = load(match.head.game).kernels
    notes = np.zeros(1, kernels.NOTES)
    count = kernels.legal(table, seat, notes)
    return [int(action) for action in notes["actions"][0, :count]]


def features(match: sherwood.Match, table: Tables, seat: int) -> bytes:
    """What a network would be given."""
    game, kernels = load(match.head.game).game, load(match.head.game).kernels
    numbers = np.zeros((1, game.FEATURES), np.float32)
    kernels.features(table, np.array([seat]), copied(table), numbers)
    return numbers.tobytes()
