"""The director, in a real browser: whatever is on the screen was so at the table, and nothing comes too early."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser

from sherwood.play.eyes import Audience
from sherwood.play.head import Head
from sherwood.play.match import Match
from sherwood.server.store import tables
from tests.games.moments import message
from tests.server.processes import Server, looking_into
from tests.web.company import ME, Company, Plan, Window, choice

pytestmark = pytest.mark.slow
SIZES = {"a wide screen": (1440, 900), "a phone": (390, 844)}
# By which events one knows what was done.
DEEDS = {
    "an exchange with favours": {"win", "favour"},
    "a task": {"task", "favour"},
    "a defence": {"defend"},
    "an ambush": {"spring"},
    "a purchase": {"purchase"},
    "a barter": {"accept"},
}
LIKING = {
    "task": 90.0,
    "lay": 6.0,
    "defend": 9.0,
    "spring": 40.0,
    "ambush": 6.0,
    "buy": 4.0,
    "barter": 4.0,
}
MOST_TRIES = 200
QUICK = {"tempo": "brisk"}

# Whatever is visible of the game is noted each time when anything changes on the page.
RECORD = """() => {
  const text = (element) => element?.textContent.trim() ?? ''
  const number = (element) => Number(text(element).replace(/[+\u2212].*/, '').replace(/[^0-9]/g, '') || 0)
  const all = (what) => [...document.querySelectorAll(what)]
  const look = () => ({
    points: [number(document.querySelector('.own .points')), ...all('.player .points').map(number)],
    cards: all('.player .counts .count:first-child').map(number),
    sheriff: Number(document.querySelector('[data-sheriff]').dataset.sheriff),
    revealed: document.querySelector('.revealed .turned') !== null,
    laid: all('.set .small').length,
    active: all('.player').findIndex((one) => one.classList.contains('active')),
    told: all('.story .line').length,
    gains: all('.gain').map((one) => Number(text(one).replace('\u2212', '-'))),
    choices: all('.choices button, main button.lit, [data-action]').length,
    playing: document.querySelector('.frame').dataset.playing === 'true',
  })
  window.seen = [look()]
  new MutationObserver(() => {
    const now = look()
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now)
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
}"""
SHOWN = """version => {
  const frame = document.querySelector('.frame')
  return frame?.dataset.version === version && frame.dataset.playing === 'false'
}"""


@dataclass
class Told:
    """A game that can be played, the deeds in it, and what the first seat is sent after each action."""

    plan: Plan = field(default_factory=lambda: Plan([], [], []))
    deeds: dict[int, str] = field(default_factory=dict)
    sent: list[dict[str, Any]] = field(default_factory=list)


def tell(head: Head, luck: int) -> Told:
    """A game with these cards, up to the action with which everything wanted was done."""
    dice, match, told = random.Random(luck), Match(head), Told()
    eyes, missing = Audience(match), dict(DEEDS)
    while True:
        told.plan.states.append((str(match.view(ME)["phase"]), ME in match.actors))
        told.plan.versions.append({seat: eyes.versions[seat] for seat in eyes.everybody})
        if match.over or not missing:
            told.plan.actions.append((ME, None))
            return told
        seat = dice.choice(match.actors)
        action = choice(match.legal_texts(seat), dice, LIKING)
        told.plan.actions.append((seat, action))
        before = match.copy()
        match.play(seat, action)
        eyes.look(match)
        told.sent.append(message(before, match, ME))
        events = {event["event"] for event in match.news()}
        for deed in [deed for deed, signs in missing.items() if signs <= events]:
            told.deeds.setdefault(len(told.sent) - 1, deed)
            del missing[deed]


def find(company: Company, house: Server) -> Told:
    """Of the games that these cards can become, one with every deed."""
    with looking_into(house.database) as connection:
        head = tables.load(connection, company.table).head
    found = (tell(head, luck) for luck in range(MOST_TRIES))
    return next(told for told in found if len(told.deeds) == len(DEEDS))


def facts(view: dict[str, Any]) -> dict[str, Any]:
    """What is to be seen of a view, as the page is asked for it."""
    players = len(view["seats"])
    others = [(ME + step) % players for step in range(1, players)]
    return {
        "points": [view["points"][seat] for seat in (ME, *others)],
        "cards": [view["seats"][seat]["cards"] for seat in others],
        "sheriff": view["track"]["sheriff"],
        "revealed": view["revealed"] is not None,
        "laid": view["laid"]["count"] if view["laid"] else 0,
        "active": others.index(view["active"]) if view["active"] in others else -1,
    }


def expected(before: dict[str, Any], sent: dict[str, Any]) -> Iterator[tuple[dict[str, Any], int]]:
    """What may be seen in turn, and how many events may have been told by then."""
    yield facts(before), 0
    for moment in sent["moments"]:
        yield facts(moment["view"]), len(sent["events"]) - moment["to_come"]
    yield facts(sent["view"]), len(sent["events"])


def assert_in_order(seen: list[dict[str, Any]], moments: list[tuple[dict[str, Any], int]]) -> None:
    """Every sight is a true moment, none is left out, and none comes before the one before it."""
    at, lines = 0, seen[0]["told"]
    for sight in seen:
        shown = {fact: sight[fact] for fact in moments[0][0]}
        while shown != moments[at][0]:
            at += 1
            assert at < len(moments), f"{sight} was never so at the table: {moments}"
            assert shown == moments[at][0] or moments[at][0] == moments[at - 1][0], (sight, moments)
        told = max(count for facts_then, count in moments if facts_then == shown)
        assert sight["told"] - lines <= told, f"told too early: {sight}"
        assert not (sight["playing"] and sight["choices"]), f"asked too early: {sight}"
    assert at == len(moments) - 1 or moments[at][0] == moments[-1][0]


def assert_gains(seen: list[dict[str, Any]], before: list[int], after: list[int]) -> None:
    """Points that change are shown with a sign, and no others."""
    changes = {now - then for then, now in zip(before, after, strict=True) if now != then}
    assert {gain for sight in seen for gain in sight["gains"]} == changes


@pytest.mark.parametrize("screen", SIZES)
def test_no_result_is_seen_before_its_cause(chromium: Browser, house: Server, screen: str) -> None:
    with Company(house, "nottingham") as company:
        told = find(company, house)
        window = Window(chromium, company.guests[ME], "en", SIZES[screen], QUICK)
        for at, _ in enumerate(company.play(told.plan)):
            if at - 1 in told.deeds:
                version = f"{ME}:{told.plan.versions[at][ME]}"
                window.page.wait_for_function(SHOWN, arg=version)
                before, sent = told.sent[at - 2]["view"], told.sent[at - 1]
                assert len(sent["moments"]) > 0
                seen = window.page.evaluate("window.seen")
                assert_in_order(seen, list(expected(before, sent)))
                assert_gains(seen, facts(before)["points"], facts(sent["view"])["points"])
                window.rest()
            if at in told.deeds:
                window.go(f"/table/{company.table}", ".frame")
                version = f"{ME}:{told.plan.versions[at][ME]}"
                window.page.wait_for_function(SHOWN, arg=version)
                window.page.wait_for_selector(".story .line", state="attached")
                window.page.evaluate(RECORD)
        window.close()


def test_a_click_skips_to_the_end_and_so_does_a_key(chromium: Browser, house: Server) -> None:
    with Company(house, "nottingham") as company:
        told = find(company, house)
        window = Window(chromium, company.guests[ME], "en", SIZES["a phone"], {"tempo": "ease"})
        ways = iter(
            (lambda: window.page.mouse.click(5, 5), lambda: window.page.keyboard.press("1"))
        )
        wanted = [at for at, sent in enumerate(told.sent) if sent and len(sent["moments"]) > 2][:2]
        for at, _ in enumerate(company.play(told.plan)):
            if at - 1 in wanted:
                window.page.wait_for_selector(".frame[data-playing='true']")
                next(ways)()
                assert window.page.get_attribute(".frame", "data-playing") == "false"
                window.rest()
            if at > max(wanted):
                break
            if at in wanted:
                window.go(f"/table/{company.table}", ".frame")
                version = f"{ME}:{told.plan.versions[at][ME]}"
                window.page.wait_for_function(SHOWN, arg=version)
        window.close()
