"""Three people and a bot haggle at the gate, each on a screen and in a language of their own."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from sherwood.client import Guest, Player
from tests.server.processes import Server
from tests.web.company import Window
from tests.web.test_sight import SEES, SIZES

pytestmark = pytest.mark.slow
ROBIN, MARIAN, MUCH, BOT = range(4)
SCREENS = {ROBIN: ("en", "wide"), MARIAN: ("de", "tablet"), MUCH: ("it", "phone")}
NAMES = ("Robin", "Marian", "Much")
A_LOOK = 0.1  # seconds
COMPOSED = 6  # proposals, up to when it is counted: each is told once
HELD = 1_400  # milliseconds
PATIENCE = 15.0
CAN_BE_HIT = f"""() => {{
  const {{ want, faults }} = ({SEES})()
  want('a proposal', '.gate button[data-action]:not(:disabled)', 1)
  want('the composer', '.composer .propose, .composer .standing', 0)
  return faults
}}"""


WORD = "I shall speak well of you."


class Gate:
    """A table whose bags lie at the gate, with Robin as sheriff, and what each of three people sees."""

    def __init__(self, browser: Browser, house: Server, stack: ExitStack) -> None:
        self.guests = [Guest(house.address, name) for name in NAMES]
        bots = [None, None, None, "always_honest"]
        options = {"first": ROBIN, "royal": False}
        wish = {"bots": bots, "options": options, "bot_pace": 0.0, "glass": 600.0}
        self.gestures: list[str] = []  # that were sent
        self.table = self.guests[ROBIN].open_table("sheriff", 4, **wish).id
        self.players = [
            stack.enter_context(guest.sit_down(self.table, seat=seat))
            for seat, guest in enumerate(self.guests)
        ]
        self.guests[ROBIN].start(self.table)
        self._walk_to_the_gate()
        self.windows = {
            seat: Window(browser, self.guests[seat], language, SIZES[size])
            for seat, (language, size) in SCREENS.items()
        }
        for window in self.windows.values():
            window.page.on("websocket", lambda socket: socket.on("framesent", self._note))
            window.go(f"/table/{self.table}", ".composer")

    def _note(self, sent: str | bytes) -> None:
        message = json.loads(sent)
        if message["type"] == "gesture":
            self.gestures.append(message["does"])

    def _walk_to_the_gate(self) -> None:
        """Everybody keeps the hand, packs one card that may be there, and declares."""
        while not all(one.view and one.view.view["phase"] == "gate" for one in self.players):
            for player in self.players:
                with suppress(TimeoutError):
                    player.receive(A_LOOK / 5)
                view = player.view
                if view and player.seat in view.waiting_for and view.view["phase"] != "gate":
                    self._go_on(player)

    def _go_on(self, player: Player) -> None:
        assert player.view is not None
        texts = [choice.text for choice in player.view.legal]
        wanted = next((text for text in ("draw", "close") if text in texts), texts[0])
        player.play(wanted)

    def page(self, seat: int) -> Page:
        return self.windows[seat].page

    def seen(self, seat: int = ROBIN) -> dict[str, Any]:
        """The gate as somebody is told of it now."""
        player = self.players[seat]
        with suppress(TimeoutError):
            while True:
                player.receive(A_LOOK)
        assert player.view is not None
        return dict(player.view.view)

    def bag(self, owner: int) -> dict[str, Any] | None:
        """A bag at the gate, if it is still there."""
        bags = self.seen()["gate"]["bags"]
        return next((bag for bag in bags if bag["merchant"] == owner), None)

    def until(self, happened: Callable[[], bool]) -> None:
        """Wait until something is so at the table."""
        for _ in range(int(PATIENCE / A_LOOK)):
            if happened():
                return
        raise AssertionError("it did not happen")

    def look_at(self, seat: int, owner: int) -> None:
        colour = self.seen()["seats"][owner]["colour"]
        self.page(seat).locator(f'.tags button[data-place="bag {colour}"]').click()

    def offer(self, seat: int, gold: int, bag: int, *, opening: bool = False) -> None:
        """An offer of so much gold, by three presses, and one more where it is for opening."""
        self.look_at(seat, bag)
        page = self.page(seat)
        page.locator(".amount", has_text=str(gold)).first.click()
        if opening:
            page.locator(".sides button").last.click()
        page.locator(".propose").click()
        self.until(lambda: self.stands(seat, bag) == gold)

    def stands(self, seat: int, bag: int) -> int | None:
        """How much gold somebody offers for a bag."""
        there = self.bag(bag)
        offers = there["offers"] if there else []
        return next((one["gold"] for one in offers if one["seat"] == seat), None)

    def gold(self) -> list[int]:
        return [seat["gold"] for seat in self.seen()["seats"]]

    def faults(self) -> list[str]:
        """Buttons that cannot be hit, on any screen."""
        return [
            f"{NAMES[seat]}: {fault}"
            for seat in self.windows
            for fault in self.page(seat).evaluate(CAN_BE_HIT)
        ]


@pytest.fixture
def gate(chromium: Browser, house: Server) -> Iterator[Gate]:
    with ExitStack() as stack:
        gate = Gate(chromium, house, stack)
        yield gate
        for window in gate.windows.values():
            window.close()


def test_three_people_and_a_bot_haggle(gate: Gate) -> None:
    offers_compete(gate)
    one_is_refused_and_raised_and_taken_back(gate)
    two_act_at_once(gate)
    assert gate.gestures.count("compose") == COMPOSED
    a_deal_binds_and_a_broken_word_is_seen(gate)
    a_third_party_pays_for_opening(gate)


def offers_compete(gate: Gate) -> None:
    """The sheriff calls; Marian would pay with what is not in her bag, if Much's is opened."""
    marian = gate.page(MARIAN)
    gate.page(ROBIN).locator('[data-action="call"]').click()
    gate.look_at(MARIAN, MARIAN)
    marian.locator(".amount", has_text="5").first.click()
    open_drawer(marian, "bag")
    marian.locator(".drawer .things button").last.click()
    open_drawer(marian, "clauses")
    marian.locator(".drawer .things button").first.click()
    marian.locator(".propose").click()
    gate.until(lambda: gate.stands(MARIAN, MARIAN) == 5)
    gate.offer(MUCH, 2, MUCH)
    gate.offer(MUCH, 8, MARIAN, opening=True)
    gate.offer(MARIAN, 5, BOT, opening=True)
    assert gate.faults() == []


