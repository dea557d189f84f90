"""An hourglass: a loop whose time passes only when nothing else is left to do.

So what happens at a table, and when, follows from what people send and from nothing of this machine.
Waiting costs nothing, and a pause of a moment lasts until all is quiet.
"""

import asyncio
import math
import random
import selectors
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import TypeVar, TypeVarTuple, Unpack

import pytest

from sherwood.server.store.journal import Journal, Outcome, Row

Given = TypeVarTuple("Given")
Result = TypeVar("Result")
BEGINNING = 1_800_000_000.0  # of every world, in seconds as time.time() has them
A_MOMENT = 0.001  # seconds in which all that was begun comes to rest
GRAINS = 1_000_000  # of sand in a second
IN_BETWEEN = 0.001  # of a grain is no time at all
LONGEST_WRITE = 60.0  # seconds of this machine until the journal must have written
real_time, real_append = time.time, Journal.append


class Hourglass(asyncio.SelectorEventLoop):
    """A loop with a time of its own. What others leave to threads is done at once."""

    def __init__(self) -> None:
        self.now = 0.0
        self.writing = 0  # what the journal has still to answer
        super().__init__(Sand(self))

    def time(self) -> float:
        """The time of this loop."""
        return self.now

    def run_in_executor(
        self,
        executor: Executor | None,  # noqa: ARG002 - the loop calls it so
        func: Callable[[Unpack[Given]], Result],
        *args: *Given,
    ) -> asyncio.Future[Result]:
        """Do it now, so that threads cannot change the order of things."""
        done: asyncio.Future[Result] = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 - whoever waits gets it
            done.set_exception(error)
        return done


class Sand(selectors.DefaultSelector):
    """Runs through when nobody has anything to do."""

    def __init__(self, glass: Hourglass) -> None:
        super().__init__()
        self._glass = glass

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Wait for the journal alone; every other wait is over at once."""
        is_quiet = timeout is None or timeout > 0
        if is_quiet and self._glass.writing:
            return super().select(LONGEST_WRITE)
        assert timeout is not None, "everybody waits for somebody else"
        self._glass.now = on_the_grain(self._glass.now + max(0.0, timeout))
        return super().select(0)


def on_the_grain(moment: float) -> float:
    """The next whole grain, so that a moment is the same however many waits have led there."""
    return math.ceil(moment * GRAINS - IN_BETWEEN) / GRAINS


def turn_over(patch: pytest.MonkeyPatch) -> None:
    """Let everything in these loops go by their own time, and draw no other moment than the middle."""
    patch.setattr(time, "time", time_here)
    patch.setattr(Journal, "append", append)
    patch.setattr(random, "uniform", lambda least, most: (least + most) / 2)


def time_here() -> float:
    """The time where this is asked: of an hourglass, or of the world outside."""
    loop = asyncio._get_running_loop()
    return BEGINNING + loop.now if isinstance(loop, Hourglass) else real_time()


def append(journal: Journal, rows: Sequence[Row], tell: Callable[[Outcome], None]) -> None:
    """Write to the journal; no time passes until it has answered."""
    glass = asyncio.get_running_loop()
    if not isinstance(glass, Hourglass):
        return real_append(journal, rows, tell)

    def answered(outcome: Outcome) -> None:
        glass.writing -= 1
        tell(outcome)

    glass.writing += 1
    return real_append(journal, rows, answered)
