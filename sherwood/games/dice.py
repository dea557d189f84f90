"""Chance: a stream cipher whose key and counters lie on the table.

ChaCha with 8 rounds turns a 256-bit key into numbers that nobody can foresee without the key,
and that anybody can compute again with it. Each sort of chance has a stream of its own, so that
one more theft does not change the next shuffle. Every throw starts at a fresh block of its stream.
"""

import hashlib
from typing import Protocol

import numpy as np
import numpy.typing as npt

from sherwood.games.compiled import rule
from sherwood.games.record import Cells

WORDS_IN_KEY = 8
BYTES_IN_KEY = 32
WORDS_IN_BLOCK = 16
LOW = 0xFFFFFFFF  # the 32 bits of one word
SPELL = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)  # "expand 32-byte k"
DOUBLE_ROUNDS = 4

Key = npt.NDArray[np.uint32]


class Dice(Protocol):
    """Any table: its key, and for each stream how many blocks were used."""

    key: Cells
    rolls: Cells


def key_from_bytes(secret: bytes) -> Key:
    """A key as the table holds it."""
    if len(secret) != BYTES_IN_KEY:
        raise ValueError(f"a key has {BYTES_IN_KEY} bytes, not {len(secret)}")
    return np.frombuffer(secret, dtype="<u4").astype(np.uint32)


def secret_from_seed(seed: int | bytes) -> bytes:
    """The 32 bytes that a seed stands for: themselves, or the hash of a number."""
    if isinstance(seed, bool) or not isinstance(seed, int | bytes):
        raise TypeError(f"a seed is a whole number or 32 bytes, not {seed!r}")
    if isinstance(seed, int):
        return hashlib.sha256(f"sherwood seed {seed}".encode()).digest()
    if len(seed) != BYTES_IN_KEY:
        raise ValueError(f"a seed in bytes has {BYTES_IN_KEY} of them, not {len(seed)}")
    return seed


@rule
def lay_key(table: Dice, key: Cells) -> None:
    """All chance of this table comes from this key."""
    for word in range(WORDS_IN_KEY):
        table.key[word] = key[word]


@rule
def hide_dice(table: Dice) -> None:
    """Nobody knows the key, nor how far it was used."""
    for word in range(WORDS_IN_KEY):
        table.key[word] = 0
    for stream in range(len(table.rolls)):
        table.rolls[stream] = 0


@rule
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Stir four words, as the cipher prescribes."""
    a = (a + b) & LOW
    d ^= a
    d = ((d << 16) | (d >> 16)) & LOW
    c = (c + d) & LOW
    b ^= c
    b = ((b << 12) | (b >> 20)) & LOW
    a = (a + b) & LOW
    d ^= a
    d = ((d << 8) | (d >> 24)) & LOW
    c = (c + d) & LOW
    b ^= c
    b = ((b << 7) | (b >> 25)) & LOW
    return a, b, c, d


@rule
def signed(word: int) -> int:
    """A word as a number with a sign, which the arguments of rules always have.

    Numba would turn the sum of one with and one without into a fraction.
    """
    return word


@rule
def fill_block(key: Cells, stream: int, block: int, out: Cells) -> None:
    """Write the 16 words of one block. Sixteen names, since registers are faster than an array."""
    a0, a1, a2, a3 = SPELL
    b0, b1, b2, b3 = signed(key[0]), signed(key[1]), signed(key[2]), signed(key[3])
    c0, c1, c2, c3 = signed(key[4]), signed(key[5]), signed(key[6]), signed(key[7])
    d0, d1, d2, d3 = block, 0, stream, 0
    for _ in range(DOUBLE_ROUNDS):
        a0, b0, c0, d0 = quarter_round(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter_round(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter_round(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter_round(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter_round(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter_round(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter_round(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter_round(a3, b0, c1, d2)
    out[0], out[1], out[2], out[3] = a0, a1, a2, a3
    out[4], out[5], out[6], out[7] = b0, b1, b2, b3
    out[8], out[9], out[10], out[11] = c0, c1, c2, c3
    out[12], out[13], out[14], out[15] = d0, d1, d2, d3
    for word in range(4):
        out[word] = (out[word] + SPELL[word]) & LOW
    for word in range(WORDS_IN_KEY):
        out[4 + word] = (out[4 + word] + signed(key[word])) & LOW
    out[12] = (out[12] + block) & LOW
    out[14] = (out[14] + stream) & LOW


@rule
def next_block(table: Dice, stream: int, out: Cells) -> None:
    """Use up one block of a stream."""
    fill_block(table.key, stream, table.rolls[stream], out)
    table.rolls[stream] += 1


@rule
def is_fair(fraction: int, sides: int) -> bool:
    """Whether a word scaled to so many sides counts.

    A few are thrown again, or low numbers would be a little too likely. The remainder is slow, and
    seldom needed.
    """
    return fraction >= sides or fraction >= (LOW + 1) % sides


@rule
def roll(table: Dice, stream: int, sides: int) -> int:
    """A number from 0 to sides - 1, all equally likely."""
    block = np.empty(WORDS_IN_BLOCK, np.int64)
    while True:
        next_block(table, stream, block)
        for word in range(WORDS_IN_BLOCK):
            product = block[word] * sides
            if is_fair(product & LOW, sides):
                return int(product >> 32)


@rule
def shuffle(table: Dice, stream: int, cards: Cells, count: int) -> None:
    """Put the first `count` cards into an order, all orders equally likely."""
    block = np.empty(WORDS_IN_BLOCK, np.int64)
    used = WORDS_IN_BLOCK
    last = count - 1
    while last > 0:
        if used == WORDS_IN_BLOCK:
            next_block(table, stream, block)
            used = 0
        product = block[used] * (last + 1)
        used += 1
        if is_fair(product & LOW, last + 1):
            other = product >> 32
            cards[last], cards[other] = cards[other], cards[last]
            last -= 1


@rule
def derive_key(key: Cells, stream: int, number: int, out: Cells) -> None:
    """The key of game `number` in a series that starts from one key."""
    block = np.empty(WORDS_IN_BLOCK, np.int64)
    fill_block(key, stream, number, block)
    for word in range(WORDS_IN_KEY):
        out[word] = block[word]
