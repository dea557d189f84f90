"""Rules as plain Python, with NUMBA_DISABLE_JIT=1: for tracebacks, a debugger and coverage.

Compiled code reads every whole number as 64 bits. NumPy would go on with a field's own 8 or 16,
where sums overflow; so what interpreted rules read one by one is a whole number of Python's.
"""

import functools
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np

Rule = TypeVar("Rule", bound=Callable[..., object])


@functools.cache
def interpreted() -> bool:
    """Whether NUMBA_DISABLE_JIT asks for plain Python.

    Asked once: Numba looks again and again, and rules and kernels have to agree.
    """
    return bool(numba.config.DISABLE_JIT)


def plainly(function: Rule) -> Rule:
    """The function itself, with plain numbers on the way in and out."""

    @functools.wraps(function)
    def plain_function(*arguments: object) -> object:
        return plain(function(*map(plain, arguments)))

    return cast(Rule, plain_function)


def plain(value: Any) -> Any:
    """Something as interpreted rules read it."""
    if isinstance(value, np.integer):
        return int(value)
    return value.view(PlainCells) if type(value) is np.ndarray else value


class PlainCells(np.ndarray[Any, Any]):
    """An array whose whole numbers are Python's when they are read one by one."""

    def __getitem__(self, at: Any) -> Any:
        """A number, or a part of the array."""
        return plain(super().__getitem__(at))


class PlainRecord(np.record):  # type: ignore[misc] # the stubs call its base final
    """A record whose whole numbers are Python's."""

    def __getattribute__(self, name: str) -> Any:
        """A field of the row, as compiled code would read it."""
        return plain(super().__getattribute__(name))
