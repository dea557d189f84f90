"""Every page and every phase is for everyone.

Axe finds nothing in any theme, no raw word is shown in any language, nothing scrolls sideways on a
phone, and a finger finds what it has to press.
"""

from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Browser

from sherwood.client import Guest
from sherwood.games.shape import shape_of
from tests.amounts import SOAKING
from tests.server.company import play_on, until_over
from tests.server.processes import Server
from tests.web.axe import THEMES, faults
from tests.web.company import NAMES, SIZES, State, Window, windows
from tests.web.fit import raw_words, sideways, small_targets
from tests.web.recorded import Stage, first_of_each, table_info

pytestmark = pytest.mark.slow


def phases(game: str) -> list[str]:
    """All phases of a game."""
    shape = shape_of(game)
    assert shape is not None
    return list(shape.phases)


def wanted(game: str) -> set[State]:
    """Each phase with a choice and, in `make soak`, without; at the end nobody chooses."""
    acting = {(phase, True) for phase in phases(game)} - {("over", True)}
    watching = {(phase, False) for phase in (phases(game) if SOAKING else ["over"])}
    return acting | watching


def poor(house: Server) -> dict[str, Any]:
    """Sheriff with hardly any gold, so that there are debts, and with short terms."""
    games = Guest(house.address, "Host").ask("GET", "/api/games")
    [figures] = [game["figures"] for game in games if game["name"] == "sheriff"]
    terms = dict.fromkeys(figures["terms"], 1)
    return {**figures, "start": {**figures["start"], "gold": 3}, "terms": terms}


def lookers(seen_by: list[Window], number: int) -> list[Window]:
    """Who looks at something: one language and size after another, or in `make soak` all of them."""
    return seen_by if SOAKING else [seen_by[number % len(seen_by)]]


looks = count()


def themes() -> tuple[str, ...]:
    """What a page is dressed in: each theme with each size in turn, or in `make soak` all of them."""
    number, many = next(looks), len(THEMES)
    return THEMES if SOAKING else (THEMES[(number + number // many) % many],)


def look_at(window: Window | Stage, where: str) -> list[str]:
    """All that is wrong with a page."""
    page = window.page
    found = raw_words(page) + sideways(page) + faults(page, themes())
    found += [] if window.is_wide else small_targets(page)
    return [f"{window.language} {where}: {fault}" for fault in found]


@pytest.mark.parametrize("game", ["nottingham", "sheriff"])
def test_every_phase_is_for_everyone(chromium: Browser, house: Server, game: str) -> None:
    options: dict[str, Any] = {"memory": True}
    if game == "sheriff":
        options |= {"royal": True, "edition": poor(house)}
    scenes = first_of_each(game, len(NAMES), wanted(game), **options)
    assert {scene.state for scene in scenes} == wanted(game)
    wrong, stages = [], [Stage(chromium, house.address, *seen) for seen in SIZES.items()]
    info = {**table_info(game, list(NAMES)), "options": options, "chat": True}
    for number, scene in enumerate(scenes):
        for stage in stages if SOAKING else [stages[number % len(stages)]]:
            phase, acts = scene.state
            stage.show(info, {**scene.sent, "moments": [], "events": []})
            wrong += look_at(stage, f"{phase} {'acting' if acts else 'watching'}")
    for stage in stages:
        stage.close()
    assert wrong == []


PAGES = {
    "/": "article",
    "/new/nottingham": "form",
    "/new/sheriff": "form",
    "/new/nottingham?edition=tasks.five:25,30": "[aria-invalid=true]",
    "/new/sheriff?edition=start.hand:9": "[aria-invalid=true]",
    "/learn": "article, section",
    "/learn/nottingham": "#cards",
    "/learn/sheriff": "#cards",
    "/nowhere": "h1",
}


def test_every_page_is_for_everyone(chromium: Browser, house: Server) -> None:
    guest = Guest(house.address, "Robin")
    waiting = guest.open_table("nottingham", 4, sit={"name": "Robin"})
    pages = {**PAGES, f"/table/{waiting.id}": "#invite"}
    wrong, seen_by = [], windows(chromium, guest)
    for number, (path, sight) in enumerate(pages.items()):
        for window in lookers(seen_by, number):
            wrong += look_at(window.go(path, sight), path)
    for window in seen_by:
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
    wrong, seen_by = [], windows(chromium, guest)
    for window in seen_by:
        window.go(f"/table/{table.id}", ".lesson :is(h2, h3, p)")
        wrong += look_at(window, f"lesson of {game}")
    for number, (key, what) in enumerate(KEYS.items()):
        for window in lookers(seen_by, number):
            open_by(window, key)
            wrong += look_at(window, f"{what} of {game}")
            window.page.keyboard.press("Escape")
    for window in seen_by:
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
    guest, wrong = Guest(house.address, "Robin"), []
    table = guest.open_table(
        "sheriff", 3, bots=[None, "random", "random"], options={"edition": poor(house)}
    )
    with guest.sit_down(table.id) as player:
        guest.start(table.id)
        play_on(player)
        until_over(player)
    for window in windows(chromium, guest):
        window.go(f"/table/{table.id}", ".result")
        wrong += look_at(window, "result")
        window.page.locator(".result button").first.click()
        window.page.wait_for_selector(".broadsheet figure")
        wrong += look_at(window, "score sheet")
        window.go(f"/replay/{table.id}", ".landmark")
        wrong += look_at(window, "replay")
        window.close()
    assert wrong == []
