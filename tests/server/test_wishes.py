"""What a visitor may wish for: figures and words, not many of them, and never a file.

And what is kept of a wish decides the game, whatever changes around the database.
"""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from sherwood.client import Guest, RefusedError
from sherwood.games import edition
from sherwood.games.game import load, names
from sherwood.server.refusal import CLOSE_CODES, Reason
from sherwood.server.requests import NewTable
from sherwood.server.store.schema import tables
from sherwood.server.store.wish import Wish, settle
from sherwood.server.web import tables as requests
from tests.opening import hostile_names, opened_files
from tests.server.company import play_on, table_with_bots, turn_of, until_over
from tests.server.processes import here, looking_into

EVERY = [(game, option.name) for game in names() for option in load(game).game.OPTIONS]
every_option = pytest.mark.parametrize(("game", "option"), EVERY)
AT_ONCE = 5.0  # seconds, on a busy machine
TOO_MUCH: list[Any] = [
    {"values": [1] * 20_000},
    {f"part{number}": {} for number in range(3000)},
    "9" * 60_000,
    [[[[[[[[1]]]]]]]],
    10**18,
]


@contextmanager
def refused(reason: str) -> Iterator[list[str]]:
    """Something that is refused for a reason; what was said."""
    said: list[str] = []
    with pytest.raises(RefusedError) as caught:
        yield said
    said.append(str(caught.value))
    assert caught.value.reason == reason


@every_option
def test_a_visitor_cannot_name_a_file(address: str, tmp_path: Path, game: str, option: str) -> None:
    guest, answers, hostile = Guest(address, "Mallory"), set(), hostile_names(tmp_path)
    with opened_files() as opened:
        for name in hostile:
            for value in (name, [name], {"values": name}, {name: name}):
                started = time.monotonic()
                with refused("bad_table") as said:
                    guest.open_table(game, 3, options={option: value})
                assert time.monotonic() - started < AT_ONCE
                assert "secret" not in said[0]
                answers.add((type(value), said[0].replace(name, "…")))
    assert not [name for name in opened if name.startswith((str(tmp_path), "/dev/zero"))]
    assert len(answers) == 4  # one for each dress, and the same for every name


@every_option
def test_a_visitor_cannot_make_the_server_work_long_or_keep_much(
    address: str, game: str, option: str
) -> None:
    guest = Guest(address, "Mallory")
    for value in TOO_MUCH:
        started = time.monotonic()
        with refused("bad_table") as said:
            guest.open_table(game, 3, options={option: value})
        assert len(said[0]) < 200
        assert time.monotonic() - started < AT_ONCE


def test_a_wish_is_looked_at_only_within_the_limit_of_new_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_at: list[NewTable] = []

    def look(data: NewTable) -> Wish:
        looked_at.append(data)
        return settle(data)

    monkeypatch.setattr(requests, "settle", look)
    with here(tmp_path, tables_per_hour=3) as address:
        guest = Guest(address, "Mallory")
        for _ in range(3):
            with refused("bad_table"):
                guest.open_table("nottingham", 3, options={"edition": "x"})
        for _ in range(3):
            with refused("too_many_tables"):
                guest.open_table("nottingham", 3, options={"edition": "x"})
    assert len(looked_at) == 3


def test_an_address_brings_so_many_people_and_no_more(tmp_path: Path) -> None:
    with here(tmp_path, people_per_hour=2) as address:
        robin = Guest(address, "Robin")
        Guest(address, "Marian")
        with refused("too_fast"):
            Guest(address, "Mallory")
        robin.ask("PUT", "/api/me", {"name": "Robin of Locksley", "language": "en"})


def test_a_rematch_is_a_new_table_too(tmp_path: Path) -> None:
    with here(tmp_path, bot_pace=0.0, answer_time=0.1, tables_per_hour=2) as address:
        guest = Guest(address, "Robin")
        first = ended(guest)
        again = guest.ask("POST", f"/api/tables/{first}/rematch")["id"]
        assert guest.ask("POST", f"/api/tables/{first}/rematch")["id"] == again
        guest.start(again)
        with guest.sit_down(again, 0) as player:
            play_on(player)
            until_over(player)
        with refused("too_many_tables"):
            guest.ask("POST", f"/api/tables/{again}/rematch")


