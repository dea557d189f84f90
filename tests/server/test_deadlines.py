"""Tables that everybody has left go on when something is due, and cost nothing in between."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from sherwood.play.match import Match
from sherwood.server.live import caretaker
from sherwood.server.live.house import House
from sherwood.server.live.sitting import Sitting
from sherwood.server.settings import Settings
from sherwood.server.store import deadlines, presence, results, seating, tables
from sherwood.server.store.database import DatabaseAway
from sherwood.server.store.database_clock import Now
from sherwood.server.store.journal import Row, rows_after
from sherwood.server.store.schema import tables as rows_of_tables
from sherwood.server.store.tables import OVER, PLAYING
from sherwood.server.store.wish import Wish
from tests.server.kept import result_of, write
from tests.server.processes import Postgres
from tests.server.test_sitting import Reader
from tests.short import short_edition

PLAYERS = 3
QUICK: dict[str, Any] = {"bot_pace": 0.0, "answer_time": 0.0, "unattended_pace": 0.0}
A_DAY = 86_400.0


@pytest.fixture(autouse=True)
def without_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks by themselves here, and nobody rests."""
    monkeypatch.setattr(caretaker, "TICK", A_DAY)
    monkeypatch.setattr(caretaker, "REST", 0.0)


@asynccontextmanager
async def running(folder: Path, **settings: Any) -> AsyncIterator[House]:
    chosen = {"database": f"sqlite:///{folder / 'tables.sqlite'}", **settings}
    house = House(Settings(**chosen))
    async with house.running():
        yield house


async def begun(
    house: House, people: int, game: str = "nottingham", *, short: bool = False, **wish: Any
) -> str:
    """A game that has begun, with people in the first seats and bots in the others."""
    options: dict[str, Any] = {"first": 0}
    if short:
        options["edition"] = short_edition(game)
    bots = [None] * people + ["random"] * (PLAYERS - people)
    table, kept_wish = (
        seating.new_id(),
        Wish(game=game, players=PLAYERS, bots=bots, options=options, **wish),
    )

    def begin(connection: Connection) -> None:
        seating.create(connection, table, kept_wish, "person-0")
        for seat in range(people):
            values = {"person": f"person-{seat}", "name": f"Guest {seat}"}
            seating.change(connection, table, seat, **values)
        seating.start(connection, tables.load(connection, table), "person-0")

    await house.database.write(begin)
    return table


async def come_and_go(house: House, table: str, *people: str) -> None:
    """Some come, and then they leave one after another."""
    for person in people:
        async with house.visit(table, Sitting(person, "en", Reader())):
            await asyncio.sleep(0)


async def length(house: House, table: str) -> int:
    rows = await house.database.read(lambda connection: rows_after(connection, table, 0))
    assert [row.sequence for row in rows] == list(range(1, len(rows) + 1))
    return len(rows)


async def seconds_left(house: House, table: str) -> float | None:
    """Until somebody has to look after a table."""
    column = rows_of_tables.c.due_at
    due = select(column - Now()).where(rows_of_tables.c.id == table)
    return await house.database.read(lambda connection: connection.execute(due).scalar())


async def state(house: House, table: str) -> tables.StoredTable:
    return await house.database.read(lambda connection: tables.load(connection, table))


async def let_pass(house: House, table: str) -> None:
    """What is due in a while is due now."""
    now = update(rows_of_tables).where(rows_of_tables.c.id == table).values(due_at=Now())
    await house.database.write(lambda connection: connection.execute(now))


async def finish(house: House, table: str) -> None:
    """Look after a table until its game is over."""
    async with asyncio.timeout(120):
        while (await state(house, table)).state != OVER:
            await let_pass(house, table)
            await house._caretaker.look()
            assert not house.rooms, "a table with nobody at it costs no memory"


def test_bots_finish_their_game_though_nobody_ever_comes(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, **QUICK) as house:
            table = await begun(house, people=0, game="sheriff", short=True)
            await finish(house, table)
            ended = await house.database.read(lambda one: result_of(one, table))
            assert [one.seat for one in ended] == list(range(PLAYERS))
            assert min(one.place for one in ended) == 1
            assert {one.person for one in ended} == {None}

    asyncio.run(story())


