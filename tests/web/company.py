"""Four people at a table, whom a program plays step by step; browsers can look through one seat."""

import json
import random
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from sherwood.client import Guest, Player
from tests.server.company import begin
from tests.server.processes import Server
from tests.web.person import AT_ONCE, LOCALES, PATIENCE

NAMES = ("Robin", "Marian", "Much", "Tuck")
SIZES = {"en": (1280, 800), "de": (390, 844), "it": (320, 640)}
PHONES = 600
ME = 0
State = tuple[str, bool]  # a phase, and whether the first seat acts in it


@dataclass
class Plan:
    """A game that can be played: who does what, and before each step what is seen."""

    actions: list[tuple[int, str | None]]
    versions: list[dict[int, int]]
    states: list[State]


class Company:
    """Four players, who do what was planned."""

    def __init__(self, house: Server, game: str, **options: Any) -> None:
        self.guests = [Guest(house.address, name) for name in NAMES]
        self.table = self.guests[ME].open_table(game, len(NAMES), options=options, chat=True).id
        self._stack = ExitStack()
        self.players: list[Player] = []

    def __enter__(self) -> "Company":
        for guest in self.guests:
            self.players.append(self._stack.enter_context(guest.sit_down(self.table)))
        begin(self.table, *self.guests)
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def play(self, chosen: Plan) -> Iterator[State]:
        """Play it; after each step, once the first seat has seen it, there is time to look."""
        for (seat, action), versions, state in zip(
            chosen.actions, chosen.versions, chosen.states, strict=True
        ):
            for player in (self.players[seat], self.players[ME]):
                player._wait_for(versions[player.seat])
            yield state
            if action is not None:
                self.players[seat].play(action)


def choice(legal: list[str], dice: random.Random, liking: dict[str, float]) -> str:
    """Any; among many of the same sort, that sort counts once."""
    sorts = sorted({text.split()[0] for text in legal})
    [sort] = dice.choices(sorts, [liking.get(sort, 1.0) for sort in sorts])
    return dice.choice([text for text in legal if text.split()[0] == sort])


class Window:
    """A browser in a language and of a size of its own; it may be another of the same person's."""

    def __init__(
        self,
        browser: Browser,
        guest: Guest,
        language: str,
        size: tuple[int, int],
        settings: Mapping[str, str] = AT_ONCE,
    ) -> None:
        self.language = language
        self.is_wide = size[0] > PHONES
        self._server = guest.server
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            reduced_motion="reduce",
            service_workers="block",
        )
        wanted = json.dumps({"language": language, **settings})
        kept = f"localStorage.setItem('sherwood', {json.dumps(wanted)})"
        first = "location.protocol !== 'about:' && !localStorage.getItem('sherwood')"
        self.context.add_init_script(f"if ({first}) {kept}")
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

    def rest(self) -> None:
        """Show nothing: whatever changes at the table in the meantime costs no time."""
        self.page.goto("about:blank")

    def close(self) -> None:
        """And nothing went wrong in it."""
        self.context.close()
        assert self.errors == []


def windows(browser: Browser, guest: Guest) -> list[Window]:
    """The same person three times: every language, every size."""
    return [Window(browser, guest, language, size) for language, size in SIZES.items()]
