"""The database: migrations, commits in groups, and who wins a race."""

import asyncio
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event

from sherwood.games.seats import COLOURS
from sherwood.server.settings import Settings
from sherwood.server.store import presence, seating, tables
from sherwood.server.store.database import Database, engine_for
from sherwood.server.store.journal import Journal, Row, Taken, rows_after
from sherwood.server.store.migrate import bring_up_to_date
from sherwood.server.store.schema import metadata
from sherwood.server.store.wish import Wish
from tests.server.kept import write
from tests.server.processes import Postgres

TABLES = 100


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_the_migrations_lead_to_the_tables_that_we_use(tmp_path: Path) -> None:
    asyncio.run(migrate_and_compare(f"sqlite:///{tmp_path / 'new' / 'tables.sqlite'}"))


@pytest.mark.slow
def test_the_migrations_lead_there_on_postgresql_too(postgres: Postgres) -> None:
    asyncio.run(migrate_and_compare(postgres.url))


async def migrate_and_compare(url: str) -> None:
    database = Database(Settings(database=url).database_url)
    await database.prepare()
    await database.prepare()  # a second time changes nothing
    assert await database.read(differences) == []
    assert await database.can_write(lambda connection: presence.heartbeat(connection, "worker"))
    database.close()


@pytest.mark.slow
def test_a_game_that_begins_while_somebody_is_forgotten_has_a_bot_in_their_place(
    postgres: Postgres,
) -> None:
    engine = engine_for(Settings(database=postgres.url).database_url)
    bring_up_to_date(engine)
    table, wish = seating.new_id(), Wish(game="nottingham", players=3)
    with engine.begin() as connection:
        seating.create(connection, table, wish, "robin")
        for seat, who in enumerate(("robin", "marian", "tuck")):
            seating.change(connection, table, seat, person=who, name=who)

    def forget() -> None:
        with engine.begin() as connection:
            seating.forget(connection, "marian")

    forgetting = Thread(target=forget)
    with engine.begin() as connection:
        seating.start(connection, tables.hold(connection, table), "robin")
        forgetting.start()
        forgetting.join(0.3)  # as far as it gets while the game begins
    forgetting.join()
    with engine.connect() as connection:
        marians = tables.load(connection, table).seats[1]
    engine.dispose()
    assert (marians.person, marians.name) == (None, COLOURS[1])
    assert marians.bot is not None


def test_the_list_of_tables_does_not_read_all_that_there_ever_were(tmp_path: Path) -> None:
    engine = engine_for(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    bring_up_to_date(engine)
    asked: list[tuple[str, Any]] = []
    event.listen(engine, "before_cursor_execute", lambda *one: asked.append((one[2], one[3])))
    with engine.connect() as connection:
        tables.listed(connection, "somebody")
        questions = [one for one in asked if "FROM tables" in one[0]]
        assert len(questions) >= 2
        for statement, values in questions:
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all()
            assert not [row for row in plan if row[-1].startswith("SCAN tables")], plan
    engine.dispose()


def an_action(table: str, sequence: int, chosen: str) -> Row:
    return Row(table, sequence, 0, "take", chosen, "person", 1.0)


async def new_table(database: Database) -> str:
    wish, table = Wish(game="nottingham", players=3), seating.new_id()
    await database.write(lambda connection: seating.create(connection, table, wish, "host"))
    return table


def test_actions_that_come_together_are_committed_together(tmp_path: Path) -> None:
    async def append_many() -> None:
        database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        await database.prepare()
        journal = Journal(database)
        tables = [await new_table(database) for _ in range(TABLES)]
        await asyncio.gather(
            *(
                write(journal, [an_action(table, 1, "a"), an_action(table, 2, "a")])
                for table in tables
            )
        )
        assert journal.appended == 2 * TABLES
        assert journal.commits <= 2
        rows = await database.read(lambda connection: rows_after(connection, tables[-1], 0))
        assert [row.sequence for row in rows] == [1, 2]
        await journal.close()
        database.close()

    asyncio.run(append_many())


def test_who_comes_second_is_told_and_hinders_nobody_else(tmp_path: Path) -> None:
    async def race() -> None:
        database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        await database.prepare()
        journal = Journal(database)
        table, other = await new_table(database), await new_table(database)
        outcomes = await asyncio.gather(
            write(journal, [an_action(table, 1, "first")]),
            write(journal, [an_action(table, 1, "second"), an_action(table, 2, "second")]),
            write(journal, [an_action(other, 1, "elsewhere")]),
            return_exceptions=True,
        )
        assert outcomes[0] is None
        assert isinstance(outcomes[1], Taken)
        assert outcomes[2] is None
        rows = await database.read(lambda connection: rows_after(connection, table, 0))
        assert [row.request_id for row in rows] == ["first"]
        await journal.close()
        database.close()

    asyncio.run(race())


@pytest.mark.slow
def test_a_row_that_the_database_refuses_fails_alone(postgres: Postgres) -> None:
    async def append_a_poisoned_one() -> None:
        database = Database(Settings(database=postgres.url).database_url)
        await database.prepare()
        journal = Journal(database)
        tables = [await new_table(database) for _ in range(10)]
        chosen = [f"{table}-1" for table in tables]
        chosen[3] = "\0"
        written = [
            write(journal, [an_action(table, 1, one)])
            for table, one in zip(tables, chosen, strict=True)
        ]
        outcomes = await asyncio.gather(*written, return_exceptions=True)
        assert [number for number, outcome in enumerate(outcomes) if outcome is not None] == [3]
        for number, table in enumerate(tables):
            rows = await database.read(partial(rows_after, table_id=table, sequence=0))
            assert len(rows) == (number != 3)
        await journal.close()
        database.close()

    asyncio.run(append_a_poisoned_one())
