"""Plain English: what a reader stumbles over, as far as a program can find it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, pages

# "for who is gone" should be "for whoever is gone" or "for somebody who is gone". A question after one of these
# words is right ("a digest of who could choose what"), so the few of them are listed.
FREE_RELATIVE = re.compile(r"\b(?:for|to|by|as|from|with|of) who\b(?! in\b|, )")
RIGHT = ("a digest of who could", "by who gave them to whom", '"For who is gone" is wrong')
SOURCES = sorted(
    file
    for folder in ("sherwood", "benchmarks")
    for file in (ROOT / folder).rglob("*.py")
    if "versions" not in file.parts
)
SHORTEST = 3  # words in a docstring


@pytest.mark.parametrize("text", ["for who is gone", "to who comes later", "by who hears the page"])
def test_a_free_relative_would_be_found(text: str) -> None:
    assert FREE_RELATIVE.search(text)


def test_nobody_is_called_who() -> None:
    found = [
        f"{file.relative_to(ROOT)}: {line.strip()}"
        for file in [*pages(), *SOURCES]
        for line in file.read_text(encoding="utf-8").splitlines()
        if FREE_RELATIVE.search(line) and not any(right in line for right in RIGHT)
    ]
    assert found == []


def test_a_docstring_says_something() -> None:
    found = [
        f"{file.relative_to(ROOT)}, {name}: {docstring}"
        for file in SOURCES
        for name, docstring in docstrings(file)
        if len(docstring.split()) < SHORTEST or docstring == "The same."
    ]
    assert found == []


def docstrings(file: Path) -> Iterator[tuple[str, str]]:
    """The docstrings of classes and functions, with their names."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name, ast.get_docstring(node) or "nothing at all"
