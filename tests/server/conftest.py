"""Fixtures: a server for many tests, and databases for a few."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.processes import Postgres, Redis, here


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots are quick, and rest at tables that a test has left."""
    folder = tmp_path_factory.mktemp("house")
    quick = {"bot_pace": 0.0, "answer_time": 0.1, "grace": 0.3, "words_time": 0.5}
    with here(folder, **quick, unattended_pace=3600.0) as found:
        yield found


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of our own, in a folder that an unprivileged user can reach."""
    with tempfile.TemporaryDirectory(prefix="sherwood-pg-") as folder:
        Path(folder).chmod(0o755)
        found = Postgres(Path(folder))
        yield found
        found.stop()


@pytest.fixture(scope="session")
def redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Redis]:
    """A Redis of our own."""
    found = Redis(tmp_path_factory.mktemp("redis"))
    yield found
    found.stop()
