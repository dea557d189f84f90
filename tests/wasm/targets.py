"""Where games are played beside native rules: a module in Node, and one in Chromium."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Route

from sherwood.games.game import names
from sherwood.wasm.build import build_all
from tests.server.processes import missing
from tests.wasm.games import Played

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
NODE = Path(sys.executable).with_name("node")  # comes with the packages, beside Python
PATIENCE = 1200.0
ADDRESS = "http://localhost"  # nothing listens there: the browser is answered by the test itself
SCRIPTS = (".js", ".ts")
PLAY = """async ([games, code, manifest]) => {
  const { loadModule } = await import('/web/src/local/module.ts')
  const { digestOf } = await import('/tests/wasm/transcript.js')
  const [bytes, data] = [await fetch(code), await fetch(manifest)]
  const module = await loadModule(await bytes.arrayBuffer(), await data.json())
  const digests = []
  for (const played of games) digests.push(await digestOf(module, played))
  return digests
}"""


@dataclass(frozen=True)
class Built:
    """A module, and its manifest beside it."""

    game: str
    folder: Path

    @property
    def code(self) -> Path:
        """The module."""
        return self.folder / f"{self.game}.wasm"

    @property
    def manifest(self) -> Path:
        """What is known of it."""
        return self.folder / f"{self.game}.json"

    def facts(self) -> dict[str, Any]:
        """The manifest, read."""
        read: dict[str, Any] = json.loads(self.manifest.read_text(encoding="utf-8"))
        return read


def built_now(folder: Path) -> dict[str, Built]:
    """The modules of all games, in a folder."""
    if find_spec("ziglang") is None:
        missing("ziglang (make wasm)")
    build_all(names(), folder)
    return {name: Built(name, folder) for name in names()}


def played_in_node(
    built: Built, games: Sequence[Played], code: Path | None = None, patience: float = PATIENCE
) -> list[str]:
    """What each game comes down to, by a module in Node."""
    ran = subprocess.run(
        [str(NODE), str(HERE / "node.js"), str(code or built.code), str(built.manifest)],
        input=json.dumps([played.as_record() for played in games]).encode(),
        env={**os.environ, "NODE_NO_WARNINGS": "1"},
        capture_output=True,
        check=False,
        timeout=patience,
    )
    assert ran.returncode == 0, ran.stderr.decode()
    return ran.stdout.decode().splitlines()


def played_in_chromium(browser: Browser, built: Built, games: Sequence[Played]) -> list[str]:
    """What each game comes down to, by a module in a browser."""
    page = browser.new_context().new_page()
    page.route("**/*", lambda route: answer(route, built))
    page.goto(ADDRESS)
    records = [played.as_record() for played in games]
    digests: list[str] = page.evaluate(PLAY, [records, "/built.wasm", "/built.json"])
    page.context.close()
    return digests


def answer(route: Route, built: Built) -> None:
    """What a browser that asks for one of our files gets."""
    path = urlsplit(route.request.url).path
    if path.startswith("/built"):
        file = built.folder / path.replace("/built", built.game)
        route.fulfill(body=file.read_bytes(), content_type="application/octet-stream")
    elif path.endswith(SCRIPTS):
        route.fulfill(body=plain_script(ROOT / path[1:]), content_type="text/javascript")
    else:
        route.fulfill(body="<!doctype html><title>Modules</title>", content_type="text/html")


def plain_script(file: Path) -> str:
    """A script without its types, as Node strips them."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".js":
        return text
    strip = (
        "console.log(require('module').stripTypeScriptTypes(require('fs').readFileSync(0, 'utf8')))"
    )
    ran = subprocess.run(
        [str(NODE), "-e", strip],
        input=text,
        env={**os.environ, "NODE_NO_WARNINGS": "1"},
        capture_output=True,
        text=True,
        check=True,
        timeout=PATIENCE,
    )
    return ran.stdout
