"""What has to be touched to add something: each is done in a copy of the package, and used there."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.elsewhere.installed import HERE as ELSEWHERE
from tests.elsewhere.installed import ROOT

pytestmark = pytest.mark.slow
BOT = '''"""Zealot takes what comes first."""


class Bot:
    def __init__(self, seed):
        pass

    def choose(self, hidden, seat, legal):
        return legal[0]
'''
OPTION = """
from dataclasses import replace

OPTIONS += (replace(OPTIONS[0], name="lanterns", says="whether there is light at the gate"),)
"""


@pytest.fixture
def a_copy(tmp_path: Path) -> Path:
    """The package's sources, free to be added to."""
    package = tmp_path / "sherwood"
    shutil.copytree(ROOT / "sherwood", package, ignore=shutil.ignore_patterns("__pycache__"))
    return package


def printed_by(package: Path, program: str) -> list[str]:
    """What a program prints that imports the copy. Nothing in it is worth compiling."""
    ran = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(package.parent)},
        cwd=package.parent,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.splitlines()


def test_a_bot_is_one_file(a_copy: Path) -> None:
    (a_copy / "bots" / "nottingham" / "zealot.py").write_text(BOT, encoding="utf-8")
    program = (
        "import sherwood\n"
        "from sherwood.bots import roster\n"
        "from sherwood.server.web.games import game_info\n"
        "print('zealot' in roster.names_for('nottingham'), 'zealot' in roster.names_for('sheriff'))\n"
        "print('zealot' in game_info('nottingham').bots, roster.usual_for('nottingham'))\n"
        "match = sherwood.new('nottingham', 3, 1)\n"
        "seat = match.next_seat\n"
        "bot = roster.hire('zealot', 'nottingham', 1)\n"
        "match.play(seat, bot.choose(match.hidden(seat), seat, match.legal(seat)))\n"
        "print(len(match.actions))\n"
    )
    assert printed_by(a_copy, program) == ["True False", "True steady", "1"]


def test_a_game_is_one_folder(a_copy: Path) -> None:
    shutil.copytree(ELSEWHERE / "higher", a_copy / "games" / "higher")
    program = (
        "import sherwood\n"
        "from sherwood.server.web.games import game_info\n"
        "from sherwood.terminal.boards.board import find_board\n"
        "info = game_info('higher')\n"
        "print(info.least, info.most, info.bots)\n"
        "match = sherwood.new('higher', 3, 1)\n"
        "while not match.over:\n    match.play(match.next_seat, 'swap')\n"
        "print(sherwood.verify(match.log()).right)\n"
        "print(len(find_board('higher').score_sheet(match.view())))\n"
    )
    assert printed_by(a_copy, program)[:2] == ["2 4 ['random']", "True"]


def test_an_option_of_a_game_stands_in_its_folder(a_copy: Path) -> None:
    with (a_copy / "games" / "sheriff" / "__init__.py").open("a", encoding="utf-8") as game:
        game.write(OPTION)
    program = (
        "import sherwood\n"
        "from sherwood.server.web.games import game_info\n"
        "from sherwood.terminal.invitation import read_options\n"
        "print([option.says for option in game_info('sheriff').options if option.name == 'lanterns'])\n"
        "chosen = read_options('sheriff', ['lanterns=yes'], None)\n"
        "match = sherwood.new('sheriff', 3, 1, options=chosen)\n"
        "print(sherwood.replay(match.log()).head.options['lanterns'])\n"
    )
    assert printed_by(a_copy, program) == ["['whether there is light at the gate']", "True"]