def test_without_anybody_bots_take_their_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, bot_pace=0.0, unattended_pace=10.0) as house:
            table = await begun(house, people=0)
            await house._caretaker.look()
            assert await length(house, table) > 0
            moved = await length(house, table)
            left = await seconds_left(house, table)
            assert left is not None
            assert 8.0 < left <= 10.0
            await house._caretaker.look()
            assert await length(house, table) == moved

    asyncio.run(story())


def test_a_table_is_looked_after_by_one_worker_at_a_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, **QUICK) as one, running(tmp_path, **QUICK) as other:
            table = await begun(one, people=0)
            due = await one.database.read(lambda connection: deadlines.due(connection, 10))
            assert [found for found, _ in due] == [table]
            claims = await asyncio.gather(
                *(house._caretaker._claim(*due[0]) for house in (one, other, one, other))
            )
            assert sorted(claims) == [False, False, False, True]
            await other._caretaker.look()
            assert await length(one, table) == 0, "somebody else has it"

    asyncio.run(story())


def test_whoever_plays_alone_finds_the_table_as_they_left_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, **QUICK) as house:
            table = await begun(house, people=1)
            await come_and_go(house, table, "person-0")
            left = await seconds_left(house, table)
            assert left is not None
            assert A_DAY - 10 < left <= A_DAY
            await let_pass(house, table)
            await house._caretaker.look()
            assert await length(house, table) == 0
            assert not any(seat.stand_in for seat in (await state(house, table)).seats)

    asyncio.run(story())


def test_a_clock_runs_out_for_somebody_who_has_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, **QUICK) as house:
            table = await begun(house, people=1, clock=1.0)
            await come_and_go(house, table, "person-0")
            left = await seconds_left(house, table)
            assert left is not None
            assert left <= 1.0
            await asyncio.sleep(1.0)
            await house._caretaker.look()
            rows = await house.database.read(lambda connection: rows_after(connection, table, 0))
            assert {row.chosen_by for row in rows} == {"clock"}

    asyncio.run(story())


def test_bots_stand_in_where_all_have_been_gone_for_too_long(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, **QUICK, absence=0.0) as house:
            table = await begun(house, people=2)
            await come_and_go(house, table, "person-0", "person-1")
            await house._caretaker.look()
            found = await state(house, table)
            assert [seat.stand_in for seat in found.seats[:2]] == [True, True]
            assert await length(house, table) > 0

    asyncio.run(story())


def test_while_a_player_is_connected_somewhere_nobody_else_looks(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, **QUICK) as here, running(tmp_path, **QUICK) as other:
            table = await begun(here, people=1)
            async with here.visit(table, Sitting("person-0", "en", Reader())):
                await let_pass(here, table)
                assert await other.database.read(lambda one: deadlines.due(one, 10)) == []
                await here.database.write(lambda one: presence.sign_off(one, here.worker))
                await let_pass(here, table)
                assert await other.database.read(lambda one: deadlines.due(one, 10)) != []

    asyncio.run(story())


def test_what_is_watched_is_looked_after_where_it_is_watched(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, bot_pace=600.0) as house:
            table = await begun(house, people=0)
            async with house.visit(table, Sitting(None, "en", Reader())) as room:
                await house._caretaker.look()
                assert await length(house, table) == 0, "its bots keep their pace"
                await house.rounds.go()
                left = await seconds_left(house, table)
                assert left is not None
                assert left > deadlines.LEASE / 2
                assert room.schedule._tasks

    asyncio.run(story())


def test_a_table_that_does_not_get_on_is_left_alone_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running(tmp_path, **QUICK) as house:
            table = await begun(house, people=0)
            opening = house._open

            async def fail(_table: str) -> Any:
                raise ZeroDivisionError

            monkeypatch.setattr(house, "_open", fail)
            await house._caretaker.look()
            monkeypatch.setattr(house, "_open", opening)
            left = await seconds_left(house, table)
            assert left is not None
            assert caretaker.A_PAUSE - 10 < left <= caretaker.A_PAUSE

    asyncio.run(story())


