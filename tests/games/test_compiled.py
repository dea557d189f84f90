"""Compiled code: where it is kept, what it accepts, and who may call it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sherwood.games import compiled
from sherwood.games.compiled import cache_folder, kernel, rule

NOTTINGHAM = "sherwood.games.nottingham.rules"
SHERIFF = "sherwood.games.sheriff.rules"


@rule
def half(number: int) -> int:
    return number >> 1


@kernel
def half_of(number: int) -> int:
    return half(number)


def test_python_calls_kernels_and_kernels_call_rules() -> None:
    assert half_of(8) == 4
    with pytest.raises(TypeError, match="half is a rule: only kernels call it"):
        half(8)


def test_a_kernel_is_compiled_once_for_all_sizes_of_number() -> None:
    sizes: list[Any] = [100, np.int8(100), np.int16(100), np.uint8(100), np.int64(100)]
    assert [half_of(number) for number in sizes] == [50] * len(sizes)
    assert len(half_of.signatures) == 1  # type: ignore[attr-defined]


@pytest.fixture
def a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package's sources, free to be edited."""
    package = tmp_path / "sherwood"
    shutil.copytree(compiled.PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(compiled, "PACKAGE", package)
    return package


def folders() -> list[Path]:
    """Where the code of two games and of a bot is kept now."""
    modules = (NOTTINGHAM, SHERIFF, "sherwood.bots.roster")
    return [cache_folder.__wrapped__(module) for module in modules]


def test_an_edit_of_a_game_gives_that_game_a_new_folder(a_copy: Path) -> None:
    before = folders()
    rules = a_copy / "games" / "nottingham" / "rules.py"
    rules.write_text(rules.read_text(encoding="utf-8") + "# a remark\n", encoding="utf-8")
    same = [one == two for one, two in zip(before, folders(), strict=True)]
    assert same == [False, True, False]


def test_a_new_sentence_is_no_reason_to_compile(a_copy: Path) -> None:
    before = folders()
    for name in compiled.NEVER_COMPILED:
        told = a_copy / "games" / "nottingham" / name
        source = told.read_text(encoding="utf-8")
        assert "@rule" not in source
        assert "@kernel" not in source
        told.write_text(source + "# a remark\n", encoding="utf-8")
    assert folders()[:2] == before[:2]


def test_an_edit_of_the_kit_gives_every_game_a_new_folder(a_copy: Path) -> None:
    before = folders()
    (a_copy / "games" / "dice.py").write_text("# other dice\n", encoding="utf-8")
    assert not set(before) & set(folders())


def folder_under(setting: dict[str, str]) -> str:
    """The folder as another process sees it."""
    program = (
        f"from sherwood.games.compiled import cache_folder; print(cache_folder({NOTTINGHAM!r}))"
    )
    environment = {**os.environ, **setting}
    ran = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    return ran.stdout.strip()


def test_the_bounds_check_switch_has_a_folder_of_its_own() -> None:
    assert folder_under({}) == str(cache_folder(NOTTINGHAM))
    assert folder_under({"NUMBA_BOUNDSCHECK": "1"}) != str(cache_folder(NOTTINGHAM))


def test_where_nothing_can_be_written_a_temporary_folder_serves(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    folder = Path(folder_under({"SHERWOOD_CACHE": str(blocked / "cache")})).parent
    assert folder.name.startswith("sherwood-")
    shutil.rmtree(folder, ignore_errors=True)
