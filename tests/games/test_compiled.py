"""Compiled code: what it accepts, and who may call it."""

from typing import Any

import numpy as np
import pytest

from sherwood.games.compiled import kernel, rule


@rule
def half(number: int) -> int:
    return number >> 1


@kernel
def half_of(number: int) -> int:
    return half(number)


def test_python_calls_kernels_and_kernels_call_rules() -> None:
    assert half_of(8) == 4
    with pytest.raises(TypeError, match="half is a rule: only kernels call it"):
        half(8)


def test_a_kernel_is_compiled_once_for_all_sizes_of_number() -> None:
    sizes: list[Any] = [100, np.int8(100), np.int16(100), np.uint8(100), np.int64(100)]
    assert [half_of(number) for number in sizes] == [50] * len(sizes)
    assert len(half_of.signatures) == 1  # type: ignore[attr-defined]
