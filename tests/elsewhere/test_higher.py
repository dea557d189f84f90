"""The game of docs/adding-a-game.md, which a package of its own brings: nothing here knows it."""

import json
import os
from pathlib import Path

import pytest

from sherwood.games.game import names
from tests.elsewhere.installed import run

pytestmark = pytest.mark.slow
LAWS = (
    "tests/games/test_every_game.py",
    "tests/games/test_options.py",
    "tests/play/test_batch.py",
    "tests/play/test_eyes.py",
    "tests/play/test_match.py",
    "tests/play/test_set_up.py",
)
ON_A_SERVER = (
    "tests/server/test_editions.py",
    "tests/server/test_leaks.py",
    "tests/server/test_live.py",
)


def test_it_is_not_there_unless_its_package_is() -> None:
    assert "higher" not in names()


@pytest.mark.parametrize("tests", [LAWS, ON_A_SERVER], ids=["laws", "server"])
def test_it_keeps_the_laws_of_every_game(path: str, tests: tuple[str, ...]) -> None:
    """Those that are repeated for certainty are left out."""
    printed = run(
        path, "pytest", "-q", "-p", "no:cacheprovider", *tests, "-k", "higher", "-m", "not slow"
    )
    assert " passed" in printed
    assert "failed" not in printed


def test_its_own_bot_plays_in_the_arena_and_beats_chance(path: str) -> None:
    contest = ("arena", "higher", "random", "wary", "--players", "2", "--games", "400", "--json")
    outcome = json.loads(run(path, "sherwood", *contest))
    shares = {entry["bot"]: entry["win_share"] for entry in outcome["entries"]}
    assert shares["wary"] > 0.55
    assert sum(shares.values()) == pytest.approx(1)


def test_it_is_offered_no_bot_that_cannot_play_it(path: str, tmp_path: Path) -> None:
    program = (
        "from sherwood.bots import roster\n"
        "print(roster.names_for('higher'), roster.usual_for('higher'))\n"
        "print('wary' in roster.names_for('nottingham'))\n"
        "try:\n    roster.hire('sharp', 'higher', 0)\n"
        "except ValueError as error:\n    print(error)\n"
    )
    (tmp_path / "ask.py").write_text(program, encoding="utf-8")
    offered, elsewhere, refused = run(os.pathsep.join([str(tmp_path), path]), "ask").splitlines()
    assert offered == "['random', 'wary'] random"
    assert elsewhere == "False"
    assert refused == "no sharp plays higher; there are random, wary"


def test_a_person_plays_it_in_the_terminal(path: str, tmp_path: Path) -> None:
    play = ("play", "--terminal", "higher", "--players", "3", "--bot", "wary", "--names", "Robin")
    printed = run(path, "sherwood", *play, "--seed", "5", typed="rules\nswap\n\n", data=tmp_path)
    assert "The highest card wins." in printed
    assert "Robin chooses to swap." in printed
    assert "The cards are " in printed
    assert " wins with " in printed


def test_its_log_tells_the_game_and_is_verified(path: str, tmp_path: Path) -> None:
    program = (
        "import sherwood\n"
        "match = sherwood.new('higher', players=3, seed=1)\n"
        "while not match.over:\n    match.play(match.next_seat, 'swap')\n"
        "print(match.log(story=True))\n"
        "print(sherwood.verify(match.log()).right)\n"
    )
    (tmp_path / "story.py").write_text(program, encoding="utf-8")
    printed = run(os.pathsep.join([str(tmp_path), path]), "story")
    assert "red chooses to swap." in printed
    assert "The cards are" in printed
    assert printed.splitlines()[-1] == "True"
