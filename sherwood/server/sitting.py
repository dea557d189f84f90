"""Somebody at a table: a socket, whose eyes it shows, and what still has to be sent."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from sherwood.play.match import SPECTATOR
from sherwood.server.messages import ToClient, View, encode
from sherwood.server.refusal import CLOSE_CODES, Reason, Refusal

MOST_UNSENT = 64  # messages; beyond that a slow reader misses views, and then the connection


class Sitting:
    """One open socket at one table."""

    def __init__(self, person: str | None, language: str) -> None:
        self.person = person
        self.language = language
        self.seats: tuple[int, ...] = ()
        self.eyes = SPECTATOR
        self.muted: frozenset[int] = frozenset()
        self.closed: tuple[int, str] | None = None
        self._unsent: deque[tuple[bytes, bool]] = deque()
        self._wake = asyncio.Event()

    def take_seats(self, seats: tuple[int, ...]) -> None:
        """These seats are yours; look through the eyes of one of them."""
        self.seats = seats
        if self.eyes not in seats:
            self.eyes = seats[0] if seats else SPECTATOR

    def send(self, message: ToClient) -> None:
        """Send a message soon."""
        self.send_encoded(encode(message), is_view=isinstance(message, View))

    def send_encoded(self, message: bytes, *, is_view: bool) -> None:
        """Send a message that was encoded for several."""
        self._unsent.append((message, is_view))
        if len(self._unsent) > MOST_UNSENT:
            self._skip_old_views()
        self._wake.set()

    def send_away(self, refusal: Refusal) -> None:
        """Close the socket for a reason."""
        self.close(CLOSE_CODES[refusal.reason], refusal.why)

    def close(self, code: int, why: str) -> None:
        """Close the socket when everything has been sent."""
        self.closed = self.closed or (code, why)
        self._wake.set()

    async def deliver(self, send: Callable[[bytes], Awaitable[None]]) -> tuple[int, str]:
        """Send what there is, as it comes, until the sitting is closed."""
        while True:
            while self._unsent:
                await send(self._unsent.popleft()[0])
            if self.closed is not None:
                return self.closed
            self._wake.clear()
            await self._wake.wait()

    def _skip_old_views(self) -> None:
        """A slow reader needs only the newest view."""
        newest = max((at for at, (_, is_view) in enumerate(self._unsent) if is_view), default=-1)
        kept = [one for at, one in enumerate(self._unsent) if at == newest or not one[1]]
        self._unsent = deque(kept)
        if len(kept) > MOST_UNSENT:
            self.send_away(Refusal(Reason.UNAVAILABLE))
            self._unsent.clear()
