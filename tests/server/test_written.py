"""What is written to a wire goes out whole, in order, and never after a goodbye."""

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Opcode

from sherwood.server.commands import uvicorn_options
from sherwood.server.live.wire import Wire, frame_of, measure

HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
GOODBYE: Any = {"type": "websocket.close", "code": 1000}


class Pipe(asyncio.Transport):
    """What was written, as one piece for each call."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes] = []
        self.closed = self.broken = False

    def write(self, data: Any) -> None:
        assert not self.closed, "written after the end"
        if self.broken:
            raise RuntimeError("the handler is closed")
        self.pieces.append(bytes(data))

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


async def nobody(_scope: Any, _receive: Any, _send: Any) -> None:
    """An application that leaves everything to the test."""
    await asyncio.sleep(60)


def connected() -> tuple[Wire, Pipe]:
    """A wire whose client has asked to come in."""
    config = uvicorn.Config(nobody, **uvicorn_options())
    wire, pipe = Wire(config, ServerState(), {}), Pipe()
    wire.connection_made(pipe)
    wire.data_received(HANDSHAKE)
    return wire, pipe


async def accepted() -> tuple[Wire, Pipe]:
    """A wire whose client is in."""
    wire, pipe = connected()
    await wire.send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    pipe.pieces.clear()
    return wire, pipe


def opcodes(pipe: Pipe) -> list[int]:
    """The kinds of all frames that went out."""
    data, found = bytearray(b"".join(pipe.pieces)), []
    while data:
        measured = measure(data)
        assert measured is not None
        found.append(data[0] & 0x0F)
        del data[: sum(measured)]
    return found


def test_messages_go_out_in_order() -> None:
    async def story() -> None:
        wire, pipe = await accepted()
        for word in (b"one", b"two", b"three"):
            assert wire.write(word)
        assert pipe.pieces == [frame_of(b"one"), frame_of(b"two"), frame_of(b"three")]

    asyncio.run(story())


def test_a_slow_reader_is_written_nothing_until_it_has_caught_up() -> None:
    async def story() -> None:
        wire, pipe = await accepted()
        caught_up: list[bool] = []
        wire.drained = lambda: caught_up.append(wire.write(b"now"))
        wire.pause_writing()
        assert not wire.write(b"too soon")
        wire.resume_writing()
        assert caught_up == [True]
        assert pipe.pieces == [frame_of(b"now")]

    asyncio.run(story())


def test_a_goodbye_comes_after_what_was_written_and_nothing_after_it() -> None:
    async def story() -> None:
        wire, pipe = await accepted()
        wire.write(b"last words")
        await wire.send(GOODBYE)
        wire.write(b"too late")
        await asyncio.sleep(0)
        assert opcodes(pipe) == [Opcode.TEXT, Opcode.CLOSE]

    asyncio.run(story())


def test_a_server_that_stops_says_first_what_was_written() -> None:
    async def story() -> None:
        wire, pipe = await accepted()
        wire.write(b"last words")
        wire.shutdown()
        wire.write(b"too late")
        await asyncio.sleep(0)
        assert opcodes(pipe) == [Opcode.TEXT, Opcode.CLOSE]

    asyncio.run(story())


def test_who_is_not_in_is_written_nothing() -> None:
    async def story() -> None:
        wire, pipe = connected()
        wire.write(b"hello")
        await asyncio.sleep(0)
        assert pipe.pieces == []
        await wire.send(GOODBYE)  # refused
        wire.write(b"hello")
        await asyncio.sleep(0)
        assert len(pipe.pieces) == 1
        assert pipe.pieces[0].startswith(b"HTTP/1.1 403")

    asyncio.run(story())


def test_a_client_that_is_gone_is_written_nothing() -> None:
    async def story() -> None:
        wire, pipe = await accepted()
        pipe.close()
        wire.connection_lost(None)
        wire.write(b"hello")
        await asyncio.sleep(0)
        assert pipe.pieces == []

    asyncio.run(story())


def test_a_connection_that_breaks_keeps_nothing_from_the_others(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        wire, pipe = await accepted()
        pipe.broken = True
        assert wire.write(b"hello")  # and whoever wrote it goes on

    asyncio.run(story())
    ours = [record.message for record in caplog.records if record.name == "sherwood.wire"]
    assert ours == ["nothing could be sent"]
