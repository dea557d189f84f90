"""The server on plain uvicorn, without our own wire: the same games, a little slower."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from sherwood.client import Guest
from sherwood.server.commands import uvicorn_options
from sherwood.server.live.connection import LARGEST_MESSAGE
from sherwood.server.live.sitting import MOST_UNSENT, Sitting
from sherwood.server.live.transport import MOST_WAITING, PlainTransport
from tests.server.company import play_on, table_with_bots, until_over
from tests.server.processes import Server

PLAIN = (
    "import uvicorn; uvicorn.run('sherwood.server.web.app:create_worker', factory=True, port={})"
)
WITHOUT_OUR_WIRE = """
import sys
for name in ("websockets_sansio_impl", "websockets_impl", "wsproto_impl"):
    sys.modules["uvicorn.protocols.websockets." + name] = None
sys.modules["uvicorn.protocols.http.h11_impl"] = None
import sherwood.server.web.app
from sherwood.server.commands import uvicorn_options
assert not {"http", "ws"} & uvicorn_options().keys()
"""


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server as anybody would start an ASGI application."""
    server = Server(tmp_path_factory.mktemp("plain"), bot_pace=0.0, answer_time=0.1)
    server.code = PLAIN.format(server.port)
    try:
        yield server.start().address
    finally:
        server.kill()


def test_a_whole_game_is_played_on_plain_uvicorn(plain: str) -> None:
    robin, watcher = (Guest(plain, name) for name in ("Robin", "Watcher"))
    table = table_with_bots(robin)
    with robin.sit_down(table.id) as player, watcher.connect(table.id) as watching:
        robin.start(table.id)
        assert play_on(player) > 10
        until_over(player)
        views = 0
        while b'"state":"over"' not in (frame := watching.recv(30, decode=False)):
            views += b'"type":"view"' in frame
        assert views > 10


def test_what_is_too_large_ends_a_connection_on_plain_uvicorn(plain: str) -> None:
    guest = Guest(plain, "Robin")
    table = table_with_bots(guest)
    with guest.connect(table.id) as socket:
        socket.send("x" * (LARGEST_MESSAGE + 1))
        with pytest.raises(ConnectionClosed) as closed:
            receive_for_ever(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_the_fast_wire_is_taken_where_it_works_and_the_server_needs_nothing_of_it() -> None:
    assert {"http", "ws"} <= uvicorn_options().keys()
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT_OUR_WIRE], check=True, capture_output=True, text=True
    )
    assert "the plain, slower way" in ran.stderr


def receive_for_ever(socket: ClientConnection) -> None:
    while True:
        socket.recv(10)


class SlowSocket:
    """Somebody who reads when they are let."""

    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.may_read = asyncio.Event()
        self.is_gone = False

    async def send_text(self, message: bytes) -> None:
        await self.may_read.wait()
        if self.is_gone:
            raise WebSocketDisconnect(detail="gone")
        self.got.append(message)


def with_a_slow_socket(check: Any) -> None:
    async def story() -> None:
        socket: Any = SlowSocket()
        transport = PlainTransport(socket)
        sitting = Sitting("robin", "en", transport)
        transport.drained = sitting.send_unsent
        await check(socket, transport, sitting)

    asyncio.run(story())


def test_a_slow_reader_gets_everything_in_order_but_for_old_views() -> None:
    async def check(socket: SlowSocket, transport: PlainTransport, sitting: Sitting) -> None:
        sitting.send_encoded(b"answer")
        for version in range(2 * MOST_UNSENT):
            sitting.send_encoded(b"%d" % version, is_view=True)
        await asyncio.sleep(0)
        assert socket.got == []
        socket.may_read.set()
        await transport.flush()
        numbers = [int(message) for message in socket.got[1:]]
        assert socket.got[0] == b"answer"
        assert numbers == sorted(numbers)
        assert numbers[-1] == 2 * MOST_UNSENT - 1
        assert len(numbers) <= MOST_WAITING + MOST_UNSENT

    with_a_slow_socket(check)


def test_whoever_does_not_read_at_all_loses_the_connection() -> None:
    async def check(_socket: SlowSocket, _transport: PlainTransport, sitting: Sitting) -> None:
        for _ in range(MOST_WAITING + MOST_UNSENT + 1):
            sitting.send_encoded(b"answer")
        assert sitting.closed.result()[0] == 1013

    with_a_slow_socket(check)


def test_what_nobody_reads_any_more_is_dropped() -> None:
    async def check(socket: SlowSocket, transport: PlainTransport, sitting: Sitting) -> None:
        socket.is_gone = True
        socket.may_read.set()
        sitting.send_encoded(b"first")
        await transport.flush()
        for _ in range(2 * MOST_UNSENT):
            sitting.send_encoded(b"more")
        assert socket.got == []
        assert not sitting.closed.done()

    with_a_slow_socket(check)
