"""Every page and every phase is for everyone.

Axe finds nothing in any theme, no raw word is shown in any language, nothing scrolls sideways on a
phone, and a finger finds what it has to press.
"""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from sherwood.server.client import Guest
from tests.server.processes import Server
from tests.web.axe import faults
from tests.web.company import ME, Company, State, Window, windows
from tests.web.fit import raw_words, sideways, small_targets

pytestmark = pytest.mark.slow
VIEWS = Path(__file__).parents[2] / "docs" / "view.md"
MOST_GAMES = 4
TRIES = 40  # games looked at to find one in which much happens
OPTIONS: dict[str, dict[str, Any]] = {
    "nottingham": {"memory": True},
    "sheriff": {"memory": True, "royal": True},
}
PHASES = {
    "nottingham": re.compile(r"^\| `phase` \| (`choice`.*) \|$", re.MULTILINE),
    "sheriff": re.compile(r"^\| `phase` \| (`market`.*) \|$", re.MULTILINE),
}


def phases(game: str) -> list[str]:
    """All phases of a game, as docs/view.md has them."""
    line = PHASES[game].search(VIEWS.read_text("utf-8"))
    assert line is not None
    return re.findall(r"`(\w+)`", line[1])


def wanted(game: str) -> set[State]:
    """Each phase with a choice and without; at the end nobody chooses."""
    return {(phase, acts) for phase in phases(game) for acts in (True, False)} - {("over", True)}


def poor(house: Server) -> dict[str, Any]:
    """Sheriff with hardly any gold, so that there are debts, and with short terms."""
    games = Guest(house.address, "Host").ask("GET", "/api/games")
    [figures] = [game["figures"] for game in games if game["name"] == "sheriff"]
    terms = dict.fromkeys(figures["terms"], 1)
    return {**figures, "start": {**figures["start"], "gold": 3}, "terms": terms}


def company(house: Server, game: str) -> Company:
    """Four players of a game in which everything can happen."""
    options = dict(OPTIONS[game])
    if game == "sheriff":
        options["edition"] = poor(house)
    return Company(house, game, **options)


def look_at(window: Window, where: str) -> list[str]:
    """All that is wrong with a page; its colours are looked at on a wide screen."""
    page = window.page
    found = raw_words(page) + sideways(page)
    found += faults(page) if window.is_wide else small_targets(page)
    return [f"{window.language} {where}: {fault}" for fault in found]


@pytest.mark.parametrize("game", ["nottingham", "sheriff"])
def test_every_phase_is_for_everyone(chromium: Browser, house: Server, game: str) -> None:
    missing, wrong = wanted(game), []
    for _ in range(MOST_GAMES):
        if missing:
            wrong += sweep(chromium, house, game, missing)
    assert wrong == []
    assert missing == set()


def sweep(browser: Browser, house: Server, game: str, missing: set[State]) -> list[str]:
    """Play a game and look at what was not seen before, in three languages and sizes."""
    wrong = []
    with company(house, game) as four:
        seen_by = windows(browser, four.guests[ME])
        for state in four.play(four.best_plan(missing, TRIES)):
            if state in missing:
                missing.discard(state)
                for window in seen_by:
                    window.go(f"/table/{four.table}", ".frame")
                    wrong += look_at(window, f"{state[0]} {'acting' if state[1] else 'watching'}")
                    window.rest()
            elif not missing:
                break
        for window in seen_by:
            window.close()
    return wrong


PAGES = {
    "/": "article",
    "/new/nottingham": "form",
    "/new/sheriff": "form",
    "/learn": "article, section",
    "/learn/nottingham": "#cards",
    "/learn/sheriff": "#cards",
    "/nowhere": "h1",
}


def test_every_page_is_for_everyone(chromium: Browser, house: Server) -> None:
    guest = Guest(house.address, "Robin")
    waiting = guest.open_table("nottingham", 4, sit={"name": "Robin"})
    pages = {**PAGES, f"/table/{waiting.id}": "#invite"}
    wrong = []
    for window in windows(chromium, guest):
        for path, sight in pages.items():
            wrong += look_at(window.go(path, sight), path)
        window.close()
    assert wrong == []


KEYS = {"m": "menu", "r": "reference", "?": "shortcuts", "/": "type line", "s": "story"}


@pytest.mark.parametrize("game", ["nottingham", "sheriff"])
def test_lessons_and_what_opens_over_a_table_are_for_everyone(
    chromium: Browser, house: Server, game: str
) -> None:
    guest = Guest(house.address, "Robin")
    sit = {"name": "Robin"}
    table = guest.open_table(game, lesson_players(guest, game), lesson="first", sit=sit, start=True)
    wrong = []
    for window in windows(chromium, guest):
        window.go(f"/table/{table.id}", ".lesson :is(h2, h3, p)")
        wrong += look_at(window, f"lesson of {game}")
        for key, what in KEYS.items():
            open_by(window, key)
            wrong += look_at(window, f"{what} of {game}")
            window.page.keyboard.press("Escape")
        window.close()
    assert wrong == []


def lesson_players(guest: Guest, game: str) -> int:
    """For how many the first lesson is."""
    [found] = [one for one in guest.ask("GET", "/api/games") if one["name"] == game]
    players: int = found["lessons"][0]["players"]
    return players


def open_by(window: Window, key: str) -> None:
    """By its key; the menu has a button alone."""
    if key == "m":
        bar = ".tools" if window.is_wide else ".bar"
        window.page.locator(f"{bar} button").last.click()
    else:
        window.page.keyboard.press(key)
    if key != "s":
        window.page.wait_for_selector("dialog[open]")


def test_the_curtain_is_for_everyone(chromium: Browser, house: Server) -> None:
    guest = Guest(house.address, "Robin")
    table = guest.open_table("nottingham", 3, hot_seat=True, bots=[None, None, "steady"])
    for seat, name in enumerate(("Robin", "Marian")):
        guest.ask("PUT", f"/api/tables/{table.id}/seats/{seat}", {"name": name})
    guest.start(table.id)
    wrong = []
    for window in windows(chromium, guest):
        wrong += look_at(window.go(f"/table/{table.id}", ".curtain"), "curtain")
        window.close()
    assert wrong == []


def test_the_end_and_the_replay_are_for_everyone(chromium: Browser, house: Server) -> None:
    wrong = []
    with company(house, "sheriff") as four:
        for _ in four.play(four.best_plan(set(), 1)):
            pass
        for window in windows(chromium, four.guests[ME]):
            window.go(f"/table/{four.table}", ".result")
            wrong += look_at(window, "result")
            window.page.locator(".result button").first.click()
            window.page.wait_for_selector(".sheets table")
            wrong += look_at(window, "score sheet")
            window.go(f"/replay/{four.table}", ".zone.scene")
            wrong += look_at(window, "replay")
            window.close()
    assert wrong == []
