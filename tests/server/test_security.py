"""Tokens, cookies, headers, limits, and that no trace leaves."""

import urllib.error
import urllib.request
from pathlib import Path

import pytest

from sherwood.client import Guest, RefusedError
from sherwood.server.limits import ConcurrencyLimit, Limit
from tests.server.company import play_on, receive_for_ever, table_with_bots, until_over
from tests.server.processes import here


def answer_to(request: urllib.request.Request | str) -> tuple[int, dict[str, str], str]:
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            headers = {name.lower(): value for name, value in answer.headers.items()}
            return answer.status, headers, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            headers = {name.lower(): value for name, value in error.headers.items()}
            return error.code, headers, error.read().decode()


def test_the_cookie_is_not_for_scripts_nor_for_other_sites(address: str) -> None:
    request = urllib.request.Request(
        f"{address}/api/me",
        b'{"name":"Robin"}',
        {"content-type": "application/json"},
        method="PUT",
    )
    _, headers, _ = answer_to(request)
    cookie = headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "path=/" in cookie


def test_behind_https_the_cookie_is_secure_and_bound_to_the_host(tmp_path: Path) -> None:
    with here(tmp_path, public_url="https://sherwood.example") as address:
        request = urllib.request.Request(
            f"{address}/api/me",
            b'{"name":"Robin"}',
            {"content-type": "application/json", "origin": "https://sherwood.example"},
            method="PUT",
        )
        _, headers, _ = answer_to(request)
        assert headers["set-cookie"].startswith("__Host-sherwood=")
        assert "secure" in headers["set-cookie"].lower()
        assert "max-age" in headers["strict-transport-security"]


def test_a_token_with_another_name_in_it_is_worth_nothing(address: str) -> None:
    guest = Guest(address, "Robin")
    name, _, token = guest.cookie.partition("=")
    person, _, signature = token.partition(".")
    for forged in (f"{person}x.{signature}", f"{person}.{'0' * 64}", person, ".", ""):
        request = urllib.request.Request(
            f"{address}/api/me", headers={"cookie": f"{name}={forged}"}
        )
        assert '"known":false' in answer_to(request)[2]


def test_who_is_forgotten_has_no_seat_any_more(address: str) -> None:
    guest = Guest(address, "Robin")
    table = table_with_bots(guest)
    guest.sit_down(table.id)
    cookie = guest.cookie
    guest.ask("DELETE", "/api/me")
    request = urllib.request.Request(
        f"{address}/api/tables/{table.id}/start", b"", {"cookie": cookie}, method="POST"
    )
    assert answer_to(request)[0] == 403


def test_a_request_from_another_site_is_turned_away(address: str) -> None:
    for origin, status in (("https://evil.example", 403), (address, 200)):
        request = urllib.request.Request(
            f"{address}/api/me",
            b'{"name":"Robin"}',
            {"content-type": "application/json", "origin": origin},
            method="PUT",
        )
        assert answer_to(request)[0] == status


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/nothing", "/nothing.js"])
def test_every_answer_allows_no_script_but_ours(address: str, path: str) -> None:
    _, headers, _ = answer_to(address + path)
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_a_body_that_is_too_large_is_refused(address: str) -> None:
    request = urllib.request.Request(
        f"{address}/api/me",
        b'{"name":"' + b"x" * 200_000 + b'"}',
        {"content-type": "application/json"},
        method="PUT",
    )
    assert answer_to(request)[0] == 413


def test_too_many_requests_are_turned_away(tmp_path: Path) -> None:
    with here(tmp_path, requests_per_minute=20, tables_per_hour=2) as address:
        guest = Guest(address, "Robin")
        for _ in range(2):
            guest.open_table("nottingham", 3)
        with pytest.raises(RefusedError, match="many tables"):
            guest.open_table("nottingham", 3)
        statuses = [answer_to(f"{address}/health")[0] for _ in range(40)]
        assert 429 in statuses


def test_a_limit_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    limit = Limit(2, 10.0)
    assert [limit.allows("robin") for _ in range(3)] == [True, True, False]
    assert limit.allows("marian")
    now[0] = 5.0
    assert limit.allows("robin")
    assert not limit.allows("robin")


def test_a_crowd_has_room_again_when_somebody_goes() -> None:
    crowd = ConcurrencyLimit(1)
    assert crowd.enter("robin")
    assert not crowd.enter("robin")
    crowd.leave("robin")
    assert crowd.enter("robin")


def test_no_trace_leaves_when_something_breaks(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sherwood.server.web.games.game_info", lambda _name: 1 / 0)
    status, _, text = answer_to(f"{address}/api/games")
    assert status == 500
    assert "Traceback" not in text
    assert "division" not in text


def test_who_is_forgotten_is_sent_away_everywhere_and_leaves_no_name(address: str) -> None:
    robin, marian = Guest(address, "Robin"), Guest(address, "Marian")
    waiting = robin.open_table("nottingham", 3, sit={"name": "Robin"})
    marian.sit_down(waiting.id)
    over = robin.open_table("nottingham", 3, sit={"name": "Robin"}, start=True)
    with robin.sit_down(over.id, seat=0) as player:
        play_on(player)
        until_over(player)
    bots = [None, None, "random"]
    playing = robin.open_table("nottingham", 3, bots=bots, sit={"name": "Robin"})
    with robin.sit_down(playing.id, seat=0) as player, marian.sit_down(playing.id) as other:
        robin.start(playing.id)
        robin.ask("DELETE", "/api/me")
        with pytest.raises(RefusedError, match="forgotten"):
            receive_for_ever(player)
        play_on(other)
        until_over(other)
    left = marian.table(waiting.id)
    assert left.seats[0].kind == "empty"
    assert left.you_are_host
    for table in (over, playing):
        assert marian.table(table.id).seats[0].name == "red"
    assert "Robin" not in marian.ask("GET", f"/api/tables/{playing.id}/log")
