"""The law of three targets: native, interpreted and WebAssembly give the same, byte for byte."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sherwood.games.game import names
from tests.amounts import amount
from tests.wasm.games import Played, all_values, beginnings_of, games_of, values_in
from tests.wasm.planting import QUARTERS, places_to_change, planted
from tests.wasm.targets import PATIENCE, Built, played_in_node
from tests.wasm.transcript import CLOSELY, Transcript, digest_of

pytestmark = pytest.mark.slow
every_game = pytest.mark.parametrize("name", names())
GAMES = amount(1_000, soaking=100_000)
AT_A_TIME = 500
FEW = amount(1, soaking=40)  # games of interpreted rules, which take seconds each
A_FEW = 4  # games that show a planted difference
A_WHILE = 120.0  # seconds, many times what they take


def native(name: str, games: list[Played]) -> list[str]:
    """What each game comes down to by native rules."""
    return [digest_of(name, played) for played in games]


@every_game
def test_a_module_plays_as_native_rules_do(name: str, modules: dict[str, Built]) -> None:
    games = games_of(name, GAMES)
    assert values_in(games) == all_values(name)
    for first in range(0, GAMES, AT_A_TIME):
        some = games[first : first + AT_A_TIME]
        with ThreadPoolExecutor(1) as other:
            asked = other.submit(played_in_node, modules[name], some)
            assert_same(name, some, native(name, some), asked.result())


def assert_same(name: str, games: list[Played], ours: list[str], theirs: list[str]) -> None:
    """All games came down to the same; otherwise the first that did not is told."""
    assert len(ours) == len(theirs) == len(games)
    differ = [number for number in range(len(games)) if ours[number] != theirs[number]]
    assert not differ, f"{len(differ)} games of {name} differ, such as {games[differ[0]]}"


@every_game
def test_a_module_plays_as_interpreted_rules_do(name: str, modules: dict[str, Built]) -> None:
    """That native rules do is a law of its own, in tests/games/test_every_game.py."""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.wasm.transcript", name, str(FEW)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.splitlines() == played_in_node(modules[name], beginnings_of(name, FEW))


@every_game
def test_every_changed_number_is_caught(
    name: str, modules: dict[str, Built], tmp_path: Path
) -> None:
    """One at a time, each of them in a rule that no game does without."""
    built, games = modules[name], beginnings_of(name, A_FEW)
    code, truth = built.code.read_bytes(), native(name, games)
    assert played_in_node(built, games) == truth
    places = places_to_change(code)
    assert len(places) == QUARTERS
    for place in places:
        theirs = played_by(built, games, planted(code, place), tmp_path)
        alike = [number for number in range(A_FEW) if theirs[number] == truth[number]]
        assert not alike, f"the change at {place} is not seen in games {alike}"


def played_by(built: Built, games: list[Played], code: bytes, folder: Path) -> list[str]:
    """What games come down to by a module that was changed."""
    changed = folder / "changed.wasm"
    changed.write_bytes(code)
    return played_in_node(built, games, changed, patience=A_WHILE)


@every_game
def test_a_transcript_has_everything_in_it(name: str) -> None:
    """It is long, ends with a verdict, and another seed gives another one."""
    one, other = games_of(name, 2)
    transcript = Transcript(name, one)
    text = transcript.write()
    assert transcript.decisions > 20
    assert len(text) > transcript.decisions / CLOSELY * transcript.game.TABLE.itemsize
    assert b'"events":[' in text
    assert b'"sheet":' in text
    assert text != Transcript(name, other).write()
