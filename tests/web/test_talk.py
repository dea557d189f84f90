"""What is said at the table: at the faces, and in one feed with what became of it."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.processes import Server
from tests.web.fit import sideways
from tests.web.recorded import ME, Sent, Stage, table_info, tell
from tests.web.test_gate import TALKATIVE, role_of
from tests.web.test_sight import NAMES, SEES, SIZES

pytestmark = pytest.mark.slow
PLAYERS = 3
ARRIVED = 1_600  # milliseconds after which whatever is said is new
RECORDED = 11  # lines of the public record
SPOKEN = {  # what is demanded and answered, and a line of one's own
    "en": ("make it 8 gold", "No", re.compile("My last word|I would look")),
    "de": ("sagen wir 8 Gold", "Nein", re.compile("Mein letztes Wort|Ich würde nachsehen")),
    "it": ("facciamo 8 monete", "No", re.compile("È la mia ultima parola|Io guarderei")),
}
PRESSED = f"""() => {{
  const {{ want, faults }} = ({SEES})()
  want('what can be pressed', '.gate [data-action], .tags button', 1)
  return faults
}}"""
DEAL = {"gold": 8, "goods": {}, "from_bag": {}, "gold_next_round": 0, "promises": []} | {
    "opens": [],
    "passes": [],
    "no_other": False,
}


@pytest.fixture(scope="session")
def gate() -> Sent:
    """The gate, seen by a merchant who can speak."""
    views = tell("sheriff", PLAYERS, 1, TALKATIVE)
    return next(sent for sent in views if role_of(sent) in ("owner", "meddler"))


def say(stage: Stage, number: int, seat: int, text: str, phrase: str = "") -> None:
    said = {"type": "said", "number": number, "seat": seat, "text": text}
    stage.tell(said | {"phrase": phrase, "at": 0.0})


def at_the_gate(stage: Stage, sent: Sent) -> dict[str, Any]:
    """A table with chat, at which one has been sitting for a moment."""
    info = table_info("sheriff", NAMES[:PLAYERS]) | {"chat": True}
    stage.show(info, {**sent, "moments": [], "events": []})
    stage.page.wait_for_selector(".composer")
    stage.page.wait_for_timeout(ARRIVED)
    return info


def happens(stage: Stage, info: dict[str, Any], sent: Sent, *events: dict[str, Any]) -> None:
    stage.show(info, {**sent, "moments": [], "events": list(events)}, anew=False)


@pytest.mark.parametrize(("size", "language"), [("wide", "en"), ("tablet", "de"), ("phone", "it")])
def test_what_is_said_stands_at_the_face_and_in_the_feed_with_its_stamp(
    chromium: Browser,
    house: Server,
    gate: Sent,
    size: str,
    language: str,
) -> None:
    (asks, no, own), sent = SPOKEN[language], gate
    sheriff = sent["view"]["sheriff"]
    other = next(seat for seat in range(PLAYERS) if seat not in (ME, sheriff))
    stage = Stage(chromium, house.address, language, SIZES[size])
    info = at_the_gate(stage, sent)
    page = stage.page
    happens(stage, info, sent, {"event": "demand", "seat": sheriff, "other": other, "deal": DEAL})
    bubble = page.locator(f'[data-bubble="{sheriff}"]')
    expect(bubble).to_contain_text(asks)
    happens(stage, info, sent, {"event": "refuse_demand", "seat": other, "other": sheriff})
    say(stage, 1, other, "Not for that price.")
    expect(page.locator(f'[data-bubble="{other}"]')).to_contain_text("Not for that price.")
    assert page.evaluate(PRESSED) == []
    assert sideways(page) == []
    if size != "wide":  # the feed is behind a tab, or in a sheet
        page.locator(".tabs button, .bar button").filter(visible=True, has_text="Chat").click()
    feed = page.locator(".chat .lines p")
    expect(feed.nth(0)).to_contain_text(asks)
    expect(feed.nth(0).locator(".stamp")).to_have_text(no)
    expect(feed.last).to_contain_text("Not for that price.")
    line = page.locator(".ready [data-phrase='say_last_word'], .ready [data-phrase='say_look']")
    line.click()
    expect(line).to_have_text(own)
    assert json.loads(stage.heard[-1])["phrase"] == line.get_attribute("data-phrase")
    expect(bubble).to_have_count(0, timeout=8_000)
    stage.close()


@pytest.mark.parametrize("size", SIZES)
def test_residents_pull_faces_and_a_tap_shows_what_all_have_seen_of_them(
    chromium: Browser, house: Server, gate: Sent, size: str
) -> None:
    stage = Stage(chromium, house.address, "en", SIZES[size])
    info = at_the_gate(stage, gate)
    page, other = stage.page, PLAYERS - 1
    card = page.locator(".others .seat").nth(other - 1)
    refused = {"event": "break_gold", "seat": ME, "other": other}
    happens(stage, info, gate, refused)
    expect(card.locator(".portrait svg")).to_have_attribute("data-mood", "angry")
    expect(page.locator(".gate .office .portrait svg")).to_be_visible()
    say(stage, 1, other, "winks", "emote_wink")
    expect(card.locator("[data-emote=wink]")).to_be_visible()
    card.locator("button.line").click()
    record = card.locator("dl div")
    expect(record).to_have_count(RECORDED)
    assert all(line.is_visible() for line in record.all())
    expect(card.locator(".says")).to_contain_text("Much, the miller")
    if size == "wide":
        page.locator(".side summary").click()
        expect(page.locator(".side dl div:visible")).to_have_count(RECORDED)
    expect(card.locator("[data-emote]")).to_have_count(0, timeout=6_000)
    assert sideways(page) == []
    stage.close()
