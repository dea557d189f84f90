"""What must never be committed: where a machine gets its packages, its paths, and half a merge."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.docs.pages import ROOT

FOLDERS = (".ci", ".github", "benchmarks", "deploy", "docs", "requirements", "sherwood", "tests")
MADE = {"__pycache__", "node_modules", "dist"}  # never committed
TEXTS = {".md", ".py", ".toml", ".txt", ".sh", ".cfg", ".cff", ".yml", ".yaml", ".json", ".log", ""}
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:home/(?!guest\b)|root/|work/|Users/|workspace/|mnt/)\w+")
REGISTRY = re.compile(
    r"--(?:extra-)?index-url|--default-index|--find-links|--trusted-host"
    r"|https?://\S+/simple\b|registry\.(?:npmjs|yarnpkg)|files\.pythonhosted|\bghcr\.io",
    re.IGNORECASE,
)
HALF_MERGED = re.compile(r"^(?:<{7}|>{7}) ", re.MULTILINE)


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


def test_nothing_that_make_makes_is_committed(tmp_path: Path) -> None:
    """A link of that name would replace what others have made, wherever it is merged."""
    git = ["git", "-C", str(ROOT)]
    committed = subprocess.run([*git, "ls-files"], capture_output=True, text=True, check=True)
    made = {".venv", "build", "dist", "node_modules", "__pycache__"}
    assert [name for name in committed.stdout.splitlines() if made & set(Path(name).parts)] == []
    subprocess.run([*git, "init", "--quiet", str(tmp_path)], check=True)
    (tmp_path / ".gitignore").write_bytes((ROOT / ".gitignore").read_bytes())
    for name in made:
        (tmp_path / name).symlink_to(ROOT)
    status = ["git", "-C", str(tmp_path), "status", "--porcelain"]
    seen = subprocess.run(status, capture_output=True, text=True, check=True)
    assert seen.stdout == "?? .gitignore\n"


@pytest.mark.parametrize("lock", ["web", "benchmarks/boardgame_io"])
def test_no_lock_file_names_an_address(lock: str) -> None:
    """Where packages come from is the machine's business; npm adds who collects money, too."""
    assert "://" not in (ROOT / lock / "package-lock.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("forbidden", [MACHINE_PATH, REGISTRY, HALF_MERGED])
def test_no_text_has_what_must_never_be_committed(forbidden: re.Pattern[str]) -> None:
    found = [
        f"{file.relative_to(ROOT)}: {hit[0]}"
        for file in committed_texts()
        if (hit := forbidden.search(file.read_text(encoding="utf-8", errors="replace")))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("text", "forbidden"),
    [
        ("pip install --index-url x", REGISTRY),
        ("https://mirror.example/pypi/simple/numpy", REGISTRY),
        ('"resolved": "https://registry.npmjs.org/uqr"', REGISTRY),
        ("see /home/robin/sherwood", MACHINE_PATH),
        ("see /Users/robin", MACHINE_PATH),
        ("one\n<<<<<<< HEAD\ntwo", HALF_MERGED),
    ],
)
def test_what_is_forbidden_would_be_found(text: str, forbidden: re.Pattern[str]) -> None:
    assert forbidden.search(text)
