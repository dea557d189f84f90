"""One WebSocket of the driver. Whatever measures must not be slower than what is measured.

With a client written in Python the driver needed nine tenths of a core, where our server played, so
that the server waited for it; picows is compiled.
"""

from abc import ABC, abstractmethod
from typing import Self

from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect


class Line(WSListener, ABC):  # type: ignore[misc]  # it is compiled, without types
    """A connection, from which every text message goes to `hear`."""

    def __init__(self) -> None:
        self.lost = False  # the other side has ended it
        self._transport: WSTransport | None = None

    async def connect(self, address: str, headers: dict[str, str] | None = None) -> Self:
        """Open the socket, and return this line."""
        self._transport, _ = await ws_connect(lambda: self, address, extra_headers=headers)
        return self

    @abstractmethod
    def hear(self, message: bytes) -> None:
        """A message has come."""

    def say(self, message: bytes) -> None:
        """Send a message."""
        assert self._transport is not None
        self._transport.send(WSMsgType.TEXT, message)

    async def close(self) -> None:
        """Close the socket if it is open."""
        transport, self._transport = self._transport, None
        if transport is not None:
            transport.disconnect()
            await transport.wait_disconnected()

    def on_ws_frame(self, _transport: WSTransport, frame: WSFrame) -> None:
        """Part of picows: a frame has come; neither server sends a message in several."""
        if frame.msg_type == WSMsgType.TEXT:
            self.hear(frame.get_payload_as_bytes())

    def on_ws_disconnected(self, _transport: WSTransport) -> None:
        """Part of picows: it has ended."""
        self.lost = self._transport is not None
