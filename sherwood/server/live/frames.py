"""A view as a message.

Nothing is sent as often, and what it has to say was written as JSON already, so it is put together here
and not by the encoder, which would do the same.
"""

from functools import cache

from sherwood.server.messages import encode

NEWS = "news"
MESSAGE = b'{"type":"view","version":%d,"view":%b%b,"events":[%b]%b'  # opening, sight, events, end
END = b',"can_take_back":%b,"deadline":%b}'


@cache
def end_without_clock(can_take_back: bool) -> bytes:
    """How a message ends at most tables."""
    return END % (encode(can_take_back), encode(None))


def end_of(can_take_back: bool, deadline: float | None) -> bytes:
    """How a message ends: whether the last step can be taken back, and until when one may think."""
    if deadline is None:
        return end_without_clock(can_take_back)
    return END % (encode(can_take_back), encode(deadline))
