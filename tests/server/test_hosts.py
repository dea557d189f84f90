"""A server answers to its own names alone, so that no other site can read it by rebinding its name."""

import http.client
from pathlib import Path

import pytest

from sherwood.client import Guest
from sherwood.server.settings import Settings
from sherwood.server.web.hosts import Hosts
from tests.server.processes import here

EVIL = "evil.example"
HANDSHAKE = {
    "connection": "Upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
}


def ask(address: str, path: str, host: str, method: str = "GET", **headers: str) -> tuple[int, str]:
    """The answer to somebody who calls a server by some name."""
    connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=10)
    try:
        body = '{"name": "Robin"}' if method == "PUT" else None
        more = {"content-type": "application/json", **headers}
        connection.request(method, path, body, {"host": host, **more})
        answer = connection.getresponse()
        return answer.status, "" if answer.status == 101 else answer.read().decode()
    finally:
        connection.close()


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables", "/api/schema"])
def test_nothing_is_told_under_the_name_of_another_site(address: str, path: str) -> None:
    port = address.rsplit(":", 1)[1]
    status, said = ask(address, path, f"{EVIL}:{port}")
    assert status == 421
    assert '"reason":"other_host"' in said
    assert f"This server is not called {EVIL}:{port}" in said
    assert ask(address, path, f"localhost:{port}")[0] == 200


def test_a_rebound_name_changes_nothing_even_with_an_origin_that_fits_it(address: str) -> None:
    assert ask(address, "/api/me", EVIL, "PUT", origin=f"http://{EVIL}")[0] == 421
    ours = address.removeprefix("http://")
    assert ask(address, "/api/me", ours, "PUT", origin=address)[0] == 200


def test_a_rebound_name_gets_no_socket(address: str) -> None:
    place = f"/api/tables/{Guest(address, 'Robin').open_table('nottingham', 3).id}/socket"
    rebound = {**HANDSHAKE, "origin": f"http://{EVIL}"}
    status, said = ask(address, place, EVIL, **rebound)
    assert (status, '"reason":"other_host"' in said) == (421, True)
    assert ask(address, place, address.removeprefix("http://"), **HANDSHAKE)[0] == 101


@pytest.mark.parametrize(
    "host",
    ["localhost", "LOCALHOST:1", "127.0.0.1:8000", "[::1]:8000", "192.168.1.7:8000", "[fe80::1]"],
)
def test_this_machine_and_addresses_in_figures_are_known_to_every_server(host: str) -> None:
    assert Hosts(Settings()).know(host)
    assert Hosts(Settings(public_url="https://sherwood.example")).know(host)


@pytest.mark.parametrize(
    "host",
    ["", EVIL, "localhost.evil.example", "127.0.0.1.evil.example", "localhost@evil.example",
     "[::1", "[evil.example]", "127.0.0.1:80:80", "127.1", "0x7f.1"],
)  # fmt: skip
def test_every_other_name_is_unknown(host: str) -> None:
    assert not Hosts(Settings()).know(host)
    assert not Hosts(Settings(host="0.0.0.0")).know(host)


def test_a_server_is_called_as_its_public_url_says(tmp_path: Path) -> None:
    with here(tmp_path, public_url="https://Sherwood.example:8443/") as address:
        assert ask(address, "/api/games", "sherwood.example:8443")[0] == 200
        assert ask(address, "/api/games", EVIL)[0] == 421


@pytest.mark.parametrize("path", ["/health", "/ready"])
def test_a_balancer_may_call_a_worker_by_the_name_it_has_behind_the_proxy(
    address: str, path: str
) -> None:
    assert ask(address, path, "worker-1:8000")[0] == 200


@pytest.mark.parametrize("path", ["/api/games", "/api/me", "/api/tables/nothing"])
def test_answers_about_people_and_tables_are_kept_by_no_browser_and_no_proxy(
    address: str, path: str
) -> None:
    connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=10)
    connection.request("GET", path)
    assert connection.getresponse().headers.get_all("cache-control") == ["no-store"]
    connection.close()


def test_the_page_says_itself_how_long_it_is_kept(address: str) -> None:
    connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=10)
    connection.request("GET", "/")
    assert connection.getresponse().headers.get_all("cache-control") == ["no-cache"]
    connection.close()
