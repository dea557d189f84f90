"""From "Play now" to the first decision: in a browser that was never here, and in one that has the page.

    python -m benchmarks.play_now

The page itself looks at its clock, from the click until something can be chosen. Beside it stands the
processor's time of all of Chromium, since the clock says little where others are at work.
"""

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.ours import Cost
from sherwood.games.game import names
from tests.server.processes import Server
from tests.web.chromium import SWITCHES, program
from tests.web.person import AT_ONCE, CHOICES_AND_BOARD

TURNS = 3
PATIENCE = 180_000  # milliseconds
Keeping = Literal["allow", "block"]
HOW: dict[str, Keeping] = {"not kept": "block", "kept": "allow"}  # the module, by a service worker
KEPT = "async () => (await navigator.serviceWorker.ready).active.state === 'activated'"
CLICK = """([game, choices]) => new Promise((asked) => {
  const visible = (one) => one.checkVisibility({ visibilityProperty: true })
  const look = () => {
    if ([...document.querySelectorAll(choices)].some(visible)) asked(performance.now() - clicked)
    else requestAnimationFrame(look)
  }
  const clicked = performance.now()
  document.querySelectorAll('article')[game].querySelector('button').click()
  look()
})"""


@dataclass(frozen=True)
class Wait:
    """How long somebody waits, and how much of that was work."""

    milliseconds: float
    processor: float


def wait(browser: Browser, address: str, game: str, how: str) -> Wait:
    """Once, in a browser with nothing in it."""
    with fresh(browser, HOW[how]) as page:
        page.goto(address)
        if how == "kept":
            page.wait_for_function(KEPT)
            page.goto(address)
        page.locator("article button").first.wait_for()
        page.wait_for_timeout(500)  # what the first page does beside has an end
        before = spent(browser)
        taken: float = page.evaluate(CLICK, [names().index(game), CHOICES_AND_BOARD])
        return Wait(taken, 1000 * (spent(browser) - before))


@contextmanager
def fresh(browser: Browser, service_workers: Keeping) -> Iterator[Page]:
    """A page in a browser that was never anywhere, and shows everything at once."""
    context = browser.new_context(service_workers=service_workers)
    kept = f"localStorage.setItem('sherwood', {json.dumps(json.dumps(AT_ONCE))})"
    context.add_init_script(f"if (location.protocol !== 'about:') {kept}")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    yield page
    context.close()


def spent(browser: Browser) -> float:
    """The seconds of the processor that all of Chromium took."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(float(one["cpuTime"]) for one in processes)


def measure(browser: Browser, address: str) -> list[Cost]:
    """All games in turns; the median of each."""
    kinds = [(game, how) for game in names() for how in HOW]
    turns = [[wait(browser, address, *kind) for kind in kinds] for _ in range(TURNS + 1)]
    costs = []
    for (game, how), waits in zip(kinds, zip(*turns[1:], strict=True), strict=True):
        name = f"Play now to the first decision, module {how}"
        costs += [
            Cost(game, name, median(one.milliseconds for one in waits), "ms"),
            Cost(game, f"{name}, fastest", min(one.milliseconds for one in waits), "ms"),
            Cost(game, f"{name}, processor", median(one.processor for one in waits), "ms"),
        ]
    return costs


def main() -> None:
    """Print what was measured."""
    found = program()
    if found is None:
        sys.exit("this takes a Chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=found, args=SWITCHES)
        try:
            for cost in measure(browser, server.address):
                print(f"{cost.game:12} {cost.name:60} {cost.value:8,.0f} {cost.unit}")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
