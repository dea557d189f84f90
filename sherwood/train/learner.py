"""A learner: a network, and how it becomes better by the decisions that were noted."""

import numpy as np

from sherwood.bots.menu import MOST_CHOICES
from sherwood.bots.network import USUAL, Network, layers_of
from sherwood.bots.samples import Reals32, Samples, Whole
from sherwood.games.record import Tables
from sherwood.train.gradient import TUNING, Slopes, credit, improve

WIDE, NARROW = 128, 64  # units of the two layers
AT_A_TIME = 1024  # decisions in one step
TIMES = 2  # that every decision is looked at
TYPICAL_INPUTS = 100  # that are not zero
TRUST = 3.0  # how much it counts at first that a choice is the usual one
FAINT = 0.01
USUAL_TUNING = {
    "far": 0.2,
    "spread": 0.003,
    "critic": 0.5,
    "rate": 1e-3,
    "longest": 0.5,
    "patience": 0.95,
}


def new_network(layers: Tables, seed: int) -> Network:
    """A network that does about what the usual bot does."""
    dice, sizes = np.random.default_rng(seed), layers[0]
    net = np.zeros(sizes["size"], np.float32)
    first, second, last = sizes["first_bias"], sizes["second_bias"], sizes["last_bias"]
    net[:first] = dice.normal(0.0, TYPICAL_INPUTS**-0.5, first)
    middle = second - sizes["second"]
    net[sizes["second"] : second] = dice.normal(0.0, (2 / sizes["wide"]) ** 0.5, middle)
    net[sizes["last"] : last] = dice.normal(0.0, FAINT, last - sizes["last"])
    net[last + sizes["slots"] + USUAL] = TRUST
    return net


class Learner:
    """One network that learns."""

    def __init__(self, inputs: int, slots: int, seed: int, **tuning: float) -> None:
        self.layers = layers_of(inputs, WIDE, NARROW, slots)
        self.net = new_network(self.layers, seed)
        self.tuning = np.zeros(1, TUNING)
        for name, number in (USUAL_TUNING | tuning).items():
            self.tuning[name] = number
        self.slopes = slopes_for(self.layers)
        self._seed = seed

    def tire(self, by: float) -> None:
        """Take shorter steps: half as long as the first ones at 1, a third of them at 2."""
        self.tuning["rate"] = USUAL_TUNING["rate"] / (1.0 + by)

    def learn(self, samples: Samples, count: int) -> float:
        """Learn from so many decisions; how mixed the choices were."""
        credit(self.tuning, samples, count)
        gains = samples.decisions["gain"][:count]
        gains -= gains.mean()
        gains /= gains.std() + FAINT
        mixed, dice = [], np.random.default_rng([self._seed, int(self.tuning["step"][0])])
        for _ in range(TIMES):
            order: Whole = dice.permutation(count)
            for first in range(0, count, AT_A_TIME):
                some = order[first : first + AT_A_TIME]
                mixed.append(
                    improve(some, self.net, self.layers, self.tuning, samples, self.slopes)
                )
        return float(np.mean(mixed))


def slopes_for(layers: Tables) -> Slopes:
    """Room for the gradients of a network."""
    size, wide, narrow = (int(layers[name][0]) for name in ("size", "wide", "narrow"))

    def zeros(count: int) -> Reals32:
        return np.zeros(count, np.float32)

    return Slopes(
        zeros(size),
        zeros(size),
        zeros(size),
        zeros(wide + narrow),
        zeros(wide + narrow),
        zeros(wide * narrow),
        zeros(MOST_CHOICES),
        zeros(MOST_CHOICES),
    )
