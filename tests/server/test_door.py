"""Connections that ask for nothing: how many one address may hold, and for how long."""

import contextlib
import resource
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from sherwood.client import Guest
from sherwood.server.limits import household
from sherwood.server.web import door
from tests.server.company import table_with_bots
from tests.server.processes import Server, here
from tests.server.test_security import answer_to

MOST = 20
ELSEWHERE = "192.0.2.1"  # where no proxy of ours is
HEAD = b"GET /health HTTP/1.1\r\nHost: here\r\n"
POST = b"PUT /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
PATIENCE = 10.0


def reach(address: str) -> socket.socket:
    """A connection that asks for nothing."""
    place = urlsplit(address)
    return socket.create_connection((str(place.hostname), int(place.port or 0)), PATIENCE)


def is_turned_away(connection: socket.socket) -> bool:
    """Whether the server ended it at once."""
    connection.settimeout(0.5)
    try:
        return connection.recv(100).startswith(b"HTTP/1.1 429")
    except ConnectionError:
        return True
    except TimeoutError:
        return False


@contextlib.contextmanager
def many(address: str, count: int) -> Iterator[list[socket.socket]]:
    """So many of them."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(reach(address)) for _ in range(count)]


def test_one_address_holds_only_so_many_connections(tmp_path: Path) -> None:
    with here(tmp_path, connections_per_address=MOST, trusted_proxies=ELSEWHERE) as address:
        with many(address, MOST) as idle:
            assert not is_turned_away(idle[-1])
            with reach(address) as one_more:
                assert is_turned_away(one_more)
        give_up_at = time.monotonic() + PATIENCE
        while answer_to(f"{address}/health")[0] != 200:
            assert time.monotonic() < give_up_at, "there is no room again"


def test_a_socket_at_a_table_counts_until_it_is_closed(tmp_path: Path) -> None:
    with here(tmp_path, connections_per_address=2, trusted_proxies=ELSEWHERE) as address:
        guest = Guest(address, "Robin")
        table = table_with_bots(guest)
        for _ in range(3):
            with guest.connect(table.id) as wire:
                wire.recv(10)
                with reach(address) as second:
                    assert not is_turned_away(second)
                    with reach(address) as third:
                        assert is_turned_away(third)
            time.sleep(0.2)  # until the server has seen them go


def test_a_proxy_that_we_trust_brings_as_many_as_it_likes(tmp_path: Path) -> None:
    with here(tmp_path, connections_per_address=MOST) as address, many(address, 3 * MOST) as idle:
        assert not is_turned_away(idle[-1])
        assert answer_to(f"{address}/health")[0] == 200


@pytest.mark.parametrize(
    "pieces",
    [
        [],
        [HEAD],
        [bytes([byte]) for byte in HEAD],
        [POST + b"Content-Length: 20\r\n\r\n", b'{"name":'],
        [HEAD + b"\r\n", HEAD],
    ],
    ids=["nothing", "half a head", "byte by byte", "half a body", "half of the second"],
)
def test_a_request_has_to_come_within_a_time(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    pieces: list[bytes],
) -> None:
    monkeypatch.setattr(door, "SECONDS_TO_ASK", 1.0)
    with here(tmp_path) as address, reach(address) as connection:
        with contextlib.suppress(ConnectionError):  # it was ended while more was sent
            for piece in pieces:
                connection.sendall(piece)
                time.sleep(0.05)
        started = time.monotonic()
        with contextlib.suppress(ConnectionError):
            while connection.recv(1000):
                pass
        assert time.monotonic() - started < 4.0  # uvicorn itself ends a calm connection after five
    assert [record for record in caplog.records if record.exc_info] == []


def test_a_socket_at_a_table_may_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "SECONDS_TO_ASK", 0.2)
    with here(tmp_path) as address:
        guest = Guest(address, "Robin")
        table = table_with_bots(guest, people=2)
        with guest.connect(table.id) as wire:
            wire.recv(10)
            time.sleep(0.6)
            guest.sit_down(table.id)
            assert b"Robin" in wire.recv(10, decode=False)


@pytest.mark.slow
def test_more_idle_connections_than_the_usual_limit_shut_nobody_out(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = 256
    server = Server(tmp_path)
    resource.setrlimit(resource.RLIMIT_NOFILE, (few, hard))
    try:
        server.launch()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    try:
        server.wait()
        with many(server.address, few):
            urllib.request.urlopen(f"{server.address}/health", timeout=PATIENCE).close()
            Guest(server.address, "Robin").open_table("nottingham", 3)
    finally:
        server.kill()


def test_a_server_may_open_as_many_files_as_the_system_grants() -> None:
    raised = (
        "import resource as r; from sherwood.server.port import allow_many_files;"
        "hard = r.getrlimit(r.RLIMIT_NOFILE)[1]; r.setrlimit(r.RLIMIT_NOFILE, (128, hard));"
        "allow_many_files(); print(r.getrlimit(r.RLIMIT_NOFILE)[0] > 128)"
    )
    told = subprocess.run([sys.executable, "-c", raised], check=True, capture_output=True)
    assert told.stdout.strip() == b"True"


@pytest.mark.parametrize(
    ("address", "other", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
    ],
)
def test_a_network_that_one_customer_has_counts_as_one(
    address: str, other: str, same: bool
) -> None:
    assert (household(address) == household(other)) is same


def test_a_customer_with_many_addresses_has_one_limit(tmp_path: Path) -> None:
    with here(tmp_path, requests_per_minute=10) as address:
        statuses = [
            answer_to(
                urllib.request.Request(
                    f"{address}/health", headers={"x-forwarded-for": f"2001:db8::{number:x}"}
                )
            )[0]
            for number in range(1, 21)
        ]
        assert statuses.count(200) == pytest.approx(10, abs=2)
        neighbour = {"x-forwarded-for": "2001:db8:0:1::1"}
        assert answer_to(urllib.request.Request(f"{address}/health", headers=neighbour))[0] == 200
