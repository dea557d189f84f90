"""Every numbered rule of RULES.md is named by a test, and every number that a test names exists.

A test names its rules at the start of its docstring: `Rule 4.2.` or `Rules 4.2, 4.3.`
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from sherwood.games import nottingham

RULES = Path(nottingham.__file__).with_name("RULES.md").read_text(encoding="utf-8")
NUMBERED = re.compile(r"^\*\*(\d+\.\d+)\*\*", re.MULTILINE)
NAMED = re.compile(r"Rules? (\d+\.\d+(?:, \d+\.\d+)*)\.")


def rules_named_by_tests() -> Iterator[tuple[str, str]]:
    """The rules that tests name, each with the test."""
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named = NAMED.match(ast.get_docstring(node) or "")
                for number in named[1].split(", ") if named else ():
                    yield number, f"{file.name}::{node.name}"


def test_every_rule_has_a_test() -> None:
    named = {number for number, _ in rules_named_by_tests()}
    assert [number for number in NUMBERED.findall(RULES) if number not in named] == []


def test_every_rule_that_a_test_names_exists() -> None:
    numbers = NUMBERED.findall(RULES)
    assert [test for number, test in rules_named_by_tests() if number not in numbers] == []


def test_the_rules_are_numbered_in_order() -> None:
    numbers = [tuple(map(int, number.split("."))) for number in NUMBERED.findall(RULES)]
    chapters = [int(chapter) for chapter in re.findall(r"^## (\d+) ", RULES, re.MULTILINE)]
    assert chapters == list(range(1, len(chapters) + 1))
    for chapter in chapters:
        rules = [rule for first, rule in numbers if first == chapter]
        assert rules == list(range(1, len(rules) + 1)), f"chapter {chapter}"
    assert numbers == sorted(numbers)
