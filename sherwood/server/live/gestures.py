"""What people at a table see each other do and what is no part of the game: it is not kept, and changes nothing.

That a person composes something stops the sand-glass, and no name is told. Somebody with the last word is
seen reaching for what is talked about, such as a bag. Both are theirs to show or not, so they tell nothing
that is hidden; and what one reaches for is something that all see lying there.
"""

from collections.abc import Callable

from sherwood.server.live.events import Gestured
from sherwood.server.live.game import Live
from sherwood.server.live.guests import Guests
from sherwood.server.live.services import Services
from sherwood.server.live.sitting import Sitting
from sherwood.server.messages import Gesture, Glass, Reached, encode
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.store.tables import StoredTable

COMPOSE, REACH, REST = "compose", "reach", "rest"
PUT_AWAY = Glass(seconds=0.0, ends=None, still_until=0.0)


class Gestures:
    """The gestures at one table, as far as people are connected to this worker."""

    def __init__(
        self, services: Services, table_id: str, guests: Guests, replan: Callable[[], None]
    ) -> None:
        self._services = services
        self._table = table_id
        self._guests = guests
        self._replan = replan
        self._glass = PUT_AWAY  # as it was shown last
        self._reached: tuple[int, int] | None = None  # who has a hand on whose thing

    def make(self, live: Live | None, sitting: Sitting, gesture: Gesture) -> None:
        """Somebody here does something that the others see."""
        if gesture.seat not in sitting.seats:
            raise Refusal(Reason.NOT_YOUR_SEAT)
        if live is None:
            raise Refusal(Reason.NOT_STARTED)
        at = self._services.clock()
        self._publish(live, Gestured(self._table, gesture.seat, gesture.does, gesture.over, at))

    def leave(self, live: Live | None, sitting: Sitting) -> None:
        """Somebody is gone, and does nothing any more."""
        if live is None or self._guests.have(sitting.person):
            return
        at = self._services.clock()
        for seat in sitting.seats:
            if self._does_something(live, seat):
                self._publish(live, Gestured(self._table, seat, REST, None, at))

    def see(self, live: Live, made: Gestured) -> None:
        """A gesture, from here or from another worker."""
        glass = live.glass
        if glass is not None and made.does == COMPOSE and made.seat in live.match.actors:
            glass.compose(made.seat, made.at)
        elif glass is not None:
            glass.rest(made.seat, made.at)
        if made.does == REACH and can_reach(live, made.seat, made.over):
            assert made.over is not None
            self._show_hand(made.seat, made.over)
        elif self._reached is not None and self._reached[0] == made.seat:
            self._show_hand(made.seat, None)
        self._replan()

    def show_glass(self, table: StoredTable, live: Live) -> None:
        """Tell everybody of the glass, if it is not as they know it."""
        told = self._told(table, live)
        if told != self._glass:
            self._glass = told
            for sitting in self._guests:
                sitting.send_encoded(encode(told))

    def welcome(self, sitting: Sitting) -> None:
        """Tell somebody who comes of the glass, where one stands there."""
        if self._glass.ends is not None:
            sitting.send(self._glass)

    def forget_hand(self, live: Live) -> None:
        """Something was done: a hand that lay on what is decided now lies there no more."""
        if self._reached is not None and not can_reach(live, *self._reached):
            self._show_hand(self._reached[0], None)

    def _publish(self, live: Live, made: Gestured) -> None:
        self.see(live, made)
        self._services.publish(made)

    def _does_something(self, live: Live, seat: int) -> bool:
        composes = live.glass is not None and seat in live.glass.composing
        return composes or (self._reached is not None and self._reached[0] == seat)

    def _show_hand(self, seat: int, over: int | None) -> None:
        self._reached = None if over is None else (seat, over)
        for sitting in self._guests:
            if seat not in sitting.seats:
                sitting.send(Reached(seat=seat, over=over))

    def _told(self, table: StoredTable, live: Live) -> Glass:
        """The glass, where it ends the time of whoever has the last word now."""
        last = live.match.last_word
        if live.glass is None or last is None or table.wish.lesson:
            return PUT_AWAY
        row = table.seats[last]
        counts = live.glass.rule.for_all or row.bot or row.stand_in
        return live.glass.told() if counts and live.glass.ends is not None else PUT_AWAY


def can_reach(live: Live, seat: int, over: int | None) -> bool:
    """Whether a seat has the last word, and something of the other is talked about."""
    match = live.match
    return over is not None and match.last_word == seat and bool(match.talks >> over & 1)
