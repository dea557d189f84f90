"""The installed page: it opens without a network, says so, and heals by itself."""

import pytest
from playwright.sync_api import expect

from tests.web.test_games import GAMES, Arrive

pytestmark = pytest.mark.slow
KEPT = """async () => {
  await navigator.serviceWorker.ready
  const [name] = await caches.keys()
  return (await (await caches.open(name)).keys()).length
}"""
AWAY = "The server cannot be reached."


def test_the_page_opens_without_a_network_and_heals(arrive: Arrive) -> None:
    robin = arrive("Robin", keeps_page=True)
    games = robin.page.locator("article")
    robin.go("/")
    expect(games).to_have_count(len(GAMES))
    robin.page.wait_for_function("() => navigator.serviceWorker.controller")
    assert robin.page.evaluate(KEPT) > 100  # the whole page, after one visit
    robin.context.set_offline(True)
    robin.page.reload()
    robin.sees(AWAY)
    robin.context.set_offline(False)
    expect(games).to_have_count(len(GAMES))
    expect(robin.page.get_by_text(AWAY)).to_have_count(0, timeout=30_000)