def test_looking_after_tables_takes_a_part_of_a_processor_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caretaker, "REST", 4.0)

    async def story() -> None:
        async with running(tmp_path, **QUICK) as house:
            for _ in range(3):
                await begun(house, people=0)
            took: list[float] = []
            look_after = house._caretaker._look_after
            clock = asyncio.get_running_loop().time

            async def measure(table: str) -> None:
                started = clock()
                await look_after(table)
                took.append(clock() - started)

            monkeypatch.setattr(house._caretaker, "_look_after", measure)
            started = clock()
            await house._caretaker.look()
            assert len(took) == 3
            assert clock() - started > 4.0 * sum(took)

    asyncio.run(story())


def test_words_that_nobody_shows_do_not_hold_up_a_table_that_all_have_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, **QUICK, words_time=0.0) as house:
            table = await begun(house, people=0)
            dealing = update(rows_of_tables).where(rows_of_tables.c.id == table)
            await house.database.write(
                lambda connection: connection.execute(dealing.values(state=tables.DEALING))
            )
            await house._caretaker.look()
            assert (await state(house, table)).state == PLAYING

    asyncio.run(story())


async def keep_and_forget_results(house: House) -> None:
    table = await begun(house, people=2)
    ended = [
        results.Result(0, "person-0", 30, 1),
        results.Result(1, "person-1", 20, 2),
        results.Result(2, None, 10, 3),
    ]
    for is_first in (True, False):
        assert is_first is await house.database.write(
            lambda connection: seating.end(connection, table, 1.0, ended)
        )
    assert await house.database.read(lambda one: result_of(one, table)) == ended
    seats = (await state(house, table)).info("person-1").seats
    assert [(seat.points, seat.place) for seat in seats] == [(30, 1), (20, 2), (10, 3)]
    await house.database.write(lambda connection: seating.forget(connection, "person-0"))
    forgotten = await house.database.read(lambda one: result_of(one, table))
    assert [one.person for one in forgotten] == [None, "person-1", None]
    assert [one.points for one in forgotten] == [30, 20, 10]


def test_a_result_is_kept_once_and_without_whoever_is_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as house:
            await keep_and_forget_results(house)

    asyncio.run(story())


@pytest.mark.slow
def test_deadlines_and_results_are_kept_on_postgresql_too(
    tmp_path: Path, postgres: Postgres
) -> None:
    async def story() -> None:
        async with running(tmp_path, database=postgres.url, **QUICK, absence=0.0) as house:
            await keep_and_forget_results(house)
            table = await begun(house, people=1, short=True)
            await come_and_go(house, table, "person-0")
            await finish(house, table)
            ended = await house.database.read(lambda one: result_of(one, table))
            assert ended[0].person == "person-0"

    asyncio.run(story())


def test_games_that_ended_before_results_were_kept_get_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the database is away when it is their turn."""

    async def away(_: object) -> None:
        raise DatabaseAway

    async def story() -> None:
        async with running(tmp_path, **QUICK) as house:
            table = await begun(house, people=1)
            match = Match((await state(house, table)).head)
            rows: list[Row] = []
            while not match.over:
                seat = match.actors[0]
                match.play(seat, match.legal(seat)[0])
                text = match.describe(match.last_action)
                rows.append(Row(table, len(rows) + 1, seat, text, f"{len(rows)}", "person", 1.0))
            await write(house.journal, rows)
            await house.database.write(lambda one: seating.end(one, table, 1.0, []))
            with monkeypatch.context() as patch:
                patch.setattr(house.database, "write", away)
                with pytest.raises(DatabaseAway):
                    await house._caretaker._fill_in_a_result()
            await house._caretaker._fill_in_a_result()
            assert house._caretaker._looked_at == table
            await house._caretaker._fill_in_a_result()
            assert house._caretaker._looked_at is None  # and it is not asked for again
            found = await house.database.read(lambda one: result_of(one, table))
            assert [one.points for one in found] == match.scores
            assert [one.seat for one in found if one.place == 1] == match.winners
            assert found[0].person == "person-0"

    asyncio.run(story())
