"""What carries the messages of one connection: our own wire where it is there, plain ASGI elsewhere."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from sherwood.server.live.sitting import Outlet

EXTENSION = "sherwood.wire"  # where a connection's scope has our own wire
MOST_WAITING = 8  # messages for a slow reader, before they wait where old views can be left out
LONGEST_GOODBYE = 5.0  # seconds until what was sent last has gone out
GONE = (WebSocketDisconnect, RuntimeError, OSError)  # what sending to a closed socket raises
Socket = WebSocket[Any, Any, Any]


class Transport(Outlet, Protocol):
    """A connection as a table needs it: messages go out in order, and a slow reader is noticed."""

    hear: Callable[[bytes], None] | None  # gets every message that does not come by ASGI
    drained: Callable[[], None] | None  # called when writing is possible again

    async def flush(self) -> None:
        """Wait until what was written has gone out."""


class PlainTransport:
    """Over ASGI's own `send`, which any server has."""

    def __init__(self, socket: Socket) -> None:
        self.hear: Callable[[bytes], None] | None = None
        self.drained: Callable[[], None] | None = None
        self._socket = socket
        self._line: deque[bytes] = deque()
        self._sending: asyncio.Task[None] | None = None
        self._is_gone = False

    def write(self, *messages: bytes) -> bool:
        """Put messages in line, unless it is long; where nobody reads any more, they are dropped."""
        if self._is_gone:
            return True
        if len(self._line) >= MOST_WAITING:
            return False
        self._line.extend(messages)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())
        return True

    async def flush(self) -> None:
        """Wait until what was written has gone out, for a while."""
        if self._sending is not None:
            await asyncio.wait({self._sending}, timeout=LONGEST_GOODBYE)

    async def _send_all(self) -> None:
        """Send one message after another; each waits until the reader has room for it."""
        try:
            while self._line:
                await self._socket.send_text(self._line[0])
                self._line.popleft()
                if not self._line and self.drained is not None:
                    self.drained()
        except GONE:
            self._is_gone = True
            self._line.clear()
        finally:
            self._sending = None


def transport_of(socket: Socket) -> Transport:
    """What carries the messages of a socket: the fast one, where the server has it."""
    extensions: Any = socket.scope.get("extensions") or {}
    found: Transport = extensions.get(EXTENSION) or PlainTransport(socket)
    return found


async def close(socket: Socket, transport: Transport, code: int, why: str) -> None:
    """Close a socket when everything has gone out; somebody who has gone already is no trouble."""
    with suppress(*GONE):
        await transport.flush()
        await socket.close(code, why)
