import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import sherwood
from tests.terminal.driving import Commands

WEB = Path(__file__).parent / "web"


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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    """Browsers leave their loop in this thread, and others want to run one of their own."""
    with nobodys_loop(item):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """The same."""
    with nobodys_loop(item):
        yield


@contextmanager
def nobodys_loop(item: pytest.Item) -> Iterator[None]:
    """No loop of a browser's, unless it is one of its tests."""
    browsing = asyncio._get_running_loop()
    if browsing is None or WEB in item.path.parents:
        yield
        return
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(browsing)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first, browsers before all, so that no worker ends long after another."""
    slow = [item for item in items if item.get_closest_marker("slow")]
    others = [item for item in items if not item.get_closest_marker("slow")]
    items[:] = slow[::-1] + others
