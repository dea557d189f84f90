"""What a network depends on, as one name: with other rules or features it would read nonsense."""

import ast
import hashlib
import sys
from functools import cache
from pathlib import Path

from sherwood.bots.folders import place_of
from sherwood.games.catalogue import folder_of
from sherwood.games.game import load

OF_GAME = ("actions.py", "features.py")
OF_MIND = ("mind/menu.py",)
# As every version of Python writes a tree, 3.11 the plainest.
EVERYTHING: dict[str, bool] = {"show_empty": True} if sys.version_info >= (3, 13) else {}
SINCE_3_12 = ", type_params=[]"


@cache
def fingerprint(game: str) -> str:
    """A name for the version of a game's rules, its features and its menu; comments do not count."""
    rules = load(game).game
    state = hashlib.sha256(f"{rules.RULES_VERSION} {rules.ACTIONS} {rules.FEATURES}".encode())
    files = [folder_of(game) / file for file in OF_GAME]
    for file in files + [place_of(game) / file for file in OF_MIND]:
        state.update(file.name.encode() + b"\0" + code_of(file).encode())
    return state.hexdigest()[:16]


def code_of(file: Path) -> str:
    """What a file says to Python: without comments, sentences and spaces."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [one for one in body if not is_sentence(one)]  # type: ignore[attr-defined] # has it
    return ast.dump(tree, **EVERYTHING).replace(SINCE_3_12, "")


def is_sentence(node: ast.AST) -> bool:
    """Whether this is a text by itself, for people."""
    is_constant = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return is_constant and isinstance(node.value.value, str)  # type: ignore[attr-defined] # as above
