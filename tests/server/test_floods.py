"""Cheap ways to stop a server, tried: each costs whoever tries it their connection, and nobody else anything."""

import contextlib
import json
import struct
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from sherwood.client import Guest
from sherwood.server.live.library import MOST_READERS
from sherwood.server.web import story
from tests.server.company import play_on, table_with_bots
from tests.server.processes import here
from tests.server.test_frames import AGAIN, CONTINUED, PING, PONG, TEXT, RawSocket, masked
from tests.server.test_security import answer_to

TOO_FAST = 4029
CLOSE = 0x8
MANY = 1_000  # not more than are read at once, or the end comes without its code


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


def code_of_the_end(raw: RawSocket) -> tuple[int, int]:
    """With which code the server closes, and how many pings it answered before."""
    answered = 0
    while True:
        kind, payload = raw.receive()
        answered += kind == PONG
        if kind == CLOSE:
            return struct.unpack("!H", payload[:2])[0], answered


def pour(raw: RawSocket, flood: bytes) -> None:
    """Send it all, while the server may have hung up already."""

    def send() -> None:
        with contextlib.suppress(OSError):
            raw.connection.sendall(flood)

    threading.Thread(target=send, daemon=True).start()


@pytest.mark.parametrize(
    "flood",
    [
        masked(PING, b"") * MANY,
        masked(PONG, b"") * MANY,
        masked(TEXT, b"", last=False) + masked(CONTINUED, b"", last=False) * MANY,
    ],
    ids=["pings", "pongs", "empty pieces"],
)
def test_what_is_no_message_is_counted_too(raw: RawSocket, flood: bytes) -> None:
    pour(raw, flood)
    code, answered = code_of_the_end(raw)
    assert code == TOO_FAST
    assert answered <= 25


def test_a_few_signs_of_life_are_welcome(raw: RawSocket) -> None:
    for _ in range(3):
        raw.connection.sendall(masked(PING, b"alive?") * 6)
        time.sleep(0.5)
    raw.connection.sendall(masked(TEXT, AGAIN))
    assert raw.views(1) == 1


def test_messages_without_end_are_not_read_to_their_end(tmp_path: Path) -> None:
    with here(tmp_path, messages_per_minute=30) as address:
        guest = Guest(address, "Robin")
        table = table_with_bots(guest, bot_pace=600.0)
        found = RawSocket(guest, table.id)
        pour(found, masked(TEXT, b"{}") * MANY)
        refused = 0
        while True:
            kind, payload = found.receive()
            if kind == CLOSE:
                break
            refused += json.loads(payload)["type"] == "refused"
        assert struct.unpack("!H", payload[:2])[0] == TOO_FAST
        assert refused < 60
        found.connection.close()


def test_what_is_not_utf8_leaves_no_trace_in_the_log(
    address: str, caplog: pytest.LogCaptureFixture
) -> None:
    guest = Guest(address, "Robin")
    table = table_with_bots(guest, bot_pace=600.0)
    hurried = RawSocket(guest, table.id)
    garbage = masked(TEXT, b"\xff\xfe\xfd")
    hurried.connection.sendall(garbage)  # before anybody listens
    time.sleep(0.5)
    hurried.connection.sendall(
        garbage + masked(TEXT, b"\xff", last=False) + masked(CONTINUED, b"\xfe")
    )
    refused = 0
    while refused < 3:
        kind, message = hurried.receive()
        assert kind == TEXT
        refused += json.loads(message)["type"] == "refused"
    hurried.connection.close()
    assert [record for record in caplog.records if record.exc_info] == []


@pytest.mark.parametrize("depth", [200, 900, 5_000, 30_000])
@pytest.mark.parametrize(
    "body",
    ["%s", '{"name": %s}', '{"game": "nottingham", "players": 3, "options": {"first": %s}}'],
    ids=["a list", "a name", "an option"],
)
@pytest.mark.parametrize("path", ["/api/me", "/api/tables"])
def test_json_that_is_nested_too_deeply_is_not_understood(
    address: str, caplog: pytest.LogCaptureFixture, path: str, body: str, depth: int
) -> None:
    guest = Guest(address, "Robin")
    method = "PUT" if path == "/api/me" else "POST"
    nested = body % ("[" * depth + "]" * depth)
    headers = {"content-type": "application/json", "cookie": guest.cookie}
    request = urllib.request.Request(address + path, nested.encode(), headers, method=method)
    status, _, said = answer_to(request)
    assert (status, json.loads(said)["status"]) == (400, 400)
    assert [record for record in caplog.records if record.exc_info] == []


def test_stories_take_no_bots_time_and_no_other_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    end, tell = threading.Event(), story.tell

    def slowly(*arguments: Any) -> Any:
        end.wait(60)
        return tell(*arguments)

    with here(tmp_path, bot_pace=0.0, answer_time=0.1) as address:
        guest = Guest(address, "Robin")
        told, played = table_with_bots(guest, bot_pace=600.0), table_with_bots(guest)
        guest.sit_down(told.id)
        guest.start(told.id)
        monkeypatch.setattr(story, "tell", slowly)
        place = f"{address}/api/tables/{told.id}/story"
        with ThreadPoolExecutor(2 * MOST_READERS) as readers:
            asked = [readers.submit(patiently, place) for _ in range(2 * MOST_READERS)]
            try:
                with guest.sit_down(played.id) as player:  # at another table, bots think and play
                    guest.start(played.id)
                    assert play_on(player, most=10) == 10
            finally:
                end.set()
            statuses = [one.result() for one in asked]
        assert statuses.count(429) == MOST_READERS
        assert statuses.count(200) == MOST_READERS
        assert patiently(place) == 200


def patiently(place: str) -> int:
    """What an address answers, however long it takes."""
    try:
        with urllib.request.urlopen(place, timeout=60) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code
