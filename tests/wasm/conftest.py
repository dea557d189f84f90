"""The modules as the sources make them now."""

import pytest

from tests.wasm.targets import Built, built_now


@pytest.fixture(scope="session")
def modules(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Built]:
    """Every game's module. `make test` has built them, so that this only fetches them."""
    return built_now(tmp_path_factory.mktemp("modules"))
