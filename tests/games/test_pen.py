"""The pen: what it writes in compiled code is JSON, and it never leaves the paper."""

import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from sherwood.games.cards import NONE
from sherwood.games.compiled import kernel
from sherwood.games.pen import (
    LONGEST,
    Pen,
    close_list,
    close_object,
    counted,
    flagged,
    key_of,
    name_of,
    nothing,
    number,
    number_or_none,
    numbers,
    open_list,
    open_object,
    put,
    spelled,
    truth,
)
from sherwood.games.record import Bytes, Cells, layout

PEN = layout(Pen)
FRUITS = ("fig", "", "pineapple", "plum")
FRUIT_WORDS = spelled(FRUITS)
MARGIN = 64  # bytes beside the paper


def new_pen() -> Bytes:
    """A pen, and something on the paper already."""
    return np.full(PEN.itemsize, MARGIN, np.uint8)


def text_of(pen: Bytes, length: int) -> bytes:
    """The beginning of what is on the paper."""
    return pen.view(PEN)[0].text[:length].tobytes()  # type: ignore[no-any-return]


def written(write: Callable[..., int], *things: Any) -> str:
    """What a kernel writes with a pen."""
    pen = new_pen()
    return text_of(pen, write(pen, *things)).decode("ascii")


def row(*values: int) -> Cells:
    """Numbers for compiled code."""
    return np.array(values, np.int64)


@kernel
def write_numbers(pen_bytes: Bytes, values: Cells) -> int:
    """A list of numbers."""
    pen: Pen = pen_bytes.view(PEN)[0]
    pen.at = 0
    numbers(pen, "", values, len(values))
    return pen.at


@kernel
def write_names(pen_bytes: Bytes, which: Cells) -> int:
    """A list of names, and the numbers that they stand for."""
    pen: Pen = pen_bytes.view(PEN)[0]
    pen.at = 0
    open_list(pen, "")
    for place in range(len(which)):
        name_of(pen, "", FRUIT_WORDS, which[place])
        number_or_none(pen, "", which[place])
    close_list(pen)
    return pen.at


@kernel
def write_counts(pen_bytes: Bytes, counts: Cells) -> int:
    """A basket of fruits."""
    pen: Pen = pen_bytes.view(PEN)[0]
    pen.at = 0
    counted(pen, "", counts, FRUIT_WORDS)
    return pen.at


@kernel
def write_flags(pen_bytes: Bytes, flags: int) -> int:
    """A list of seats."""
    pen: Pen = pen_bytes.view(PEN)[0]
    pen.at = 0
    flagged(pen, "", flags)
    return pen.at


@kernel
def write_nested(pen_bytes: Bytes) -> int:
    """A bit of everything, within one another."""
    pen: Pen = pen_bytes.view(PEN)[0]
    pen.at = 0
    open_object(pen, "")
    open_list(pen, "empty_list")
    close_list(pen)
    open_object(pen, "empty_object")
    close_object(pen)
    open_list(pen, "rows")
    for length in range(3):
        open_list(pen, "")
        for place in range(length):
            truth(pen, "", place == 0)
        close_list(pen)
    open_object(pen, "")
    nothing(pen, "none")
    name_of(pen, "fruit", FRUIT_WORDS, 0)
    close_object(pen)
    nothing(pen, "")
    close_list(pen)
    key_of(pen, FRUIT_WORDS, 3)
    open_object(pen, "")
    key_of(pen, FRUIT_WORDS, 2)
    number(pen, "", -5)
    close_object(pen)
    number(pen, "last", 7)
    close_object(pen)
    return pen.at


@kernel
def write_much(pen_bytes: Bytes, blanks: int, lists: int) -> int:
    """So many blanks, and then lists that want more room."""
    pen: Pen = pen_bytes.view(PEN)[0]
    pen.at = 0
    for _ in range(blanks):
        put(pen, " ")
    for _ in range(lists):
        open_list(pen, "list")
        number(pen, "", 12345)
        name_of(pen, "", FRUIT_WORDS, 2)
        truth(pen, "", blanks > 0)
        close_list(pen)
    return pen.at


@pytest.mark.parametrize("size", [np.int8, np.int16, np.int64])
def test_numbers_of_every_length(size: type[np.signedinteger[Any]]) -> None:
    lengths = [
        0,
        1,
        9,
        10,
        11,
        99,
        100,
        101,
        127,
        1000,
        9999,
        32767,
        10**6,
        10**18 - 1,
        10**18,
        2**63 - 1,
    ]
    fitting = [value for value in lengths if value <= np.iinfo(size).max]
    values = fitting + [-value for value in fitting]
    assert written(write_numbers, np.array(values, size)) == str(values).replace(" ", "")


def test_names_and_numbers_and_null_for_none() -> None:
    names = written(write_names, row(2, NONE, 0, 1, 3))
    assert names == '["pineapple",2,null,null,"fig",0,"",1,"plum",3]'


def test_what_there_is_none_of_is_left_out_of_a_count() -> None:
    assert written(write_counts, row(0, 0, 0, 0)) == "{}"
    assert written(write_counts, row(0, 0, 12, 0)) == '{"pineapple":12}'
    assert written(write_counts, row(3, 1, 0, 2, 99)) == '{"fig":3,"":1,"plum":2}'


def test_seats_whose_flags_are_set() -> None:
    assert [written(write_flags, flags) for flags in (0, 1, 0b10010110)] == [
        "[]",
        "[0]",
        "[1,2,4,7]",
    ]


def test_lists_and_objects_within_one_another_have_their_commas() -> None:
    text = written(write_nested)
    seen = {
        "empty_list": [],
        "empty_object": {},
        "rows": [[], [True], [True, False], {"none": None, "fruit": "fig"}, None],
        "plum": {"pineapple": -5},
        "last": 7,
    }
    assert text == json.dumps(seen, separators=(",", ":"))


def test_a_pen_is_used_again() -> None:
    pen = new_pen()
    text_of(pen, write_nested(pen))
    assert text_of(pen, write_flags(pen, 2)) == b"[1]"


def test_a_text_may_fill_the_paper() -> None:
    assert written(write_much, LONGEST, 0) == " " * LONGEST


@pytest.mark.parametrize("room", range(0, 40, 3))
def test_past_the_end_of_the_paper_nothing_is_written(room: int) -> None:
    paper = np.full(PEN.itemsize + MARGIN, MARGIN, np.uint8)
    length = write_much(paper[: PEN.itemsize], LONGEST - room, 5)
    assert length > LONGEST
    assert set(paper[PEN.itemsize :].tolist()) == {MARGIN}
