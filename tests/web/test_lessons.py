"""The first games, played to their end through the page by somebody who does what the coach says."""

import pytest
from playwright.sync_api import Locator, expect

from tests.amounts import SOAKING
from tests.web.person import RESULT, Person
from tests.web.test_games import GAMES, RAW, Arrive

pytestmark = pytest.mark.slow
COACH = ".coach"
GOT_IT = ".coach .more > button"
TRY = ".coach .try b"
HEADING = ".coach h3"
LONGER_THAN_A_BOT = 1500  # milliseconds
SPEAKS = f"{GOT_IT}, {TRY}, {RESULT}"
MOST = 250  # words of the coach
OFTEN = 5  # one of so many is read slowly
LISTEN = """() => {
  window.headings = new Set()
  const listen = () => document.querySelectorAll('.coach h3').forEach((one) => window.headings.add(one.textContent))
  new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true })
  listen()
}"""


def start_the_lesson(person: Person, game: str) -> None:
    """From the page for learning."""
    person.go("/learn")
    person.press(person.page.locator("article").nth(GAMES.index(game)).get_by_role("button"))
    person.page.wait_for_selector(COACH)


def obey(person: Person, wish: str) -> None:
    """Do what the coach would: by its button, or by writing it in the line for actions."""
    version = person.version
    button = person.page.locator(".choices button[data-choice]", has=exactly(person, wish))
    if button.count() > 0:
        person.press(button.first)
    else:
        person.page.keyboard.press("/")
        person.page.locator("dialog input").fill(wish)
        person.press(person.page.locator("dialog li button", has=exactly(person, wish)).first)
    asked = person.page.locator(".question + .group .danger")
    if asked.count() > 0:
        person.press(asked)
    person.page.wait_for_function(
        "before => document.querySelector('.frame').dataset.version !== before", arg=version
    )


def exactly(person: Person, text: str) -> Locator:
    return person.page.locator("span").get_by_text(text, exact=True)


def follow(person: Person) -> set[str]:
    """Read and do what the coach says until the game is over; the headings of its steps."""
    page, sheet_read = person.page, False
    page.evaluate(LISTEN)
    for step in range(MOST):
        page.locator(SPEAKS).first.wait_for()
        if person.is_over and not sheet_read:
            sheet_read = bool(person.read_sheet())
            page.keyboard.press("Escape")
        if page.locator(GOT_IT).count() > 0:
            read_it(person, slowly=SOAKING or step % OFTEN == 0)
        elif page.locator(TRY).count() > 0:
            obey(person, page.locator(TRY).inner_text())
        else:
            return set(page.evaluate("[...window.headings]"))
    raise AssertionError("the lesson does not end")


def read_it(person: Person, *, slowly: bool) -> None:
    """Say so. However long that takes, the coach says the same, and the table shows nothing else."""
    if slowly:
        heading, version = person.page.locator(HEADING).inner_text(), person.version
        person.page.wait_for_timeout(LONGER_THAN_A_BOT)
        assert (person.page.locator(HEADING).inner_text(), person.version) == (heading, version)
    person.page.locator(GOT_IT).click()


@pytest.mark.parametrize("game", GAMES)
def test_who_follows_the_coach_meets_everything_and_the_end(arrive: Arrive, game: str) -> None:
    robin = arrive("Robin")
    start_the_lesson(robin, game)
    headings = follow(robin)
    progress = robin.page.locator(f"{COACH} progress")
    assert progress.get_attribute("value") == progress.get_attribute("max")
    topics = robin.page.locator(f"{COACH} .topics li summary").all_text_contents()
    assert set(topics) <= headings
    expect(robin.page.locator(COACH)).to_contain_text("That was your first game")
    expect(robin.page.get_by_role("button", name="Now play a real game")).to_be_visible()
    assert not RAW.search(robin.page.inner_text("body"))
