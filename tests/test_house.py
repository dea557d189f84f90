"""The house as a whole: what belongs to one game stands in its folders, and a name means one thing."""

import ast
import re
from collections import defaultdict
from pathlib import Path

from sherwood.games.game import names

PACKAGE = Path(__file__).parent.parent / "sherwood"
NAME_OF_A_GAME = re.compile(rf"\b({'|'.join(names())})\b", re.IGNORECASE)

# Where a game is named all the same: in a sentence for people, and the town in which both are set.
SENTENCES = {
    ("__init__.py", '"""Sherwood: two card games set in Nottingham, for people, bots and researchers."""'),
    ("__main__.py", '"""Sherwood: card games set in Nottingham, with friends or against bots."""'),
    ("play/match.py", "At the gate, for one, those are the merchants, so that the sheriff does not decide"),
    (
        "play/match.py",
        '"""Who may end what the others could still say, as the sheriff at the gate; None: nobody."""',
    ),
}  # fmt: skip

# What every game's rules and minds call their records, and every bot's file its class.
OF_EACH_GAME = {"Bot", "Scratch", "Table", "Weights"}


def sources() -> list[Path]:
    """All our files."""
    return sorted(PACKAGE.rglob("*.py"))


def is_of_a_game(file: Path) -> bool:
    """Whether a file is a game's own, or stands in a folder of its name."""
    return any(part in names() for part in file.relative_to(PACKAGE).with_suffix("").parts)


def test_only_a_games_own_files_name_it() -> None:
    found = {
        (str(file.relative_to(PACKAGE)), line.strip())
        for file in sources()
        if not is_of_a_game(file)
        for line in file.read_text(encoding="utf-8").splitlines()
        if NAME_OF_A_GAME.search(line)
    }
    assert found == SENTENCES


def test_no_two_classes_have_the_same_name() -> None:
    places = defaultdict(set)
    for file in sources():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                of_game = is_of_a_game(file) or "every_game" in file.parts
                shared = of_game and node.name in OF_EACH_GAME
                places[node.name].add("a game" if shared else str(file.relative_to(PACKAGE)))
    assert {name: files for name, files in places.items() if len(files) > 1} == {}
