"""A connection before it is a request: how many one address may hold, and how long a request may take.

uvicorn's class answers requests. It waits for them without end, though, and lets anybody hold as many
connections as the system has to give, so that nobody else could come in.
"""

import asyncio
from functools import partial
from typing import Any

import h11
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol

from sherwood.server.limits import CONNECTIONS, ConcurrencyLimit, household
from sherwood.server.live.wire import Wire

SECONDS_TO_ASK = 10.0  # for a whole request to come
ON_THEIR_WAY = (h11.IDLE, h11.SEND_BODY)  # as h11 calls those whose request is not there yet
FULL = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Door(H11Protocol):
    """One connection, until it becomes a socket at a table."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._connections: ConcurrencyLimit = self.app_state[CONNECTIONS]
        self._household: str | None = None  # for which it is counted
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn
        """Count a new connection, or refuse it."""
        super().connection_made(transport)
        if self._enters():
            self._wait()
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Count a connection less."""
        super().connection_lost(exc)
        self._wait_no_more()
        self._leave()

    def data_received(self, data: bytes) -> None:
        """A piece of a request has come, or all of it."""
        super().data_received(data)
        if self.conn.their_state not in ON_THEIR_WAY or self._has_become_a_socket():
            self._wait_no_more()
        elif self._patience is None:
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It goes on as a socket, which is the same connection still."""
        super().handle_websocket_upgrade(event)
        wire = self.transport.get_protocol()
        assert isinstance(wire, Wire)
        if self._household is not None:  # the wire counts from now on, and this can be forgotten
            wire.lost = partial(self._connections.leave, self._household)
            self._household = None

    def _has_become_a_socket(self) -> bool:
        return self.transport.get_protocol() is not self

    def _enters(self) -> bool:
        """Whether this address may hold one more; a proxy that we trust brings many people."""
        address = self.client[0] if self.client else ""
        if isinstance(self.app, ProxyHeadersMiddleware) and address in self.app.trusted_hosts:
            return True
        if not self._connections.enter(household(address)):
            return False
        self._household = household(address)
        return True

    def _leave(self) -> None:
        if self._household is not None:
            self._connections.leave(self._household)
            self._household = None

    def _wait(self) -> None:
        self._patience = self.loop.call_later(SECONDS_TO_ASK, self.transport.close)

    def _wait_no_more(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
