"""Where compiled code is kept, and when it is found again."""

import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from sherwood.games import cache
from sherwood.games.cache import cache_folder

NOTTINGHAM = "sherwood.games.nottingham.rules"
SHERIFF = "sherwood.games.sheriff.rules"
FOLDER = f"from sherwood.games.cache import cache_folder; print(cache_folder({NOTTINGHAM!r}))"


@pytest.fixture
def a_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package's sources, free to be edited."""
    package = tmp_path / "sherwood"
    shutil.copytree(cache.PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(cache, "PACKAGE", package)
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
    for name in cache.NEVER_COMPILED:
        told = a_copy / "games" / "nottingham" / name
        source = told.read_text(encoding="utf-8")
        assert "@rule" not in source
        assert "@kernel" not in source
        told.write_text(source + "# a remark\n", encoding="utf-8")
    assert folders()[:2] == before[:2]


def test_other_numbers_and_lines_of_bots_are_no_reason_to_compile(a_copy: Path) -> None:
    def folder() -> Path:
        return cache_folder.__wrapped__("sherwood.bots.sheriff.mind.consider")

    before, bots = folder(), a_copy / "bots"
    for file in [bots / "sheriff" / "characters.py", *(bots / name for name in cache.NOR_OF_BOTS)]:
        source = file.read_text(encoding="utf-8")
        assert "@rule" not in source
        assert "@kernel" not in source
        file.write_text(source + "# a remark\n", encoding="utf-8")
    assert folder() == before
    (bots / "sheriff" / "mind" / "fear.py").write_text("# no fear\n", encoding="utf-8")
    assert folder() != before


def test_an_edit_of_the_kit_gives_every_game_a_new_folder(a_copy: Path) -> None:
    before = folders()
    (a_copy / "games" / "dice.py").write_text("# other dice\n", encoding="utf-8")
    assert not set(before) & set(folders())


def ran(program: str, **setting: str) -> str:
    """What a program prints that another process runs here."""
    return ran_in(cache.PACKAGE.parent, program, **setting)


def ran_in(folder: Path, program: str, **setting: str) -> str:
    """The same in a folder, whose modules it finds first."""
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program)],
        cwd=folder,
        env={**os.environ, **setting},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_the_bounds_check_switch_has_a_folder_of_its_own() -> None:
    assert ran(FOLDER) == str(cache_folder(NOTTINGHAM))
    assert ran(FOLDER, NUMBA_BOUNDSCHECK="1") != str(cache_folder(NOTTINGHAM))


def test_another_processor_has_a_folder_of_its_own() -> None:
    assert ran(FOLDER, NUMBA_CPU_NAME="generic") != str(cache_folder(NOTTINGHAM))


COUNT_COMPILED = """
    import sherwood
    from sherwood.games.game import load

    match = sherwood.new("nottingham", players=3, seed=1)
    match.play(match.actors[0], match.legal(match.actors[0])[0])
    match.view(0)
    kernels = [one for one in vars(load("nottingham").kernels).values() if hasattr(one, "stats")]
    found = sum(sum(kernel.stats.cache_hits.values()) for kernel in kernels)
    compiled = sum(sum(kernel.stats.cache_misses.values()) for kernel in kernels)
    print(sherwood.__file__, found > 0, compiled)
    """


def test_a_copy_elsewhere_finds_what_was_compiled_here(tmp_path: Path) -> None:
    shutil.copytree(
        cache.PACKAGE, tmp_path / "sherwood", ignore=shutil.ignore_patterns("__pycache__")
    )
    ran(COUNT_COMPILED)  # compiles, if nobody has done it yet
    there = ran_in(tmp_path, COUNT_COMPILED)
    assert there == f"{tmp_path / 'sherwood' / '__init__.py'} True 0"


def test_the_functions_of_others_are_cached_where_numba_puts_them() -> None:
    program = """
        import numba

        before = numba.config.CACHE_DIR
        import sherwood

        sherwood.new("nottingham", players=3, seed=1)
        print(numba.config.CACHE_DIR == before)
        """
    assert ran(program) == "True"


@pytest.fixture
def blocked(tmp_path: Path) -> dict[str, str]:
    """A machine where nothing can be written but temporary files."""
    in_the_way = tmp_path / "file"
    in_the_way.write_text("in the way", encoding="utf-8")
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    return {"SHERWOOD_CACHE": str(in_the_way / "cache"), "TMPDIR": str(temporary)}


def test_where_nothing_can_be_written_one_temporary_folder_serves_all_processes(
    blocked: dict[str, str],
) -> None:
    folder = Path(ran(FOLDER, **blocked))
    assert folder.is_relative_to(blocked["TMPDIR"])
    assert Path(ran(FOLDER, **blocked)) == folder


def test_a_temporary_folder_that_others_could_fill_is_not_used(blocked: dict[str, str]) -> None:
    usual = Path(ran(FOLDER, **blocked)).parent
    usual.chmod(0o777)
    other = Path(ran(FOLDER, **blocked)).parent
    assert other != usual
    assert other.is_relative_to(blocked["TMPDIR"])


def test_the_processes_that_one_starts_use_its_temporary_folder(blocked: dict[str, str]) -> None:
    Path(ran(FOLDER, **blocked)).parent.chmod(0o777)
    program = f"""
        import subprocess, sys

        {FOLDER}
        subprocess.run([sys.executable, "-c", {FOLDER!r}], check=True)
        """
    mine, of_child = ran(program, **blocked).splitlines()
    assert mine == of_child


def test_a_full_cache_serves_though_it_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SHERWOOD_CACHE", str(tmp_path))
    monkeypatch.setattr(cache, "can_be_written", lambda _folder: False)
    monkeypatch.setattr(cache, "cache_root", lambda: tmp_path / "temporary")
    monkeypatch.setattr(cache, "cache_folder", cache_folder.__wrapped__)
    name = cache.cache_folder(NOTTINGHAM).name
    assert cache.cache_folder(NOTTINGHAM).parent == tmp_path / "temporary"
    (tmp_path / name).mkdir()
    (tmp_path / name / cache.STAMP).touch()
    assert cache.cache_folder(NOTTINGHAM) == tmp_path / name


def test_what_is_said_to_be_compiled_is_compiled_for_this_processor(tmp_path: Path) -> None:
    told = """
        from sherwood.games.cache import is_complete, mark_complete

        print(is_complete("sherwood.games.nottingham.kernels"))
        mark_complete("sherwood.games.nottingham.kernels")
        """
    place = {"SHERWOOD_CACHE": str(tmp_path)}
    assert [ran(told, **place), ran(told, **place)] == ["False", "True"]
    assert ran(told, NUMBA_CPU_NAME="generic", **place) == "False"
