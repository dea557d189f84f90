"""Sheriff's market and loading: what belongs together takes one press, and is whole or not at all."""

import re

import pytest
from playwright.sync_api import expect

from tests.short import short_edition
from tests.web.person import Person
from tests.web.test_games import Arrive, open_table

pytestmark = pytest.mark.slow
KEEP = '.choices [data-choice="draw"]'
ALL = "button.all"
TRUTH = ".say .main"
THOUGHT = re.compile(r"a steady sheriff would have put the chance of a lie at \d+ %(;| and let)")
SAID = re.compile(
    r"^red: load (\w+)\n(?:red: load \1\n)+red: close\n(?:.*\n)*?red: declare \1$", re.MULTILINE
)


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
