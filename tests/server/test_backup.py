"""Backups are made while people play, have all that was acknowledged, and come back whole."""

import shutil
import sqlite3
import stat
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text, update

from sherwood.client import Guest, Player
from sherwood.server.settings import Settings
from sherwood.server.store import backup, dump
from sherwood.server.store.journal import rows_after
from sherwood.server.store.schema import actions
from tests.server.company import play_on, table_with_bots, until_over
from tests.server.party import Party, check, gather
from tests.server.processes import PATIENCE, Postgres, Server, looking_into
from tests.terminal.driving import Commands

ENOUGH = 20  # actions of people that were acknowledged


def wait_until(true: Callable[[], bool]) -> None:
    give_up_at = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < give_up_at
        time.sleep(0.02)


def actions_in(url: str, table: str) -> set[tuple[int, str]]:
    """Who did what, by the ids that the players gave."""
    with looking_into(url) as connection:
        return {(row.seat, row.request_id) for row in rows_after(connection, table, 0)}


def actions_in_copy(file: Path) -> int:
    """How many actions a file holds by itself."""
    with closing(sqlite3.connect(file)) as connection:
        try:
            (count,) = connection.execute("SELECT count(*) FROM actions").fetchone()
        except sqlite3.OperationalError:  # not even the tables are in it
            return 0
    return int(count)


def played_for_a_while(server: Server) -> Party:
    party = gather([server.address] * 2)
    wait_until(lambda: len(party.acknowledged) >= ENOUGH or party.over)
    assert not party.failures, party.failures
    return party


def a_game(server: Server) -> tuple[Guest, str]:
    """Somebody at a table with a few actions, in the middle of a game."""
    guest = Guest(server.address, "Robin")
    table = table_with_bots(guest, bot_pace=0.0).id
    with guest.sit_down(table) as player:
        guest.start(table)
        assert play_on(player, most=3) == 3
    return guest, table


@pytest.mark.slow
def test_a_backup_while_people_play_has_all_that_was_acknowledged(
    tmp_path: Path, commands: Commands
) -> None:
    """A copy of the live file loses what the write-ahead log beside it holds; the backup does not."""
    server = Server(tmp_path).start()
    elsewhere = tmp_path / "elsewhere"
    file, naive = tmp_path / "tables.backup", tmp_path / "naive.sqlite"
    try:
        party = played_for_a_while(server)
        before = set(party.acknowledged)
        shutil.copyfile(tmp_path / "tables.sqlite", naive)
        made = commands.run("backup", str(file), "--database", server.database)
        assert (made.code, made.err) == (0, "")
        acknowledged = set(party.acknowledged)
        wait_until(lambda: set(party.acknowledged) > acknowledged or party.over)
        check(party, server.database)
    finally:
        server.kill()
    assert actions_in_copy(naive) < len(before)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    url = f"sqlite:///{elsewhere / 'tables.sqlite'}"
    restored = commands.run("restore", str(file), "--database", url)
    assert (restored.code, restored.err) == (0, "")
    assert "1 unfinished games, of which 0 would not go on." in restored.out
    assert before <= actions_in(url, party.table)


@pytest.mark.slow
def test_people_play_on_with_a_database_that_came_back(tmp_path: Path) -> None:
    server, file = Server(tmp_path).start(), tmp_path / "tables.backup"
    try:
        guest, table = a_game(server)
        backup.backup(server.database, file)
    finally:
        server.kill()
    folder = tmp_path / "elsewhere"
    again = Server(tmp_path, database=f"sqlite:///{folder / 'tables.sqlite'}")
    backup.restore(again.database, file)
    guest.server = again.start().address
    try:
        with Player(guest, table, 0) as player:
            play_on(player)
            until_over(player)
    finally:
        again.kill()


@pytest.mark.slow
def test_a_database_that_a_server_uses_is_not_overwritten(tmp_path: Path) -> None:
    server, file = Server(tmp_path).start(), tmp_path / "tables.backup"
    try:
        _, table = a_game(server)
        backup.backup(server.database, file)
        before = sorted(tmp_path.iterdir())
        with pytest.raises(ValueError, match=r"a server uses .*; stop it first"):
            backup.restore(server.database, file)
        assert sorted(tmp_path.iterdir()) == before
        guest, _ = a_game(server)
        assert guest.table(table).state == "playing"
    finally:
        server.kill()


@pytest.mark.slow
def test_what_was_there_is_kept_with_all_that_a_killed_server_had_written(tmp_path: Path) -> None:
    server, file = Server(tmp_path).start(), tmp_path / "tables.backup"
    try:
        backup.backup(server.database, file)
        _, table = a_game(server)
    finally:
        server.kill()
    assert actions_in_copy_alone(tmp_path / "tables.sqlite") == 0
    restored = backup.restore(server.database, file)
    assert restored.finding.games == 0
    assert restored.kept is not None
    assert len(actions_in(f"sqlite:///{restored.kept}", table)) >= 3
    assert stat.S_IMODE(restored.kept.stat().st_mode) == 0o600
    assert actions_in(server.database, table) == set()


