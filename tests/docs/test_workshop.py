"""What has no place in the project: addresses, paths of a machine, and how it was made."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import (
    ROOT,
    pages,
    without_fences,
)

FOLDERS = (".ci", "benchmarks", "docs", "requirements", "sherwood", "tests")
MADE = {"__pycache__", "node_modules", "dist"}  # never committed
TEXTS = {".md", ".py", ".toml", ".txt", ".sh", ".cfg", ".yml", ".yaml", ".json", ".log", ""}
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:home|root|work|Users|workspace|mnt)/\w+")
OTHER_REGISTRY = re.compile(r"--(?:extra-)?index-url|--find-links|--trusted-host")
KNOWN_HOSTS = {
    "keepachangelog.com",
    "semver.org",
    "sherwood.example",
}  # that the pages and the set-up may name
LEFTOVERS = re.compile(
    r"\b(?:DESIGN|LOOK|BOTS)\.md\b|\bseeds/|\bworktree\b|\bissue #?\d", re.IGNORECASE
)
WORKSHOP = re.compile(r"\b(?:sessions?|helpers?|issues?|sub-?agents?|AI)\b", re.IGNORECASE)


def committed_texts() -> list[Path]:
    """The files that people may read, but for this one, which has to name what it forbids."""
    files = [file for file in ROOT.iterdir() if file.is_file()]
    for folder in FOLDERS:
        files += (file for file in (ROOT / folder).rglob("*") if file.is_file())
    return sorted(
        file
        for file in files
        if file.suffix in TEXTS
        and file.name != ".git"
        and not MADE & set(file.parts)
        and file != Path(__file__)
    )


@pytest.mark.parametrize("lock", ["web", "benchmarks/boardgame_io"])
def test_no_lock_file_names_an_address(lock: str) -> None:
    """Where packages come from is the machine's business; npm adds who collects money, too."""
    assert "://" not in (ROOT / lock / "package-lock.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("forbidden", [MACHINE_PATH, OTHER_REGISTRY, LEFTOVERS])
def test_no_text_tells_of_the_machine_that_it_was_written_on(forbidden: re.Pattern[str]) -> None:
    found = [
        f"{file.relative_to(ROOT)}: {hit[0]}"
        for file in committed_texts()
        if (hit := forbidden.search(file.read_text(encoding="utf-8", errors="replace")))
    ]
    assert found == []


def test_the_pages_and_the_set_up_name_known_hosts_only() -> None:
    named = [
        host
        for file in committed_texts()
        if file.suffix != ".py"
        for host in re.findall(r"https?://([^/\s)\"'>]+)", file.read_text(encoding="utf-8"))
    ]
    assert set(named) <= KNOWN_HOSTS


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_the_pages_speak_of_the_games_and_not_of_the_workshop(page: Path) -> None:
    prose = re.sub(r"`[^`\n]+`", "", without_fences(page.read_text(encoding="utf-8")))
    assert WORKSHOP.findall(prose) == []
