"""A game that another package brings, at a table of a real server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sherwood.client import Guest
from sherwood.server.messages import Done
from tests.elsewhere.installed import path_with_higher, run
from tests.server.company import begin, turn_of, until_over
from tests.server.processes import Server

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    return path_with_higher(tmp_path_factory.mktemp("elsewhere"))


@pytest.fixture(scope="module")
def server(path: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path)
        server = Server(folder, bot_pace=0.0).start()
    yield server
    server.stop()


def test_a_server_offers_it_with_the_bots_that_can_play_it(server: Server) -> None:
    games = Guest(server.address, "Robin").ask("GET", "/api/games")
    higher = next(game for game in games if game["name"] == "higher")
    assert higher["bots"] == ["random", "wary"]
    assert (higher["least"], higher["most"], higher["lessons"]) == (2, 4, [])
    assert higher["figures"] == {"deck": {"cards": 12}}


def test_people_and_bots_play_it_to_the_end(server: Server, path: str, tmp_path: Path) -> None:
    robin, marian = Guest(server.address, "Robin"), Guest(server.address, "Marian")
    table = robin.open_table("higher", 4, bots=[None, None, "random", "wary"]).id
    with robin.sit_down(table) as first, marian.sit_down(table) as second:
        begin(table, robin, marian)
        for player in (first, second):
            assert {choice.text for choice in turn_of(player).legal} == {"keep", "swap"}
            assert isinstance(player.play("swap"), Done)
        for player in (first, second):
            until_over(player)
    log = tmp_path / "higher.log"
    log.write_text(robin.ask("GET", f"/api/tables/{table}/log"), encoding="utf-8")
    run(path, "sherwood", "verify", str(log))
