"""The installed page: it opens without a network, says so, and heals by itself."""

import pytest
from playwright.sync_api import expect

from tests.web.test_games import GAMES, Arrive

pytestmark = pytest.mark.slow
KEPT = """async () => {
  await navigator.serviceWorker.ready
  const kept = await caches.open('sherwood')
  return (await kept.keys()).length
}"""


def test_the_page_opens_without_a_network_and_heals(arrive: Arrive) -> None:
    robin = arrive("Robin")
    games = robin.page.locator("article")
    robin.go("/")
    expect(games).to_have_count(len(GAMES))
    robin.page.wait_for_function("() => navigator.serviceWorker.controller")
    robin.go("/")  # now the worker keeps what is fetched
    expect(games).to_have_count(len(GAMES))
    assert robin.page.evaluate(KEPT) > 5
    robin.context.set_offline(True)
    robin.page.reload()
    robin.sees("The server cannot be reached.")
    robin.context.set_offline(False)
    expect(games).to_have_count(len(GAMES))
    expect(robin.page.get_by_text("The server cannot be reached.")).to_have_count(0)
