"""Bots as plain Python: for whoever looks for a mistake in one."""

import os
import subprocess
import sys

import pytest

from sherwood.games.game import names


def printed(game: str, **setting: str) -> str:
    """What the bots of a game choose."""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.bots.choices", game],
        env={**os.environ, **setting},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.mark.slow
@pytest.mark.parametrize("game", names())
def test_bots_choose_the_same_compiled_and_interpreted(game: str) -> None:
    choices = printed(game, NUMBA_DISABLE_JIT="1")
    assert "sharp" in choices
    assert choices == printed(game)
