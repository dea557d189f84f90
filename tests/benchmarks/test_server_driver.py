"""The people of the benchmark play at a real server of ours. Nothing is timed."""

import asyncio
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.server.processes import Server

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        find_spec("picows") is None, reason="picows is installed by `make .venv/bench`"
    ),
    pytest.mark.skipif(sys.platform == "win32", reason="there is no uvloop"),
]
TABLES = 2
A_MOMENT = 0.3  # seconds
PATIENCE = 10.0


def test_people_play_and_all_see_it(tmp_path: Path) -> None:
    import uvloop

    from benchmarks.server.crowd import Crowd
    from benchmarks.server.sherwood_server import sherwood

    async def story() -> None:
        async with Crowd(server, TABLES, rate=0.0) as crowd:
            figures = await crowd.turn(A_MOMENT)
        assert figures.moves > TABLES
        assert figures.delays
        assert figures.processor_seconds > 0

    with sherwood(tmp_path) as server:
        uvloop.run(story())


def test_who_is_cut_off_knows_it_and_who_goes_does_not(tmp_path: Path) -> None:
    import uvloop

    from benchmarks.server.sherwood_server import Sherwood

    async def story() -> None:
        table = server.open_table()
        staying, going = await server.sit(table, 0), await server.sit(table, 1)
        await going.close()
        await asyncio.to_thread(running.stop)
        async with asyncio.timeout(PATIENCE):
            while not staying.lost:
                await asyncio.sleep(0.01)
        assert not going.lost

    running = Server(tmp_path).start()
    server = Sherwood(running, tmp_path / "tables.sqlite")
    try:
        uvloop.run(story())
    finally:
        running.stop()
