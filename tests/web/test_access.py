"""Every page and every phase is for everyone: axe finds nothing in any theme, no raw word is shown
in any language, nothing scrolls sideways on a phone, and a finger finds what it has to press."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from sherwood.server.client import Guest, View
from tests.server.processes import Server
from tests.web.axe import faults
from tests.web.company import ME, Company, Window
from tests.web.fit import raw_words, sideways, small_targets
from tests.web.person import Person

VIEWS = Path(__file__).parents[2] / "docs" / "view.md"
WIDE, PHONE, SMALL_PHONE = (1280, 800), (390, 844), (320, 640)
MOST_GAMES = 4
OPTIONS: dict[str, dict[str, Any]] = {
    "nottingham": {"memory": True},
    "sheriff": {"memory": True, "royal": True},
}
# In these phases the first seat is also seen choosing; in the others it may have nothing to choose.
PHASES = {
    "nottingham": re.compile(r"^\| `phase` \| (`choice`.*) \|$", re.M),
    "sheriff": re.compile(r"^\| `phase` \| (`market`.*) \|$", re.M),
}


def phases(game: str) -> list[str]:
    """All phases of a game, as docs/view.md has them."""
    line = PHASES[game].search(VIEWS.read_text("utf-8"))
    assert line is not None
    return re.findall(r"`(\w+)`", line[1])


def wanted(game: str) -> set[tuple[str, bool]]:
    """Each phase with a choice and without; at the end nobody chooses."""
    return {(phase, acts) for phase in phases(game) for acts in (True, False)} - {("over", True)}


def poor(server: str) -> dict[str, Any]:
    """Sheriff with hardly any gold, so that there are debts, and with short terms."""
    games = Guest(server, "Host").ask("GET", "/api/games")
    [figures] = [game["figures"] for game in games if game["name"] == "sheriff"]
    terms = dict.fromkeys(figures["terms"], 1)
    return {**figures, "start": {**figures["start"], "gold": 3}, "terms": terms}


def company(server: str, game: str, luck: int) -> Company:
    """Four players of a game in which everything happens."""
    options = dict(OPTIONS[game])
    if game == "sheriff":
        options["edition"] = poor(server)
    return Company(server, game, luck, **options)


def look_at(page: Page, where: str, *, phone: bool) -> list[str]:
    """All that is wrong with a page; its colours are looked at on a wide screen."""
    found = raw_words(page) + sideways(page)
    found += small_targets(page) if phone else faults(page)
    return [f"{where}: {fault}" for fault in found]


@pytest.mark.parametrize("game", ["nottingham", "sheriff"])
def test_every_phase_is_for_everyone(chromium: Browser, house: Server, game: str) -> None:
    missing, wrong = wanted(game), []
    for luck in range(MOST_GAMES):
        if missing:
            wrong += sweep(chromium, house.address, game, luck, missing)
    assert wrong == []
    assert missing == set()


def sweep(
    browser: Browser, server: str, game: str, luck: int, missing: set[tuple[str, bool]]
) -> list[str]:
    """Play a game and look at what was not seen before, in three languages and sizes."""
    wrong = []
    with company(server, game, luck) as four:
        four.start()
        windows = [
            four.look(browser, "en", *WIDE),
            four.look(browser, "de", *PHONE),
            four.look(browser, "it", *SMALL_PHONE),
        ]
        for view in four.moments():
            state = (view.view["phase"], ME in view.waiting_for)
            if state in missing:
                missing.discard(state)
                wrong += [fault for window in windows for fault in look_through(window, view)]
            elif not missing:
                break
        for window in windows:
            window.close()
    return wrong


def look_through(window: Window, view: View) -> Iterator[str]:
    """What is wrong in one window at one moment."""
    window.wait_for(view)
    acts = "acting" if ME in view.waiting_for else "watching"
    where = f"{window.language} {view.view['phase']} {acts}"
    yield from look_at(window.page, where, phone=window.language != "en")
