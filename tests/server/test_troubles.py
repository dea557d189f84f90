"""What goes wrong behind a table freezes nobody and leaves nothing behind."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from sherwood.client import Guest
from sherwood.server.live import deputies
from sherwood.server.live.deputies import Decision
from sherwood.server.live.game import BOT, PERSON
from sherwood.server.live.house import House
from sherwood.server.live.schedule import Schedule
from sherwood.server.live.sitting import Sitting
from sherwood.server.messages import Done, Refused
from sherwood.server.refusal import Reason
from sherwood.server.settings import Settings
from sherwood.server.store import seating, tables
from sherwood.server.store.database import DatabaseAway
from sherwood.server.store.journal import Journal, Outcome, Row
from sherwood.server.store.wish import Wish
from tests.server.company import play_on, table_with_bots, turn_of, until_over
from tests.server.processes import PATIENCE, Redis, Server, here, looking_into
from tests.server.test_sitting import Reader

FAILURES = 3
A_MOMENT, SOON = 0.05, 10.0  # seconds


def failing_for(monkeypatch: pytest.MonkeyPatch, chosen_by: str, how: Exception) -> list[Exception]:
    """Let the journal fail for the first moves of bots or people; the failures still to come."""
    append, failures = Journal.append, [how] * FAILURES

    def now_and_then(self: Journal, rows: Sequence[Row], tell: Callable[[Outcome], None]) -> None:
        if rows[0].chosen_by == chosen_by and failures:
            asyncio.get_running_loop().call_soon(tell, failures.pop())
        else:
            append(self, rows, tell)

    monkeypatch.setattr(Journal, "append", now_and_then)
    return failures


HOW = [DatabaseAway(), ValueError("what nobody expected")]


@pytest.mark.parametrize("how", HOW, ids=["away", "unexpected"])
def test_a_bots_move_that_cannot_be_written_does_not_freeze_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: Exception
) -> None:
    failures = failing_for(monkeypatch, BOT, how)
    with here(tmp_path, bot_pace=0.0, answer_time=0.1) as address:
        guest = Guest(address, "Robin")
        table = table_with_bots(guest)
        with guest.sit_down(table.id) as player:
            guest.start(table.id)
            play_on(player)
            until_over(player)
    assert not failures


@pytest.mark.parametrize("how", HOW, ids=["away", "unexpected"])
def test_whose_move_cannot_be_written_is_told_and_can_move_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: Exception
) -> None:
    failures = failing_for(monkeypatch, PERSON, how)
    with here(tmp_path) as address:
        guest = Guest(address, "Robin")
        table = table_with_bots(guest, options={"first": 0}, bot_pace=600.0)
        with guest.sit_down(table.id) as player:
            guest.start(table.id)
            turn_of(player)
            for _ in range(FAILURES):
                refused = player.play("take")
                assert isinstance(refused, Refused)
                assert refused.reason is Reason.UNAVAILABLE
            assert isinstance(player.play("take"), Done)
    assert not failures


@pytest.mark.parametrize("where", ["_act", "_decide"])
def test_whatever_fails_when_a_table_acts_by_itself_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    work, failures = getattr(Schedule, where), [ZeroDivisionError()] * FAILURES

    def now_and_then(self: Schedule, *arguments: Any) -> Any:
        if failures:
            raise failures.pop()
        return work(self, *arguments)

    with here(tmp_path, bot_pace=0.0, answer_time=0.1) as address:
        guest = Guest(address, "Robin")
        table = table_with_bots(guest)
        with guest.sit_down(table.id, says_no=True) as player:
            guest.start(table.id)
            turn_of(player)
            monkeypatch.setattr(Schedule, where, now_and_then)
            play_on(player)
            until_over(player)
            assert not failures


def test_a_bot_that_fails_does_what_is_safe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    decide, failed = deputies.decide, []

    def fail(match: Any, seat: int, level: str | None, lesson: Any = None) -> Decision:
        if level is None:
            return decide(match, seat, None, lesson)
        failed.append(seat)
        raise ZeroDivisionError

    with here(tmp_path, bot_pace=0.0, answer_time=0.1) as address:
        guest = Guest(address, "Robin")
        table = table_with_bots(guest)
        monkeypatch.setattr(deputies, "decide", fail)
        with guest.sit_down(table.id) as player:
            guest.start(table.id)
            assert play_on(player, most=5) == 5
    assert failed


def test_looking_for_tables_that_are_not_there_leaves_nothing_behind(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}"))
        async with house.running():
            for number in range(3):
                with pytest.raises(Exception, match="no such table"):
                    async with house.visit(f"nowhere-{number}", Sitting(None, "en", Reader())):
                        pass
            assert not house.rooms
            assert not house._opening

    asyncio.run(story())


def test_a_game_that_begins_while_somebody_comes_begins_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        house = House(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}"))
        async with house.running():
            table, reader = seating.new_id(), Reader()
            wish = Wish(game="nottingham", players=3, bots=["steady"] * 3)
            await house.database.write(
                lambda connection: seating.create(connection, table, wish, "robin")
            )
            read, begun = house.database.read, asyncio.Event()

            async def start() -> None:
                await house.database.write(
                    lambda connection: seating.start(
                        connection, tables.load(connection, table), "robin"
                    )
                )
                begun.set()
                await house.changed(table)

            async def slowly(work: Callable[[Any], Any]) -> Any:
                """The game begins after this was read, and before the room is there."""
                found = await read(work)
                monkeypatch.setattr(house.database, "read", read)
                house.tasks.spawn(start())
                await begun.wait()
                await asyncio.sleep(A_MOMENT)
                return found

            monkeypatch.setattr(house.database, "read", slowly)
            async with house.visit(table, Sitting(None, "en", reader)):
                async with asyncio.timeout(SOON):
                    while not any(b'"type":"view"' in message for message in reader.got):
                        await asyncio.sleep(0.01)

    asyncio.run(story())


@pytest.mark.slow
def test_a_beginning_that_another_worker_did_not_tell_of_is_found(
    tmp_path: Path, redis: Redis
) -> None:
    server = Server(tmp_path, channels=redis.url)
    try:
        guest = Guest(server.start().address, "Robin")
        table = table_with_bots(guest)
        with guest.sit_down(table.id) as player:
            with looking_into(Settings(database=server.database).database_url) as connection:
                found = tables.load(
                    connection, table.id
                )  # as a worker that died before it could tell
                seating.start(connection, found, found.host)
            while player.view is None:
                player.receive(PATIENCE)
    finally:
        server.kill()
