"""Being stopped: Ctrl-C, a closed terminal or a polite kill end a game only after it was saved."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn

SIGNALS = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]
EXIT_AFTER_SIGNAL = 128  # what shells add to a signal's number


class Stopped(BaseException):
    """Somebody wants to stop now. It carries the exit code of the command."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def stop(number: int, _frame: FrameType | None) -> NoReturn:
    """What a signal does."""
    raise Stopped(EXIT_AFTER_SIGNAL + number)


@contextmanager
def stoppable() -> Iterator[None]:
    """While this lasts, every signal that means "stop" raises Stopped."""
    before = {number: signal.signal(number, stop) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def unstoppable() -> Iterator[None]:
    """While this lasts, such signals are ignored."""
    before = {number: signal.signal(number, signal.SIG_IGN) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
