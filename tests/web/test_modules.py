"""The games as WebAssembly in a real browser: they play there as native rules do."""

import pytest
from playwright.sync_api import Browser

from sherwood.games.game import names
from tests.wasm.games import games_of
from tests.wasm.targets import Built, built_now, played_in_chromium
from tests.wasm.transcript import digest_of

pytestmark = pytest.mark.slow
SOME = 60


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Built]:
    """Every game's module."""
    return built_now(tmp_path_factory.mktemp("modules"))


@pytest.mark.parametrize("name", names())
def test_a_module_plays_in_chromium_as_native_rules_do(
    name: str, chromium: Browser, modules: dict[str, Built]
) -> None:
    games = games_of(name, SOME)
    native = [digest_of(name, played) for played in games]
    assert played_in_chromium(chromium, modules[name], games) == native
