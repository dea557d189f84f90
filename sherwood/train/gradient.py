"""How a network changes by what it has seen: gradients, and steps along them, in compiled code.

It is proximal policy optimisation: what turned out better than expected becomes likelier, as long as
the network has not moved far from the one that made the decision. Inputs that are zero and choices
that were not there cost nothing, which is why this is faster than multiplying whole matrices.
"""

import math
from typing import Any, NamedTuple

import numpy as np

from sherwood.bots.network import (
    GAP,
    USUAL,
    WORTH,
    Layers,
    Network,
    add_row,
    prefer,
    work_out,
    worth_of_table,
)
from sherwood.bots.samples import NO_SAMPLE, Reals32, Samples
from sherwood.games.compiled import kernel, rule
from sherwood.games.record import Cells, Tables, large, layout, reals

KEPT, KEPT_SQUARES = 0.9, 0.999  # of the moments, from step to step (Adam)
TINY = 1e-8


class Tuning:
    """How a learner learns."""

    far: float = reals()  # by how much a choice may become likelier or less likely in one round
    spread: float = reals()  # how much it counts to keep choices mixed
    critic: float = reals()  # how much the worth of tables counts beside the choices
    rate: float = reals()  # how far a step goes
    longest: float = reals()  # a gradient that is longer is shortened
    patience: float = reals()  # how far looking back reaches: 1 to the end of the game
    step: int = large()  # so far


TUNING = layout(Tuning)


class Slopes(NamedTuple):
    """Room for what a gradient needs."""

    gradient: Reals32  # of every number of the network
    moment: Reals32
    squares: Reals32
    units: Reals32
    pulls: Reals32  # on the units
    turned: Reals32  # the weights of the second layer, by its units
    chances: Reals32
    wishes: Reals32  # the pull on every choice


@kernel
def credit(tunings: Tables, samples: Samples, count: int) -> None:
    """Work out how much better every decision was than thought, from the last one back."""
    patience = tunings[0].patience
    for number in range(count - 1, -1, -1):
        sample = samples.decisions[number]
        following = sample.following
        if following == NO_SAMPLE:
            sample.gain = sample.reward - sample.worth
        else:
            after = samples.decisions[following]
            sample.gain = after.worth - sample.worth + patience * after.gain
        sample.goal = sample.gain + sample.worth


@kernel
def improve(
    order: Cells,
    net: Network,
    all_layers: Tables,
    tunings: Tables,
    samples: Samples,
    slopes: Slopes,
) -> float:
    """One step by some of the decisions; how mixed the choices were, on average."""
    layers, tuning = all_layers[0], tunings[0]
    turn_second(net, layers, slopes.turned)
    for place in range(layers.size):
        slopes.gradient[place] = 0.0
    mixed = 0.0
    for place in range(len(order)):
        mixed += add_gradient(samples.decisions[order[place]], net, layers, tuning, samples, slopes)
    tuning.step += 1
    step_along(net, layers, tuning, len(order), slopes)
    return mixed / len(order)


@rule
def turn_second(net: Network, layers: Layers, turned: Network) -> None:
    """Write the weights of the second layer down by its units: going back reads them so."""
    for unit in range(layers.wide):
        for narrow in range(layers.narrow):
            turned[narrow * layers.wide + unit] = net[layers.second + unit * layers.narrow + narrow]


@rule
def add_gradient(
    sample: Any, net: Network, layers: Layers, tuning: Tuning, samples: Samples, slopes: Slopes
) -> float:
    """Add what one decision says; how mixed its choices are."""
    work_out(net, layers, samples.rows, samples.amounts, sample.input, sample.inputs, slopes.units)
    first, count = sample.choice, sample.choices
    prefer(net, layers, samples.slots, samples.hints, first, count, slopes.units, slopes.chances)
    mixed = note_wishes(sample, tuning, slopes)
    for unit in range(layers.wide + layers.narrow):
        slopes.pulls[unit] = 0.0
    usual, gap = 0.0, 0.0
    for place in range(count):
        wish, choice = slopes.wishes[place], first + place
        usual += wish * samples.hints[2 * choice]
        gap += wish * samples.hints[2 * choice + 1]
        pull_row(net, layers, samples.slots[choice], wish, slopes)
    pull_row(net, layers, layers.slots + USUAL, usual, slopes)
    pull_row(net, layers, layers.slots + GAP, gap, slopes)
    off = worth_of_table(net, layers, slopes.units) - sample.goal
    pull_row(net, layers, layers.slots + WORTH, tuning.critic * off, slopes)
    go_back(sample, layers, samples, slopes)
    return mixed


