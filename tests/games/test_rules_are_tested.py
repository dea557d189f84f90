"""Every numbered rule of a RULES.md is named by a test, and every number that a test names exists.

A test names its rules at the start of its docstring: `Rule 4.2.` or `Rules 4.2, 4.3.`
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import sherwood.games
from sherwood.games.game import names

NUMBERED = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.MULTILINE)
CHAPTER = re.compile(r"^## (\d+) ", re.MULTILINE)
NAMED = re.compile(r"Rules? (\d+\.\d+(?:, \d+\.\d+)*)\.")
every_game = pytest.mark.parametrize("game", names())


def rules_of(game: str) -> str:
    """The text of a game's rules."""
    return (Path(sherwood.games.__path__[0]) / game / "RULES.md").read_text(encoding="utf-8")


def rules_named_by_tests(game: str) -> Iterator[tuple[str, str]]:
    """The rules that a game's tests name, each with the test."""
    for file in sorted((Path(__file__).parent / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named = NAMED.match(ast.get_docstring(node) or "")
                for number in named[1].split(", ") if named else ():
                    yield number, f"{file.name}::{node.name}"


@every_game
def test_every_rule_has_a_test(game: str) -> None:
    named = {number for number, _ in rules_named_by_tests(game)}
    assert [number for number in NUMBERED.findall(rules_of(game)) if number not in named] == []


@every_game
def test_every_rule_that_a_test_names_exists(game: str) -> None:
    numbers = NUMBERED.findall(rules_of(game))
    assert [test for number, test in rules_named_by_tests(game) if number not in numbers] == []


@every_game
def test_the_rules_are_numbered_in_order(game: str) -> None:
    numbers = [tuple(map(int, number.split("."))) for number in NUMBERED.findall(rules_of(game))]
    chapters = [int(chapter) for chapter in CHAPTER.findall(rules_of(game))]
    assert chapters == list(range(1, len(chapters) + 1))
    for chapter in chapters:
        rules = [rule for first, rule in numbers if first == chapter]
        assert rules == list(range(1, len(rules) + 1)), f"chapter {chapter}"
    assert numbers == sorted(numbers)
