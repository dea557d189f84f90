"""Four people at a table, whom a program plays step by step; browsers can look through one seat."""

import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from sherwood.server.client import Guest, Player, View
from tests.web.person import LOCALES, PATIENCE

NAMES = ("Robin", "Marian", "Much", "Tuck")
SOON = 0.03  # seconds in which news arrives
ANSWER = 10.0
SIZES = {"en": (1280, 800), "de": (390, 844), "it": (320, 640)}
PHONES = 600
ME = 0
# How gladly a sort of action is chosen: what is rare in games of people comes often here.
LIKING = {
    "stop": 0.02, "wave": 0.1, "open": 4.0, "close": 0.4, "add": 0.5, "promise": 0.3, "ask": 0.2,
    "steal": 3.0, "rob": 3.0, "raid": 3.0, "yield": 2.0, "ambush": 3.0, "lay": 0.5,
}  # fmt: skip
# Nobody parts with a card, so that the piles run out and hands have to shrink.
HOARDING = {"take": 1e6, "pass": 20.0}


class Company:
    """Four players. They choose at random, and stop wherever one looks."""

    def __init__(self, server: str, game: str, luck: int = 1, **options: Any) -> None:
        self.server = server
        self.guests = [Guest(server, name) for name in NAMES]
        table = self.guests[ME].open_table(game, len(NAMES), options=options, chat=True)
        self.table = table.id
        self._luck = random.Random(luck)
        self.liking = LIKING
        self._stack = ExitStack()
        self.players: list[Player] = []

    def __enter__(self) -> "Company":
        for guest in self.guests:
            self.players.append(self._stack.enter_context(guest.sit_down(self.table)))
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def start(self) -> None:
        """The host begins."""
        self.guests[ME].start(self.table)

    def play_to_the_end(self) -> None:
        """Nobody looks."""
        for _ in self.moments():
            pass

    def moments(self, most: int = 5_000) -> Iterator[View]:
        """What the first seat sees after each step, until the game is over."""
        for _ in range(most):
            view = self._newest(self.players[ME])
            yield view
            if view.over:
                return
            self._step(view)
        raise AssertionError("the game does not end")

    def _step(self, view: View) -> None:
        for seat in self._luck.sample(view.waiting_for, len(view.waiting_for)):
            player = self.players[seat]
            seen = self._newest(player, 0.0 if seat == ME else SOON)
            if seat in seen.waiting_for and seen.legal:
                player.play(self._choice(seen))
                return

    def _choice(self, view: View) -> int:
        """Any; among many of the same sort, that sort counts once."""
        sorts = sorted({choice.text.split()[0] for choice in view.legal})
        [sort] = self._luck.choices(sorts, [self.liking.get(sort, 1.0) for sort in sorts])
        fitting = [one for one in view.legal if one.text.split()[0] == sort]
        return self._luck.choice(fitting).action

    def _newest(self, player: Player, patience: float = SOON) -> View:
        while player.view is None:
            player.receive(ANSWER)
        try:
            while True:
                player.receive(patience)
        except TimeoutError:
            return player.view


class Window:
    """A browser in a language and of a size of its own; it may be another of the same person's."""

    def __init__(
        self, browser: Browser, guest: Guest, language: str, size: tuple[int, int]
    ) -> None:
        self.language = language
        self.is_wide = size[0] > PHONES
        self._server = guest.server
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            reduced_motion="reduce",
        )
        kept = f"localStorage.setItem('sherwood', JSON.stringify({{language: '{language}'}}))"
        self.context.add_init_script(f"if (!localStorage.getItem('sherwood')) {kept}")
        name, _, value = guest.cookie.partition("=")
        self.context.add_cookies([{"name": name, "value": value, "url": guest.server}])
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def go(self, path: str, sight: str = "main") -> "Window":
        """To an address, until what is to be seen there is."""
        self.page.goto(self._server + path)
        self.page.wait_for_selector(sight)
        return self

    def wait_for(self, view: View) -> None:
        """Until the page shows this view."""
        self.page.wait_for_selector(f'.frame[data-version="{view.view["seat"]}:{view.version}"]')

    def close(self) -> None:
        """And nothing went wrong in it."""
        self.context.close()
        assert self.errors == []


def windows(browser: Browser, guest: Guest) -> list[Window]:
    """The same person three times: every language, every size."""
    return [Window(browser, guest, language, size) for language, size in SIZES.items()]
