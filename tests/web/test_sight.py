"""What one needs to decide is on the screen, in every phase, for every number of players, on every screen."""

from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.amounts import SOAKING
from tests.server.processes import Server
from tests.web.fit import sideways
from tests.web.recorded import LIKING, Scene, Stage, fullest, table_info, tell

pytestmark = pytest.mark.slow
SIZES = {"wide": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
LANGUAGES = ("en", "de", "it")
SETTLED = 1_000  # milliseconds, longer than anything moves
STATES = 23  # every phase with the first seat asked and not, and the end
PLAYERS = range(3, 8)
MOST_GAMES = 60
VIEWS = 60  # of a game that is followed
SELDOM = 0.1  # of the steps from view to view
TOPS = """() => ['.map', '.zone.hand'].map((one) =>
  Math.round(document.querySelector(one).getBoundingClientRect().top))"""
NAMES = ["Robin", "Marian", "Much", "Tuck", "Alan", "Will", "Gilbert"]
LONG = "Wilhelmina-Maximiliana von Scharlachrot!"  # as long as a name may be

# A thing is seen if its middle and the middles of its edges, a little inside, are its own; a thing that flies is not there yet.
SEES = """() => {
  const faults = []
  const isOwn = (element, x, y) => {
    const there = document.elementFromPoint(x, y)
    return there !== null && (element.contains(there) || there.contains(element))
  }
  const isSeen = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width * height === 0) return false
    const points = [[0.5, 0.5], [0.5, 0.12], [0.5, 0.88], [0.12, 0.5], [0.88, 0.5]]
    return points.filter(([x, y]) => isOwn(element, left + x * width, top + y * height)).length >= 4
  }
  const want = (what, selector, least) => {
    const found = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    if (found.length < least) faults.push(`${what}: ${found.length} of ${least} are there`)
    for (const one of found)
      if (!isSeen(one)) {
        const { left, top, right, bottom } = one.getBoundingClientRect()
        const box = [left, top, right, bottom].map(Math.round).join(' ')
        faults.push(`${what}: ${one.textContent.trim().slice(0, 40)} at ${box} is not seen`)
      }
  }
  return { want, faults }
}"""
LOOK = f"""({{ revealed, offers, hand, stones, choices }}) => {{
  const {{ want, faults }} = ({SEES})()
  want('the revealed card', '.revealed [data-place="revealed"]:not(.gap)', revealed)
  want('offers', '.stage [data-place^="offer "]', offers)
  want('the hand', '.zone.hand .group', hand)
  want('the next favour', 'figcaption li', stones)
  want('the tasks', '[data-place^="task "]', 0)
  want('what can be pressed', 'main button.lit, main [data-action]', 0)
  want('a choice in words', '.says', 0)
  const placed = [...document.querySelectorAll('main button.lit, main button[data-action]')]
    .filter((one) => one.checkVisibility())
  const inWords = document.querySelectorAll('.choices [data-choice]').length
  for (const {{ place, text }} of choices) {{
    const exact = (one) => one.dataset.choice ?? one.dataset.action
    const there = placed.filter((one) => exact(one) ? exact(one) === text
      : one.dataset.place.split(' ').every((word) => place.split(' ').includes(word)))
    if (there.length === 0) faults.push(`the choice ${{text}} lies nowhere`)
    if (there.length > 1 && place.split(' ').length < 3)
      faults.push(`the choice ${{text}} is shown ${{there.length}} times`)
  }}
  if (inWords > 0) faults.push(`${{inWords}} choices are listed though they lie on the board`)
  for (const box of document.querySelectorAll('.upper, .dock, .choices, .zone'))
    if (box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY !== 'visible')
      faults.push(`${{box.className}} scrolls: ${{box.scrollHeight}} in ${{box.clientHeight}}`)
  return faults
}}"""


@pytest.fixture(scope="session")
def scenes() -> list[Scene]:
    """The fullest view of every state, for every number of players."""
    found = [scene for players in PLAYERS for scene in fullest("nottingham", players, STATES)]
    assert len(found) == len(PLAYERS) * STATES
    return found


def wanted(scene: Scene) -> dict[str, Any]:
    """What has to be seen of a view."""
    view = scene.sent["view"]
    bids = view["phase"] in ("offers", "purchase", "barter", "bargain")
    return {
        "revealed": int(view["revealed"] is not None),
        "offers": scene.players - 1 if bids else 0,
        "hand": len(view["seats"][view["seat"]]["hand"]),
        "stones": 1,
        "choices": scene.sent["legal"],
    }


def look(stage: Stage, scene: Scene) -> list[str]:
    """What is wrong with what is shown now."""
    return [*stage.page.evaluate(LOOK, wanted(scene)), *sideways(stage.page)]


def faults_of(stage: Stage, scene: Scene, names: list[str]) -> list[str]:
    info = table_info("nottingham", names[: scene.players])
    over = bool(scene.sent["over"])  # whoever comes after the end is not shown the score first
    stage.show(info, {**scene.sent, "moments": [], "events": []}, anew=over)
    found = look(stage, scene)
    if found:  # something may still be on its way to its place
        stage.page.wait_for_timeout(SETTLED)
        found = look(stage, scene)
    return [f"{scene.players} players, {scene.state}: {fault}" for fault in found]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_everything_that_one_needs_to_decide_is_seen_without_scrolling(
    chromium: Browser, house: Server, scenes: list[Scene], size: str, language: str
) -> None:
    """Each state in one language, and with other numbers of players in the others; in `make soak` in all."""
    turn = LANGUAGES.index(language)
    stage = Stage(chromium, house.address, language, SIZES[size])
    some = scenes if SOAKING else scenes[turn :: len(LANGUAGES)]
    faults = [fault for scene in some for fault in faults_of(stage, scene, NAMES)]
    stage.close()
    assert faults == []


def test_the_country_is_drawn_where_there_is_room_for_it(
    chromium: Browser, house: Server, scenes: list[Scene]
) -> None:
    stage = Stage(chromium, house.address, "en", SIZES["wide"])
    few = next(s for s in scenes if s.players == min(PLAYERS) and s.state == ("choice", False))
    stage.show(table_info("nottingham", NAMES[: few.players]), {**few.sent, "moments": []})
    expect(stage.page.locator(".map .room > svg")).to_be_visible()
    stage.close()


@pytest.mark.parametrize("size", SIZES)
def test_map_and_hand_stay_where_they_are_while_the_game_goes_on(
    chromium: Browser, house: Server, size: str
) -> None:
    stage = Stage(chromium, house.address, "en", SIZES[size])
    info = table_info("nottingham", NAMES[:4])
    tops: list[list[int]] = []
    for sent in islice(tell("nottingham", 4, 3, LIKING), VIEWS):
        stage.show(info, {**sent, "moments": [], "events": []}, anew=not tops)
        tops.append(stage.page.evaluate(TOPS))
    stage.close()
    for what, those in zip(("map", "hand"), zip(*tops, strict=True), strict=True):
        moves = [after - before for before, after in pairwise(those) if abs(after - before) > 1]
        assert len(moves) <= SELDOM * VIEWS, (what, moves)


@pytest.mark.parametrize("size", SIZES)
def test_what_was_done_to_me_is_read_beside_the_board(
    chromium: Browser, house: Server, size: str
) -> None:
    stage = Stage(chromium, house.address, "de", SIZES[size])
    many = max(PLAYERS)
    for sent in (next(s for s in touches(many, event)) for event in ("favour", "seize", "win")):
        scene = Scene(many, ("touched", False), sent)
        stage.show(table_info("nottingham", NAMES), {**sent, "moments": [], "events": []})
        stage.show(table_info("nottingham", NAMES), {**sent, "moments": []}, anew=False)
        stage.page.add_style_tag(content=".ribbon { pointer-events: auto !important }")
        stage.page.wait_for_timeout(SETTLED)
        expect(stage.page.locator(".ribbon")).to_be_visible()
        assert look(stage, scene) == []
    stage.close()


def touches(players: int, event: str) -> Iterator[dict[str, Any]]:
    """What the first seat is sent when something happens to it."""
    for luck in range(MOST_GAMES):
        for sent in tell("nottingham", players, luck, LIKING):
            if any(one["event"] == event and one.get("seat") == 0 for one in sent["events"]):
                yield sent


@pytest.mark.parametrize("size", SIZES)
def test_long_names_break_nothing(
    chromium: Browser, house: Server, scenes: list[Scene], size: str
) -> None:
    stage = Stage(chromium, house.address, "de", SIZES[size])
    names = [LONG[:39] + str(seat) for seat in range(len(NAMES))]
    many = [scene for scene in scenes if scene.players == max(PLAYERS)]
    faults = [fault for scene in many for fault in faults_of(stage, scene, names)]
    stage.close()
    assert faults == []
