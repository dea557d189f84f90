"""The set-up of deploy/, started by hand: two workers, PostgreSQL, Redis, and the reverse proxy."""

import asyncio
import http.client
import json
import re
import socket
import ssl
import time
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, fields
from functools import partial
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # no types are published with it
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import InvalidStatus

from sherwood.client import Guest
from sherwood.server.settings import PREFIX, Settings
from tests.server.party import Party, check, gather
from tests.server.processes import (
    DEPLOY,
    PATIENCE,
    Postgres,
    Proxy,
    Redis,
    Server,
    ask_for_metrics,
    free_port,
)

ROOT = DEPLOY.parent
WATCHERS = 4
MANY_RECORDS = 1 << 15  # bytes; one has half as many
FEW = 40  # requests in a minute, where that is tested


@dataclass
class House:
    """What compose starts."""

    proxy: Proxy
    workers: list[Server]
    database: str

    @property
    def sockets(self) -> list[int]:
        """How many sockets each worker has."""
        return [sockets_of(worker) for worker in self.workers]


def sockets_of(worker: Server) -> int:
    """What a worker tells Prometheus."""
    told = ask_for_metrics(worker.address)
    found = re.search(r"^sherwood_sockets (\S+)$", told, re.MULTILINE)
    return int(float(found[1])) if found else 0


@pytest.fixture(scope="module")
def house(
    tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis
) -> Iterator[House]:
    """All of it."""
    folder, port = tmp_path_factory.mktemp("deploy"), free_port()
    shared: dict[str, object] = {
        "database": postgres.url,
        "channels": redis.url,
        "public_url": f"https://localhost:{port}",
        "trusted_proxies": "127.0.0.1",
    }
    workers = [Server(folder, **shared) for _ in range(2)]
    proxy = Proxy(folder, port, workers)
    try:
        for worker in workers:
            worker.launch()
        for worker in workers:
            worker.wait()
        proxy.start()
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("SSL_CERT_FILE", str(proxy.authority))
            yield House(proxy, workers, postgres.url)
    finally:
        proxy.stop()
        for worker in workers:
            worker.kill()


@pytest.mark.slow
def test_a_table_behind_the_proxy_outlives_its_workers(house: House) -> None:
    party = gather([house.proxy.address] * 2)
    watcher = Guest(house.proxy.address, "Watcher")
    with ExitStack() as leaving:
        for _ in range(WATCHERS):
            leaving.enter_context(watcher.connect(party.table))
        assert min(house.sockets) > 0, house.sockets
    for worker in house.workers:
        worker.stop()
        before = len(party.acknowledged)
        wait_until(partial(goes_on, party, before))  # by way of the other one
        worker.start()
        check(party, house.database)
        if party.over:
            party = gather([house.proxy.address] * 2)
    for thread in party.threads:
        thread.join(60)
    assert party.over
    assert not party.failures, party.failures
    check(party, house.database)


def goes_on(party: Party, before: int) -> bool:
    """Whether more has been acknowledged."""
    assert not party.failures, party.failures
    return party.over or len(party.acknowledged) > before


@pytest.mark.slow
def test_cookies_and_origins_are_right_behind_the_proxy(house: House) -> None:
    guest = Guest(house.proxy.address, "Robin")
    (cookie,) = guest._cookies
    assert cookie.name == "__Host-sherwood"
    assert cookie.secure
    assert cookie.has_nonstandard_attr("HttpOnly")
    table = guest.open_table("nottingham", 3)
    with urllib.request.urlopen(house.proxy.address, timeout=10) as answer:
        assert "strict-transport-security" in answer.headers
    place = guest.socket_address(table.id)
    with pytest.raises(InvalidStatus) as refused:
        asyncio.run(first_words(place, guest.cookie, "https://evil.example"))
    assert refused.value.response.status_code == 403
    assert '"type":"table"' in asyncio.run(first_words(place, guest.cookie, house.proxy.address))


@pytest.mark.slow
def test_a_client_does_not_wait_for_ever_for_a_door_that_says_nothing(house: House) -> None:
    guest, door = Guest(house.proxy.address, "Robin"), door_of(house)
    with socket.create_server(("localhost", 0)) as street, ThreadPoolExecutor(1) as alone:
        street.settimeout(PATIENCE)
        guest.server = f"https://localhost:{street.getsockname()[1]}"
        knocking = alone.submit(guest.connect, "table")
        with door.wrap_socket(street.accept()[0], server_side=True):
            assert isinstance(knocking.exception(PATIENCE), TimeoutError)


def door_of(house: House) -> ssl.SSLContext:
    """The proxy's own certificate, for a door beside it."""
    (certificate,) = house.proxy.authority.parents[3].rglob("localhost.crt")
    door = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    door.load_cert_chain(certificate, certificate.with_suffix(".key"))
    return door


