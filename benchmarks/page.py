"""The page in a real browser: how much it fetches, how soon there is something to see, what blocks.

    python -m benchmarks.page --decisions 60

A person opens the page of a warm local server, starts each game against three bots with one click,
and chooses at random. Nothing is throttled, and motion is on.
"""

import argparse
import gzip
import json
import random
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, Response, sync_playwright
from rich.console import Console
from rich.table import Table

from benchmarks.ours import Cost
from sherwood.games.game import names
from tests.server.processes import Server
from tests.web.chromium import SWITCHES, program
from tests.web.person import CHOICES, ON_THE_BOARD, RESULT, SOMETHING_TO_DO

PATIENCE = 180_000  # milliseconds: the first game of a new version compiles its bots
OBSERVE = """
window.blocked = []
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.blocked.push(entry.duration)
}).observe({ type: 'longtask', buffered: true })
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.largest = entry.startTime
}).observe({ type: 'largest-contentful-paint', buffered: true })
"""


class Fetched:
    """What a page fetched of scripts and styles, compressed."""

    def __init__(self, page: Page) -> None:
        self._kept: list[Response] = []
        page.on("response", self._note)

    def _note(self, response: Response) -> None:
        if response.url.endswith((".js", ".css")):
            self._kept.append(response)

    @property
    def kilobytes(self) -> float:
        """In all, as they travel."""
        return sum(len(gzip.compress(response.body())) for response in self._kept) / 1000


def measure(browser: Browser, address: str, game: str, decisions: int) -> list[Cost]:
    """One game in a fresh browser."""
    page = browser.new_context().new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(OBSERVE)
    fetched = Fetched(page)
    page.goto(address)
    play_now = page.locator("article").nth(names().index(game)).get_by_role("button").first
    play_now.wait_for()
    page.wait_for_timeout(500)
    seen: float = page.evaluate("() => window.largest")
    play_now.click()
    play(page, decisions)
    blocked: list[float] = page.evaluate("() => window.blocked")
    size = fetched.kilobytes
    page.context.close()
    return [
        Cost(game, "first meaningful picture", seen, "ms"),
        Cost(game, "longest task of the page", max(blocked, default=0.0), "ms"),
        Cost(game, "scripts and styles of home and table", size, "kB"),
    ]


def play(page: Page, decisions: int) -> None:
    """Choose at random for a while."""
    luck = random.Random(1)
    for _ in range(decisions):
        page.locator(SOMETHING_TO_DO).locator("visible=true").first.wait_for()
        if page.locator(RESULT).count() > 0:
            return
        asked = page.locator(".question + .group .danger")
        listed = page.locator(f"{CHOICES}, {ON_THE_BOARD}").locator("visible=true")
        things = asked if asked.count() > 0 else listed
        if things.count() > 0:
            things.nth(luck.randrange(things.count())).click()
        page.wait_for_timeout(100)


def run(decisions: int = 60) -> list[Cost]:
    """Measure both games."""
    found = program()
    if found is None:
        raise SystemExit("There is no Chromium here.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), bot_pace=0.2).start()
        browser = playwright.chromium.launch(executable_path=found, args=SWITCHES)
        try:
            measure(browser, server.address, names()[0], 1)  # warms the server up
            return [
                cost
                for game in names()
                for cost in measure(browser, server.address, game, decisions)
            ]
        finally:
            browser.close()
            server.stop()


def main() -> None:
    """Print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--decisions", type=int, default=60, help="choices in each game")
    parser.add_argument("--json", action="store_true", help="the result for machines")
    chosen = parser.parse_args()
    costs = run(chosen.decisions)
    if chosen.json:
        print(json.dumps([cost.as_record() for cost in costs]))
        return
    table = Table("game", "what", "cost", title="The page in Chromium")
    for cost in costs:
        table.add_row(cost.game, cost.name, f"{cost.value:,.0f} {cost.unit}")
    Console().print(table)


if __name__ == "__main__":
    main()
