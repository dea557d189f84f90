"""What a worker finds on its rounds: notes that are wrong, and what could not be read in time."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sherwood.server.live import attendance, rounds
from sherwood.server.live.events import EVENTS, SeatsChanged
from sherwood.server.live.house import House
from sherwood.server.live.room import Room
from sherwood.server.live.sitting import Sitting
from sherwood.server.store import deadlines, presence, seating, tables
from sherwood.server.store.database import DatabaseAway
from sherwood.server.store.tables import WAITING, StoredTable
from tests.server.test_room import collected, person, seated
from tests.server.test_sitting import Reader


async def away(*_: object) -> None:
    raise DatabaseAway


async def stored(house: House, room: Room) -> StoredTable:
    return await house.database.read(lambda connection: tables.load(connection, room.table.id))


async def leave(house: House, room: Room, *sittings: Sitting) -> None:
    """Some go; after the last guest the room is closed."""
    room.visits = len(room.guests)
    for sitting in sittings:
        await house._leave(room, sitting)


@pytest.fixture(autouse=True)
def no_other_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """No round but those of the test, and everybody counted at once."""
    monkeypatch.setattr(rounds, "TICK", 3600.0)
    monkeypatch.setattr(attendance, "BETWEEN_COUNTS", 0.0)


def test_whoever_left_while_the_database_was_away_is_gone_on_the_next_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (house, room, sittings):
            watcher = Sitting("nell", "en", Reader())
            await room.enter(watcher)
            with monkeypatch.context() as patch:
                patch.setattr(house.database, "write", away)
                await leave(house, room, sittings[0], watcher)
            assert (await stored(house, room)).seats[0].present, "nothing could be noted"
            await house.rounds.go()
            found = await stored(house, room)
            assert [seat.present for seat in found.seats] == [False, True, True, True]
            assert found.watching == 0
            assert room.table == found

    asyncio.run(story())


def test_a_table_that_all_left_while_the_database_was_away_is_looked_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (house, room, sittings):
            with monkeypatch.context() as patch:
                patch.setattr(house.database, "write", away)
                await leave(house, room, *sittings)
            assert not house.rooms
            assert await house.database.read(lambda one: deadlines.due(one, 10)) == []
            await house.rounds.go()
            assert not any(seat.present for seat in (await stored(house, room)).seats)
            due = await house.database.read(lambda one: deadlines.due(one, 10))
            assert [table for table, _ in due] == [room.table.id]

    asyncio.run(story())


def late_depart(connection: Any, room: Room, worker: str) -> None:
    presence.depart(connection, room.table.id, {person(0)}, worker)


def late_arrive(connection: Any, room: Room, worker: str) -> None:
    presence.arrive(connection, room.table.id, person(0), worker)


def late_count(connection: Any, room: Room, worker: str) -> None:
    presence.count_spectators(connection, room.table.id, worker, 3)


@pytest.mark.parametrize("note", [late_depart, late_arrive, late_count])
def test_a_note_that_comes_late_is_put_right_on_the_next_round(
    tmp_path: Path, note: Callable[[Any, Room, str], None]
) -> None:
    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (house, room, sittings):
            if note is late_arrive:
                await room.leave(sittings[0])
            before = await stored(house, room)
            await house.database.write(lambda one: note(one, room, house.worker))
            assert await stored(house, room) != before
            await house.rounds.go()
            assert await stored(house, room) == room.table == before

    asyncio.run(story())


def test_whoever_has_stood_up_for_a_bot_is_left_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (house, room, _):
            await house.database.write(
                lambda one: seating.stand_up(one, tables.load(one, room.table.id), 0, person(0))
            )
            await house.changed(room.table.id)
            await house.rounds.go()
            seat = (await stored(house, room)).seats[0]
            assert seat.stand_in
            assert not seat.present
            assert await house.rounds._wrong_notes() == {}

    asyncio.run(story())


def test_what_could_not_be_read_when_it_changed_is_read_on_the_next_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (house, room, _):
            told: list[object] = []
            house.bus.subscribe(told.append, *EVENTS)
            await house.database.write(
                lambda one: seating.change(one, room.table.id, 1, name="Marian")
            )
            with monkeypatch.context() as patch:
                patch.setattr(house.database, "read", away)
                await house.changed(room.table.id)
            assert told == [SeatsChanged(room.table.id)], "others are told nevertheless"
            assert room.table.seats[1].name == "Guest 1"
            await house.rounds.go()
            assert room.table.seats[1].name == "Marian"
            assert not room.is_stale

    asyncio.run(story())


def test_a_game_whose_log_could_not_be_read_when_it_began_is_opened_on_the_next_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (house, room, sittings):
            room.live, room.table = None, replace(room.table, state=WAITING, started_at=None)
            with monkeypatch.context() as patch:
                patch.setattr(Room, "_rows_after", away)
                await house.changed(room.table.id)
            got = collected(sittings[0])
            await house.rounds.go()
            assert room.live is not None
            assert any(message.startswith(b'{"type":"view"') for message in got)

    asyncio.run(story())


def test_what_fails_at_one_table_keeps_nobody_from_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (house, room, _):
            broken = Room(house._services, replace(room.table, id="broken"))
            monkeypatch.setattr(broken, "note_the_end", lambda: 1 / 0)
            looked: list[str] = []
            monkeypatch.setattr(room, "note_the_end", lambda: looked.append(room.table.id))
            house.rooms = house.rounds._rooms = {"broken": broken, room.table.id: room}
            await house.rounds.go()
            assert looked == [room.table.id]
            monkeypatch.undo()

    asyncio.run(story())


@pytest.mark.parametrize("most", [1, 200])
def test_what_another_worker_changed_is_found_though_nobody_told_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (house, room, _):
            monkeypatch.setattr(rounds, "MOST_AT_ONCE", most)
            monkeypatch.setattr(house.rounds, "_has_others", True)
            other = Room(house._services, replace(room.table, id="other"))
            house.rooms["other"] = other
            table = room.table.id
            await house.database.write(lambda one: seating.change(one, table, 1, name="Marian"))
            for _ in range(3 - min(most, 2)):
                await house.rounds.go()
            assert room.table.seats[1].name == "Marian"
            del house.rooms["other"]

    asyncio.run(story())
