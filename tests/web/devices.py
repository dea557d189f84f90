"""People whose screens have one of three sizes."""

import pytest
from playwright.sync_api import Page

from tests.web.fit import raw_words, sideways
from tests.web.person import Person
from tests.web.test_games import Arrive

SIZES = {"wide": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
SEES = """button => {
  const { x, y, width, height } = button.getBoundingClientRect()
  const there = document.elementFromPoint(x + width / 2, y + height / 2)
  return y >= 0 && y + height <= innerHeight && button.contains(there)
}"""
each_size = pytest.mark.parametrize("size", SIZES)


def arrive_with(arrive: Arrive, size: str, name: str = "Robin") -> Person:
    """Somebody with a screen of this size."""
    person = arrive(name, phone=size == "phone")
    width, height = SIZES[size]
    person.page.set_viewport_size({"width": width, "height": height})
    return person


def is_seen(page: Page, name: str) -> bool:
    """Whether a button can be pressed without scrolling."""
    seen: bool = page.get_by_role("button", name=name).first.evaluate(SEES)
    return seen


def open_menu(person: Person) -> None:
    person.press(person.page.get_by_role("button", name="Menu").locator("visible=true").first)


def check_fit(person: Person) -> None:
    assert sideways(person.page) == []
    assert raw_words(person.page) == []
