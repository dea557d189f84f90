"""Coming and sitting down: the first page, a new table, names, and spectators."""

import re

import pytest
from playwright.sync_api import Route, expect

from sherwood.client import Guest
from tests.server.company import begin, table_with_bots
from tests.server.processes import Server
from tests.web.devices import SEES, arrive_with, check_fit, each_size, is_seen
from tests.web.fit import sideways
from tests.web.test_games import GAMES, Arrive, start_against_bots, start_on_the_server

pytestmark = pytest.mark.slow
LONG = "Wolfgang Amadeus von und zu Hohenstaufen"


@each_size
def test_the_first_page_shows_how_to_play_without_scrolling(arrive: Arrive, size: str) -> None:
    robin = arrive_with(arrive, size).go("/")
    robin.page.wait_for_selector("article")
    assert is_seen(robin.page, "Play now")
    for _ in range(3):
        start_against_bots(robin, "nottingham")
        robin.page.wait_for_selector(".frame")
    robin.go("/").page.wait_for_selector("article")
    robin.sees("Go on playing")
    assert is_seen(robin.page, "Play now")
    assert robin.page.get_by_role("link", name="Go on").first.evaluate(SEES)
    check_fit(robin)


@each_size
def test_a_table_is_opened_and_started_without_scrolling(arrive: Arrive, size: str) -> None:
    robin = arrive_with(arrive, size).go("/new/nottingham")
    robin.page.get_by_label("Your name").fill(LONG)
    robin.page.locator("li select").first.select_option("a person")
    assert is_seen(robin.page, "Open the table")
    robin.press_named("Open the table")
    robin.sees(LONG)
    assert is_seen(robin.page, "Start the game")
    check_fit(robin)


@each_size
@pytest.mark.parametrize("game", GAMES)
def test_a_long_name_breaks_nothing(arrive: Arrive, house: Server, size: str, game: str) -> None:
    host, other = Guest(house.address, LONG), Guest(house.address, LONG[::-1])
    table = host.open_table(
        game, 4, bots=[None, None, "steady", "steady"], bot_pace=600.0, open=True
    )
    with host.sit_down(table.id, seat=0), other.sit_down(table.id, seat=1):
        begin(table.id, host, other)
        robin = arrive_with(arrive, size).go(f"/table/{table.id}")
        robin.page.wait_for_selector(".frame")
        robin.sees("You are watching.")
        assert sideways(robin.page) == []
        cut = "all => all.filter((one) => one.getBoundingClientRect().right > innerWidth).length"
        assert robin.page.locator(".zone.others *").evaluate_all(cut) == 0
        robin.go("/").page.wait_for_selector("article")
        assert sideways(robin.page) == []


def test_everybody_gets_another_name(arrive: Arrive, house: Server) -> None:
    robin = arrive("Robin").go("/")
    drawn = robin.page.get_by_label("Your name").input_value()
    host = Guest(house.address, drawn)
    table = table_with_bots(host, people=2)
    host.sit_down(table.id, seat=0)
    robin.go(f"/table/{table.id}").press_named("Sit here")
    expect(robin.page.get_by_role("button", name="Leave")).to_be_visible()
    assert host.table(table.id).seats[1].name not in ("", drawn)


def test_spectators_follow_to_the_next_game(arrive: Arrive, house: Server) -> None:
    host = Guest(house.address, "Nell")
    table = table_with_bots(host, bot_pace=0.0)
    nell = host.sit_down(table.id, seat=0)
    begin(table.id, host)
    watcher = arrive("Watcher").go(f"/table/{table.id}")
    watcher.sees("You are watching.")
    with nell:
        for view in nell.turns():
            nell.play(view.legal[0].action)
        watcher.page.wait_for_selector(".result")
        again = host.ask("POST", f"/api/tables/{table.id}/rematch")["id"]
        sheet = watcher.page.locator("dialog[open]")  # which comes by itself
        sheet.get_by_role("link", name="To the next game").click()
        watcher.page.wait_for_url(re.compile(again))


def test_being_forgotten_is_asked_first(arrive: Arrive) -> None:
    robin = arrive("Robin")
    start_on_the_server(robin, "nottingham")
    table = robin.table
    robin.go("/")
    robin.press_named("Settings")
    robin.press_named("Forget me")
    robin.sees("Really?")
    robin.press_named("No")
    robin.press_named("Forget me")
    assert robin.page.request.get(f"{robin.address}/api/tables/{table}").json()["seats"][0]["yours"]
    with robin.page.expect_navigation():
        robin.press_named("Yes, forget me")
    robin.page.wait_for_selector("article")
    seat = robin.page.request.get(f"{robin.address}/api/tables/{table}").json()["seats"][0]
    assert (seat["yours"], seat["kind"]) == (False, "bot")


def test_whoever_the_server_could_not_forget_is_told_so(arrive: Arrive) -> None:
    robin = arrive("Robin")
    start_on_the_server(robin, "nottingham")
    robin.go("/")

    def refuse(route: Route) -> None:
        if route.request.method == "DELETE":
            route.abort()
        else:
            route.continue_()

    robin.page.route("**/api/me", refuse)
    robin.press_named("Settings")
    robin.press_named("Forget me")
    robin.press_named("Yes, forget me")
    robin.sees("The server cannot be reached")
    robin.page.unroute("**/api/me")
    with robin.page.expect_navigation():
        robin.press_named("Yes, forget me")
    robin.page.wait_for_selector("article")
    assert not robin.page.request.get(f"{robin.address}/api/me").json()["known"]
