"""What somebody sends besides their choices is seen to as it came, and always answered."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select
from sqlalchemy.exc import OperationalError

from sherwood.client import Player
from sherwood.server.live import room as rooms
from sherwood.server.live import schedule
from sherwood.server.live.chat import Chat, put_down
from sherwood.server.live.connection import Connection
from sherwood.server.live.events import LineSaid
from sherwood.server.live.house import House
from sherwood.server.live.room import Room
from sherwood.server.live.sitting import Sitting
from sherwood.server.messages import (
    Done,
    FromClient,
    Mute,
    Refused,
    Said,
    Say,
    ToClient,
    Unsaid,
    decode_to_client,
    encode,
)
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.store import database as store
from sherwood.server.store import seating, tables
from sherwood.server.store.database import Database, DatabaseAway
from sherwood.server.store.journal import Taken
from sherwood.server.store.schema import chat
from tests.server.test_room import SOON, collected, failing_first, person, seated


def send(house: House, room: Room, sitting: Sitting, *messages: FromClient) -> None:
    """What somebody sends at once over their socket."""
    socket: Any = None
    quota = house.limits.of(sitting.person or "")
    connection = Connection(socket, socket, room, sitting, quota, house.tasks.spawn)
    for message in messages:
        connection.hear(encode(message))


def read(sent: Sequence[bytes]) -> list[ToClient]:
    return [decode_to_client(message) for message in sent]


def slow_at_first(
    house: House, what: str, monkeypatch: pytest.MonkeyPatch, *, before: float = 0.0
) -> None:
    """Let the database take its time for the first thing only, before or after it is done."""
    work, pauses = getattr(house.database, what), [(0.1 - before, before)]

    async def slowly(asked: Any) -> Any:
        after, pause = pauses.pop() if pauses else (0.0, 0.0)
        await asyncio.sleep(pause)
        found = await work(asked)
        await asyncio.sleep(after)
        return found

    monkeypatch.setattr(house.database, what, slowly)


def test_whoever_mutes_two_seats_at_once_reads_neither(tmp_path: Path) -> None:
    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (_, room, sittings):
            both = (room.mute(sittings[0], Mute(seat=seat, on=True)) for seat in (1, 2))
            await asyncio.gather(*both)
            assert sittings[0].muted == {1, 2}

    asyncio.run(story())


def test_what_one_sends_is_done_in_its_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (house, room, sittings):
            sent = collected(sittings[1])
            slow_at_first(house, "write", monkeypatch, before=0.1)
            mutes = [Mute(seat=2, on=True), Mute(seat=2, on=False)]
            lines = [Say(seat=0, text="first"), Say(seat=0, text="second")]
            send(house, room, sittings[0], *mutes, *lines)
            await house.tasks.finish(SOON)
            assert not sittings[0].muted
            said = [line.text for line in read(sent) if isinstance(line, Said)]
            assert said == ["first", "second"]

    asyncio.run(story())


def test_lines_of_two_connections_are_shown_as_they_were_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (house, room, sittings):
            sent = collected(sittings[1])
            slow_at_first(house, "write", monkeypatch)
            send(house, room, sittings[0], Say(seat=0, text="first"))
            await asyncio.sleep(0.05)  # in which it is written, but not shown
            send(house, room, sittings[2], Say(seat=2, text="second"))
            await house.tasks.finish(SOON)
            numbers = [line.number for line in read(sent) if isinstance(line, Said)]
            assert len(numbers) == 2
            assert numbers == sorted(numbers)

    asyncio.run(story())


async def said_elsewhere(house: House, room: Room, seat: int, text: str, **more: int) -> int:
    """Another worker writes a line; its number."""
    line = {"table": room.table.id, "seat": seat, "text": text, "phrase": "", "at": 0.0} | more
    written = await house.database.write(lambda connection: put_down(connection, line))
    return int(written.number)


def test_no_line_is_shown_after_all_of_its_seat_were_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another worker told of the line, which was read here before it was forgotten."""

    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (house, room, sittings):
            number = await said_elsewhere(house, room, 0, "hello")
            sent = collected(sittings[1])
            slow_at_first(house, "read", monkeypatch)
            house.tasks.spawn(room.chat.show(number))
            await asyncio.sleep(0.01)
            await house.forget(person(0))
            await house.tasks.finish(SOON)
            told = [type(one) for one in read(sent) if isinstance(one, Said | Unsaid)]
            assert told == [Said, Unsaid]
            await room.chat.show(number)
            assert len([one for one in read(sent) if isinstance(one, Said)]) == 1, "it is gone"

    asyncio.run(story())


