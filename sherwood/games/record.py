"""An annotated class becomes a dtype.

A table is declared once, as a class with a comment for every field. The type checker reads the
annotations and catches a misspelt field; NumPy and Numba get the dtype that `layout` derives.
"""

from dataclasses import dataclass
from typing import Any, Protocol, overload

import numpy as np
import numpy.typing as npt

from sherwood.games.interpreted import PlainRecord, interpreted


class Cells(Protocol):
    """A row of whole numbers: an array at run time."""

    def __getitem__(self, at: int) -> int: ...
    def __setitem__(self, at: int, value: int) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """Rows of whole numbers: an array of two or three dimensions at run time."""

    @overload
    def __getitem__(self, at: int) -> Cells: ...
    @overload
    def __getitem__(self, at: tuple[int, ...]) -> int: ...
    def __setitem__(self, at: tuple[int, ...], value: int) -> None: ...
    def __len__(self) -> int: ...


class Reals(Protocol):
    """A row of numbers for a network."""

    def __getitem__(self, at: int) -> float: ...
    def __setitem__(self, at: int | slice, value: float) -> None: ...


class RealGrid(Protocol):
    """Rows of such numbers."""

    def __getitem__(self, at: tuple[int, int]) -> float: ...
    def __setitem__(self, at: tuple[int, int], value: float) -> None: ...


Tables = npt.NDArray[np.void]
"""Tables in a row: one for a match, many for a batch."""

Bytes = npt.NDArray[np.uint8]
"""A table, or notes, as bytes."""


@dataclass(frozen=True)
class Field:
    """One field of a record: what kind of number, and how many of them."""

    number: type[np.generic]
    shape: tuple[int, ...]


def small(*shape: int) -> Any:
    """Counts and kinds: -128 to 127."""
    return Field(np.int8, shape)


def medium(*shape: int) -> Any:
    """Numbers past 127, such as the length of a large pile."""
    return Field(np.int16, shape)


def large(*shape: int) -> Any:
    """Numbers of 64 bits, for counters."""
    return Field(np.int64, shape)


def flags(*shape: int) -> Any:
    """Yes or no for each seat, a bit each (signed, so that `& ~bit` works interpreted too)."""
    return Field(np.int16, shape)


def reals(*shape: int) -> Any:
    """Fractions: weights and worths."""
    return Field(np.float64, shape)


def words(*shape: int) -> Any:
    """32 bits, as a cipher wants them."""
    return Field(np.uint32, shape)


def letters(*shape: int) -> Any:
    """Text, a byte each."""
    return Field(np.uint8, shape)


def layout(declaration: type) -> np.dtype[np.void]:
    """The dtype of a declared record. `record.field` works on it compiled and interpreted."""
    fields = [
        (name, field.number, field.shape)
        for name, field in vars(declaration).items()
        if isinstance(field, Field)
    ]
    return np.dtype((PlainRecord if interpreted() else np.record, fields))


def offset_of(record: np.dtype[np.void], field: str) -> int:
    """Where in a record a field begins, in bytes."""
    fields = record.fields
    if fields is None or field not in fields:
        raise ValueError(f"there is no field {field} in this record")
    return fields[field][1]


def copied(tables: Tables) -> Tables:
    """The same tables again. NumPy's own copy goes field by field and is 25 times as slow."""
    return np.frombuffer(bytearray(tables.tobytes()), tables.dtype)