def ended(guest: Guest) -> str:
    """A short game that is over; its table."""
    table = table_with_bots(guest, options={"edition": short_track()})
    with guest.sit_down(table.id) as player:
        guest.start(table.id)
        play_on(player)
        until_over(player)
    return table.id


def short_track() -> dict[str, Any]:
    """The edition in the box, with a track of one field."""
    figures: dict[str, Any] = load("nottingham").game.OPTIONS[-1].settled(None, 4)
    return {**figures, "track": {"numbers": [3]}}


@contextmanager
def a_house(folder: Path) -> Iterator[tuple[str, str]]:
    """A server whose bots rest, and its database."""
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    with here(folder, database=database, bot_pace=600.0) as address:
        yield address, database


def kept(database: str, table: str) -> dict[str, Any]:
    """What the database keeps of a wish."""
    with looking_into(database) as connection:
        found = connection.execute(
            select(tables.c.settings).where(tables.c.id == table)
        ).scalar_one()
    settings: dict[str, Any] = json.loads(found)
    return settings


def test_everything_that_decides_a_game_is_kept_with_it(tmp_path: Path) -> None:
    with a_house(tmp_path) as (address, database):
        guest = Guest(address, "Robin")
        for game in names():
            table = guest.open_table(game, 4, options={"first": 2})
            settings = kept(database, table.id)
            assert set(settings["options"]) == {one.name for one in load(game).game.OPTIONS}
            assert settings["options"]["first"] == 2
            assert settings["options"]["edition"]["values"]
            assert settings["rules"] == load(game).game.RULES_VERSION
            assert table.options == {"first": 2}  # as everybody is told: what is not usual


def test_another_box_does_not_change_a_running_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with a_house(tmp_path) as (address, _):
        guest = Guest(address, "Robin")
        table = table_with_bots(guest, options={"first": 0})
        with guest.sit_down(table.id) as player:
            guest.start(table.id)
            before = turn_of(player).view["values"]
        figures = short_track()
        reprinted = {**figures, "values": {**figures["values"], "copper": 99}}
        monkeypatch.setattr(edition, "in_the_box", lambda _home, _check: reprinted)
        with guest.sit_down(table.id, 0) as player:
            assert turn_of(player).view["values"] == before
        wish = {"sit": {"name": "Robin"}, "start": True, "options": {"first": 0}}
        fresh = guest.open_table("nottingham", 3, **wish)
        with guest.sit_down(fresh.id, 0) as player:
            assert turn_of(player).view["values"]["copper"] == 99


def test_a_game_of_other_rules_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with a_house(tmp_path) as (address, _):
        guest = Guest(address, "Robin")
        waiting = table_with_bots(guest)
        running = table_with_bots(guest, options={"first": 0})
        guest.sit_down(running.id)
        guest.start(running.id)
        monkeypatch.setattr(load("nottingham").game, "RULES_VERSION", 2)
        sentence = "This game needs version 1 of its rules; this server has version 2."
        with guest.connect(running.id) as wire, pytest.raises(ConnectionClosed) as closed:
            wire.recv(10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CLOSE_CODES[Reason.OTHER_RULES]
        assert closed.value.rcvd.reason == sentence
        guest.sit_down(waiting.id)
        for method, path in (
            ("GET", f"{running.id}/story"),
            ("GET", f"{running.id}/moments/1"),
            ("POST", f"{waiting.id}/start"),
        ):
            with refused("other_rules") as said:
                guest.ask(method, f"/api/tables/{path}")
            assert said == [sentence]
        shown = {one["id"] for one in guest.ask("GET", "/api/tables")}
        assert {waiting.id, running.id} <= shown


def test_of_a_finished_game_of_other_rules_the_proof_stays_and_one_can_play_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with here(tmp_path, bot_pace=0.0, answer_time=0.1) as address:
        guest = Guest(address, "Robin")
        table = ended(guest)
        proof = guest.ask("GET", f"/api/tables/{table}/fairness")
        monkeypatch.setattr(load("nottingham").game, "RULES_VERSION", 2)
        with refused("other_rules"):
            guest.ask("GET", f"/api/tables/{table}/log")
        assert guest.ask("GET", f"/api/tables/{table}/fairness") == proof
        assert proof["key"]
        again = guest.ask("POST", f"/api/tables/{table}/rematch")["id"]
        guest.start(again)
        with guest.sit_down(again, 0) as player:
            assert turn_of(player).view["track"]["numbers"] == [3]
