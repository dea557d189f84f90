"""Pieces of memory and of numbers that compiled code handles faster than Numba would by itself.

Each is a plain Python function, for interpreted rules, and what Numba puts in its place.
"""

from typing import Any

from numba.core import cgutils, types
from numba.cpython.unsafe.numbers import trailing_zeros
from numba.extending import intrinsic, overload


def write_text(cells: Any, at: int, text: str) -> None:
    """Write the letters of a text, which are all plain, into cells of one byte."""
    cells[at : at + len(text)] = list(text.encode("ascii"))


def write_row(cells: Any, at: int, row: Any) -> None:
    """The same with a text that is itself such cells, after its length."""
    cells[at : at + row[0]] = row[1 : 1 + row[0]]


@overload(write_text)
def compiled_write_text(cells, at, text):  # type: ignore[no-untyped-def] # Numba compares signatures
    """Compiled, letter by letter would take longer."""
    return lambda cells, at, text: copy_text(cells, at, text)  # noqa: PLW0108 - the same names


@overload(write_row)
def compiled_write_row(cells, at, row):  # type: ignore[no-untyped-def] # Numba compares signatures
    """`write_row` in compiled code."""
    return lambda cells, at, row: copy_row(cells, at, row)  # noqa: PLW0108 - the same names


@intrinsic
def copy_text(_typing, cells, at, text):  # type: ignore[no-untyped-def] # Numba asks for it so
    """Copy the letters of a text as a piece of memory."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        letters = cgutils.create_struct_proxy(types.unicode_type)(context, builder, arguments[2])
        return copy_memory(context, builder, signature, arguments, letters.data, letters.length)

    return types.void(cells, at, text), generate


@intrinsic
def copy_row(_typing, cells, at, row):  # type: ignore[no-untyped-def] # Numba asks for it so
    """Copy what stands in cells after its length."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        start = context.make_array(signature.args[2])(context, builder, arguments[2]).data
        length = builder.zext(builder.load(start), arguments[1].type)
        letters = builder.gep(start, [context.get_constant(types.intp, 1)])
        return copy_memory(context, builder, signature, arguments, letters, length)

    return types.void(cells, at, row), generate


def copy_memory(
    context: Any, builder: Any, signature: Any, arguments: Any, letters: Any, length: Any
) -> Any:
    """The code that copies so many letters into cells, the first argument, at the second."""
    cells = context.make_array(signature.args[0])(context, builder, arguments[0])
    place = builder.gep(cells.data, [arguments[1]])
    cgutils.raw_memcpy(builder, place, builder.bitcast(letters, place.type), length, 1)
    return context.get_dummy_value()


def lowest_flag(flags: int) -> int:
    """The number of the lowest flag that is set; there must be one."""
    number = int(flags)
    return (number & -number).bit_length() - 1


@overload(lowest_flag)
def compiled_lowest_flag(flags):  # type: ignore[no-untyped-def] # Numba compares signatures
    """The processor has an instruction for it."""
    return lambda flags: trailing_zeros(flags)  # noqa: PLW0108 - the same names
