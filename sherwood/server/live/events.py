"""What happens at the tables of a worker, for whoever wants to know.

Tables publish, others subscribe, and neither knows the other. Workers send each other the same events.
"""

from collections.abc import Callable

import msgspec

from sherwood.server.store.journal import Row


class TurnCame(msgspec.Struct, frozen=True, tag=True):
    """Actions became durable, and others are asked now."""

    table: str
    rows: list[Row]


class GameOver(msgspec.Struct, frozen=True, tag=True):
    """A game has ended, and its result is kept."""

    table: str


class LineSaid(msgspec.Struct, frozen=True, tag=True):
    """Somebody said something, a person or a bot."""

    table: str
    number: int  # of the line


class LinesForgotten(msgspec.Struct, frozen=True, tag=True):
    """All lines of some seats are gone."""

    table: str
    seats: list[int]


class Gestured(msgspec.Struct, frozen=True, tag=True):
    """Somebody composes something, reaches for something, or does so no more."""

    table: str
    seat: int
    does: str
    over: int | None
    at: float


class SeatsChanged(msgspec.Struct, frozen=True, tag=True):
    """Somebody came, left or sits otherwise, or the table began."""

    table: str


class PersonForgotten(msgspec.Struct, frozen=True, tag=True):
    """Somebody's token was revoked."""

    person: str


class PersonMoved(msgspec.Struct, frozen=True, tag=True):
    """Another device is somebody as well from now on."""

    person: str
    at: float


EVENTS = (
    *(TurnCame, GameOver, LineSaid, LinesForgotten, Gestured, SeatsChanged),
    *(PersonForgotten, PersonMoved),
)
Event = (
    TurnCame
    | GameOver
    | LineSaid
    | LinesForgotten
    | Gestured
    | SeatsChanged
    | PersonForgotten
    | PersonMoved
)


class Bus:
    """Who wants to know of what, within one worker."""

    def __init__(self) -> None:
        self._subscribers: dict[type, list[Callable[[Event], None]]] = {}

    def subscribe(self, tell: Callable[[Event], None], *kinds: type[Event]) -> None:
        """From now on, tell somebody of every event of these kinds."""
        for kind in kinds:
            self._subscribers.setdefault(kind, []).append(tell)

    def publish(self, event: Event) -> None:
        """Tell everybody who wants to know, before this returns."""
        for tell in self._subscribers.get(type(event), ()):
            tell(event)
