"""The pages hang together: links lead somewhere, and lists are whole."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import (
    DOCS,
    ROOT,
    examples,
    pages,
    read,
    rows,
    section,
    without_fences,
)

LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)\s]+)\)")
README = (ROOT / "README.md").read_text(encoding="utf-8")


def anchors(page: Path) -> set[str]:
    """What a link may name on a page."""
    text = without_fences(page.read_text(encoding="utf-8"))
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_inside_the_project_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(without_fences(page.read_text(encoding="utf-8"))):
        if link.startswith("https://"):
            continue
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_every_page_can_be_reached_from_the_readme() -> None:
    reached, waiting = set(), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page in reached or not page.exists():
            continue
        reached.add(page)
        if page.is_dir():
            waiting += page.glob("*.md")
        elif page.suffix == ".md":
            links = LINK.findall(without_fences(page.read_text(encoding="utf-8")))
            waiting += [(page.parent / link.partition("#")[0]).resolve() for link in links]
    assert sorted(page for page in DOCS.rglob("*.md") if page not in reached) == []


def test_the_readme_lists_the_folders_that_there_are() -> None:
    listing = next(block for block in examples(README, "") if "sherwood/games/" in block)
    listed = {line.split()[0] for line in listing.splitlines()}
    there = {
        f"{folder.relative_to(ROOT)}/"
        for folder in [*ROOT.glob("*/"), *ROOT.glob("sherwood/*/")]
        if folder.name[0] not in "._" and any(folder.rglob("*.*")) and not is_made(folder)
    }
    assert listed == there


def is_made(folder: Path) -> bool:
    """Whether a folder is built or installed and never committed."""
    return folder.name in ("build", "dist", "node_modules") or folder.suffix == ".egg-info"


def test_the_decisions_are_numbered_without_a_gap() -> None:
    files = sorted((DOCS / "decisions").glob("*.md"))
    assert [int(file.name[:4]) for file in files] == list(range(1, len(files) + 1))
    for number, file in enumerate(files, start=1):
        assert file.read_text(encoding="utf-8").startswith(f"# {number}. ")


def test_the_glossary_has_each_word_once_in_a_chapter() -> None:
    for chapter in ("At every table", "Nottingham", "Sheriff of Nottingham"):
        words = [row[0] for row in rows(section(read("glossary.md"), f"## {chapter}"))]
        assert len(set(words)) == len(words)
