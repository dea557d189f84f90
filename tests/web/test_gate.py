"""Sheriff's gate: all that one needs to bargain is on the screen, and a bag is opened by holding its clasp."""

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.processes import Server
from tests.web.fit import sideways
from tests.web.recorded import LIKING, ME, Sent, Stage, fullness, table_info, tell
from tests.web.test_sight import LANGUAGES, NAMES, SEES, SETTLED, SIZES

pytestmark = pytest.mark.slow
PLAYERS = (3, 5)
GAMES = 12  # for each number of players
TALKATIVE = LIKING | {"about": 3.0, "done": 0.2, "pass": 0.2, "open": 0.2, "stop": 0.001}
HELD, TOO_SHORT = 1_500, 600  # milliseconds
LOOK = f"""({{ bags }}) => {{
  const {{ want, faults }} = ({SEES})()
  want('the sheriff', '.gate .office', 1)
  want('the bags', '.gate .tags button', bags)
  want('what stands for both', '.gate .sign', 2)
  want('what is answered', '.gate .demand button', 0)
  want('the composer', '.composer .stepper button, .composer .amount, .composer .tab', 7)
  want('its button', '.composer .propose, .composer .standing', 1)
  return faults
}}"""


def role_of(sent: Sent) -> str | None:
    """What the first seat is at the gate, where it can propose something for the bag that it sees first."""
    gate, view = sent["view"]["gate"], sent["view"]
    if view["phase"] != "gate" or gate["draft"] or ME not in sent["waiting_for"]:
        return None
    if not all(bag["limits"] for bag in gate["bags"]):
        return None
    if view["sheriff"] == ME:
        return "sheriff"
    return "owner" if any(bag["merchant"] == ME for bag in gate["bags"]) else "meddler"


def crowd(sent: Sent) -> tuple[int, ...]:
    """How much lies at the gate."""
    bags = sent["view"]["gate"]["bags"]
    said = sum(len(bag["offers"]) + (bag["demand"] is not None) for bag in bags)
    return len(bags), said, *fullness(sent)


@pytest.fixture(scope="session")
def gates() -> dict[tuple[int, str], Sent]:
    """The fullest gate for every role and number of players."""
    found: dict[tuple[int, str], Sent] = {}
    for players in PLAYERS:
        for luck in range(GAMES):
            for sent in tell("sheriff", players, luck, TALKATIVE):
                if (role := role_of(sent)) is None:
                    continue
                key = players, role
                if key not in found or crowd(sent) > crowd(found[key]):
                    found[key] = sent
    assert {role for _, role in found} == {"sheriff", "owner", "meddler"}
    return found


def show(stage: Stage, players: int, sent: Sent) -> None:
    stage.show(table_info("sheriff", NAMES[:players]), {**sent, "moments": [], "events": []})
    stage.page.wait_for_selector(".composer")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_everything_to_bargain_with_is_seen_without_scrolling(
    chromium: Browser, house: Server, gates: dict[tuple[int, str], Sent], size: str, language: str
) -> None:
    stage, faults = Stage(chromium, house.address, language, SIZES[size]), []
    for (players, role), sent in gates.items():
        show(stage, players, sent)
        wanted = {"bags": len(sent["view"]["gate"]["bags"])}
        found = stage.page.evaluate(LOOK, wanted)
        if found:  # something may still be on its way to its place
            stage.page.wait_for_timeout(SETTLED)
            found = stage.page.evaluate(LOOK, wanted)
        faults += [f"{players} {role}: {one}" for one in [*found, *sideways(stage.page)]]
    stage.close()
    assert faults == []


@pytest.mark.parametrize("size", SIZES)
def test_an_offer_of_gold_and_a_good_takes_three_presses(
    chromium: Browser, house: Server, gates: dict[tuple[int, str], Sent], size: str
) -> None:
    stage = Stage(chromium, house.address, "en", SIZES[size])
    show(stage, 3, with_goods(gates[3, "owner"]))
    page = stage.page
    page.locator(".amount", has_text="5").click()
    page.locator(".drawer .things .pair button").first.click()
    page.locator(".propose").click()
    [said] = sent_by(stage)
    steps = said["steps"][1:]
    assert [step for step in steps if str(step).endswith("gold")] == ["add 5 gold"]
    assert len(steps) == 3
    assert str(steps[-1]).startswith("offer for ")
    stage.close()


def with_goods(sent: Sent) -> Sent:
    """The same, where the first seat has bread on the stand and gold in the purse to offer."""
    changed = copy.deepcopy(sent)
    for bag in changed["view"]["gate"]["bags"]:
        bag["limits"] |= {"gold": 20, "goods": {"bread": 1}}
        bag["offers"] = [offer for offer in bag["offers"] if offer["seat"] != ME]
    return changed


@pytest.fixture
def sheriff(
    chromium: Browser, house: Server, gates: dict[tuple[int, str], Sent]
) -> Iterator[Stage]:
    """The sheriff among three."""
    stage = Stage(chromium, house.address, "en", SIZES["wide"])
    show(stage, 3, gates[3, "sheriff"])
    yield stage
    stage.close()


def sent_by(stage: Stage) -> list[dict[str, Any]]:
    said = map(json.loads, stage.heard)
    return [one for one in said if one["type"] == "act"]


def hold(stage: Stage, press: Callable[[], None], let_go: Callable[[], None], time: int) -> None:
    press()
    stage.page.wait_for_timeout(time)
    let_go()


def test_a_bag_is_opened_by_holding_its_clasp_and_letting_go_is_not_yet(sheriff: Stage) -> None:
    clasp = sheriff.page.locator("button.sign.open")
    clasp.hover()
    mouse, keyboard = sheriff.page.mouse, sheriff.page.keyboard
    hold(sheriff, mouse.down, mouse.up, TOO_SHORT)
    clasp.focus()
    hold(sheriff, lambda: keyboard.down("Enter"), lambda: keyboard.up("Enter"), TOO_SHORT)
    assert sent_by(sheriff) == []
    hold(sheriff, mouse.down, mouse.up, HELD)
    assert len(sent_by(sheriff)) == 1


def test_a_demand_of_eight_gold_takes_three_presses(sheriff: Stage) -> None:
    page = sheriff.page
    page.locator(".tags button").first.click()
    page.locator(".amount", has_text="8").click()
    page.locator(".propose").click()
    expect(page.locator(".composer")).to_be_visible()
    [said] = sent_by(sheriff)
    coins = [int(step.split()[1]) for step in said["steps"] if str(step).endswith(" gold")]
    assert (coins, said["steps"][-1]) == ([5, 1, 1, 1], "demand")
