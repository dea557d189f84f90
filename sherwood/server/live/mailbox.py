"""The one way in to a table: commands are performed one at a time, in the order in which they came."""

import logging
from collections.abc import Callable
from typing import Generic, TypeVar

Letter = TypeVar("Letter")
log = logging.getLogger("sherwood.mailbox")


class Mailbox(Generic[Letter]):
    """Commands for one table.

    `perform` does a command and returns False, or begins it and returns True; then it is under way
    until `done` is called. Where nothing is under way, `post` performs a command before it returns.
    """

    def __init__(self, perform: Callable[[Letter], bool]) -> None:
        self._perform = perform
        self._line: list[Letter] = []  # which is short; a deque would take more memory
        self._under_way = False

    def post(self, command: Letter) -> None:
        """Perform a command now, or when all that came before it is done."""
        self._line.append(command)
        if not self._under_way:
            self._go_on()

    def done(self) -> None:
        """What was under way has ended: go on with the next in line."""
        self._under_way = False
        self._go_on()

    def _go_on(self) -> None:
        while self._line and not self._under_way:
            self._under_way = True
            command = self._line.pop(0)
            try:
                under_way = self._perform(command)
            except Exception:
                log.exception("a command could not be performed")
                under_way = False
            if not under_way:
                self._under_way = False
