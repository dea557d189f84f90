"""Databases of earlier versions: their games go on, or say why they cannot."""

import json
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, select, text

from sherwood.client import Guest, RefusedError
from sherwood.games.game import load, names
from sherwood.server.store.database import prepare
from sherwood.server.store.migrate import configuration
from sherwood.server.store.schema import tables
from tests.server.processes import here, looking_into

EARLY_SEAT = text(
    'INSERT INTO seats ("table", seat, bot, name, stand_in, contribution, says_no, muted) '
    "VALUES (:of, :seat, 'random', :name, false, '', false, '')"
)
EARLY: dict[str, Any] = {"options": {}, "bots": [], "clock": None, "position": None, "seed": None}


def early_table(connection: Connection, name: str, **wish: Any) -> None:
    """A table as it was kept before wishes were settled."""
    settings = {"game": "nottingham", "players": 3, **EARLY, **wish}
    row = {"created_at": 1.0, "state": "waiting", "host": "x", "secret": bytes(32), "open": False}
    values = {"id": name, "settings": json.dumps(settings), "game": settings["game"], **row}
    connection.execute(tables.insert().values(**values))
    for seat in range(settings["players"]):
        connection.execute(EARLY_SEAT, {"of": name, "seat": seat, "name": f"Bot{seat}"})


def settings_of(connection: Connection, name: str) -> dict[str, Any]:
    found = connection.execute(select(tables.c.settings).where(tables.c.id == name)).scalar_one()
    settings: dict[str, Any] = json.loads(found)
    return settings


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database of the first version, with some tables."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    (tmp_path / "box.toml").write_text("[values]\n", encoding="utf-8")
    with looking_into(url) as connection:
        command.upgrade(configuration(connection), "0001")
        for game in names():
            early_table(connection, game, game=game, options={"first": 1})
        early_table(connection, "file", options={"edition": str(tmp_path / "box.toml")})
        early_table(connection, "gone", game="chess")
    return url


def test_an_early_table_is_settled_by_the_rules_it_was_opened_with(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game in names():
        monkeypatch.setattr(load(game).game, "RULES_VERSION", 1)
    prepare(database)
    with looking_into(database) as connection:
        for game in names():
            settled = settings_of(connection, game)
            assert settled["rules"] == 1
            assert set(settled["options"]) == {one.name for one in load(game).game.OPTIONS}
            assert settled["options"]["first"] == 1
            assert settled["options"]["edition"]["values"]


def test_what_cannot_be_settled_is_left_as_it_was(database: str, tmp_path: Path) -> None:
    prepare(database)
    with looking_into(database) as connection:
        for name in ("file", "gone"):
            assert settings_of(connection, name)["rules"] == 0
        assert settings_of(connection, "file")["options"] == {"edition": str(tmp_path / "box.toml")}


def test_by_other_rules_nothing_is_settled(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(load("sheriff").game, "RULES_VERSION", 2)
    prepare(database)
    with looking_into(database) as connection:
        assert settings_of(connection, "sheriff")["options"] == {"first": 1}
        assert settings_of(connection, "sheriff")["rules"] == 0
        assert settings_of(connection, "nottingham")["rules"] == 1


def test_a_migration_can_be_taken_back(database: str) -> None:
    prepare(database)
    with looking_into(database) as connection:
        assert settings_of(connection, "nottingham")["rules"] == 1
        command.downgrade(configuration(connection), "0001")
        assert "rules" not in settings_of(connection, "nottingham")


def test_an_early_game_goes_on_where_it_was(database: str, tmp_path: Path) -> None:
    with looking_into(database) as connection:
        connection.execute(text("UPDATE tables SET state = 'playing', started_at = 2.0"))
    with here(tmp_path, database=database, bot_pace=600.0) as address:
        guest = Guest(address, "Robin")
        with guest.connect("nottingham") as wire:
            frames = [json.loads(wire.recv(20)) for _ in range(2)]
        assert [frame["type"] for frame in frames] == ["table", "view"]
        assert frames[1]["waiting_for"] == [1]
        for table in ("file", "gone"):
            assert guest.table(table).state == "playing"
            assert guest.ask("GET", f"/api/tables/{table}/fairness")["commitment"]
            with pytest.raises(RefusedError, match="This game needs version 0 of its rules"):
                guest.ask("GET", f"/api/tables/{table}/story")