@rule
def note_wishes(sample: Any, tuning: Tuning, slopes: Slopes) -> float:
    """Note how every choice should become likelier (below 0) or less; how mixed they are."""
    mixed = 0.0
    for place in range(sample.choices):
        chance = slopes.chances[place]
        mixed -= chance * math.log(chance + TINY)
    ratio = math.exp(math.log(slopes.chances[sample.chosen] + TINY) - sample.chance)
    gain = sample.gain
    is_far = ratio > 1.0 + tuning.far if gain > 0.0 else ratio < 1.0 - tuning.far
    push = 0.0 if is_far else -gain * ratio
    for place in range(sample.choices):
        chance = slopes.chances[place]
        wish = -push * chance + tuning.spread * chance * (math.log(chance + TINY) + mixed)
        slopes.wishes[place] = wish
    slopes.wishes[sample.chosen] += push
    return mixed


@rule
def pull_row(net: Network, layers: Layers, row: int, wish: float, slopes: Slopes) -> None:
    """What a wish at one row of the last layer says of that row, and of the units before it."""
    wide, narrow = layers.wide, layers.narrow
    start, amount = layers.last + row * narrow, np.float32(wish)
    weights, change = net[start : start + narrow], slopes.gradient[start : start + narrow]
    units, pulls = slopes.units[wide : wide + narrow], slopes.pulls[wide : wide + narrow]
    for unit in range(narrow):
        change[unit] += amount * units[unit]
        pulls[unit] += amount * weights[unit]
    slopes.gradient[layers.last_bias + row] += amount


@rule
def go_back(sample: Any, layers: Layers, samples: Samples, slopes: Slopes) -> None:
    """From the second layer back to the inputs."""
    wide, narrow = layers.wide, layers.narrow
    for unit in range(narrow):
        pull = slopes.pulls[wide + unit]
        if slopes.units[wide + unit] <= 0.0:
            slopes.pulls[wide + unit] = 0.0
        elif pull != 0.0:
            slopes.gradient[layers.second_bias + unit] += pull
            add_row(slopes.turned, unit * wide, pull, slopes.pulls, 0, wide)
    for unit in range(wide):
        if slopes.units[unit] > 0.0:
            at = layers.second + unit * narrow
            add_row(slopes.pulls, wide, slopes.units[unit], slopes.gradient, at, narrow)
        else:
            slopes.pulls[unit] = 0.0
    add_row(slopes.pulls, 0, np.float32(1.0), slopes.gradient, layers.first_bias, wide)
    for number in range(sample.input, sample.input + sample.inputs):
        at = samples.rows[number] * wide
        add_row(slopes.pulls, 0, samples.amounts[number], slopes.gradient, at, wide)


@rule
def step_along(net: Network, layers: Layers, tuning: Tuning, count: int, slopes: Slopes) -> None:
    """One step of Adam along the mean gradient."""
    length = 0.0
    for place in range(layers.size):
        length += slopes.gradient[place] * slopes.gradient[place]
    length = math.sqrt(length) / count
    scale = np.float32(min(1.0, tuning.longest / (length + TINY)) / count)
    fresh = math.sqrt(1.0 - KEPT_SQUARES**tuning.step) / (1.0 - KEPT**tuning.step)
    rate, tiny = np.float32(tuning.rate * fresh), np.float32(TINY)
    kept, squares = np.float32(KEPT), np.float32(KEPT_SQUARES)
    more, more_squares = np.float32(1.0 - KEPT), np.float32(1.0 - KEPT_SQUARES)
    for place in range(layers.size):
        slope = slopes.gradient[place] * scale
        moment = kept * slopes.moment[place] + more * slope
        square = squares * slopes.squares[place] + more_squares * slope * slope
        slopes.moment[place], slopes.squares[place] = moment, square
        net[place] -= rate * moment / (np.float32(math.sqrt(square)) + tiny)