@pytest.mark.slow
def test_no_answer_is_lost_though_tickets_come_while_a_request_goes_out(house: House) -> None:
    guest, door = Guest(house.proxy.address, "Robin"), door_of(house)
    asyncio.run(ask_often(guest, door, 500))


async def ask_often(guest: Guest, door: ssl.SSLContext, times: int) -> None:
    """Connect often to somebody who greets and then repeats everything."""
    async with serve(repeat, "localhost", 0, ssl=door) as server:
        port = server.sockets[0].getsockname()[1]
        guest.server = f"https://localhost:{port}"
        await asyncio.to_thread(greet_often, guest, times)


async def repeat(connection: ServerConnection) -> None:
    """Say whatever is heard, after a word of one's own."""
    await connection.send("well met")
    async for message in connection:
        await connection.send(message)


def greet_often(guest: Guest, times: int) -> None:
    """Hear the first word and, more than one record long, an answer."""
    for number in range(times):
        with guest.connect("table") as link:
            assert link.recv(timeout=10) == "well met"
            long = str(number) * MANY_RECORDS
            link.send(long)
            assert link.recv(timeout=10) == long


async def first_words(place: str, cookie: str, origin: str) -> str | bytes:
    """What a socket says first to a page from somewhere.

    Without a thread that reads: over TLS, one that was refused can be stuck in what is left to read.
    """
    headers = {"cookie": cookie, "origin": origin}
    async with connect(place, additional_headers=headers, proxy=None) as wire:
        return await asyncio.wait_for(wire.recv(), 10)


@pytest.mark.slow
def test_an_address_is_believed_from_the_proxy_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = Server(tmp_path, requests_per_minute=FEW, trusted_proxies="127.0.0.1")
    proxy = Proxy(tmp_path, free_port(), [worker])
    try:
        worker.start()
        proxy.start()
        monkeypatch.setenv("SSL_CERT_FILE", str(proxy.authority))
        through = proxy.address.removeprefix("https://")
        assert ask(through, "127.0.0.2", FEW + 5) == 429  # whatever they claim to be
        assert ask(through, "127.0.0.3", 1) == 200
        direct = f"127.0.0.1:{worker.port}"
        assert ask(direct, "127.0.0.4", FEW + 5) == 429
        assert ask(direct, "127.0.0.1", FEW + 5) == 200  # as the proxy does for many
    finally:
        proxy.stop()
        worker.kill()


def ask(place: str, source: str, times: int) -> int:
    """Ask from an address, as if for another one each time; the last answer's status."""
    host, _, port = place.partition(":")
    status = 0
    for number in range(times):
        connection = (
            http.client.HTTPSConnection(
                host, int(port), source_address=(source, 0), context=ssl.create_default_context()
            )
            if host == "localhost"
            else http.client.HTTPConnection(host, int(port), source_address=(source, 0))
        )
        connection.request("GET", "/api/games", headers={"x-forwarded-for": f"10.9.8.{number}"})
        status = connection.getresponse().status
        connection.close()
    return status


def wait_until(true: Callable[[], bool]) -> None:
    """Until it is so."""
    give_up_at = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < give_up_at
        time.sleep(0.02)


def test_the_compose_file_sets_only_what_there_is() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    known = {PREFIX + field.name.upper() for field in fields(Settings)}
    workers = [services[name] for name in services if name.startswith("worker")]
    assert len(workers) == 2
    for worker in workers:
        assert worker["environment"].keys() <= known
        assert set(worker["depends_on"]) <= services.keys()
        assert (ROOT / worker["build"]["dockerfile"]).is_file()
    caddyfile = (DEPLOY / "Caddyfile").read_text()
    assert all(f"{name}:8000" in caddyfile for name in services if name.startswith("worker"))


def test_the_container_file_copies_what_there_is() -> None:
    copied = re.findall(
        r"^COPY (?!--from)(.+) \S+$", (DEPLOY / "Containerfile").read_text(), re.MULTILINE
    )
    sources = [source for line in copied for source in line.split()]
    assert "web/" in sources
    assert all((ROOT / source).exists() for source in sources)


def test_the_image_has_no_node_and_tells_whether_it_is_ready() -> None:
    final = (DEPLOY / "Containerfile").read_text().split("\nFROM ")[-1]
    (packages,) = re.findall(r"COPY (requirements/\S+)", final)
    assert "nodejs" not in (ROOT / packages).read_text()
    assert "npm" not in final
    (asked,) = re.findall(r"HEALTHCHECK .*\\\n  CMD (.+)", final)
    assert "/ready" in json.loads(asked)[-1]
    compile(json.loads(asked)[-1], "HEALTHCHECK", "exec")
