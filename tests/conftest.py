from pathlib import Path

import pytest

import sherwood
from tests.terminal.driving import Commands


@pytest.fixture
def commands(
    _compiled_rules: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> Commands:
    return Commands(monkeypatch, capsys, tmp_path / "data")


@pytest.fixture(scope="session")
def _compiled_rules() -> None:
    """Rules are compiled before a test looks at what a command says."""
    sherwood.new("nottingham", 3, 0)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, browsers before all, so that no worker ends long after another."""
    slow = [item for item in items if item.get_closest_marker("slow")]
    others = [item for item in items if not item.get_closest_marker("slow")]
    items[:] = slow[::-1] + others
