"""A compiled bot's chance: cheap random numbers that come from its seed and what it sees.

So the same bot at the same table chooses the same, also when a game was saved in between.
"""

import math
from typing import Protocol

from sherwood.games.compiled import rule
from sherwood.games.record import Cells, Reals

# No step may need more than 63 bits: compiled code takes it for granted that none does.
LOW = 0xFFFFFFFF
HALF = 32
MIX = 1540483477
FACTOR, STEP = 1664525, 1013904223
FAR = 15
WIDTH = 1 << 31


class Lucky(Protocol):
    """Any scratch: the state of the random numbers."""

    luck: Cells


class Weighed(Lucky, Protocol):
    """Any scratch in which actions are weighed."""

    worths: Reals


@rule
def stir(sight: Cells, seed: int) -> int:
    """A number that depends on everything seen, and on the seed."""
    state = mixed(mixed(FACTOR, int(seed) & LOW), (int(seed) >> HALF) & LOW)
    for place in range(len(sight)):
        word = int(sight[place])
        if word != 0:
            state = mixed(mixed(state + place, word & LOW), (word >> HALF) & LOW)
    return state


@rule
def mixed(state: int, word: int) -> int:
    """32 bits in which every bit depends on the state and on a word."""
    product = ((state ^ word) & LOW) * MIX
    return (product ^ (product >> FAR) ^ (product >> HALF)) & LOW


@rule
def next_luck(luck: int) -> int:
    """The state after another one."""
    return (luck * FACTOR + STEP) & LOW


@rule
def number_from(luck: int) -> int:
    """31 bits that come from a state."""
    return mixed(luck, luck >> FAR) >> 1


@rule
def random_number(scratch: Lucky) -> int:
    """The next number, 31 bits."""
    luck = next_luck(int(scratch.luck[0]))
    scratch.luck[0] = luck
    return number_from(luck)


@rule
def fraction(scratch: Lucky) -> float:
    """A number from 0 up to, but not including, 1."""
    return random_number(scratch) / WIDTH


@rule
def best_with_noise(scratch: Weighed, count: int, noise: float) -> int:
    """Which of so many worths is the best, when each is misjudged by up to some noise.

    No branch, since none could be foreseen; and the luck is put back only in the end.
    """
    luck, best, most = int(scratch.luck[0]), 0, -math.inf
    for choice in range(count):
        luck = next_luck(luck)
        worth = scratch.worths[choice] + noise * (number_from(luck) / WIDTH)
        best = choice if worth > most else best
        most = max(most, worth)
    scratch.luck[0] = luck
    return best
