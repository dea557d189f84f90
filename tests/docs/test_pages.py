"""The pages hang together: links lead somewhere, and lists are whole."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import (
    DOCS,
    ROOT,
    code,
    codes,
    examples,
    pages,
    read,
    rows,
    section,
    without_fences,
)

LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)\s]+)\)")
NAME_OF_A_FILE = re.compile(
    r"[\w.-]+/(?:[\w.-]+/)*|(?:[\w.-]+/)+[\w-]+\.(?:py|md|ts|svelte|toml|txt|sh)"
)
MADE = ("web/wasm/",)  # by make, which may not have been asked for it yet
HALF_A_PAGE = 380  # words
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


def test_a_decision_is_half_a_page() -> None:
    files = sorted((DOCS / "decisions").glob("*.md"))
    words = {file.name: len(file.read_text(encoding="utf-8").split()) for file in files}
    assert {name: count for name, count in words.items() if count > HALF_A_PAGE} == {}


def test_the_glossary_has_each_word_once_in_a_chapter() -> None:
    for chapter in re.findall(r"^## (.*)$", read("glossary.md"), re.MULTILINE):
        words = [row[0] for row in rows(section(read("glossary.md"), f"## {chapter}"))]
        assert len(set(words)) == len(words)


def test_the_glossary_has_a_word_for_every_file_of_a_live_table() -> None:
    """A few of them are named after what they are in any server, or are part of another."""
    server = ROOT / "sherwood" / "server"
    listed = [code(row[2]) for row in rows(section(read("glossary.md"), "## In the server"))]
    assert [name for name in listed if not (server / name).is_file()] == []
    plain = {"__init__", "chat", "frames", "phrases", "talk", "tasks", "workers"}
    files = {
        f"live/{file.name}" for file in (server / "live").glob("*.py") if file.stem not in plain
    }
    assert files - set(listed) == set()


def test_the_glossary_has_a_word_for_every_file_of_the_bots() -> None:
    """But for those that find, compile and load them."""
    package = ROOT / "sherwood"
    listed = [code(row[2]) for row in rows(section(read("glossary.md"), "## In the bots"))]
    assert [name for name in listed if not (package / name).is_file()] == []
    plain = {"__init__", "chance", "compiling", "folders", "minds", "networks", "warm"}
    files = {
        f"bots/{file.name}" for file in (package / "bots").glob("*.py") if file.stem not in plain
    }
    assert files - set(listed) == set()


def test_a_word_of_software_has_one_meaning() -> None:
    chapters = ("## At every table", "## In the bots", "## In the server")
    words = [row[0] for chapter in chapters for row in rows(section(read("glossary.md"), chapter))]
    assert sorted(words) == sorted(set(words))


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_file_and_folder_that_a_page_names_is_there(page: Path) -> None:
    """As seen from the project, the package, its tests, the page's sources or a game's folder there."""
    named = [
        text
        for text in codes(without_fences(page.read_text(encoding="utf-8")))
        if NAME_OF_A_FILE.fullmatch(text)
    ]
    places = (".", "sherwood", "sherwood/server", "web", "web/src", "tests/elsewhere")
    of_a_game = (ROOT / "web" / "src" / "games").glob("*/")
    folders = [*(ROOT / place for place in places), *of_a_game, page.parent]
    missing = [name for name in named if not any((one / name).exists() for one in folders)]
    assert [name for name in missing if name not in MADE] == []
