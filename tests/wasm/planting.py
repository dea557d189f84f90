"""Planting a difference: one number in one instruction of a module is changed, and nothing else.

It is a number of the cipher that all chance comes from: no game is dealt without it, so whoever compares
games has to notice. ChaCha turns a word by 7 bits at the end of each quarter of a round, which the rules
write as `(b << 7) | (b >> 25)`.
"""

from collections.abc import Iterator
from itertools import pairwise

HEADER, CODE = 8, 10  # bytes before the first section, and the section that has the functions
CONSTANT, SHIFT = 0x42, 0x88  # a number of 64 bits, and shifting by it to the right
TURN = 25  # bits
QUARTERS = 8  # of a double round, which is written out once

# What follows an instruction: numbers of any length, or bytes. Others stand alone.
NUMBERS = {
    **dict.fromkeys((0x02, 0x03, 0x04, 0x0C, 0x0D, 0x10, 0x41, 0x42), 1),
    **dict.fromkeys(range(0x20, 0x25), 1),
    **dict.fromkeys((0x11, *range(0x28, 0x3F)), 2),
    **dict.fromkeys((0x3F, 0x40), 1),
}
BYTES = {0x43: 4, 0x44: 8}
BRANCHES, LONG = 0x0E, 0xFC
LONG_NUMBERS = {8: 2, 9: 1, 10: 2, 11: 1}


def number_at(code: bytes, at: int) -> tuple[int, int]:
    """A number, and where the next thing begins. Its sign is of no interest here."""
    number = shift = 0
    while True:
        byte = code[at]
        number |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            return number, at


def after_numbers(code: bytes, at: int, count: int) -> int:
    """What comes after so many numbers."""
    for _ in range(count):
        _, at = number_at(code, at)
    return at


def after(code: bytes, at: int) -> int:
    """Where the instruction after this one begins."""
    kind = code[at]
    if kind == BRANCHES:
        count, at = number_at(code, at + 1)
        return after_numbers(code, at, count + 1)
    if kind == LONG:
        kind, at = number_at(code, at + 1)
        return after_numbers(code, at, LONG_NUMBERS.get(kind, 0))
    return after_numbers(code, at + 1, NUMBERS.get(kind, 0)) + BYTES.get(kind, 0)


def functions(code: bytes) -> Iterator[tuple[int, int]]:
    """Where each function's instructions begin and end."""
    at = HEADER
    while at < len(code):
        section = code[at]
        size, start = number_at(code, at + 1)
        at = start + size
        if section == CODE:
            count, start = number_at(code, start)
            for _ in range(count):
                size, body = number_at(code, start)
                start = body + size
                groups, body = number_at(code, body)
                for _ in range(groups):
                    body = after_numbers(code, body, 1) + 1
                yield body, start


def instructions(code: bytes) -> Iterator[int]:
    """Where each instruction of the module begins."""
    for at, end in functions(code):
        place = at
        while place < end:
            yield place
            place = after(code, place)
        assert place == end, "an instruction was not understood"


def places_to_change(code: bytes) -> list[int]:
    """Where the cipher turns a word at the end of a quarter of a round."""
    return [
        at
        for at, following in pairwise(instructions(code))
        if (code[at], code[at + 1], code[following]) == (CONSTANT, TURN, SHIFT)
    ]


def planted(code: bytes, place: int) -> bytes:
    """The module with the number at a place one smaller."""
    changed = bytearray(code)
    changed[place + 1] -= 1
    return bytes(changed)
