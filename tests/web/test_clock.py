"""The clock of a table shows the time that one has, however slow the network is."""

import re
import time

import pytest
from playwright.sync_api import Route

from tests.web.person import Person
from tests.web.test_games import Arrive

pytestmark = pytest.mark.slow
CLOCK = 120
SLOWNESS = 4.0  # seconds that an answer travels
SLACK = 2.0
OPEN = """async clock => {
  const ask = async (method, path, body) => (await fetch(`/api${path}`, {
    method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' },
  })).json()
  await ask('PUT', '/me', { name: 'Robin' })
  const wish = { game: 'nottingham', players: 3, options: { first: 0 }, clock }
  return (await ask('POST', '/tables', { ...wish, sit: { name: 'Robin' }, start: true })).id
}"""


def be_late(route: Route) -> None:
    """The answer is on its way for long."""
    answer = route.fetch()
    time.sleep(SLOWNESS)
    route.fulfill(response=answer)


def seconds_shown(person: Person) -> int:
    """What the clock says."""
    minutes, seconds = person.page.get_by_role("timer").inner_text().split(":")
    return 60 * int(minutes) + int(seconds)


def test_a_slow_answer_does_not_change_the_clock(arrive: Arrive) -> None:
    robin = arrive().go("/")
    table = robin.page.evaluate(OPEN, CLOCK)
    started = time.monotonic()
    robin.page.route(re.compile("/api/me$"), be_late)
    robin.go(f"/table/{table}").page.get_by_role("timer").wait_for()
    left = CLOCK - (time.monotonic() - started)
    assert left - SLACK < seconds_shown(robin) < left + SLACK
