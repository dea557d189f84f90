"""The page in a real browser: how much it fetches, how soon there is something to see, what blocks.

    python -m benchmarks.page --decisions 60

A person opens the page of a warm local server and starts each game against three bots with one
click. From then on a robot in the page itself chooses at random: whatever watches from outside
would be measured with it. Nothing is throttled, and motion is on. On a machine that has other
things to do as well, a task takes longer than it costs: the processor's time is told beside it.
"""

import argparse
import json
import sys
import tempfile
import time
from itertools import chain
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Response, sync_playwright
from rich.console import Console
from rich.table import Table

from benchmarks import play_now
from benchmarks.ours import Cost
from sherwood.games.game import names
from sherwood.server.web.page import is_built
from tests.server.processes import Server
from tests.web.chromium import SWITCHES, program
from tests.web.person import CHOICES_AND_BOARD, FIRST_OF_ALL, RESULT

DECISIONS = 60
PATIENCE = 180_000  # milliseconds: the first game of a new version compiles its bots
MAIN_THREAD = "CrRendererMain"
LONGEST = 45.0  # seconds that a game is watched
BOT_PACE = 0.2
OBSERVE = """
window.blocked = []
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.blocked.push(entry.duration)
}).observe({ type: 'longtask', buffered: true })
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.largest = entry.startTime
}).observe({ type: 'largest-contentful-paint', buffered: true })
"""
# Presses one thing every fifth of a second, always the same ones; most things are pressed once.
ROBOT = """([first, others, result]) => {
  let seed = 1
  window.pressed = 0
  const visible = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility({ visibilityProperty: true }))
  const robot = setInterval(() => {
    if (document.querySelector(result)) {
      window.pressed = Infinity
      clearInterval(robot)
      return
    }
    const urgent = visible(first)
    const things = urgent.length > 0 ? urgent : visible(others)
    if (things.length === 0) return
    seed = (seed * 48271) % 2147483647
    things[seed % things.length].click()
    window.pressed += 1
  }, 200)
}"""


class Fetched:
    """What a page fetched of scripts and styles, as it travelled."""

    def __init__(self, page: Page) -> None:
        self._kept: dict[str, Response] = {}
        page.on("response", self._note)

    def _note(self, response: Response) -> None:
        if response.url.endswith((".js", ".css")):
            self._kept.setdefault(response.url, response)

    @property
    def kilobytes(self) -> float:
        """In all, compressed."""
        return sum(int(one.headers["content-length"]) for one in self._kept.values()) / 1000


def measure(browser: Browser, address: str, game: str, decisions: int) -> list[Cost]:
    """One game in a fresh browser."""
    page = browser.new_context().new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script(OBSERVE)
    fetched = Fetched(page)
    page.goto(address)
    button = page.locator("article").nth(names().index(game)).get_by_role("button").first
    button.wait_for()
    page.wait_for_timeout(500)
    seen: float = page.evaluate("() => window.largest")
    button.click()
    page.locator(CHOICES_AND_BOARD).locator("visible=true").first.wait_for()
    page.wait_for_timeout(500)
    opening: list[float] = page.evaluate("() => window.blocked.splice(0)")
    browser.start_tracing(page=page, categories=["toplevel"])
    play(page, decisions)
    spent = processor_times(browser.stop_tracing())
    blocked: list[float] = page.evaluate("() => window.blocked")
    size = fetched.kilobytes
    page.context.close()
    return [
        Cost(game, "first meaningful picture of the page", seen, "ms"),
        Cost(game, "longest task of the page until the table is there", longest(opening), "ms"),
        Cost(game, "longest task of the page while a game runs", longest(blocked), "ms"),
        Cost(game, "longest task of the page, of the processor's time", longest(spent), "ms"),
        Cost(game, "tasks over 100 ms while a game runs", sum(one > 100 for one in blocked), ""),
        Cost(game, "scripts and styles of home and table", size, "kB"),
    ]


def processor_times(trace: bytes) -> list[float]:
    """What each task of the page's main thread cost, in milliseconds."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    threads = {
        (event["pid"], event["tid"])
        for event in events
        if event["name"] == "thread_name" and event["args"]["name"] == MAIN_THREAD
    }
    spent: dict[tuple[int, int], list[float]] = {thread: [] for thread in threads}
    for event in events:
        if (event["pid"], event["tid"]) in threads and "tdur" in event:
            spent[event["pid"], event["tid"]].append(event["tdur"] / 1000)
    return max(spent.values(), key=len, default=[])  # others only wait for pages to come


def longest(tasks: list[float]) -> float:
    """The browser tells no task below 50 ms."""
    return max(tasks, default=0.0)


def play(page: Page, decisions: int) -> None:
    """Let the robot choose for a while, looking in as seldom as can be."""
    page.evaluate(ROBOT, [FIRST_OF_ALL, CHOICES_AND_BOARD, RESULT])
    until = time.monotonic() + LONGEST
    while time.monotonic() < until:
        page.wait_for_timeout(2_000)
        if page.evaluate("n => window.pressed >= n", decisions):
            return


def run(decisions: int = DECISIONS) -> list[Cost]:
    """Measure both games; nothing where there is no browser or no page."""
    found = program()
    if found is None or not is_built(""):
        print("The page is not measured: it takes a Chromium and `make web`.", file=sys.stderr)
        return []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), bot_pace=BOT_PACE).start()
        browser = playwright.chromium.launch(executable_path=found, args=SWITCHES)
        try:
            for game in names():  # warms the server up
                measure(browser, server.address, game, 1)
            played = [measure(browser, server.address, game, decisions) for game in names()]
            return [*play_now.measure(browser, server.address), *chain(*played)]
        finally:
            browser.close()
            server.stop()


def main() -> None:
    """Print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="choices in each game")
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
