"""What one knows and what will come: the notes on the shields, and the milestones after the choice one looks at."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.processes import Server
from tests.web.recorded import LIKING, Sent, Stage, state_of, table_info, tell

pytestmark = pytest.mark.slow
NAMES = ["Robin", "Tuck", "Alan", "Scarlet"]
WIDE = (1440, 900)
MOST_GAMES = 20


def stones_now(sent: Sent) -> list[dict[str, Any]]:
    """The next milestones, and who would get the favour there now."""
    track = sent["view"]["track"]
    return [{"number": track["next_number"], "favour": track["next_favour"]}, *track["later"]]


def remembered(sent: Sent) -> int:
    """How many hands one could remember something of."""
    return sum(bool(seat.get("remembered")) for seat in sent["view"]["seats"])


def exchanges() -> Iterator[Sent]:
    """What we see when we may lay out a set of one size, and it changes who gets a favour."""
    for luck in range(MOST_GAMES):
        for sent in tell("nottingham", len(NAMES), luck, LIKING, memory=True):
            places = [choice["place"] for choice in sent["legal"]]
            lays = [
                choice["outlook"]["stones"]
                for choice in sent["legal"]
                if choice["verb"] == "lay" and places.count(choice["place"]) == 1
            ]
            if state_of(sent) == ("exchange", True) and lays and lays[0] != stones_now(sent):
                yield sent


def shown(page: Page) -> list[tuple[int, str]]:
    """The milestones under the map, and how their favour is told."""
    stones = page.locator(".map figcaption li").all()
    return [(int(one.locator(".number").inner_text()), said(one)) for one in stones]


def said(stone: Locator) -> str:
    text = " ".join((stone.locator(".unseen").text_content() or "").split())
    return text.partition(". ")[2]


def in_words(stones: list[dict[str, Any]]) -> list[tuple[int, str]]:
    names = ["you", *NAMES[1:]]
    return [(one["number"], sentence([names[seat] for seat in one["favour"]])) for one in stones]


def sentence(people: list[str]) -> str:
    if len(people) > 2:
        people = [", ".join(people[:-1]) + ",", people[-1]]
    return f"Now that would be {' and '.join(people) or 'nobody'}."


def test_milestones_show_who_would_be_favoured_after_the_choice_one_looks_at(
    chromium: Browser, house: Server
) -> None:
    sent = next(exchanges())
    stage = Stage(chromium, house.address, "en", WIDE)
    page = stage.page
    stage.show(table_info("nottingham", NAMES), {**sent, "moments": [], "events": []})
    for choice in sent["legal"]:
        stones = choice["outlook"].get("stones", stones_now(sent))
        thing = page.locator(
            f"[data-choice='{choice['text']}'], [data-action='{choice['text']}']"
        ).first
        if thing.count() == 0:  # one of several at a place: first the place, then which
            continue
        thing.hover()
        assert shown(page) == in_words(stones)
        differ = [one != now for one, now in zip(stones, stones_now(sent), strict=True)]
        marks = [
            "after" in (one.get_attribute("class") or "")
            for one in page.locator(".map figcaption li").all()
        ]
        assert marks == differ
        page.mouse.move(5, 5)
        assert shown(page) == in_words(stones_now(sent))
    stage.close()


def test_my_notes_are_on_the_shields_until_i_put_them_away(
    chromium: Browser, house: Server
) -> None:
    sent = next(exchanges())
    assert remembered(sent) > 0
    settings = {"tempo": "once"}
    stage = Stage(chromium, house.address, "en", WIDE, settings)
    page, notes = stage.page, stage.page.locator(".player .memory")
    info = table_info("nottingham", NAMES)
    still = {**sent, "moments": [], "events": []}
    stage.show(info, still)
    expect(notes).to_have_count(remembered(sent))
    switch(page).uncheck()
    expect(notes).to_have_count(0)
    page.keyboard.press("Escape")
    switch(page).check()
    expect(notes).to_have_count(remembered(sent))
    assert page.evaluate("JSON.parse(localStorage.sherwood).notes") is True
    bare = next(tell("nottingham", len(NAMES), 0, LIKING))  # at a table without notes
    stage.show(info, {**bare, "moments": [], "events": []})
    expect(notes).to_have_count(0)
    expect(switch(page)).to_have_count(0)
    stage.close()


def switch(page: Page) -> Locator:
    """The switch for notes in the menu, which is opened."""
    page.get_by_role("button", name="Menu").last.click()
    expect(page.get_by_role("switch", name="Pass for me")).to_be_visible()
    return page.get_by_role("switch", name="My notes")
