"""How long a game takes to be read again tells nobody how much there was to read."""

import asyncio
import time

import pytest

from sherwood.server.live import library
from sherwood.server.live.library import Library
from sherwood.server.refusal import Reason, Refusal

BEAT = 0.05


@pytest.fixture(autouse=True)
def beat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "BEAT", BEAT)


def beats(*works: float, reason: Reason | None = None) -> list[float]:
    """After how many beats those leave who read a table at once, if reading takes them so long."""

    async def read(books: Library, seconds: float) -> None:
        async with books.turn("table"):
            await books.read(lambda: time.sleep(seconds))
            if reason is not None:
                raise Refusal(reason)

    async def leave_after(books: Library, begun: float, seconds: float) -> float:
        try:
            await read(books, seconds)
        except Refusal:
            assert reason is not None
        return (time.monotonic() - begun) / BEAT

    async def all_read() -> list[float]:
        books = Library()
        begun = time.monotonic()
        left = await asyncio.gather(*(leave_after(books, begun, seconds) for seconds in works))
        books.close()
        return left

    return asyncio.run(all_read())


@pytest.mark.parametrize("reason", [None, Reason.PLAYERS_ONLY])
@pytest.mark.parametrize(("work", "least"), [(0.0, 1), (0.2 * BEAT, 1), (1.1 * BEAT, 2)])
def test_a_reader_leaves_on_a_beat_also_one_who_is_refused(
    work: float, least: int, reason: Reason | None
) -> None:
    [left] = beats(work, reason=reason)
    assert left > least - 0.1  # a clock has its grain


def test_many_readers_at_once_leave_on_one_beat_after_another() -> None:
    for number, left in enumerate(beats(*[0.0] * 4), 1):
        assert left > number - 0.1


def test_readers_of_other_tables_do_not_wait_for_the_beat() -> None:
    async def both() -> float:
        books = Library()
        begun = time.monotonic()
        async with books.turn("one"), books.turn("other"):
            inside = time.monotonic() - begun
        books.close()
        return inside

    assert asyncio.run(both()) < BEAT
