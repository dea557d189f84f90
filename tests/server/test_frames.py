"""Frames of a WebSocket, however they come: whole, in pieces, several at once, byte by byte."""

import json
import os
import socket
import struct
import time
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.utils import apply_mask

from sherwood.client import Guest
from sherwood.server.live.wire import frame_of, measure
from tests.server.company import table_with_bots

AGAIN = b'{"type":"again"}'
TEXT, CONTINUED, PING, PONG, LAST = 0x1, 0x0, 0x9, 0xA, 0x80


def masked(kind: int, payload: bytes, *, last: bool = True) -> bytes:
    """A frame as clients send it."""
    head = bytes([kind | (LAST if last else 0)])
    length = len(payload)
    if length < 126:
        head += bytes([LAST | length])
    elif length < 1 << 16:
        head += bytes([LAST | 126]) + struct.pack("!H", length)
    else:
        head += bytes([LAST | 127]) + struct.pack("!Q", length)
    mask = os.urandom(4)
    return head + mask + apply_mask(payload, mask)


class RawSocket:
    """A WebSocket of which every byte is ours."""

    def __init__(self, guest: Guest, table: str) -> None:
        place = urlsplit(guest.socket_address(table))
        self.connection = socket.create_connection((str(place.hostname), int(place.port or 0)), 10)
        self.connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.connection.sendall(
            f"GET {place.path} HTTP/1.1\r\nHost: {place.netloc}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {'A' * 22}==\r\nCookie: {guest.cookie}\r\n\r\n".encode()
        )
        self._got = b""
        while b"\r\n\r\n" not in self._got:
            self._got += self.connection.recv(65536)
        assert self._got.startswith(b"HTTP/1.1 101")
        self._got = self._got.partition(b"\r\n\r\n")[2]

    def receive(self) -> tuple[int, bytes]:
        """The next frame: its kind, and what is in it."""
        while True:
            found = measure(bytearray(self._got))
            if found is not None and len(self._got) >= sum(found):
                start, length = found
                kind, payload = self._got[0] & 0xF, self._got[start : start + length]
                self._got = self._got[start + length :]
                return kind, payload
            more = self.connection.recv(65536)
            assert more, "the connection was closed"
            self._got += more

    def views(self, count: int) -> int:
        """Wait for so many views; their version."""
        version = 0
        while count:
            kind, payload = self.receive()
            if kind == TEXT and json.loads(payload)["type"] == "view":
                version = json.loads(payload)["version"]
                count -= 1
        return version


@pytest.fixture
def raw(address: str) -> Iterator[RawSocket]:
    guest = Guest(address, "Robin")
    table = table_with_bots(guest, bot_pace=600.0)
    guest.sit_down(table.id)
    guest.start(table.id)
    found = RawSocket(guest, table.id)
    found.views(1)
    yield found
    found.connection.close()


def test_several_frames_at_once_are_several_messages(raw: RawSocket) -> None:
    raw.connection.sendall(masked(TEXT, AGAIN) * 3)
    assert raw.views(3) == 1


def test_a_frame_may_come_byte_by_byte(raw: RawSocket) -> None:
    for byte in masked(TEXT, AGAIN) + masked(TEXT, AGAIN + b" " * 200):
        raw.connection.sendall(bytes([byte]))
        time.sleep(0.001)
    assert raw.views(2) == 1


def test_a_message_may_come_in_pieces_with_a_sign_of_life_between(raw: RawSocket) -> None:
    raw.connection.sendall(
        masked(TEXT, AGAIN[:5], last=False)
        + masked(PING, b"alive?")
        + masked(CONTINUED, AGAIN[5:9], last=False)
        + masked(CONTINUED, AGAIN[9:])
        + masked(TEXT, AGAIN)
    )
    assert raw.receive() == (PONG, b"alive?")
    assert raw.views(2) == 1


@pytest.mark.parametrize("length", [16_385, 70_000])
def test_a_message_that_is_too_large_is_refused_by_its_head(raw: RawSocket, length: int) -> None:
    raw.connection.sendall(masked(TEXT, b"x" * length)[:20])
    kind, payload = raw.receive()
    while kind == TEXT:  # who sits where
        kind, payload = raw.receive()
    assert kind == 0x8
    assert struct.unpack("!H", payload[:2])[0] == 1009


def test_the_largest_message_is_read(raw: RawSocket) -> None:
    raw.connection.sendall(masked(TEXT, AGAIN + b" " * (16_384 - len(AGAIN))))
    assert raw.views(1) == 1


@given(st.integers(0, 70_000))
def test_what_is_written_can_be_measured(length: int) -> None:
    frame = frame_of(b"x" * length)
    assert measure(bytearray(frame)) == (len(frame) - length, length)
    for cut in range(min(len(frame) - length, 11)):
        assert measure(bytearray(frame[:cut])) is None or cut >= 2
