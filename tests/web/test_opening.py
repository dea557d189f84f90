"""An opened bag, frame by frame: its contents are read in peace, and nothing that comes of it is seen before."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.processes import Server
from tests.web.recorded import LIKING, ME, Sent, Stage, table_info, tell
from tests.web.test_sight import SIZES

pytestmark = pytest.mark.slow
NAMES = ["Robin", "Maud", "Tuck", "Alan"]  # we, and residents, who have faces
PLAYERS = len(NAMES)
GAMES = 40
CARDS = 3  # at least, in the bags that are opened here
AT_LEAST, A_CARD = 2.0, 0.5  # seconds
CONTENTS = {"to_stand", "reveal"}

# What is visible of the table is noted whenever anything changes.
RECORD = """() => {
  const all = (what) => [...document.querySelectorAll(what)]
  const text = (what) => all(what).map((one) => one.textContent.replace(/\\s+/g, ' ').trim())
  const look = () => ({
    cards: all('.verdict .cards li').length,
    stamp: all('.verdict .honest, .verdict .caught').length,
    paid: all('.verdict .paid').length,
    faces: all('.verdict [data-mood]').map((one) => one.dataset.mood),
    seats: [...text('.others .facts'), ...text('.zone.hand')],
    stands: text('[data-place^="stand "]'),
    told: text('.story .line').length,
    aloud: text('[aria-live]'),
    ticker: text('.ticker'),
    choices: all('.choices button, [data-action]').length,
    playing: document.querySelector('.frame').dataset.playing === 'true',
  })
  window.seen = [{ at: performance.now() / 1000, ...look() }]
  new MutationObserver(() => {
    const { at, ...last } = window.seen.at(-1)
    const now = look()
    if (JSON.stringify(now) !== JSON.stringify(last))
      window.seen.push({ at: performance.now() / 1000, ...now })
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
}"""


def contents(sent: Sent) -> list[dict[str, Any]]:
    """What came out of the bag that was opened, in order."""
    last = len(sent["events"]) - sent["moments"][-1]["to_come"]
    return [event for event in sent["events"][:last] if event["event"] in CONTENTS]


def opening(by_me: bool) -> tuple[Sent, Sent]:
    """What was seen before a false bag with some cards was opened, and after it."""
    for luck in range(GAMES):
        for before, sent in pairwise(tell("sheriff", PLAYERS, luck, LIKING)):
            first = sent["events"][0] if sent["events"] else {}
            if first.get("event") != "open" or (first["seat"] == ME) is not by_me:
                continue
            out = contents(sent)
            if sum(one["count"] for one in out) >= CARDS and {"reveal"} <= {
                one["event"] for one in out
            }:
                return before, sent
    raise AssertionError("nobody opens such a bag")


@pytest.mark.parametrize("by_me", [True, False])
def test_what_comes_of_an_opened_bag_is_seen_after_all_of_it_was_read(
    chromium: Browser, house: Server, *, by_me: bool
) -> None:
    before, sent = opening(by_me)
    stage = Stage(chromium, house.address, "en", SIZES["wide"], {"tempo": "ease"})
    info = table_info("sheriff", NAMES)
    stage.show(info, {**before, "moments": [], "events": []})
    stage.page.evaluate(f"({RECORD})()")
    stage.show(info, sent, anew=False)
    seen = stage.page.evaluate("window.seen")
    stage.close()
    cards = sum(one["count"] for one in contents(sent))
    first = next(at for at, one in enumerate(seen) if one["cards"])
    reckoned = next(at for at, one in enumerate(seen) if one["seats"] != seen[0]["seats"])
    assert first < reckoned
    assert seen[reckoned]["at"] - seen[first]["at"] >= AT_LEAST + A_CARD * cards
    for one in seen[:reckoned]:
        assert one["stands"] == seen[0]["stands"]
        assert not one["paid"]
        assert one["stamp"] == 0 or one["cards"] == cards
        assert one["stamp"] or not {"angry", "pleased"} & set(one["faces"])
        assert not (one["playing"] and one["choices"])
        # The bag is opened, and then one line for each kind that lies there.
        assert one["told"] - seen[0]["told"] <= 1 + kinds_shown(sent, one["cards"])
    assert max(one["stamp"] for one in seen[:reckoned]) == 1
    assert seen[reckoned - 1]["faces"] == faces_of_a_caught(sent)
    assert [one["cards"] for one in seen[first:reckoned]] == sorted(
        one["cards"] for one in seen[first:reckoned]
    )
    assert_aloud_in_order(seen[:reckoned], sent)


def faces_of_a_caught(sent: Sent) -> list[str]:
    """How the owner of a false bag looks, and the sheriff; we have no face ourselves."""
    opened = sent["events"][0]
    moods = {opened["other"]: "angry", opened["seat"]: "pleased"}
    return [mood for seat, mood in moods.items() if seat != ME]


def kinds_shown(sent: Sent, cards: int) -> int:
    """How many kinds so many cards are, as they come."""
    kinds = total = 0
    for one in contents(sent):
        if total >= cards:
            break
        kinds, total = kinds + 1, total + one["count"]
    return kinds


def assert_aloud_in_order(frames: list[dict[str, Any]], sent: Sent) -> None:
    """The good that comes last is named to nobody before it lies there, by voice or in the last line."""
    worst = contents(sent)[-1]["good"].replace("_", " ")
    cards = sum(one["count"] for one in contents(sent))
    new = [
        frame for frame in frames if frame["cards"] < cards and frame["aloud"] != frames[0]["aloud"]
    ]
    assert not any(worst in said.lower() for frame in new for said in frame["aloud"])
