"""A view as a message.

Nothing is sent as often, and what it has to say was written as JSON already, so it is put together here
and not by the encoder, which would do the same.
"""

from sherwood.server.messages import encode

NEWS = "news"
NULL, TRUTH = b"null", (b"false", b"true")
MESSAGE = b'{"type":"view","version":%d,"view":%b%b,"events":[%b],"can_take_back":%b,"deadline":%b}'


class Frame:
    """What is the same in everybody's view of one moment: how it begins, and until when one may think."""

    __slots__ = ("_opening", "_until")

    def __init__(self, opening: bytes, deadline: float | None) -> None:
        self._opening = opening
        self._until = NULL if deadline is None else encode(deadline)

    def around(self, sight: bytes, version: int, events: bytes, can_take_back: bool) -> bytes:
        """What a seat sees now, as the match has written it, and the events since, as a message."""
        truth = TRUTH[can_take_back]
        return MESSAGE % (version, self._opening, sight, events, truth, self._until)
