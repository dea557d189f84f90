"""Names, words and ids on the wire: nothing unseen gets in, and no two names look alike at a table."""

import json
import urllib.parse
from collections.abc import Iterator
from pathlib import Path

import pytest

from sherwood.client import Guest, RefusedError
from sherwood.server.messages import Done
from tests.server.company import table_with_bots, turn_of
from tests.server.processes import Postgres, here

UNSEEN = ["\0", "\n", "\x85", "\u2028", "\u200b", "\u202e", "\u3164"]
TWINS = ["Robin ", "ROBIN", "R\u043ebin", "\uff32obin", "Rob1n"]


@pytest.fixture(scope="module")
def on_postgres(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose database takes no NUL in a text."""
    folder = tmp_path_factory.mktemp("house")
    with here(folder, database=postgres.url, bot_pace=0.0, answer_time=0.1) as found:
        yield found


@pytest.mark.parametrize("letter", UNSEEN, ids=ascii)
def test_what_cannot_be_seen_has_no_place_in_a_name_or_in_words(address: str, letter: str) -> None:
    guest = Guest(address, "Robin")
    table = table_with_bots(guest)
    seat = f"/api/tables/{table.id}/seats/0"
    for path, body in (
        ("/api/me", {"name": f"Ro{letter}bin"}),
        (seat, {"name": f"Ro{letter}bin"}),
        (f"{seat}/words", {"words": f"my{letter}words"}),
    ):
        with pytest.raises(RefusedError, match=f"U\\+{ord(letter):04X}") as refused:
            guest.ask("PUT", path, body)
        assert refused.value.reason == "not_understood"
    assert guest.table(table.id).seats[0].kind == "empty"
    assert guest.ask("GET", "/api/me")["name"] == "Robin"


def test_a_name_is_kept_in_its_one_spelling(address: str) -> None:
    guest = Guest(address, "Robin")
    assert guest.ask("PUT", "/api/me", {"name": " Little\u3000 John "})["name"] == "Little John"
    table = table_with_bots(guest)
    guest.ask("PUT", f"/api/tables/{table.id}/seats/0", {"name": "Jose\u0301 "})
    assert guest.table(table.id).seats[0].name == "Jos\xe9"


@pytest.mark.parametrize("twin", TWINS, ids=ascii)
def test_nobody_sits_beside_somebody_whose_name_looks_the_same(address: str, twin: str) -> None:
    robin, twin_guest = Guest(address, "Robin"), Guest(address, "Somebody")
    table = table_with_bots(robin, people=2)
    robin.sit_down(table.id, seat=0)
    with pytest.raises(RefusedError, match="Robin sits here already") as refused:
        twin_guest.ask("PUT", f"/api/tables/{table.id}/seats/1", {"name": twin})
    assert refused.value.reason == "name_taken"
    twin_guest.ask("PUT", f"/api/tables/{table.id}/seats/1", {"name": "Robyn"})


def test_a_bot_whose_name_looks_like_a_persons_takes_another(address: str) -> None:
    guest = Guest(address, "Robin")
    table = table_with_bots(guest)
    bot = guest.table(table.id).seats[1].name
    guest.ask("PUT", f"/api/tables/{table.id}/seats/0", {"name": bot.upper()})
    names = [seat.name for seat in guest.table(table.id).seats]
    assert bot not in names[1:]
    assert len({name.casefold() for name in names}) == len(names)


def test_a_line_of_chat_is_told_without_what_cannot_be_seen(address: str) -> None:
    guest = Guest(address, "Robin")
    table = table_with_bots(guest)
    with guest.sit_down(table.id) as player:
        while player.info is None:
            player.receive(10)
        assert player._socket is not None
        line = {"type": "say", "seat": 0, "text": "He\0llo\u202e, \u3164friends"}
        player._socket.send(json.dumps(line))
        while not player.said:
            player.receive(10)
    assert player.said[0].text == "He llo ,  friends"


@pytest.mark.parametrize("path", ["", "/story", "/moments/1", "/log", "/replay", "/fairness"])
@pytest.mark.parametrize("table", ["a\0b", "a\nb", "\u0441\u0442\u043e\u043b", "a b"], ids=ascii)
def test_what_cannot_be_a_tables_id_is_no_table(address: str, table: str, path: str) -> None:
    guest = Guest(address, "Robin")
    with pytest.raises(RefusedError) as refused:
        guest.ask("GET", f"/api/tables/{urllib.parse.quote(table)}{path}")
    assert refused.value.reason == "unknown_table"


@pytest.mark.slow
def test_a_nul_breaks_nothing_on_postgresql(on_postgres: str, tmp_path: Path) -> None:
    guest = Guest(on_postgres, "Robin")
    table = table_with_bots(guest)
    for method, path, body in (
        ("PUT", "/api/me", {"name": "Ro\0bin"}),
        ("PUT", f"/api/tables/{table.id}/seats/0", {"name": "Ro\0bin"}),
        ("PUT", f"/api/tables/{table.id}/seats/0/words", {"words": "\0"}),
        ("POST", "/api/tables", {"game": "nottingham\0", "players": 3}),
        ("PUT", f"/api/tables/{table.id}/seats/0/bot", {"level": "\0"}),
        ("GET", "/api/tables/a%00b", None),
        ("GET", "/api/tables/a%00b/story", None),
        ("POST", "/api/tables/a%00b/start", None),
    ):
        with pytest.raises(RefusedError) as refused:
            guest.ask(method, path, body)
        assert refused.value.reason not in ("", "broken"), path


@pytest.mark.slow
def test_a_nul_in_an_actions_id_is_refused_and_stops_no_strangers_table(on_postgres: str) -> None:
    poisoner, watcher = Guest(on_postgres, "Guy"), Guest(on_postgres, "Watcher")
    strangers = [
        watcher.open_table("nottingham", 4, bots=["random"] * 4, start=True) for _ in range(3)
    ]
    table = table_with_bots(poisoner, options={"first": 0}, bot_pace=600.0)
    watching = [watcher.connect(one.id) for one in strangers]
    with poisoner.sit_down(table.id) as player:
        poisoner.start(table.id)
        view = turn_of(player)
        assert player._socket is not None
        act = {"type": "act", "id": "\0", "seat": 0, "version": view.version, "steps": ["take"]}
        for _ in range(100):
            player._socket.send(json.dumps(act))
            answer = json.loads(player._socket.recv(10))
            while answer["type"] != "refused":
                answer = json.loads(player._socket.recv(10))
            assert answer["reason"] == "not_understood"
        assert isinstance(player.play("take"), Done)
    for socket in watching:
        with socket:
            while not json.loads(socket.recv(30)).get("over"):
                pass
