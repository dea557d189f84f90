"""Chance: a real cipher, fair numbers, separate streams."""

from collections import Counter

import numpy as np
import pytest

from sherwood.games.compiled import kernel
from sherwood.games.dice import WORDS_IN_BLOCK, derive_key, key_from_bytes
from sherwood.games.record import Cells
from tests.games.cup import block_of, cup, cup_of, mix, throw

# Test vectors of ChaCha with 8 rounds and a key of 256 bits (draft-strombergson-chacha-test-vectors).
ZERO_KEY = "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
ONE_KEY = "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"


@kernel
def child(key: Cells, number: int, out: Cells) -> None:
    derive_key(key, 0, number, out)


@pytest.mark.parametrize(
    ("secret", "expected"), [(bytes(32), ZERO_KEY), (bytes([1]) + bytes(31), ONE_KEY)]
)
def test_the_generator_is_chacha_with_eight_rounds(secret: bytes, expected: str) -> None:
    tables = cup_of(secret)
    out = np.zeros(WORDS_IN_BLOCK, np.int64)
    block_of(tables, 0, 0, out)
    assert out.astype("<u4").tobytes().hex().startswith(expected)


@pytest.mark.parametrize("sides", [1, 2, 3, 7, 84])
def test_every_side_is_equally_likely(sides: int) -> None:
    tables, throws = cup(1), 20_000
    seen = Counter(throw(tables, 0, sides) for _ in range(throws))
    expected = throws / sides
    surprise = sum((seen[side] - expected) ** 2 / expected for side in range(sides))
    assert set(seen) == set(range(sides))
    assert surprise < 2 * sides + 30


def test_every_order_of_three_cards_is_equally_likely() -> None:
    tables, orders = cup(2), Counter[tuple[int, ...]]()
    for _ in range(12_000):
        cards = np.arange(3)
        mix(tables, 0, cards)
        orders[tuple(cards.tolist())] += 1
    assert len(orders) == 6
    assert max(orders.values()) - min(orders.values()) < 300


def test_one_stream_does_not_disturb_another() -> None:
    busy, calm = cup(3), cup(3)
    for _ in range(50):
        throw(busy, 0, 6)
    assert [throw(busy, 1, 100) for _ in range(20)] == [throw(calm, 1, 100) for _ in range(20)]


def test_every_game_of_a_series_has_its_own_key() -> None:
    key, keys = key_from_bytes(bytes(32)), set()
    for number in range(1000):
        out = np.zeros(8, np.uint32)
        child(key, number, out)
        keys.add(out.tobytes())
    assert len(keys) == 1000


def test_a_key_has_thirty_two_bytes() -> None:
    with pytest.raises(ValueError, match="a key has 32 bytes, not 3"):
        key_from_bytes(b"abc")
