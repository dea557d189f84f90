"""A game that another package brings, through the page: on the plain board, and on one drawn for it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from sherwood.server.web.page import BUILT, INDEX
from tests.elsewhere.installed import path_with_higher
from tests.server.processes import Server, missing
from tests.web.person import Person

pytestmark = pytest.mark.slow
WEB = BUILT.parent
VITE = WEB / "node_modules" / "vite" / "bin" / "vite.js"
KIT = """
import { kit as plain } from '../any'
import Scene from './Scene.svelte'

export const kit = { ...plain, Scene, heading: () => 'Higher, or as high as it is?' }
"""
SCENE = """
<script lang="ts">
  import { getTable } from '../../table.svelte'

  const table = getTable()
</script>

<p class="drawn">{table.shown?.view.points.length} players</p>
"""


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    return path_with_higher(tmp_path_factory.mktemp("elsewhere"))


@contextmanager
def serving(path: str, folder: Path, **settings: object) -> Iterator[Server]:
    """A server with the page, and with a game that another package brings."""
    if not (BUILT / INDEX).is_file():
        missing("the page (make web)")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", path)
        server = Server(folder, bot_pace=0.0, grace=0.3, **settings).start()
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="module")
def server(path: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(path, tmp_path_factory.mktemp("house")) as found:
        yield found


def sit_down(robin: Person) -> None:
    """At a table of Higher, with bots."""
    robin.go("/")
    robin.press(robin.page.locator("article", has_text="higher").get_by_role("button").first)
    robin.wait_to_be_asked()


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_person_plays_a_game_that_the_page_does_not_know(
    chromium: Browser, server: Server, language: str
) -> None:
    robin = Person(chromium, server.address, "Robin", language=language)
    sit_down(robin)
    robin.play_to_the_end()
    totals = [total for _, total in robin.read_sheet()]
    assert len(totals) == 4
    assert totals[0] == max(totals)
    robin.leave()
    assert robin.errors == []


def test_a_drawn_board_is_one_folder_in_the_page(
    chromium: Browser, path: str, tmp_path: Path
) -> None:
    built = page_with_a_board(tmp_path / "web")
    with serving(path, tmp_path, web=built) as server:
        robin = Person(chromium, server.address, "Robin")
        sit_down(robin)
        assert robin.page.inner_text(".drawn") == "4 players"
        robin.sees("Higher, or as high as it is?")
        robin.leave()
    assert robin.errors == []


def page_with_a_board(copy: Path) -> Path:
    """The page, built from its sources and one folder more."""
    leave_out = shutil.ignore_patterns("node_modules", "dist")
    shutil.copytree(WEB, copy, ignore=leave_out)
    (copy / "node_modules").symlink_to(WEB / "node_modules")
    board = copy / "src" / "games" / "higher"
    board.mkdir()
    (board / "kit.ts").write_text(KIT, encoding="utf-8")
    (board / "Scene.svelte").write_text(SCENE, encoding="utf-8")
    search = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    node = shutil.which("node", path=search) or "node"
    building = [node, str(VITE), "build", "--logLevel", "warn"]
    subprocess.run(building, cwd=copy, check=True, timeout=300)
    return copy / "dist"
