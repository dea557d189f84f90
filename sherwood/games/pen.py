"""A pen writes JSON in compiled code: what a hidden table shows, byte by byte.

Everything that is written has a key, or "" within a list. Commas are the pen's own business.
"""

from collections.abc import Sequence

import numpy as np

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.memory import write_row, write_text
from sherwood.games.record import Cells, Grid, large, letters
from sherwood.games.seats import MOST_SEATS

LONGEST = 1_048_576  # bytes: what everybody at a table sees, moment by moment, several times over
QUOTE, COMMA, MINUS, ZERO, COLON = b'",-0:'
AROUND_A_KEY = 3  # signs: two quotes and a colon
BASE = 10
OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT = b"[]{}"


class Pen:
    """Where the pen is, and what it wrote; a kernel has both on its paper."""

    at: int = large()
    text: Cells = letters(LONGEST)


def spelled(names: Sequence[str]) -> Grid:
    """Names or other short texts in rows, each after its length."""
    rows = np.zeros((len(names), 1 + max(map(len, names))), np.uint8)
    for row, name in zip(rows, names, strict=True):
        row[0] = len(name)
        row[1 : 1 + len(name)] = list(name.encode("ascii"))
    grid: Grid = rows
    return grid


@rule
def mark(pen: Pen, sign: int) -> None:
    """One sign. Past the end of the paper nothing is written; how far it would go is counted."""
    if pen.at < LONGEST:
        pen.text[pen.at] = sign
    pen.at += 1


@rule
def put(pen: Pen, text: str) -> None:
    """A text that stands in the code, as it is."""
    start, length = pen.at, len(text)
    if start + length <= LONGEST:
        write_text(pen.text, start, text)
    pen.at = start + length


@rule
def key(pen: Pen, name: str) -> None:
    """What the next thing is called. A comma comes before it where something came before."""
    last = pen.text[pen.at - 1] if 0 < pen.at <= LONGEST else COLON
    if last not in (OPEN_OBJECT, OPEN_LIST, COLON):
        mark(pen, COMMA)
    start, length = pen.at, len(name)
    if length > 0:
        pen.at = start + length + AROUND_A_KEY
        if pen.at <= LONGEST:
            pen.text[start] = QUOTE
            write_text(pen.text, start + 1, name)
            pen.text[pen.at - 2] = QUOTE
            pen.text[pen.at - 1] = COLON


@rule
def key_of(pen: Pen, names: Grid, which: int) -> None:
    """The same with one of some names. What follows has no other key."""
    key(pen, "")
    spell(pen, names, which)
    mark(pen, COLON)


@rule
def spell(pen: Pen, names: Grid, which: int) -> None:
    """One of some names, in quotes."""
    mark(pen, QUOTE)
    put_row(pen, names, which)
    mark(pen, QUOTE)


@rule
def put_letters(pen: Pen, text: Cells, length: int) -> None:
    """So many letters of a text that comes from elsewhere, as they are."""
    for place in range(length):
        mark(pen, text[place])


@rule
def put_row(pen: Pen, texts: Grid, which: int) -> None:
    """One of some texts, as it is."""
    start, length = pen.at, texts[which, 0]
    if start + length <= LONGEST:
        write_row(pen.text, start, texts[which])
    pen.at = start + length


@rule
def name_of(pen: Pen, name: str, names: Grid, which: int) -> None:
    """One of some names; nothing where there is none."""
    key(pen, name)
    if which == NONE:
        null(pen)
    else:
        spell(pen, names, which)


@rule
def number(pen: Pen, name: str, value: int) -> None:
    """Write a whole number."""
    key(pen, name)
    if value < 0:
        mark(pen, MINUS)
        value = -value
    size = 1
    while size <= value // BASE:
        size *= BASE
    while size > 1:
        mark(pen, ZERO + value // size)
        value %= size
        size //= BASE
    mark(pen, ZERO + value)


@rule
def number_or_none(pen: Pen, name: str, value: int) -> None:
    """A seat or an amount; nothing where there is none."""
    if value == NONE:
        nothing(pen, name)
    else:
        number(pen, name, value)


@rule
def truth(pen: Pen, name: str, holds: bool) -> None:
    """Write true or false."""
    key(pen, name)
    put(pen, "true" if holds else "false")


@rule
def yes(pen: Pen, name: str) -> None:
    """Write that something is so; whoever reads nothing of it takes it that it is not."""
    key(pen, name)
    put(pen, "true")


@rule
def nothing(pen: Pen, name: str) -> None:
    """There is none, or it may not be seen."""
    key(pen, name)
    null(pen)


@rule
def null(pen: Pen) -> None:
    """As JSON calls it."""
    put(pen, "null")


@rule
def open_object(pen: Pen, name: str) -> None:
    """Begin what has keys."""
    key(pen, name)
    mark(pen, OPEN_OBJECT)


@rule
def close_object(pen: Pen) -> None:
    """End the object that was begun last."""
    mark(pen, CLOSE_OBJECT)


@rule
def open_list(pen: Pen, name: str) -> None:
    """Begin a list, under a key or within a list."""
    key(pen, name)
    mark(pen, OPEN_LIST)


@rule
def close_list(pen: Pen) -> None:
    """End the list that was begun last."""
    mark(pen, CLOSE_LIST)


@rule
def flagged(pen: Pen, name: str, flags: int) -> None:
    """A list of the seats whose flags are set."""
    open_list(pen, name)
    for seat in range(MOST_SEATS):
        if flags & bit(seat):
            number(pen, "", seat)
    close_list(pen)


@rule
def numbers(pen: Pen, name: str, cells: Cells, count: int) -> None:
    """A list of so many numbers."""
    open_list(pen, name)
    for place in range(count):
        number(pen, "", cells[place])
    close_list(pen)


@rule
def counted(pen: Pen, name: str, counts: Cells, names: Grid) -> None:
    """How many there are of each, by their names; what there is none of is left out."""
    open_object(pen, name)
    for which in range(len(names)):
        if counts[which] != 0:
            key_of(pen, names, which)
            number(pen, "", counts[which])
    close_object(pen)
