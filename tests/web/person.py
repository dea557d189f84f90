"""A person with a browser: looks at the page and presses what can be pressed."""

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

PATIENCE = 20_000  # milliseconds
WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
CONNECTION_LOST = re.compile("WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|Failed to load")


class Person:
    """One person, with cookies and settings of their own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        *,
        language: str = "en",
        phone: bool = False,
        theme: str = "light",
    ) -> None:
        self.address = address
        self.name = name
        self.errors: list[str] = []
        self.luck = random.Random(name)
        self.context = browser.new_context(
            viewport=PHONE if phone else WIDE,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            locale={"de": "de-DE", "en": "en-GB", "it": "it-IT"}[language],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
        )
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._note)

    def _note(self, message: Any) -> None:
        if message.type == "error" and not CONNECTION_LOST.search(message.text):
            self.errors.append(message.text)

    def leave(self) -> None:
        """Close the browser."""
        self.context.close()

    # ---- going about

    def go(self, path: str) -> None:
        """To an address of the page."""
        self.page.goto(self.address + path)

    @property
    def table(self) -> str:
        """The id of the table in the address."""
        return self.page.url.rstrip("/").split("/")[-1]

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Something to read is on the page."""
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=PATIENCE)

    # ---- playing

    @property
    def choices(self) -> Locator:
        """The buttons of what can be done, in words."""
        return self.page.locator("button[data-action]")

    @property
    def is_over(self) -> bool:
        """Whether the score sheet lies on the table."""
        return self.page.locator("[data-sheet]").count() > 0

    def act(self, press: Callable[[Locator], None] | None = None) -> bool:
        """Choose something, if there is something to choose; whether there was."""
        choices = self.choices
        count = choices.count()
        if count == 0:
            return False
        chosen = choices.nth(self.luck.randrange(count))
        before = self.turn
        (press or press_it)(chosen)
        confirm = self.page.locator("button[data-confirm]")
        if confirm.count() > 0:
            (press or press_it)(confirm.first)
        self.page.wait_for_function(
            "before => document.querySelector('[data-turn]')?.dataset.turn !== before",
            arg=before,
            timeout=PATIENCE,
        )
        return True

    @property
    def turn(self) -> str | None:
        """What the table showed last."""
        return self.page.locator("[data-turn]").first.get_attribute("data-turn")

    def wait_to_be_asked(self) -> None:
        """Until there is something to choose, or the game is over."""
        self.page.wait_for_function(
            "() => document.querySelector('button[data-action], [data-sheet]')", timeout=PATIENCE
        )


def press_it(button: Locator) -> None:
    """With a mouse."""
    button.click()
