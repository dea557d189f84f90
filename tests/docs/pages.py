"""Reading the docs: sections, tables, examples."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
CODE_SPAN = re.compile(r"`([^`\n]+)`")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CELL_BORDER = re.compile(r"(?<!\\)\|")


def read(name: str) -> str:
    """A page of the docs."""
    return (DOCS / name).read_text(encoding="utf-8")


def pages() -> list[Path]:
    """Every page that people read."""
    folders = ("*.md", "docs/**/*.md", "sherwood/**/*.md", "benchmarks/*.md")
    return sorted(page for folder in folders for page in ROOT.glob(folder))


def section(page: str, heading: str) -> str:
    """The part of a page below the heading that has this in it, up to the next of its rank."""
    lines = without_fences(page).splitlines()
    for number, line in enumerate(lines):
        if line.startswith("#") and heading in line:
            rank = len(line) - len(line.lstrip("#"))
            rest = lines[number + 1 :]
            ends = [at for at, later in enumerate(rest) if re.match(rf"#{{1,{rank}}} ", later)]
            return "\n".join(rest[: ends[0] if ends else None])
    raise AssertionError(f"no heading has {heading!r}")


def without_fences(page: str) -> str:
    """A page without its examples."""
    return FENCE.sub("", page)


def examples(page: str, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return [block for found, block in FENCE.findall(page) if found == language]


def rows(part: str) -> list[list[str]]:
    """The rows of the tables in a part of a page, without heads and rules."""
    cells = [
        [cell.strip() for cell in CELL_BORDER.split(line.strip())[1:-1]]
        for line in part.splitlines()
        if line.strip().startswith("|")
    ]
    rules = {at for at, row in enumerate(cells) if all(set(cell) <= {"-", ":"} for cell in row)}
    heads = {at - 1 for at in rules}
    return [row for at, row in enumerate(cells) if at not in rules | heads]


def code(cell: str) -> str:
    """What stands in a cell as code."""
    found = CODE_SPAN.fullmatch(cell)
    assert found, f"{cell!r} should be code"
    return found[1]


def codes(text: str) -> list[str]:
    """Everything that stands in a text as code."""
    return CODE_SPAN.findall(text)
