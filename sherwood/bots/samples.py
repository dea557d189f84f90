"""What networks are handed when they play, and what is noted of their decisions.

The arrays go to compiled code in bundles, since one call needs many of them.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from sherwood.bots.menu import MENU, MOST_CHOICES
from sherwood.bots.network import Network
from sherwood.bots.workspace import Workspace
from sherwood.games.record import Tables, large, layout, reals

NO_SAMPLE = -1
EVERY_PART = -1  # all flags
MOST_SEATS = 8

Reals32 = npt.NDArray[np.float32]
Whole = npt.NDArray[np.int64]


class Practice:
    """A run of games in which networks play."""

    first: int = large()  # the number of the first game
    count: int = large()
    turns: int = large()  # games of each deal
    luck: int = large()  # a seed of the players
    parts: int = large()  # the parts of the game in which networks decide, as flags
    greedy: int = large()  # 1: the best choice is made, 0: one by chance
    noting: int = large()  # 1: the decisions of the first network are noted
    steps: int = large()  # of the game that is played
    samples: int = large()  # so far
    inputs: int = large()  # so far, of all of them
    choices: int = large()


class Decided:
    """One decision, as a learner looks back on it."""

    input: int = large()  # the place of its first input
    inputs: int = large()  # and how many it has
    choice: int = large()  # the place of its first choice
    choices: int = large()
    chosen: int = large()
    following: int = large()  # the next decision of the same player, or NO_SAMPLE
    chance: float = reals()  # the logarithm of how likely that choice was
    worth: float = reals()  # of the table, as the network thought
    reward: float = reals()  # at the end of the game
    gain: float = reals()  # by how much it turned out better than thought
    goal: float = reals()  # what the network should have thought of the table


PRACTICE = layout(Practice)
DECIDED = layout(Decided)


class Brain(NamedTuple):
    """Networks of one shape."""

    nets: Reals32  # a row for each
    layers: Tables
    rows: Whole  # for every number of a table its row of the first layer; below 0 it is not used


class Pad(NamedTuple):
    """Where networks look at a table and work things out."""

    copy: Tables
    sight: Whole  # the same memory as words
    scratch: Tables
    menu: Tables
    features: Reals32
    units: Reals32
    courses: Whole  # of every seat
    latest: Whole  # decision of every seat that was noted


class Samples(NamedTuple):
    """Decisions that were noted."""

    decisions: Tables
    rows: Whole  # of the inputs that are not zero
    amounts: Reals32  # and these inputs
    slots: Whole  # of the choices
    hints: Reals32  # two for each


def new_pad(space: Workspace, features: int, units: int) -> Pad:
    """A clean pad."""
    seats = np.full(MOST_SEATS, NO_SAMPLE, np.int64)
    return Pad(
        space.table,
        space.sight,
        space.scratch,
        np.zeros(1, MENU),
        np.zeros(features, np.float32),
        np.zeros(units, np.float32),
        seats.copy(),
        seats,
    )


def room_for(decisions: int, inputs: int) -> Samples:
    """Room for so many decisions, with so many inputs and about a dozen choices each."""
    choices = decisions * 12 + 2 * MOST_CHOICES
    return Samples(
        np.zeros(decisions, DECIDED),
        np.zeros(inputs, np.int64),
        np.zeros(inputs, np.float32),
        np.zeros(choices, np.int64),
        np.zeros(2 * choices, np.float32),
    )


def brain_of(nets: list[Network], layers: Tables, rows: Whole) -> Brain:
    """Several networks of one shape."""
    return Brain(np.stack(nets), layers, rows)