@pytest.mark.parametrize("lost", ["the event", "the reading"])
def test_a_line_of_another_worker_is_shown_once_though_something_was_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lost: str
) -> None:
    async def away(*_: object) -> None:
        raise DatabaseAway

    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (house, room, sittings):
            monkeypatch.setattr(house.rounds, "_has_others", True)
            await said_elsewhere(house, room, 0, "of old")
            await room.chat.welcome(sittings[1])
            sent = collected(sittings[1])
            number = await said_elsewhere(house, room, 2, "hello")
            if lost == "the reading":
                with monkeypatch.context() as patch:
                    patch.setattr(house.database, "read", away)
                    house._hear(LineSaid(room.table.id, number))
                    await house.tasks.finish(SOON)
            assert not read(sent)
            for _ in range(2):
                await house.rounds.go()
            house._hear(LineSaid(room.table.id, number))  # it was only late
            await house.tasks.finish(SOON)
            told = [line.text for line in read(sent) if isinstance(line, Said)]
            assert told == ["hello"]

    asyncio.run(story())


def test_a_line_that_was_written_late_is_found_behind_a_later_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Numbers are given before lines are durable, so that a lower one may come after a higher one."""

    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (house, room, sittings):
            monkeypatch.setattr(house.rounds, "_has_others", True)
            await room.chat.welcome(sittings[1])
            sent = collected(sittings[1])
            for text, number in (("late", 7), ("early", 5)):
                await said_elsewhere(house, room, 0, text, number=number)
                await house.rounds.go()
            told = [line.text for line in read(sent) if isinstance(line, Said)]
            assert told == ["late", "early"]

    asyncio.run(story())


def test_a_line_whose_writing_was_not_confirmed_is_written_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> int:
        async with seated(tmp_path, "nottingham") as (house, room, sittings):
            sent, write, losses = collected(sittings[1]), Database._write, [OSError()]

            def losing(self: Database, work: Any) -> Any:
                found = write(self, work)
                if losses:
                    raise OperationalError("", None, losses.pop())
                return found

            monkeypatch.setattr(store, "FIRST_PAUSE", 0.0)
            monkeypatch.setattr(Database, "_write", losing)
            await room.chat.write(0, "hello")
            assert [type(one) for one in read(sent)] == [Said]
            count = select(func.count()).select_from(chat)
            return await house.database.read(lambda one: one.execute(count).scalar_one())

    assert asyncio.run(story()) == 1


@pytest.mark.parametrize(
    ("error", "reason"),
    [(ZeroDivisionError(), Reason.BROKEN), (Refusal(Reason.CHAT_OFF), Reason.CHAT_OFF)],
)
def test_whatever_happens_is_answered_and_says_to_what(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, reason: Reason
) -> None:
    async def fail(*_: object) -> None:
        raise error

    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (house, room, sittings):
            sent = collected(sittings[0])
            monkeypatch.setattr(Chat, "say", fail)
            send(house, room, sittings[0], Say(seat=0, text="hello", id="mine"))
            await house.tasks.finish(SOON)
            [answer] = read(sent)
            assert isinstance(answer, Refused)
            assert (answer.reason, answer.id) == (reason, "mine")

    asyncio.run(story())


def test_the_refusal_of_a_line_is_no_answer_to_an_action(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    nobody: Any = None
    player = Player(nobody, "table", 0)

    def receive() -> ToClient:
        line, act = asked[:2]
        if len(asked) == 2:
            return Refused.because(Refusal(Reason.CHAT_OFF), line.id)
        return Done(id=act.id, version=0)

    monkeypatch.setattr(player, "_send", asked.append)
    monkeypatch.setattr(player, "receive", receive)
    monkeypatch.setattr(player, "_wait_for", lambda _: None)
    player.say("hello")
    assert isinstance(player.play("pass"), Done)


def test_a_bot_that_was_outrun_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (house, room, _):
            live, table = room.live, room.table.id
            assert live is not None
            monkeypatch.setattr(rooms, "MOST_RACES", 0)
            monkeypatch.setattr(schedule, "A_PAUSE", 0.01)
            failing_first(house, Taken(), monkeypatch)
            seat = live.match.actors[0]

            def stand_in(connection: Any) -> None:
                found = tables.load(connection, table)
                seating.set_pace(connection, found, person(0), 0.0)
                seating.change(connection, table, seat, stand_in=True)

            await house.database.write(stand_in)
            await house.changed(table)
            async with asyncio.timeout(SOON):
                while live.sequence == 0:
                    await asyncio.sleep(0.01)

    asyncio.run(story())
