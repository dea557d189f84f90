"""The keyboard alone plays everything, and one always sees where one is."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, expect

from tests.short import short_edition
from tests.web.person import SOON, Person
from tests.web.test_games import open_table

pytestmark = pytest.mark.slow
Arrive = Callable[..., Person]
GAMES = ("nottingham", "sheriff")
MOST_TABS = 60
MOST_TURNS = 3_000

# Where the focus is: whether that is what was looked for, and whether one sees it. All of it is asked
# at once, since the table goes on between two questions.
FOCUS = """wanted => {
  const here = document.activeElement
  const { outlineStyle, outlineWidth } = getComputedStyle(here)
  const seen = here === document.body || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2)
  return { found: here.matches(wanted), unseen: seen ? null : here.outerHTML.slice(0, 200) }
}"""

# Asked to choose, or told who has won.
ASKED = """() => document.querySelector('.result, .question') !== null ||
  [...document.querySelectorAll(
    'main :is(button.lit, button[data-action], .choices button):enabled'
  )].some(thing => thing.checkVisibility())"""

# A sheet that is still rising may not have the keyboard yet.
OPENED = """() => {
  const sheet = document.querySelector('dialog:modal')
  return sheet !== null && sheet.contains(document.activeElement) && sheet.getAnimations().length === 0
}"""


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

    def is_on(self, selector: str) -> bool:
        """Whether the focus is there; wherever it is, it is seen."""
        focus = self.page.evaluate(FOCUS, selector)
        assert focus["unseen"] is None
        return bool(focus["found"])

    def tab_to(self, selector: str) -> None:
        """Step by step, until the focus is on it."""
        for _ in range(MOST_TABS):
            self.press("Tab")
            if self.is_on(selector):
                return
        raise AssertionError(f"Tab does not lead to {selector}")

    def by_number(self) -> None:
        """The first nine that one press does have a number, wherever they lie."""
        count = self.page.locator("main kbd").count()
        if count:
            self.press(str(self.luck.randint(1, count)))
            self.used.add("number")

    def by_arrows(self) -> None:
        """From one thing that can be chosen to the next, and Enter."""
        self.press(*["ArrowRight"] * self.luck.randint(1, 4))
        if self.is_on("main button"):
            self.press("Enter")
            self.used.add("arrows")

    def by_line(self) -> None:
        """Typed as text."""
        self.press("/")
        field = self.page.locator("dialog[open] input")
        try:
            field.wait_for(timeout=SOON)  # it is fetched when it is opened
        except PlaywrightError:
            return  # the game was over before
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
    robin = arrive("Robin")
    wish = {"players": 3, "bots": [None, "steady", "steady"], "sit": {"name": "Robin"}}
    options = {"edition": short_edition(game)}
    table = open_table(robin, game, options=options, start=True, **wish)
    typist = Typist(robin.go(f"/table/{table}"))
    typist.page.wait_for_function(ASKED)
    typist.tab_to("main button")
    typist.play_to_the_end()
    assert typist.used == {"number", "arrows", "line"}
    sheet = typist.page.locator(".scores table").first
    expect(sheet).to_be_visible()  # it comes by itself
    typist.page.wait_for_function(OPENED)
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
    typist.page.wait_for_selector("dialog[open] kbd")
    keys = typist.page.locator("dialog[open] kbd").all_inner_texts()
    assert {"1", "9", "Enter", "/", "?", "Esc", "u", "r", "s"} <= set(keys)
    typist.press("Escape")
    expect(typist.page.locator("dialog[open]")).to_have_count(0)
    typist.press("r")
    expect(typist.page.locator("dialog[open]")).to_be_visible()
