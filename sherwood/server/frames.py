"""A view as a message.

Nothing is sent as often, and what it has to say was written as JSON already, so it is put together here
and not by the encoder, which would do the same.
"""

from sherwood.play.match import Match
from sherwood.server.messages import encode

NEWS = "news"
NULL, TRUTH = b"null", (b"false", b"true")
MESSAGE = b'{"type":"view","version":%d,"view":%b%b,"events":[%b],"can_take_back":%b,"deadline":%b}'


def view_message(
    match: Match,
    sight: bytes,
    *,
    version: int,
    events: bytes,
    can_take_back: bool,
    deadline: float | None,
) -> bytes:
    """What a seat sees now, as the match has written it, and the events since."""
    until = NULL if deadline is None else encode(deadline)
    return MESSAGE % (version, match.opening, sight, events, TRUTH[can_take_back], until)
