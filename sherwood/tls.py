"""TLS for a connection that one thread reads while another one writes.

Python's own TLS socket loses bytes now and then when both happen in the same moment: a ticket for the next
time comes just when the first request goes out, and no answer is ever read. So what is encrypted stays
under a lock here, and only waiting for the network happens outside of it.
"""

import socket
import ssl
from threading import Lock
from typing import Any

HEAD, LENGTH = 5, 3  # bytes before a record, the last of which say how long it is


class TlsContext(ssl.SSLContext):
    """Which servers are trusted: those that the system trusts, under their own names."""

    def __new__(cls) -> "TlsContext":
        """For a client."""
        context = super().__new__(cls, ssl.PROTOCOL_TLS_CLIENT)
        context.load_default_certs()
        return context

    def wrap_socket(  # type: ignore[override]  # what is returned does as much of a socket as is used
        self, sock: socket.socket, *, server_hostname: str | None = None
    ) -> "TlsSocket":
        """A connected socket with TLS over it."""
        return TlsSocket(sock, self, server_hostname)


class TlsSocket:
    """What a connection needs of a socket: to receive, to send everything, and whatever the plain one does."""

    def __init__(self, plain: socket.socket, context: ssl.SSLContext, server: str | None) -> None:
        self._plain = plain
        self._came, self._goes = ssl.MemoryBIO(), ssl.MemoryBIO()
        self._tls = context.wrap_bio(self._came, self._goes, server_hostname=server)
        self._state, self._sending = Lock(), Lock()
        self._shake_hands()

    def __getattr__(self, name: str) -> Any:
        """Time limits, addresses and the end are the plain socket's."""
        return getattr(self._plain, name)

    def recv(self, size: int) -> bytes:
        """What has come for us, at least a byte; nothing when there will be no more."""
        while (found := self._read(size)) is None:
            self._fetch()
        return found

    def sendall(self, data: bytes) -> None:
        """Send all of it."""
        rest = memoryview(data)
        while rest:
            with self._state:
                rest = rest[self._tls.write(rest) :]
            self._send()

    def _shake_hands(self) -> None:
        while True:
            try:
                self._tls.do_handshake()
            except ssl.SSLWantReadError:
                self._send()
                self._fetch()
            else:
                self._send()
                return

    def _read(self, size: int) -> bytes | None:
        """What is decrypted; None where more has to come first."""
        try:
            with self._state:
                return self._tls.read(size)
        except ssl.SSLWantReadError:
            self._send()  # it may have called for an answer of its own
            return None
        except ssl.SSLEOFError:  # an end without a goodbye is an end
            return b""

    def _fetch(self) -> None:
        """Take one record from the network. Whatever comes after it can still be waited for there."""
        head = self._exactly(HEAD)
        record = head + self._exactly(int.from_bytes(head[LENGTH:]))
        with self._state:
            if record:
                self._came.write(record)
            if len(head) < HEAD:
                self._came.write_eof()

    def _exactly(self, size: int) -> bytes:
        """So many bytes, or all that there will be."""
        found = b""
        while len(found) < size and (piece := self._plain.recv(size - len(found))):
            found += piece
        return found

    def _send(self) -> None:
        """Send what is encrypted, in its order."""
        with self._sending:
            with self._state:
                data = self._goes.read()
            if data:
                self._plain.sendall(data)
