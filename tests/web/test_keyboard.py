"""The keyboard alone plays everything, and one always sees where one is."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.person import Person

pytestmark = pytest.mark.slow
Arrive = Callable[..., Person]
GAMES = ("nottingham", "sheriff")
MOST_TABS = 60
MOST_TURNS = 3_000
SEEN = """() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement)
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
}"""

# Asked to choose, or told who has won.
ASKED = """() => document.querySelector('.result, .question') !== null ||
  [...document.querySelectorAll(
    'main :is(button.lit, button[data-action], .choices button):enabled'
  )].some(thing => thing.checkVisibility())"""


class Typist:
    """Plays with keys, in every way that there is."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page
        self.luck = random.Random(person.name)
        self.used: set[str] = set()

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, selector: str) -> None:
        """Step by step, until the focus is on it; it is seen at every step."""
        for _ in range(MOST_TABS):
            self.press("Tab")
            if self.page.evaluate("document.activeElement !== document.body"):
                assert self.page.evaluate(SEEN), self.page.evaluate(
                    "document.activeElement.outerHTML.slice(0, 200)"
                )
            if self.page.evaluate("what => document.activeElement.matches(what)", selector):
                return
        raise AssertionError(f"Tab does not lead to {selector}")

    def by_number(self) -> None:
        """The first nine of the list have a number."""
        count = self.page.locator(".choices kbd").count()
        if count:
            self.press(str(self.luck.randint(1, count)))
            self.used.add("number")

    def by_arrows(self) -> None:
        """From one thing that can be chosen to the next, and Enter."""
        self.press(*["ArrowRight"] * self.luck.randint(1, 4))
        if self.page.evaluate("document.activeElement.matches('main button')"):
            assert self.page.evaluate(SEEN)
            self.press("Enter")
            self.used.add("arrows")

    def by_line(self) -> None:
        """Typed as text."""
        self.press("/")
        field = self.page.locator("dialog[open] input")
        if field.count() == 0:
            return
        expect(field).to_be_focused()
        known = self.page.locator("dialog[open] code").all_inner_texts()
        if known:
            self.page.keyboard.type(self.luck.choice(known))
            self.press("Enter")
            self.used.add("line")
        self.press("Escape")

    def play_to_the_end(self) -> None:
        ways = (self.by_line, self.by_number, self.by_arrows)
        for turn in range(MOST_TURNS):
            if self.person.is_over:
                return
            self.page.wait_for_function(ASKED)
            before = self.person.version
            ways[turn % len(ways)]()
            if self.page.locator(".question").count():
                self.press("Enter")  # the answer has the focus
            self.person._wait_for_another(before)
        raise AssertionError("the game does not end")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_the_keyboard_alone(arrive: Arrive, game: str) -> None:
    typist = Typist(arrive("Robin").go("/"))
    typist.page.wait_for_selector("article")
    for _ in range(GAMES.index(game) + 1):
        typist.tab_to("article .main")
    typist.press("Enter")
    typist.page.wait_for_function(ASKED)
    typist.tab_to("main button")
    typist.play_to_the_end()
    assert typist.used == {"number", "arrows", "line"}
    sheet = typist.page.locator(".sheets table").first
    expect(sheet).to_be_visible()  # it comes by itself
    typist.press("Escape")
    expect(sheet).to_be_hidden()
    typist.tab_to(".result button")
    typist.press("Enter")
    expect(sheet).to_be_visible()


def test_the_keys_are_listed_on_a_question_mark(arrive: Arrive) -> None:
    typist = Typist(arrive("Robin").go("/"))
    typist.page.wait_for_selector("article")
    typist.tab_to("article .main")
    typist.press("Enter")
    typist.page.wait_for_function(ASKED)
    typist.press("?")
    keys = typist.page.locator("dialog[open] kbd").all_inner_texts()
    assert {"1", "9", "Enter", "/", "?", "Esc", "u", "r", "s"} <= set(keys)
    typist.press("Escape")
    expect(typist.page.locator("dialog[open]")).to_have_count(0)
    typist.press("r")
    expect(typist.page.locator("dialog[open]")).to_be_visible()
