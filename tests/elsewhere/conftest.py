from pathlib import Path

import pytest

from tests.elsewhere.installed import path_with_higher


@pytest.fixture(scope="session")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A PYTHONPATH on which Higher is found."""
    return path_with_higher(Path(tmp_path_factory.mktemp("elsewhere")))
