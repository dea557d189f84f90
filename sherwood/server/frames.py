"""A view as a message.

Nothing is sent as often, and most of it is JSON already: what a match has written, and what may be
chosen. So the message is put together here and not by the encoder, which would do the same.
"""

from collections.abc import Iterable
from functools import cache

from sherwood.games.game import load
from sherwood.play.match import SPECTATOR, Match
from sherwood.server.messages import Choice, encode

NEWS = "news"
MESSAGE = (
    b'{"type":"view","version":%d,"seat":%b,"view":%b,"legal":[%b],"events":[%b],'
    b'"waiting_for":%b,"can_take_back":%b,"deadline":%b,"over":%b}'
)
TRUTH = (b"false", b"true")
NULL = b"null"


class Moment:
    """A match between two actions, and what is the same in everybody's message about it."""

    def __init__(self, match: Match, deadline: float | None) -> None:
        self._match = match
        self._actors = match.actors
        self._waiting_for = listed(match.actors)
        self._deadline = NULL if deadline is None else encode(deadline)
        self._over = TRUTH[match.over]

    def view_message(
        self, seat: int, view: bytes, *, version: int, events: Iterable[bytes], can_take_back: bool
    ) -> bytes:
        """What a seat sees now, with the view that the match has written, and the events since."""
        return MESSAGE % (
            version,
            NULL if seat == SPECTATOR else b"%d" % seat,
            view,
            self._choices(seat) if seat in self._actors else b"",
            b",".join(events),
            self._waiting_for,
            TRUTH[can_take_back],
            self._deadline,
            self._over,
        )

    def _choices(self, seat: int) -> bytes:
        """What a seat may choose from."""
        choices = choices_of(self._match.head.game)
        return b",".join([choices[action] for action in self._match.legal(seat)])


@cache
def listed(seats: tuple[int, ...]) -> bytes:
    """A list of seats."""
    return encode(seats)


@cache
def choices_of(game: str) -> list[bytes]:
    """Every action of a game as it is offered."""
    rules = load(game).game
    return [
        encode(Choice(action=action, text=rules.describe(action), place=rules.place_of(action)))
        for action in range(rules.ACTIONS)
    ]
