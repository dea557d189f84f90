"""The walk of a click through the code names functions that are there."""

import ast
import re

import pytest

from tests.docs.pages import ROOT, read, section

STEP = re.compile(r"^(\d+)\. `([\w.]+)` \(`([\w./-]+)`\): \S.*$", re.MULTILINE)
STEPS = STEP.findall(section(read("architecture.md"), "A click, from one browser to four"))
MOST = 25


def functions_of(source: str) -> set[str]:
    """Functions of a Python file, and methods with their classes."""
    found: set[str] = set()
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.ClassDef):
            methods = (one for one in node.body if isinstance(one, ast.FunctionDef))
            found |= {f"{node.name}.{one.name}" for one in methods}
    return found


def test_the_walk_is_short_and_complete() -> None:
    assert [int(number) for number, _, _ in STEPS] == list(range(1, len(STEPS) + 1))
    assert 15 <= len(STEPS) <= MOST


@pytest.mark.parametrize(("name", "file"), [(name, file) for _, name, file in STEPS])
def test_every_function_of_the_walk_is_where_it_says(name: str, file: str) -> None:
    source = (ROOT / file).read_text(encoding="utf-8")
    if file.endswith(".py"):
        assert name in functions_of(source)
    else:
        kind, _, method = name.partition(".")
        assert re.search(rf"^export class {kind} ", source, re.MULTILINE)
        assert re.search(rf"^  {method}\(", source, re.MULTILINE)
