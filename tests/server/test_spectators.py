"""Spectators are counted, at all workers together, and everybody at the table is told."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from websockets.sync.client import ClientConnection

from sherwood.client import Guest, Player
from sherwood.server.live import attendance
from sherwood.server.live.sitting import Sitting
from sherwood.server.store import presence, tables
from tests.server.company import begin, table_with_bots
from tests.server.processes import Postgres, Server, here
from tests.server.test_room import seated
from tests.server.test_sitting import Reader

SOON = 10.0  # seconds


def until_watching(wire: ClientConnection, number: int) -> dict[str, Any]:
    """Read until so many watch; the table as it was told."""
    give_up_at = time.monotonic() + SOON
    while time.monotonic() < give_up_at:
        frame: dict[str, Any] = json.loads(wire.recv(SOON))
        if frame["type"] == "table" and frame["table"]["watching"] == number:
            return frame
    raise AssertionError("nobody told of it")


def until_table_has(guest: Guest, table: str, number: int) -> None:
    """Ask until so many watch."""
    give_up_at = time.monotonic() + 3 * SOON
    while guest.table(table).watching != number:
        assert time.monotonic() < give_up_at
        time.sleep(0.1)


@pytest.fixture
def game(address: str) -> tuple[Guest, str]:
    """A game in which Robin waits."""
    robin = Guest(address, "Robin")
    table = table_with_bots(robin, bot_pace=600.0)
    robin.sit_down(table.id, seat=0)
    begin(table.id, robin)
    return robin, table.id


def test_players_are_told_how_many_watch(address: str, game: tuple[Guest, str]) -> None:
    robin, table = game
    with robin.connect(table) as wire:
        until_watching(wire, 0)
        with Guest(address, "Nell").connect(table), Guest(address, "Guy").connect(table):
            told = until_watching(wire, 2)
            assert "Nell" not in str(told)  # how many, but not who
            assert robin.table(table).watching == 2
        until_watching(wire, 0)
    assert robin.table(table).watching == 0


def test_a_spectator_with_two_tabs_counts_once(address: str, game: tuple[Guest, str]) -> None:
    _, table = game
    nell = Guest(address, "Nell")
    with nell.connect(table) as wire, nell.connect(table) as other:
        for one in (wire, other):
            until_watching(one, 1)
        assert nell.table(table).watching == 1


def test_somebody_who_sits_down_watches_no_more(address: str) -> None:
    robin, nell = Guest(address, "Robin"), Guest(address, "Nell")
    table = table_with_bots(robin, people=2)
    with robin.sit_down(table.id, seat=0), nell.connect(table.id) as wire:
        until_watching(wire, 1)
        nell.ask("PUT", f"/api/tables/{table.id}/seats/1", {"name": "Nell"})
        until_watching(wire, 0)


def test_spectators_who_come_and_go_all_the_time_are_counted_once_in_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[int] = []
    note = presence.count_spectators

    def counting(connection: Any, table: str, worker: str, number: int) -> None:
        noted.append(number)
        note(connection, table, worker, number)

    async def many_come() -> tuple[int, int]:
        async with seated(tmp_path, "nottingham") as (house, room, _):
            monkeypatch.setattr(attendance, "BETWEEN_COUNTS", 0.3)
            monkeypatch.setattr(presence, "count_spectators", counting)
            for number in range(20):
                await room.enter(Sitting(f"nell {number}", "en", Reader()))
            at_first = room.table.watching
            async with asyncio.timeout(SOON):
                while room.table.watching != 20:
                    await asyncio.sleep(0.01)
            found = await house.database.read(lambda one: tables.load(one, room.table.id))
            return at_first, found.watching

    assert asyncio.run(many_come()) == (1, 20)
    assert noted == [1, 20]


def test_the_last_spectator_leaves_at_once(tmp_path: Path) -> None:
    async def all_leave() -> int:
        async with seated(tmp_path, "nottingham") as (house, room, sittings):
            nell = Sitting("nell", "en", Reader())
            await room.enter(nell)
            for sitting in (*sittings, nell):
                await room.leave(sitting)
            found = await house.database.read(lambda one: tables.load(one, room.table.id))
            return found.watching

    assert asyncio.run(all_leave()) == 0


def test_a_slow_note_does_not_overtake_a_newer_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendance, "BETWEEN_COUNTS", 0.0)

    async def two_leave_at_once() -> int:
        async with seated(tmp_path, "nottingham") as (house, room, _):
            nell, guy = (Sitting(name, "en", Reader()) for name in ("nell", "guy"))
            await room.enter(nell)
            await room.enter(guy)
            write, writes = house.database.write, 0

            async def first_is_slow(work: Any) -> Any:
                nonlocal writes
                writes += 1
                if writes == 1:
                    await asyncio.sleep(0.2)
                return await write(work)

            with patch.object(house.database, "write", first_is_slow):
                await asyncio.gather(room.leave(nell), room.leave(guy))
            found = await house.database.read(lambda one: tables.load(one, room.table.id))
            return found.watching

    assert asyncio.run(two_leave_at_once()) == 0


def test_spectators_are_counted_at_all_workers(postgres: Postgres, tmp_path: Path) -> None:
    shared = {"database": postgres.url, "channels": postgres.url, "bot_pace": 600.0}
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    with here(tmp_path / "one", **shared) as one, here(tmp_path / "two", **shared) as two:
        robin = Guest(one, "Robin")
        table = table_with_bots(robin)
        robin.sit_down(table.id, seat=0)
        begin(table.id, robin)
        with robin.connect(table.id) as wire, Guest(one, "Nell").connect(table.id):
            until_watching(wire, 1)
            with Guest(two, "Guy").connect(table.id):
                until_watching(wire, 2)
            until_watching(wire, 1)


def test_those_at_a_worker_that_died_do_not_count(postgres: Postgres, tmp_path: Path) -> None:
    dying = Server(tmp_path, database=postgres.url, bot_pace=600.0).start()
    try:
        robin = Guest(dying.address, "Robin")
        table = table_with_bots(robin)
        with Player(robin, table.id, 0), Guest(dying.address, "Nell").connect(table.id):
            until_table_has(robin, table.id, 2)  # Robin has not sat down
            dying.kill()
        dying.start()
        until_table_has(robin, table.id, 0)
    finally:
        dying.stop()
