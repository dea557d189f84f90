"""A person with a browser: looks at the page and presses what can be pressed."""

import json
import random
import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import Error as PlaywrightError

PATIENCE = 30_000  # milliseconds
SOON = 2_000
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
NETWORK = re.compile("WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|Failed to load resource")
CHOICES = ".choices button[data-choice], .choices button[aria-expanded]"
ON_THE_BOARD = "main button.lit, main .zone button.button:enabled"
RESULT = ".result"
FIRST_OF_ALL = ".curtain button, .question + .group .danger"
CHOICES_AND_BOARD = f"{CHOICES}, {ON_THE_BOARD}"
SOMETHING_TO_DO = f"{CHOICES_AND_BOARD}, .question, .curtain button, {RESULT}"
LOOK = """([first, others, result]) => {
  const all = (what) => [...document.querySelectorAll(what)]
  const visible = (what) => all(what).filter((one) => one.checkVisibility({ visibilityProperty: true })).length
  const urgent = visible(first)
  return {
    over: all(result).length > 0,
    first: urgent > 0,
    things: urgent || visible(others),
    version: document.querySelector('.frame')?.dataset.version ?? null,
  }
}"""
# Asked at once, since the rows are put in order when the game's words have come.
SHEET = """() => {
  const number = (cell) => cell && Number(cell.textContent)
  const all = (what, root = document) => [...root.querySelectorAll(what)]
  return [
    all('.scores tbody tr').map((row) => all('td', row).map((cell) => number(cell.querySelector('strong')))),
    all('.scores tfoot td').map(number),
  ]
}"""
AT_ONCE = {"tempo": "once"}  # nobody here waits to be shown what happened
LOCALES = {"de": "de-DE", "en": "en-GB", "it": "it-IT"}


class Person:
    """One person, with cookies and settings of their own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str = "Robin",
        *,
        language: str = "en",
        phone: bool = False,
        keeps_page: bool = False,
    ) -> None:
        self.address = address
        self.name = name
        self.phone = phone
        self.errors: list[str] = []
        self.luck = random.Random(name)
        self.context = browser.new_context(
            viewport=PHONE if phone else WIDE,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            locale=LOCALES[language],
            reduced_motion="reduce",
            service_workers="allow" if keeps_page else "block",  # it fetches all there is
        )
        folder = urlsplit(address).path.strip("/")
        own = json.dumps(f"sherwood /{folder}/" if folder else "sherwood")
        kept = f"localStorage.setItem({own}, {json.dumps(json.dumps(AT_ONCE))})"
        first = f"location.protocol !== 'about:' && !localStorage.getItem({own})"
        self.context.add_init_script(f"if ({first}) {kept}")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._note)

    def _note(self, message: Any) -> None:
        if message.type == "error" and not NETWORK.search(message.text):
            self.errors.append(message.text)

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()

    # ---- going about

    def go(self, path: str) -> "Person":
        """To an address of the page."""
        self.page.goto(self.address + path)
        return self

    def press(self, button: Locator) -> None:
        """With a mouse, or with a finger."""
        if self.phone:
            button.tap()
        else:
            button.click()

    def press_named(self, name: str | re.Pattern[str], role: Any = "button") -> None:
        """What has this on it."""
        self.press(self.page.get_by_role(role, name=name).first)

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Something to read is on the page."""
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=PATIENCE)

    @property
    def table(self) -> str:
        """The id of the table in the address."""
        self.page.wait_for_url(re.compile("/table/"))
        return self.page.url.rstrip("/").split("/")[-1]

    # ---- playing

    @property
    def version(self) -> str | None:
        """Which version of which seat's view is shown."""
        frame = self.page.locator(".frame")
        return frame.get_attribute("data-version") if frame.count() else None

    @property
    def is_over(self) -> bool:
        """Whether the page says who has won."""
        return self.page.locator(RESULT).count() > 0

    def wait_to_be_asked(self) -> None:
        """Until there is something to do, or the game is over."""
        self.page.locator(SOMETHING_TO_DO).locator("visible=true").first.wait_for()

    def act(self) -> bool:
        """Press something that can be pressed; whether there was anything."""
        sight = self.page.evaluate(LOOK, [FIRST_OF_ALL, CHOICES_AND_BOARD, RESULT])
        if sight["over"] or not sight["things"]:
            return False
        which = FIRST_OF_ALL if sight["first"] else CHOICES_AND_BOARD
        things = self.page.locator(which).locator("visible=true")
        thing = things.nth(self.luck.randrange(sight["things"]))
        try:
            if self.phone:
                thing.tap(timeout=SOON)
            else:
                thing.click(timeout=SOON)
        except PlaywrightError:  # it went away while we reached for it
            return True
        self._wait_for_another(sight["version"])
        return True

    def _wait_for_another(self, version: str | None) -> None:
        """The table has gone on, or this was a step within the page."""
        try:
            self.page.wait_for_function(
                "before => document.querySelector('.frame')?.dataset.version !== before",
                arg=version,
                timeout=150,
            )
        except PlaywrightError:  # nothing went to the server
            return

    def play_to_the_end(self, most: int = 3_000) -> None:
        """Until the page says who has won."""
        for _ in range(most):
            if self.is_over:
                return
            self.wait_to_be_asked()
            self.act()
        raise AssertionError(f"the game does not end: {self.page.inner_text('main')[:500]}")

    def read_sheet(self) -> list[tuple[list[int], int]]:
        """The score sheet: for each player the points of the lines, and their sum as shown."""
        if self.page.locator(".scores").count() == 0:
            self._ask_for_the_sheet()
        self.page.wait_for_selector(".scores tfoot td")
        rows, totals = self.page.evaluate(SHEET)
        columns = [
            [cell for cell in column if cell is not None] for column in zip(*rows, strict=True)
        ]
        return list(zip(columns, totals, strict=True))

    def _ask_for_the_sheet(self) -> None:
        """With the button, unless the sheet comes by itself while we reach for it."""
        try:
            self.page.locator(f"{RESULT} button").first.click(timeout=SOON)
        except PlaywrightError:
            expect(self.page.locator(".scores")).to_be_visible()
