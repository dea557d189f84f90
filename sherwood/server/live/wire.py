"""A WebSocket as tables need it: messages go straight in and straight out.

uvicorn's class does the handshake, the pings and the goodbye. For every message, though, it
stops and starts reading and passes events through a queue and several layers, which costs more than
playing a move. So whole text frames are read and written here; whatever else comes is handed on.
docs/decisions/ tells what that saves.
"""

import logging
import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from sherwood.server.limits import Allowance
from sherwood.server.live.transport import EXTENSION
from sherwood.server.refusal import CLOSE_CODES, Reason

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TEXT, CLOSE, LAST, OPCODE, MASKED, LENGTH = 0x1, 0x8, 0x80, 0x0F, 0x80, 0x7F
WHOLE = LAST | TEXT
TWO_BYTES, EIGHT_BYTES = 126, 127  # a length that does not fit into seven bits
MOST_IN_TWO_BYTES = 0xFFFF
short_head_of = struct.Struct("!BB").pack
head_of = struct.Struct("!BBH").pack  # with a length of two bytes
long_head_of = struct.Struct("!BBQ").pack
MASK = 4  # bytes
SHORTEST = 2  # bytes of a frame's head
SHORT_HEAD = SHORTEST + MASK  # of a short message from a client
MOST_UNHEARD, ONE_SECOND = 20, 1.0  # pings and pieces of messages in some seconds
log = logging.getLogger("sherwood.wire")


class Wire(WebSocketsSansIOProtocol):
    """The connection of one socket."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.hear: Callable[[bytes], None] | None = None  # gets every message
        self.drained: Callable[[], None] | None = None  # called when writing is possible again
        self.lost: Callable[[], None] | None = None  # called when the connection is gone
        self._received = bytearray()
        self._in_pieces = False
        self._unheard = Allowance(MOST_UNHEARD, ONE_SECOND)
        self._is_slow = False  # as uvicorn's own event says, which takes longer to ask

    def write(self, *messages: bytes) -> bool:
        """Send text messages, unless they would have to wait for a slow reader; whether they were sent.

        Each call is one to the system, so what is for the same reader goes in one. Where nobody is
        there to read it any more, it is dropped.
        """
        if self._is_slow:
            return False
        if self.handshake_complete and not (self.close_sent or self.transport.is_closing()):
            try:
                self.transport.write(b"".join(map(frame_of, messages)))
            except RuntimeError:  # it broke just now, which must not keep anything from the others
                log.exception("nothing could be sent")
        return True

    async def flush(self) -> None:
        """Nothing waits here: what was written is with the transport, which sends it before it closes."""

    def handle_connect(self, event: Request) -> None:
        """Let the application find this wire."""
        super().handle_connect(event)
        if not self.handshake_complete:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        super().connection_lost(exc)
        if self.lost is not None:
            self.lost()

    def pause_writing(self) -> None:
        """The reader is slow."""
        super().pause_writing()
        self._is_slow = True

    def resume_writing(self) -> None:
        """The reader has caught up."""
        super().resume_writing()
        self._is_slow = False
        if self.drained is not None:
            self.drained()

    def data_received(self, data: bytes) -> None:
        """Bytes have come: take them frame by frame."""
        if not self.handshake_complete:
            super().data_received(data)
            return
        if not self._received and self._take_at_once(data):
            return
        self._received += data
        while (measured := measure(self._received)) is not None:
            start, length = measured
            end = start + length
            fits = length <= self.config.ws_max_size
            if not fits:
                end = len(self._received)  # its head is enough to refuse it
            elif end > len(self._received):
                return
            frame = bytes(self._received[:end])
            del self._received[:end]
            self._take(frame, start, fits=fits)

    def _take_at_once(self, data: bytes) -> bool:
        """Take what is just one short message, as is usual, without measuring it; whether it was."""
        length = len(data) - SHORT_HEAD
        if length < 0 or length >= TWO_BYTES or data[0] != WHOLE or data[1] != MASKED | length:
            return False
        if self._in_pieces or self.hear is None or self.close_sent:
            return False
        self.hear(apply_mask(data[SHORT_HEAD:], data[SHORTEST:SHORT_HEAD]))
        return True

    def _take(self, frame: bytes, start: int, *, fits: bool) -> None:
        """One whole frame, or the head of one that is too large."""
        kind, last = frame[0] & OPCODE, frame[0] & LAST
        whole = frame[0] == WHOLE and frame[1] & MASKED and not self._in_pieces
        if whole and fits and self.hear is not None and not self.close_sent:
            self.hear(apply_mask(frame[start:], frame[start - MASK : start]))
            return
        if kind != CLOSE and self._unheard.is_used_up():
            self.hang_up()
            return
        if kind <= OPCODE >> 1:  # not one of the signs that may come in between
            self._in_pieces = not last
        super().data_received(frame)

    def hang_up(self) -> None:
        """Too much came that is no message, and so is counted nowhere else: listen no more."""
        self.hear = None
        self._received.clear()
        if self.conn.state is State.OPEN:
            self.conn.send_close(CLOSE_CODES[Reason.TOO_FAST], Reason.TOO_FAST.says)
            self.handle_parser_exception()
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces, or before anybody listened."""
        if self.hear is None or self.close_sent:
            self.curr_msg_data_type = "bytes"  # whoever understands it sees whether it is text
            super().send_receive_event_to_app()
            return
        message = b"".join(self.frames)
        self.frames = []
        self.hear(message)


def measure(data: bytes | bytearray) -> tuple[int, int] | None:
    """Where the first frame's message begins and how long it is, as soon as its head says so."""
    if len(data) < SHORTEST:
        return None
    length = data[1] & LENGTH
    more = 2 if length == TWO_BYTES else 8 if length == EIGHT_BYTES else 0
    start = SHORTEST + more + (MASK if data[1] & MASKED else 0)
    if more:
        if len(data) < start:
            return None
        length = int.from_bytes(data[SHORTEST : SHORTEST + more], "big")
    return start, length


def frame_of(message: bytes) -> bytes:
    """A text message as one frame."""
    length = len(message)
    if TWO_BYTES <= length <= MOST_IN_TWO_BYTES:
        return head_of(WHOLE, TWO_BYTES, length) + message
    if length < TWO_BYTES:
        return short_head_of(WHOLE, length) + message
    return long_head_of(WHOLE, EIGHT_BYTES, length) + message
