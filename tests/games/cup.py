"""Dice and nothing else, for the tests of chance."""

import numpy as np

from sherwood.games.compiled import kernel
from sherwood.games.dice import fill_block, key_from_bytes, roll, secret_from_seed, shuffle
from sherwood.games.record import Cells, Tables, large, layout, words


class Cup:
    """A table with nothing but dice."""

    key: Cells = words(8)
    rolls: Cells = large(5)


@kernel
def block_of(tables: Tables, stream: int, block: int, out: Cells) -> None:
    fill_block(tables[0].key, stream, block, out)


@kernel
def throw(tables: Tables, stream: int, sides: int) -> int:
    return roll(tables[0], stream, sides)


@kernel
def mix(tables: Tables, stream: int, cards: Cells) -> None:
    shuffle(tables[0], stream, cards, len(cards))


def cup(seed: int) -> Tables:
    return cup_of(secret_from_seed(seed))


def cup_of(secret: bytes) -> Tables:
    tables = np.zeros(1, layout(Cup))
    tables["key"] = key_from_bytes(secret)
    return tables
