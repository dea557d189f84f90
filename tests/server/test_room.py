"""One change at a time: a command is performed at once, or waits in line."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sherwood.server.live.command import Answer, Play
from sherwood.server.live.game import PERSON
from sherwood.server.live.house import House
from sherwood.server.live.mailbox import Mailbox
from sherwood.server.live.room import Room
from sherwood.server.live.sitting import Sitting
from sherwood.server.messages import Done, Mute, Refused
from sherwood.server.refusal import Reason
from sherwood.server.settings import Settings
from sherwood.server.store import seating, tables
from sherwood.server.store.database import DatabaseAway
from sherwood.server.store.journal import Outcome, Row, Taken
from sherwood.server.store.tables import OVER, PLAYING
from sherwood.server.store.wish import Wish
from tests.server.test_sitting import Reader

PLAYERS = 4
SOON = 10.0  # seconds


def person(seat: int) -> str:
    return f"person-{seat}"


@asynccontextmanager
async def seated(folder: Path, game: str) -> AsyncIterator[tuple[House, Room, list[Sitting]]]:
    """A table whose game has begun, and the four at it."""
    house = House(Settings(database=f"sqlite:///{folder / 'tables.sqlite'}"))
    table, wish = seating.new_id(), Wish(game=game, players=PLAYERS)
    async with house.running():

        def begin(connection: Any) -> None:
            seating.create(connection, table, wish, person(0))
            for seat in range(PLAYERS):
                seating.change(connection, table, seat, person=person(seat), name=f"Guest {seat}")
            seating.start(connection, tables.load(connection, table), person(0))

        await house.database.write(begin)
        room = await house._open(table)
        sittings = [Sitting(person(seat), "en", Reader()) for seat in range(PLAYERS)]
        for sitting in sittings:
            await room.enter(sitting)
        yield house, room, sittings


class Players:
    """Those who act at one table, and the answers that they get."""

    def __init__(self, house: House, room: Room, sittings: Sequence[Sitting]) -> None:
        self.house, self.room, self._sittings = house, room, sittings
        self._luck = random.Random(1)
        self.answers: dict[int, Answer] = {}

    def act(self, seat: int, version: int | None = None, request_id: str = "") -> None:
        live = self.room.live
        assert live is not None
        known = live.versions[seat] if version is None else version
        step = self._luck.choice(live.match.legal(seat))
        name = request_id or f"{seat}/{live.sequence}"
        self.answers.pop(seat, None)
        asker, answer = self._sittings[seat], partial(self._take, seat)
        self.room.post(Play(seat, name, known, [step], PERSON, answer, asker))

    def _take(self, seat: int, answer: Answer) -> None:
        assert seat not in self.answers, "answered twice"
        self.answers[seat] = answer

    async def all_act_and_are_done(self, seats: Sequence[int]) -> None:
        """These act at the same time, and all of it happens."""
        assert self.room.live is not None
        before = self.room.live.sequence
        for seat in seats:
            self.act(seat)
        assert not self.answers
        await self.answered(*seats)
        assert all(isinstance(answer, Done) for answer in self.answers.values())
        assert self.room.live.sequence == before + len(seats)

    async def answered(self, *seats: int) -> None:
        async with asyncio.timeout(SOON):
            while not set(seats) <= set(self.answers):
                await asyncio.sleep(0.001)


@asynccontextmanager
async def packing(folder: Path) -> AsyncIterator[tuple[Players, tuple[int, ...]]]:
    """A game of Sheriff where all merchants pack their bags at the same time, and who they are."""
    async with seated(folder, "sheriff") as (house, room, sittings):
        players = Players(house, room, sittings)
        assert room.live is not None
        while len(merchants := room.live.match.actors) < PLAYERS - 1:
            players.act(merchants[0])
            await players.answered(merchants[0])
        players.answers.clear()
        yield players, merchants


def count_tasks(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The tasks that are made from now on."""
    made: list[object] = []
    create_task = asyncio.create_task

    def counting(work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        made.append(work)
        return create_task(work)

    monkeypatch.setattr(asyncio, "create_task", counting)
    return made


def failing_first(house: House, why: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the first move fail."""
    append, failures = house.journal.append, [why]

    def once(rows: Sequence[Row], tell: Callable[[Outcome], None]) -> None:
        if failures:
            asyncio.get_running_loop().call_soon(tell, failures.pop())
        else:
            append(rows, tell)

    monkeypatch.setattr(house.journal, "append", once)


def test_those_who_act_at_the_same_time_follow_one_another_without_a_task(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with packing(tmp_path) as (players, merchants):
            tasks = count_tasks(monkeypatch)
            await players.all_act_and_are_done(merchants)
            assert list(players.answers) == list(merchants)
            assert not tasks

    asyncio.run(story())


def test_whoever_follows_is_refused_if_it_is_too_late_and_the_next_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with packing(tmp_path) as (players, (first, late, last)):
            players.act(first)
            players.act(late, version=0)
            players.act(last)
            await players.answered(first, late, last)
            refused = players.answers[late]
            assert isinstance(refused, Refused)
            assert refused.reason is Reason.STALE
            assert isinstance(players.answers[last], Done)

    asyncio.run(story())


def test_whoever_follows_goes_on_where_another_worker_was_faster_than_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with packing(tmp_path) as (players, merchants):
            failing_first(players.house, Taken(), monkeypatch)
            await players.all_act_and_are_done(merchants)

    asyncio.run(story())


def test_whoever_follows_goes_on_where_the_first_could_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with packing(tmp_path) as (players, (first, *others)):
            failing_first(players.house, DatabaseAway(), monkeypatch)
            for seat in (first, *others):
                players.act(seat)
            await players.answered(first, *others)
            refused = players.answers[first]
            assert isinstance(refused, Refused)
            assert refused.reason is Reason.UNAVAILABLE
            assert all(isinstance(players.answers[seat], Done) for seat in others)

    asyncio.run(story())


@pytest.mark.parametrize("why", [DatabaseAway(), ValueError("what nobody expected")])
def test_whoever_waits_is_told_whatever_kept_their_action_from_being_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: Exception
) -> None:
    async def story() -> None:
        async with packing(tmp_path) as (players, (first, *_)):
            failing_first(players.house, why, monkeypatch)
            players.act(first, request_id="x")
            await players.answered(first)
            refused = players.answers[first]
            assert isinstance(refused, Refused)
            assert refused.reason is Reason.UNAVAILABLE
            players.act(first, request_id="x")
            await players.answered(first)
            assert isinstance(players.answers[first], Done)

    asyncio.run(story())


@pytest.mark.parametrize("what", ["compose", "Room.absorb"])
def test_whoever_waits_is_told_whatever_breaks_and_asked_again_it_is_done_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Before it is written, or after."""

    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    async def story() -> None:
        async with packing(tmp_path) as (players, (first, *_)):
            live = players.room.live
            assert live is not None
            before = live.sequence
            with monkeypatch.context() as patch:
                patch.setattr(f"sherwood.server.live.room.{what}", broken)
                players.act(first, request_id="x")
                await players.answered(first)
            refused = players.answers[first]
            assert isinstance(refused, Refused)
            assert refused.reason is Reason.UNAVAILABLE
            players.act(first, request_id="x")
            await players.answered(first)
            assert isinstance(players.answers[first], Done)
            assert live.sequence == before + 1

    asyncio.run(story())


async def play_out(players: Players) -> None:
    """One after another, until the game is over."""
    live = players.room.live
    assert live is not None
    while not live.match.over:
        seat = live.match.actors[0]
        players.act(seat)
        await players.answered(seat)


async def until_it_is_over(room: Room) -> None:
    async with asyncio.timeout(SOON):
        while room.table.state != OVER:
            await asyncio.sleep(0.001)


def test_at_the_end_the_room_knows_what_the_database_says(tmp_path: Path) -> None:
    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (house, room, sittings):
            await play_out(Players(house, room, sittings))
            await until_it_is_over(room)
            assert room.table == await house.database.read(
                lambda connection: tables.load(connection, room.table.id)
            )
            assert room.table.ended_at is not None

    asyncio.run(story())


def test_an_end_that_could_not_be_written_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(_: object) -> None:
        raise DatabaseAway

    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (house, room, sittings):
            with monkeypatch.context() as patch:
                patch.setattr(house.database, "write", away)
                await play_out(Players(house, room, sittings))
                await room.catch_up()  # which stands in line behind the end
                assert room.table.state == PLAYING
            await house.rounds.go()
            await until_it_is_over(room)

    asyncio.run(story())


def test_what_comes_while_a_table_is_read_again_waits_in_line(tmp_path: Path) -> None:
    async def story() -> None:
        async with packing(tmp_path) as (players, (first, *others)):
            reading = asyncio.create_task(players.room.reload(tell_others=False))
            await asyncio.sleep(0)
            players.act(first)
            assert first not in players.answers
            players.act(others[0], version=0)
            assert not players.answers, "even a refusal comes in its turn"
            await reading
            await players.answered(first, others[0])
            assert isinstance(players.answers[first], Done)

    asyncio.run(story())


def test_a_command_that_breaks_does_not_stop_the_next() -> None:
    done: list[int] = []

    def perform(number: int) -> bool:
        if number == 1:
            raise ZeroDivisionError
        done.append(number)
        return number == 2

    mailbox = Mailbox(perform)
    for number in range(4):
        mailbox.post(number)
    assert done == [0, 2], "the last one waits for the one before it"
    mailbox.done()
    assert done == [0, 2, 3]


def test_somebody_who_is_stood_in_for_is_not_looked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Any] = []

    async def write(work: Any) -> None:
        written.append(work)

    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (house, room, _):
            seats = room.table.seats
            gone = replace(seats[0], present=False, stand_in=True)
            bots = [replace(seat, person=None, bot="random", present=False) for seat in seats[1:]]
            room.table = replace(room.table, seats=(gone, *bots))
            monkeypatch.setattr(house.database, "write", write)
            await house.rounds.look_for_the_gone(room)
            monkeypatch.undo()

    asyncio.run(story())
    assert written == []


async def in_private(folder: Path) -> list[list[bytes]]:
    """What everybody is sent while one of them mutes another and lets the table say no."""
    async with seated(folder, "nottingham") as (house, room, sittings):
        table, sent = room.table.id, [collected(sitting) for sitting in sittings]
        await room.mute(sittings[1], Mute(seat=2, on=True))
        await house.database.write(
            lambda connection: seating.change(connection, table, 1, says_no=True)
        )
        await house.changed(table)
        assert sittings[1].muted == {2}
        assert list(room.guests) == sittings  # who are served as they came
        return sent


def collected(sitting: Sitting) -> list[bytes]:
    """What somebody who has been welcomed is sent from now on."""
    reader = Reader()
    sitting.knows_talk = True
    sitting._outlet = reader
    return reader.got


def test_what_somebody_sets_for_themselves_is_shown_to_nobody_else(tmp_path: Path) -> None:
    sent = asyncio.run(in_private(tmp_path))
    assert [len(messages) for messages in sent] == [0, 1, 0, 0]
    assert b'"says_no":true' in sent[1][0]
