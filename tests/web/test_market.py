"""Sheriff's market and loading: what belongs together takes one press, and is whole or not at all."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.amounts import SOAKING
from tests.server.processes import Server
from tests.short import short_edition
from tests.web.fit import sideways
from tests.web.person import Person
from tests.web.recorded import Scene, Stage, first_of_each, table_info
from tests.web.test_games import Arrive, open_table
from tests.web.test_sight import LANGUAGES, NAMES, SEES, SETTLED, SIZES

pytestmark = pytest.mark.slow
KEEP = '.choices [data-choice="draw"]'
ALL = "button.all"
TRUTH = ".say .main"
THOUGHT = re.compile(r"a steady sheriff would have put the chance of a lie at \d+ %(;| and let)")
SAID = re.compile(
    r"^red: load (\w+)\n(?:red: load \1\n)+red: close\n(?:.*\n)*?red: declare \1$", re.MULTILINE
)
PHASES = ("market", "load", "declare")
LOOK = f"""() => {{
  const {{ want, faults }} = ({SEES})()
  want('what is asked', 'h1', 1)
  want('the piles', '.piles .stack, .piles .deck', 0)
  want('the tray', '.tray', 0)
  want('the bag', '.filling', 0)
  want('what can be pressed', 'main button.lit, main [data-action], .choices button', 1)
  const [scene, room] = ['.zone.scene', '.upper'].map((one) => document.querySelector(one).getBoundingClientRect())
  if (scene.top < room.top - 1 || scene.bottom > room.bottom + 1)
    faults.push(`the scene is ${{Math.round(scene.height)}} high, and ${{Math.round(scene.bottom - room.bottom)}} too low`)
  return faults
}}"""


@pytest.fixture(scope="session")
def scenes() -> list[Scene]:
    """What the first seat is asked before the gate, the first time."""
    wanted = {(phase, True) for phase in PHASES}
    return [scene for players in (3, 5) for scene in first_of_each("sheriff", players, wanted)]


@pytest.mark.parametrize("size", SIZES)
def test_what_is_asked_before_the_gate_is_seen_without_scrolling(
    chromium: Browser, house: Server, scenes: list[Scene], size: str
) -> None:
    """In Italian, whose words are long; in `make soak` in all languages."""
    faults = []
    for language in LANGUAGES if SOAKING else ("it",):
        stage = Stage(chromium, house.address, language, SIZES[size])
        for scene in scenes:
            info = table_info("sheriff", NAMES[: scene.players])
            stage.show(info, {**scene.sent, "moments": [], "events": []}, anew=False)
            found = stage.page.evaluate(LOOK)
            if found:  # something may still be on its way to its place
                stage.page.wait_for_timeout(SETTLED)
                found = stage.page.evaluate(LOOK)
            faults += [
                f"{language}, {scene.players} players, {scene.state[0]}: {fault}"
                for fault in [*found, *sideways(stage.page)]
            ]
        stage.close()
    assert faults == []


def test_an_honest_bag_takes_two_presses_and_the_end_has_a_ledger(arrive: Arrive) -> None:
    robin = arrive("Robin")
    edition = short_edition("sheriff")
    edition["left_out_with_three"] = dict.fromkeys(edition["left_out_with_three"], 0)
    edition["copies"] = dict.fromkeys(edition["copies"], 0) | {"apples": 70, "cheese": 70}
    options = {"edition": edition, "first": 1}
    wish = {
        "players": 3,
        "bots": [None, "always_opening", "always_opening"],
        "sit": {"name": "Robin"},
    }
    table = open_table(robin, "sheriff", options=options, start=True, **wish)
    page = robin.go(f"/table/{table}").page
    page.locator(KEEP).click()
    page.locator(ALL).first.click()
    page.locator(TRUTH).click()
    page.wait_for_selector(".gate .tags button")
    expect(page.locator(".choices [data-action^=declare]")).to_have_count(0)
    robin.play_to_the_end()
    assert robin.read_sheet()
    robin.sees("The Ledger of Nottingham")
    log = page.request.get(f"{robin.address}/api/tables/{table}/log").text()
    check_the_replay(robin, table)
    assert SAID.search(re.sub(r" \[[^\]]*\]$", "", log, flags=re.MULTILINE))


def check_the_replay(robin: Person, table: str) -> None:
    """Whoever looks again at a decision reads what spoke for it, and the hidden side if all lies open."""
    page = robin.go(f"/replay/{table}").page
    page.wait_for_selector(".landmarks")
    page.get_by_role("button", name="Opened in vain").click()
    remarks = page.locator(".remark")
    expect(remarks.nth(1)).to_have_text(THOUGHT)
    expect(remarks.first).to_contain_text("as all could see")
    page.get_by_label("Seen by").select_option(label="Robin")
    expect(remarks).to_have_count(1)
    expect(remarks.first).to_contain_text("as all could see")
