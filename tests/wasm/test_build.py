"""Building modules: what is checked before, what comes out, and what is said where something is wrong."""

import importlib.util
import json
import subprocess
from pathlib import Path

import pytest
from numba.core import compiler
from numba.core.runtime import rtsys

import sherwood
from sherwood.bots.folders import part_of
from sherwood.games.game import load, names
from sherwood.wasm import build, linker, target
from tests.wasm.games import all_values
from tests.wasm.targets import NODE, Built

every_game = pytest.mark.parametrize("name", names())
MOST = 40_000  # bytes that a module has compressed
SHAPE = """
const { brotliCompressSync } = require('zlib')
const code = require('fs').readFileSync(0)
const module = new WebAssembly.Module(code)
console.log(JSON.stringify({
  size: brotliCompressSync(code).length,
  imports: WebAssembly.Module.imports(module),
  exports: WebAssembly.Module.exports(module).map((one) => one.name),
}))
"""


def test_two_who_build_at_once_leave_a_module_and_its_manifest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace, others = Path.replace, ["another"]

    def outrun(self: Path, target: Path) -> Path:
        if others:
            keep(others.pop())
        return replace(self, target)

    def keep(whose: str) -> None:
        build.keep(tmp_path, "game", f"module of {whose}".encode(), f"manifest of {whose}".encode())

    monkeypatch.setattr(Path, "replace", outrun)
    keep("one")
    left = {file.name: file.read_text() for file in tmp_path.iterdir()}
    assert left == {"game.wasm": "module of one", "game.json": "manifest of one"}


def test_a_numba_that_lacks_something_is_told_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    class Context:
        pass

    monkeypatch.setattr(target, "RELIED_ON", (*target.RELIED_ON, (Context, "codegen")))
    with pytest.raises(target.ChangedNumba, match=r"Numba [\d.]+ has no codegen in Context any"):
        target.check_numba()


def test_a_numba_that_compiles_otherwise_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def compile_extra(function: object, arguments: object) -> None: ...

    monkeypatch.setattr(compiler, "compile_extra", compile_extra)
    with pytest.raises(target.ChangedNumba, match="other arguments: function, arguments"):
        target.check_numba()


def test_this_numba_has_all_that_is_needed() -> None:
    target.check_numba()


def test_a_process_that_runs_native_code_builds_no_module() -> None:
    sherwood.new("nottingham", 3, 1)
    assert rtsys._init
    with pytest.raises(RuntimeError, match="a process of its own"):
        target.aim_at_wasm()


def test_a_missing_linker_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    with pytest.raises(RuntimeError, match=r"the package ziglang \(make wasm\)"):
        linker.link([], [])


def test_another_state_of_the_sources_is_kept_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if importlib.util.find_spec("ziglang") is None:
        monkeypatch.setattr(build, "TOOLS", ("numba", "numpy"))
    before = build.state_of("sheriff")
    assert before == build.state_of("sheriff") != build.state_of("nottingham")
    (tmp_path / "entries.py").write_text("OF_RULES = ()\n", encoding="utf-8")
    monkeypatch.setattr(build, "HERE", tmp_path)
    assert build.state_of("sheriff") != before


@pytest.mark.slow
@every_game
def test_a_module_is_small_imports_nothing_and_has_its_entries(
    name: str, modules: dict[str, Built]
) -> None:
    built = modules[name]
    ran = subprocess.run(
        [str(NODE), "-e", SHAPE], input=built.code.read_bytes(), capture_output=True, check=True
    )
    shape = json.loads(ran.stdout)
    facts = built.facts()
    entries = [entry["name"] for entry in facts["entries"]]
    assert shape["size"] <= MOST
    assert shape["imports"] == []
    assert sorted(shape["exports"]) == sorted([*entries, "memory", "__heap_base"])
    assert {"setup", "play", "show", "choose", "roll_out"} <= set(entries)


@pytest.mark.slow
@every_game
def test_a_manifest_tells_what_python_knows(name: str, modules: dict[str, Built]) -> None:
    facts, game = modules[name].facts(), load(name).game
    assert facts["rules"] == game.RULES_VERSION
    assert [game.parse(text) for text in facts["actions"]] == list(range(game.ACTIONS))
    assert facts["records"]["table"]["size"] == game.TABLE.itemsize
    assert set(facts["characters"]) == set(part_of(name, "characters").CHARACTERS)
    values = {
        (players, option["name"], value)
        for players in facts["players"]
        for option in facts["options"]
        for value in [*option["values"], *range(players if option["seats"] else 0)]
    }
    assert values == all_values(name)
    assert [one["path"] for one in facts["figures"]] == [one.path for one in game.FIGURES]
    took = {entry["name"]: entry["arguments"] for entry in facts["entries"]}
    assert [one["name"] for one in took["play"]] == ["table_bytes", "seat", "action", "notes_bytes"]
    assert [one["kind"] for one in took["play"]] == ["array", "whole", "whole", "array"]
