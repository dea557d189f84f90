"""Somebody at a table: a socket, whose eyes it shows, and what still has to be sent."""

import asyncio
from collections import deque
from typing import Protocol

from sherwood.play.match import SPECTATOR
from sherwood.server.messages import ToClient, encode
from sherwood.server.refusal import CLOSE_CODES, Reason, Refusal

MOST_UNSENT = 64  # messages; beyond that a slow reader misses views, and then the connection


class Outlet(Protocol):
    """Where messages go."""

    def write(self, message: bytes) -> bool:
        """Send a message, unless it would have to wait for a slow reader; whether it was sent."""


class Sitting:
    """One open socket at one table."""

    def __init__(self, person: str | None, language: str, outlet: Outlet) -> None:
        self.person = person
        self.language = language
        self.seats: tuple[int, ...] = ()
        self.eyes = SPECTATOR
        self.muted: frozenset[int] = frozenset()
        self.closed: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        self._outlet = outlet
        self._unsent: deque[tuple[bytes, bool]] = deque()
        self._goodbye: tuple[int, str] | None = None

    def take_seats(self, seats: tuple[int, ...]) -> None:
        """These seats are yours; look through the eyes of one of them."""
        self.seats = seats
        if self.eyes not in seats:
            self.eyes = seats[0] if seats else SPECTATOR

    def send(self, message: ToClient) -> None:
        """Send a message."""
        self.send_encoded(encode(message))

    def send_encoded(self, message: bytes, *, is_view: bool = False) -> None:
        """Send a message that is JSON already; it waits while the reader is slow."""
        if self._goodbye is not None or (not self._unsent and self._outlet.write(message)):
            return
        self._unsent.append((message, is_view))
        if len(self._unsent) > MOST_UNSENT:
            self._skip_old_views()

    def send_unsent(self) -> None:
        """The reader has caught up: go on."""
        while self._unsent and self._outlet.write(self._unsent[0][0]):
            self._unsent.popleft()
        self._leave_if_told()

    def send_away(self, refusal: Refusal) -> None:
        """Close the socket for a reason."""
        self.close(CLOSE_CODES[refusal.reason], refusal.why)

    def close(self, code: int, why: str) -> None:
        """Close the socket when everything has been sent."""
        self._goodbye = self._goodbye or (code, why)
        self._leave_if_told()

    def _leave_if_told(self) -> None:
        if self._goodbye is not None and not self._unsent and not self.closed.done():
            self.closed.set_result(self._goodbye)

    def _skip_old_views(self) -> None:
        """A slow reader needs only the newest view."""
        newest = max((at for at, (_, is_view) in enumerate(self._unsent) if is_view), default=-1)
        kept = [one for at, one in enumerate(self._unsent) if at == newest or not one[1]]
        self._unsent = deque(kept)
        if len(kept) > MOST_UNSENT:
            self._unsent.clear()
            self.send_away(Refusal(Reason.UNAVAILABLE))
