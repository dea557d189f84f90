"""The database: migrations, commits in groups, and who wins a race."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from sherwood.server import seating, tables
from sherwood.server.journal import Journal, Row, Taken, rows_after
from sherwood.server.schema import metadata
from sherwood.server.settings import Settings
from sherwood.server.store import Store
from tests.server.processes import Postgres

TABLES = 100


def differences(link: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(link), metadata))


def test_the_migrations_lead_to_the_tables_that_we_use(tmp_path: Path) -> None:
    asyncio.run(migrate_and_compare(f"sqlite:///{tmp_path / 'new' / 'tables.sqlite'}"))


@pytest.mark.slow
def test_the_migrations_lead_there_on_postgresql_too(postgres: Postgres) -> None:
    asyncio.run(migrate_and_compare(postgres.url))


async def migrate_and_compare(url: str) -> None:
    store = Store(Settings(database=url).database_url)
    await store.prepare()
    await store.prepare()  # a second time changes nothing
    assert await store.read(differences) == []
    assert await store.answers()
    store.close()


def an_action(table: str, sequence: int, chosen: str) -> Row:
    return Row(table, sequence, 0, "take", chosen, "person", 1.0)


async def new_table(store: Store) -> str:
    wish, table = tables.Wish(game="nottingham", players=3), seating.new_id()
    await store.write(lambda link: seating.create(link, table, wish, "host"))
    return table


def test_actions_that_come_together_are_committed_together(tmp_path: Path) -> None:
    async def append_many() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        await store.prepare()
        journal = Journal(store)
        tables = [await new_table(store) for _ in range(TABLES)]
        await asyncio.gather(
            *(
                journal.write([an_action(table, 1, "a"), an_action(table, 2, "a")])
                for table in tables
            )
        )
        assert journal.appended == 2 * TABLES
        assert journal.commits <= 2
        rows = await store.read(lambda link: rows_after(link, tables[-1], 0))
        assert [row.sequence for row in rows] == [1, 2]
        await journal.close()
        store.close()

    asyncio.run(append_many())


def test_who_comes_second_is_told_and_hinders_nobody_else(tmp_path: Path) -> None:
    async def race() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        await store.prepare()
        journal = Journal(store)
        table, other = await new_table(store), await new_table(store)
        outcomes = await asyncio.gather(
            journal.write([an_action(table, 1, "first")]),
            journal.write([an_action(table, 1, "second"), an_action(table, 2, "second")]),
            journal.write([an_action(other, 1, "elsewhere")]),
            return_exceptions=True,
        )
        assert outcomes[0] is None
        assert isinstance(outcomes[1], Taken)
        assert outcomes[2] is None
        rows = await store.read(lambda link: rows_after(link, table, 0))
        assert [row.chosen for row in rows] == ["first"]
        await journal.close()
        store.close()

    asyncio.run(race())
