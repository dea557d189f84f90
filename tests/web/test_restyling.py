"""An action restyles what it changes, and not the whole page, as one `:has()` on the frame once did."""

import json

import pytest
from playwright.sync_api import Browser

from tests.web.test_games import GAMES, Arrive, start_on_the_server

pytestmark = pytest.mark.slow
ACTIONS = 8
RESTYLING = "UpdateLayoutTree"
MOST = 1  # time the page, for an action with all that follows it


@pytest.mark.parametrize("game", GAMES)
def test_an_action_restyles_a_part_of_the_page(
    arrive: Arrive, chromium: Browser, game: str
) -> None:
    robin = arrive("Robin", phone=True)
    start_on_the_server(robin, game)
    robin.wait_to_be_asked()
    chromium.start_tracing(page=robin.page, categories=["devtools.timeline"])
    for _ in range(ACTIONS):
        robin.wait_to_be_asked()
        robin.act()
    elements = robin.page.locator("*").count()
    events = json.loads(chromium.stop_tracing())["traceEvents"]
    told = [event["args"] for event in events if event["name"] == RESTYLING]
    restyled = [args["elementCount"] for args in told if "elementCount" in args]  # not cut off
    assert restyled
    assert sum(restyled) / ACTIONS <= MOST * elements, f"of {elements} elements: {restyled}"