def one_is_refused_and_raised_and_taken_back(gate: Gate) -> None:
    robin, much = gate.page(ROBIN), gate.page(MUCH)
    gate.look_at(ROBIN, MUCH)
    robin.locator('.offers [data-action^="refuse"]').first.click()
    gate.look_at(MUCH, MUCH)
    expect(much.locator(".gone .stamp").first).to_be_visible()
    much.locator(".amount", has_text="5").first.click()
    open_drawer(much, "promises")
    much.locator('[data-action="promise in words"]').click()
    much.locator(".drawer .word input").fill(WORD)
    much.locator(".propose").click()
    gate.until(lambda: gate.stands(MUCH, MUCH) == 5)
    expect(robin.locator(".passing .offers li:not(.gone):not(.none)")).to_have_count(1)
    expect(robin.locator(".passing .offers q")).to_have_text(WORD)
    take_back(gate)
    much.locator(".propose").click()  # it lies there still, with its word
    expect(robin.locator(".passing .offers q")).to_have_text(WORD)
    take_back(gate)


def take_back(gate: Gate) -> None:
    """What Much offers for the own bag."""
    gate.page(MUCH).locator('.offers [data-action^="withdraw"]').first.click()
    gate.until(lambda: gate.stands(MUCH, MUCH) is None)


def two_act_at_once(gate: Gate) -> None:
    """The sheriff lets Marian pass while Much offers something for another bag: both is done."""
    robin, much = gate.page(ROBIN), gate.page(MUCH)
    gate.look_at(ROBIN, MARIAN)
    gate.look_at(MUCH, BOT)
    much.locator(".amount", has_text="2").first.click()
    robin.evaluate("document.querySelector('button.sign.pass').click()")
    much.evaluate("document.querySelector('.propose').click()")
    gate.until(lambda: gate.bag(MARIAN) is None and gate.stands(MUCH, BOT) == 2)


def a_deal_binds_and_a_broken_word_is_seen(gate: Gate) -> None:
    robin = gate.page(ROBIN)
    close_verdict(robin)
    gate.look_at(ROBIN, MUCH)
    expect(robin.locator(".must")).to_be_visible()
    expect(robin.locator("button.sign.pass")).to_have_count(0)
    colour = gate.seen()["seats"][MARIAN]["colour"]
    for seat in (ROBIN, MUCH):
        others = gate.page(seat).locator(f'.others [data-place="seat {colour}"]')
        others.locator(".line").click()
        expect(others.locator("dl dd").last).to_have_text("1")
        others.locator(".line").click()


def a_third_party_pays_for_opening(gate: Gate) -> None:
    robin = gate.page(ROBIN)
    gate.look_at(ROBIN, BOT)
    before = gate.gold()
    hold(robin)
    gate.until(lambda: gate.bag(BOT) is None)
    assert gate.gold()[MARIAN] == before[MARIAN] - 5
    assert gate.gestures.count("reach") == 1


def open_drawer(page: Page, name: str) -> None:
    """What can go into a deal beside gold."""
    place = {"bag": 0, "promises": 1, "clauses": -1}[name]  # nobody has anything on a stand yet
    page.locator(".composer .tab").nth(place).click()


def close_verdict(page: Page) -> None:
    """Go on at once after reading what came of a bag."""
    verdict = page.locator(".verdict .close")
    if verdict.count():
        verdict.click()


def hold(page: Page) -> None:
    """Hold the clasp until the bag is open."""
    page.locator("button.sign.open").hover()
    page.mouse.down()
    page.wait_for_timeout(HELD)
    page.mouse.up()
