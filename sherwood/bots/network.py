"""A small network, in compiled code: from the numbers of a hidden table to a preference for each choice.

Two layers of units, each of them zero where it would be below. The last layer has a row of weights
for every slot, which is a kind of choice, and three more rows: how much it counts that a choice is
the usual one, how much it counts by how far it seems worse, and what the table is worth. Most
numbers of a table are zero, so only the others are listed, each with its row of the first layer.
"""

import math

import numpy as np
import numpy.typing as npt

from sherwood.games.compiled import rule
from sherwood.games.record import Cells, Reals, large, layout

USUAL, GAP, WORTH = range(3)  # the rows of the last layer after those of the slots
MORE_ROWS = 3


class Layers:
    """How large the layers are, and where each begins among the numbers of a network."""

    inputs: int = large()
    wide: int = large()  # units of the first layer
    narrow: int = large()  # and of the second
    slots: int = large()
    first_bias: int = large()
    second: int = large()
    second_bias: int = large()
    last: int = large()
    last_bias: int = large()
    size: int = large()


LAYERS = layout(Layers)
Network = npt.NDArray[np.float32]
"""All numbers of a network in a row."""


def layers_of(inputs: int, wide: int, narrow: int, slots: int) -> npt.NDArray[np.void]:
    """The record of a network of these sizes."""
    record = np.zeros(1, LAYERS)
    rows = slots + MORE_ROWS
    ends = np.cumsum([inputs * wide, wide, wide * narrow, narrow, rows * narrow, rows]).tolist()
    record[0] = (inputs, wide, narrow, slots, *ends)
    return record


@rule
def work_out(
    net: Network,
    layers: Layers,
    rows: Cells,
    amounts: Network,
    first: int,
    count: int,
    units: Network,
) -> None:
    """Fill in the units of both layers from the listed numbers of a table, the wide layer first."""
    wide, narrow = layers.wide, layers.narrow
    bias, start = layers.first_bias, layers.second
    for unit in range(wide):
        units[unit] = net[bias + unit]
    for number in range(first, first + count):
        add_row(net, rows[number] * wide, amounts[number], units, 0, wide)
    bias = layers.second_bias
    for unit in range(narrow):
        units[wide + unit] = net[bias + unit]
    for unit in range(wide):
        amount = units[unit]
        if amount > 0.0:
            add_row(net, start + unit * narrow, amount, units, wide, narrow)
        else:
            units[unit] = 0.0
    for unit in range(wide, wide + narrow):
        units[unit] = max(units[unit], np.float32(0.0))


@rule
def add_row(
    net: Network, start: int, amount: np.float32, units: Network, at: int, count: int
) -> None:
    """Add so many numbers of a network, each times an amount, to the units from a place on."""
    row, into = net[start : start + count], units[at : at + count]
    for place in range(count):
        into[place] += amount * row[place]


@rule
def row_of_last(net: Network, layers: Layers, row: int, units: Network) -> float:
    """What one row of the last layer says of the units."""
    wide, narrow = layers.wide, layers.narrow
    start = layers.last + row * narrow
    weights, seen = net[start : start + narrow], units[wide : wide + narrow]
    total = float(net[layers.last_bias + row])
    for unit in range(narrow):
        total += weights[unit] * seen[unit]
    return total


@rule
def prefer(  # noqa: PLR0913, PLR0917 - what is preferred, by what, and where it is noted
    net: Network,
    layers: Layers,
    slots: Cells,
    hints: Network,
    first: int,
    count: int,
    units: Network,
    chances: Reals,
) -> None:
    """How likely each of some choices is, once the units are filled in.

    Of every choice the slot is given, and two hints: whether it is the usual one, and its gap.
    """
    usual = row_of_last(net, layers, layers.slots + USUAL, units)
    gap = row_of_last(net, layers, layers.slots + GAP, units)
    most = -math.inf
    for place in range(count):
        choice = first + place
        wish = row_of_last(net, layers, slots[choice], units)
        wish += usual * hints[2 * choice] + gap * hints[2 * choice + 1]
        chances[place] = wish
        most = max(most, wish)
    total = 0.0
    for place in range(count):
        chances[place] = math.exp(chances[place] - most)
        total += chances[place]
    for place in range(count):
        chances[place] /= total


@rule
def worth_of_table(net: Network, layers: Layers, units: Network) -> float:
    """What a table is worth to the seat, once the units are filled in."""
    return row_of_last(net, layers, layers.slots + WORTH, units)