def actions_in_copy_alone(file: Path) -> int:
    """How many actions a file holds without what lies beside it."""
    alone = file.with_name("alone.sqlite")
    shutil.copyfile(file, alone)
    return actions_in_copy(alone)


@pytest.mark.slow
def test_a_game_that_would_not_go_on_is_named_and_a_check_changes_nothing(
    tmp_path: Path, commands: Commands
) -> None:
    server, file = Server(tmp_path).start(), tmp_path / "tables.backup"
    try:
        _, broken = a_game(server)
        _, sound = a_game(server)
    finally:
        server.stop()
    with looking_into(server.database) as connection:
        connection.execute(update(actions).where(actions.c.table == broken).values(text="fly"))
    backup.backup(server.database, file)
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    checked = commands.run("restore", "--check", str(file), "--database", server.database)
    assert checked.code == 1
    assert f"table {broken} would not go on: " in checked.out
    assert sound not in checked.out
    assert "checked, 2 unfinished games, of which 1 would not go on." in checked.out
    assert {path: path.read_bytes() for path in before} == before


def test_a_backup_overwrites_nothing_and_needs_something_to_copy(
    tmp_path: Path, commands: Commands
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    file = tmp_path / "tables.backup"
    missing = commands.run("backup", str(file), "--database", url)
    assert (missing.code, missing.err) == (
        2,
        f"sherwood: there is no database at {tmp_path / 'tables.sqlite'}\n",
    )
    file.write_text("something dear")
    there = commands.run("backup", str(file), "--database", url)
    assert (there.code, file.read_text()) == (2, "something dear")
    assert "a backup overwrites nothing" in there.err
    nowhere = commands.run("backup", str(tmp_path / "no" / "file"), "--database", url)
    assert (nowhere.code, "cannot be written" in nowhere.err) == (2, True)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tables.backup"]


@pytest.mark.parametrize("what", ["garbage", "another program's", "nothing"])
def test_what_is_no_backup_of_ours_takes_nobodys_place(tmp_path: Path, what: str) -> None:
    file, target = tmp_path / "file", tmp_path / "tables.sqlite"
    target.write_bytes(b"the tables of somebody")
    if what == "garbage":
        file.write_bytes(b"garbage" * 100)
    elif what == "another program's":
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("CREATE TABLE birds (name TEXT)")
    with pytest.raises(ValueError, match=r"no backup of|no games of Sherwood|cannot be read"):
        backup.restore(f"sqlite:///{target}", file)
    assert target.read_bytes() == b"the tables of somebody"
    assert {path.name for path in tmp_path.iterdir()} <= {"file", "tables.sqlite"}


def test_without_the_programs_of_postgresql_the_command_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _program: None)
    url = Settings(database="postgresql://robin:secret@127.0.0.1:1/tables").database_url
    with pytest.raises(ValueError, match=r"pg_dump is not installed here; .* run: pg_dump") as said:
        backup.backup(url, tmp_path / "tables.dump")
    assert "secret" not in str(said.value)
    assert not list(tmp_path.iterdir())


@pytest.fixture
def own_database(postgres: Postgres) -> str:
    """A database of one test's own, since heartbeats of other tests' servers are in the usual one."""
    engine = create_engine(
        Settings(database=postgres.url).database_url, isolation_level="AUTOCOMMIT"
    )
    name = f"backup_{time.monotonic_ns()}"
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return postgres.url.rpartition("/")[0] + f"/{name}"


@pytest.mark.slow
def test_postgresql_is_backed_up_while_people_play_and_comes_back(
    tmp_path: Path, own_database: str
) -> None:
    url = Settings(database=own_database).database_url
    server, file = Server(tmp_path, database=own_database).start(), tmp_path / "tables.dump"
    try:
        party = played_for_a_while(server)
        before = set(party.acknowledged)
        backup.backup(url, file)
        assert file.read_bytes().startswith(dump.MARK)
        with pytest.raises(ValueError, match="a server uses the database"):
            backup.restore(url, file)
        assert backup.check(url, file).troubles == ()
        _, later = a_game(server)
    finally:
        server.stop()
    restored = backup.restore(url, file)
    assert before <= actions_in(url, party.table)
    assert actions_in(url, later) == set()
    assert restored.finding.troubles == ()
    assert restored.kept is not None
    assert restored.kept.read_bytes().startswith(dump.MARK)
    backup.restore(url, restored.kept)
    assert actions_in(url, later)
