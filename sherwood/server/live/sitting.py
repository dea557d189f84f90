"""Somebody at a table: a socket, as which viewer it sees the table, and what still has to be sent."""

import asyncio
from typing import Protocol

from sherwood.play.match import SPECTATOR
from sherwood.server.messages import Seating, ToClient, encode
from sherwood.server.refusal import CLOSE_CODES, Reason, Refusal
from sherwood.server.store.tables import StoredTable

MOST_UNSENT = 64  # messages; beyond that a slow reader misses views, and then the connection


class Outlet(Protocol):
    """The part of a transport by which messages go out."""

    def write(self, *messages: bytes) -> bool:
        """Send messages, unless they would have to wait for a slow reader; whether they were sent."""


class Sitting:
    """One open socket at one table."""

    def __init__(self, person: str | None, language: str, outlet: Outlet) -> None:
        self.person = person
        self.language = language
        self.seats: tuple[int, ...] = ()
        self.viewer = SPECTATOR
        self.muted: frozenset[int] = frozenset()
        self.knows_talk = False  # whether it was told what was said before
        self.closed: asyncio.Future[tuple[int, str]] = asyncio.get_running_loop().create_future()
        self._outlet = outlet
        self._seating = 0  # how the table was shown last: the hash of it, for memory
        self._unsent: list[tuple[bytes, bool]] = []  # mostly empty; a deque would take more memory
        self._held_back: list[tuple[bytes, bool]] | None = None
        self._goodbye: tuple[int, str] | None = None

    def take_seats(self, seats: tuple[int, ...]) -> None:
        """These seats are yours; see the table from one of them."""
        self.seats = seats
        if self.viewer not in seats:
            self.viewer = seats[0] if seats else SPECTATOR

    def show_table(self, table: StoredTable) -> None:
        """Show who sits where, unless it looks as before: what others set for themselves is theirs."""
        seating = encode(Seating(table=table.info(self.person)))
        if hash(seating) != self._seating:
            self._seating = hash(seating)
            self.send_encoded(seating)

    def send(self, message: ToClient) -> None:
        """Encode a message and send it, after all that waits."""
        self.send_encoded(encode(message))

    def send_encoded(self, message: bytes, *, is_view: bool = False) -> None:
        """Send a message that is JSON already; it waits while the reader is slow."""
        if self._held_back is not None:
            self._held_back.append((message, is_view))
        elif self._goodbye is None and (self._unsent or not self._outlet.write(message)):
            self._keep((message, is_view))

    def hold_back(self) -> None:
        """Send nothing for a moment, so that what follows goes together."""
        self._held_back = self._held_back or []

    def send_together(self) -> None:
        """Send what was held back: a view and an answer are one call to the system, not two."""
        held_back, self._held_back = self._held_back or [], None
        if self._goodbye is not None or not held_back:
            return
        if self._unsent or not self._outlet.write(*[message for message, _ in held_back]):
            self._keep(*held_back)

    def _keep(self, *messages: tuple[bytes, bool]) -> None:
        """The reader is slow."""
        self._unsent.extend(messages)
        if len(self._unsent) > MOST_UNSENT:
            self._skip_old_views()

    def send_unsent(self) -> None:
        """The reader has caught up: go on."""
        while self._unsent and self._outlet.write(self._unsent[0][0]):
            del self._unsent[0]
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
        self._unsent = kept
        if len(kept) > MOST_UNSENT:
            self._unsent.clear()
            self.send_away(Refusal(Reason.UNAVAILABLE))
