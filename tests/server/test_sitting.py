"""What is sent to a reader who is slow."""

import asyncio
from collections.abc import Callable

from sherwood.server.live.sitting import MOST_UNSENT, Sitting
from sherwood.server.messages import Done


class Reader:
    """Somebody who reads or does not."""

    def __init__(self) -> None:
        self.is_free = True
        self.got: list[bytes] = []
        self.calls = 0

    def write(self, *messages: bytes) -> bool:
        if self.is_free:
            self.got += messages
            self.calls += 1
        return self.is_free


def with_a_sitting(check: Callable[[Sitting, Reader], None]) -> None:
    async def sit() -> None:
        reader = Reader()
        check(Sitting("robin", "en", reader), reader)

    asyncio.run(sit())


def test_who_reads_gets_everything_at_once() -> None:
    def check(sitting: Sitting, reader: Reader) -> None:
        sitting.send(Done(id="a", version=1))
        assert reader.got == [b'{"type":"done","id":"a","version":1}']

    with_a_sitting(check)


def test_what_belongs_together_goes_together() -> None:
    def check(sitting: Sitting, reader: Reader) -> None:
        sitting.hold_back()
        sitting.send_encoded(b"view", is_view=True)
        sitting.send_encoded(b"answer", is_view=False)
        assert reader.got == []
        sitting.send_together()
        assert reader.got == [b"view", b"answer"]
        assert reader.calls == 1
        sitting.send_encoded(b"next", is_view=True)
        assert reader.got[-1] == b"next"

    with_a_sitting(check)


def test_nothing_is_lost_where_somebody_holds_back_twice() -> None:
    def check(sitting: Sitting, reader: Reader) -> None:
        sitting.hold_back()
        sitting.send_encoded(b"view", is_view=True)
        sitting.hold_back()
        sitting.send_encoded(b"answer", is_view=False)
        sitting.send_together()
        sitting.send_together()
        assert reader.got == [b"view", b"answer"]

    with_a_sitting(check)


def test_what_belongs_together_waits_together_for_a_slow_reader() -> None:
    def check(sitting: Sitting, reader: Reader) -> None:
        reader.is_free = False
        sitting.send_encoded(b"before", is_view=False)
        reader.is_free = True
        sitting.hold_back()
        sitting.send_encoded(b"view", is_view=True)
        sitting.send_together()
        assert reader.got == []
        sitting.send_unsent()
        assert reader.got == [b"before", b"view"]

    with_a_sitting(check)


def test_a_slow_reader_misses_old_views_and_nothing_else() -> None:
    def check(sitting: Sitting, reader: Reader) -> None:
        reader.is_free = False
        sitting.send_encoded(b"answer", is_view=False)
        for version in range(2 * MOST_UNSENT):
            sitting.send_encoded(b"%d" % version, is_view=True)
        assert reader.got == []
        reader.is_free = True
        sitting.send_unsent()
        assert reader.got[0] == b"answer"
        assert reader.got[-1] == b"%d" % (2 * MOST_UNSENT - 1)
        assert len(reader.got) <= MOST_UNSENT + 1
        assert not sitting.closed.done()

    with_a_sitting(check)


def test_who_does_not_read_at_all_loses_the_connection() -> None:
    def check(sitting: Sitting, reader: Reader) -> None:
        reader.is_free = False
        for _ in range(MOST_UNSENT + 1):
            sitting.send_encoded(b"answer", is_view=False)
        assert sitting.closed.result()[0] == 1013

    with_a_sitting(check)


def test_a_goodbye_comes_after_what_was_to_be_sent() -> None:
    def check(sitting: Sitting, reader: Reader) -> None:
        reader.is_free = False
        sitting.send_encoded(b"last", is_view=False)
        sitting.close(1012, "later")
        sitting.send_encoded(b"too late", is_view=False)
        assert not sitting.closed.done()
        reader.is_free = True
        sitting.send_unsent()
        assert reader.got == [b"last"]
        assert sitting.closed.result() == (1012, "later")

    with_a_sitting(check)
