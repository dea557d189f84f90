"""One change at a time: who may go on at once, and who has to wait."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from sherwood.server import seating, tables
from sherwood.server.deed import Answer, Asked, take_at_once
from sherwood.server.house import House
from sherwood.server.journal import Outcome, Row, Taken
from sherwood.server.messages import Act, Done, Refused
from sherwood.server.refusal import Reason
from sherwood.server.room import Room
from sherwood.server.schema import people
from sherwood.server.settings import Settings
from sherwood.server.sitting import Sitting
from sherwood.server.store import DatabaseAway
from sherwood.server.tables import OVER, Wish
from tests.server.test_sitting import Reader

PLAYERS = 4
SOON = 10.0  # seconds


def person(seat: int) -> str:
    return f"person-{seat}"


@asynccontextmanager
async def seated(folder: Path, game: str) -> AsyncIterator[tuple[Room, list[Sitting]]]:
    """A table whose game has begun, and the four at it."""
    house = House(Settings(database=f"sqlite:///{folder / 'tables.sqlite'}"))
    table, wish = seating.new_id(), Wish(game=game, players=PLAYERS)
    async with house.running():

        def begin(link: Any) -> None:
            seating.create(link, table, wish, person(0))
            for seat in range(PLAYERS):
                seating.change(link, table, seat, person=person(seat), name=f"Guest {seat}")
            seating.start(link, tables.load(link, table), person(0))

        await house.store.write(begin)
        room = await house._open(table)
        sittings = [Sitting(person(seat), "en", Reader()) for seat in range(PLAYERS)]
        for sitting in sittings:
            await room.enter(sitting)
        yield room, sittings


class Desks:
    """Those who act at one table, and the answers that they get."""

    def __init__(self, room: Room, sittings: Sequence[Sitting]) -> None:
        self.room, self._sittings = room, sittings
        self._luck = random.Random(1)
        self.answers: dict[int, Answer] = {}

    def act(self, seat: int, version: int | None = None) -> bool:
        live = self.room.live
        assert live is not None
        known = live.version(seat) if version is None else version
        chosen = self._luck.choice(live.match.legal(seat))
        wish = Act(id=f"{seat}/{live.sequence}", seat=seat, version=known, steps=[chosen])
        self.answers.pop(seat, None)
        return self.room.act_at_once(
            Asked(wish, self._sittings[seat], lambda answer: self._take(seat, answer))
        )

    def _take(self, seat: int, answer: Answer) -> None:
        assert seat not in self.answers, "answered twice"
        self.answers[seat] = answer

    async def all_act_and_are_done(self, seats: Sequence[int]) -> None:
        """These act at the same time, and all of it happens."""
        assert self.room.live is not None
        before = self.room.live.sequence
        assert all(self.act(seat) for seat in seats)
        assert not self.answers
        await self.answered(*seats)
        assert all(isinstance(answer, Done) for answer in self.answers.values())
        assert self.room.live.sequence == before + len(seats)

    async def answered(self, *seats: int) -> None:
        async with asyncio.timeout(SOON):
            while not set(seats) <= set(self.answers):
                await asyncio.sleep(0.001)


@asynccontextmanager
async def packing(folder: Path) -> AsyncIterator[tuple[Desks, tuple[int, ...]]]:
    """A game of Sheriff where all merchants pack their bags at the same time, and who they are."""
    async with seated(folder, "sheriff") as (room, sittings):
        desks = Desks(room, sittings)
        assert room.live is not None
        while len(merchants := room.live.match.actors) < PLAYERS - 1:
            desks.act(merchants[0])
            await desks.answered(merchants[0])
        desks.answers.clear()
        yield desks, merchants


def count_tasks(house: House, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The work for which a task is made from now on."""
    made: list[object] = []
    soon = house.soon

    def counting(work: Coroutine[Any, Any, Any]) -> None:
        made.append(work)
        soon(work)

    monkeypatch.setattr(house, "soon", counting)
    return made


def failing_first(room: Room, why: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the first deed fail."""
    append, failures = room.house.journal.append, [why]

    def once(rows: Sequence[Row], tell: Callable[[Outcome], None]) -> None:
        if failures:
            asyncio.get_running_loop().call_soon(tell, failures.pop())
        else:
            append(rows, tell)

    monkeypatch.setattr(room.house.journal, "append", once)


def test_those_who_act_at_the_same_time_follow_one_another_without_a_task(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with packing(tmp_path) as (desks, merchants):
            tasks = count_tasks(desks.room.house, monkeypatch)
            await desks.all_act_and_are_done(merchants)
            assert list(desks.answers) == list(merchants)
            assert not tasks

    asyncio.run(story())


def test_who_follows_is_refused_if_it_is_too_late_and_the_next_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with packing(tmp_path) as (desks, (first, late, last)):
            desks.act(first)
            desks.act(late, version=0)
            desks.act(last)
            await desks.answered(first, late, last)
            refused = desks.answers[late]
            assert isinstance(refused, Refused)
            assert refused.reason is Reason.STALE
            assert isinstance(desks.answers[last], Done)

    asyncio.run(story())


def test_who_follows_goes_on_where_another_worker_was_faster_than_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with packing(tmp_path) as (desks, merchants):
            failing_first(desks.room, Taken(), monkeypatch)
            await desks.all_act_and_are_done(merchants)

    asyncio.run(story())


def test_who_follows_goes_on_where_the_first_could_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with packing(tmp_path) as (desks, (first, *others)):
            failing_first(desks.room, DatabaseAway(), monkeypatch)
            for seat in (first, *others):
                desks.act(seat)
            await desks.answered(first, *others)
            refused = desks.answers[first]
            assert isinstance(refused, Refused)
            assert refused.reason is Reason.UNAVAILABLE
            assert all(isinstance(desks.answers[seat], Done) for seat in others)

    asyncio.run(story())


@pytest.mark.parametrize("forgotten", [False, True])
def test_at_the_end_the_room_knows_what_the_database_says(tmp_path: Path, forgotten: bool) -> None:
    """Also where somebody is gone for good, of whom only a colour is left."""

    async def story() -> None:
        async with seated(tmp_path, "nottingham") as (room, sittings):
            live, desks, store = room.live, Desks(room, sittings), room.house.store
            assert live is not None
            if forgotten:
                gone = insert(people).values(
                    id=person(1), name="", language="en", created_at=0.0, revoked=True
                )
                await store.write(lambda link: link.execute(gone))
            while not live.match.over:
                seat = live.match.actors[0]
                desks.act(seat)
                await desks.answered(seat)
            async with asyncio.timeout(SOON):
                while room.table.state != OVER:
                    await asyncio.sleep(0.001)
            assert room.table == await store.read(lambda link: tables.load(link, room.table.id))
            assert room.table.ended_at is not None
            assert (room.table.seats[1].name == "Guest 1") is not forgotten

    asyncio.run(story())


def test_a_lock_is_taken_at_once_only_while_nobody_has_it_or_was_promised_it() -> None:
    async def story() -> None:
        lock, order = asyncio.Lock(), list[str]()

        async def wait() -> None:
            async with lock:
                order.append("who waited")

        assert take_at_once(lock)
        assert not take_at_once(lock)
        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
        lock.release()
        assert not take_at_once(lock), "it was promised"
        await waiting
        assert order == ["who waited"]
        assert take_at_once(lock)
        lock.release()
        assert not lock.locked()

    asyncio.run(story())
