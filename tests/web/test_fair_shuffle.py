"""A fair shuffle in the browser: it takes no click, and the page believes only what it remembers."""

import re
import time
from collections.abc import Callable
from dataclasses import replace

import pytest
from playwright.sync_api import expect

import sherwood
from sherwood.client import Guest
from sherwood.play.match import Match
from tests.web.person import PATIENCE, Person
from tests.web.test_games import GAMES, start_on_the_server

pytestmark = pytest.mark.slow
Arrive = Callable[..., Person]
STORED = "JSON.parse(localStorage.getItem('sherwood.shuffles'))"
REMATCH = """async (table) => {
  const answer = await fetch(`/api/tables/${table}/rematch`, { method: 'POST' })
  return (await answer.json()).id
}"""
LEAVE = "(table) => fetch(`/api/tables/${table}/seats/0`, { method: 'DELETE' })"


def let_a_bot_play_on(person: Person) -> str:
    """A person leaves the rest of a game to a bot, and the page too, which would draw all of it."""
    table, watcher = person.table, Guest(person.address, "Watcher")
    person.page.evaluate(LEAVE, table)
    person.page.goto("about:blank")
    with watcher.connect(table):  # bots take their time where nobody is
        while watcher.table(table).state != "over":
            time.sleep(0.2)
    return table


def verdict(person: Person, table: str) -> str:
    """What the page says of a finished game's shuffle."""
    person.go(f"/replay/{table}")
    person.press_named("Check the shuffle")
    person.press_named("Check now")
    said = person.page.locator(".verdict")
    expect(said).to_be_visible(timeout=PATIENCE)
    return said.inner_text()


def log_of(person: Person, table: str) -> str:
    return person.page.request.get(f"{person.address}/api/tables/{table}/log").text()


@pytest.mark.parametrize("game", GAMES)
def test_one_click_begins_a_game_whose_shuffle_the_page_can_check(
    arrive: Arrive, game: str
) -> None:
    robin = arrive("Robin")
    start_on_the_server(robin, game)
    robin.wait_to_be_asked()
    robin.page.wait_for_function(f"table => {STORED}[table].hands[0]", arg=robin.table)
    known = robin.page.evaluate(STORED)[robin.table]
    table = let_a_bot_play_on(robin)
    log = log_of(robin, table)
    checked = sherwood.verify(log, known["commitment"], known["words"]["0"])
    assert checked.right, checked.says
    assert "your first hand is the one that follows" in verdict(robin, table)


def test_a_server_that_makes_up_another_deck_afterwards_is_found_out(arrive: Arrive) -> None:
    robin = arrive("Robin")
    start_on_the_server(robin, "nottingham")
    robin.wait_to_be_asked()
    table = let_a_bot_play_on(robin)
    head = sherwood.replay(log_of(robin, table)).head
    made_up = Match(replace(head, secret=bytes(32))).log()
    assert sherwood.verify(made_up).right  # it fits together all the same
    robin.page.route(re.compile("/log$"), lambda route: route.fulfill(body=made_up))
    assert "not the one that the server sealed" in verdict(robin, table)


def test_somebody_who_was_not_there_is_told_what_the_page_cannot_know(arrive: Arrive) -> None:
    robin, marian = arrive("Robin"), arrive("Marian")
    start_on_the_server(robin, "nottingham")
    robin.wait_to_be_asked()
    table = let_a_bot_play_on(robin)
    assert "this browser did not play at this table" in verdict(marian, table)


def test_a_rematch_has_new_words_without_a_click(arrive: Arrive) -> None:
    robin = arrive("Robin")
    start_on_the_server(robin, "nottingham")
    robin.wait_to_be_asked()
    table = let_a_bot_play_on(robin)
    robin.go("/")
    again = robin.page.evaluate(REMATCH, table)
    robin.go(f"/table/{again}")
    robin.sees(re.compile("Sealed for the shuffle"))
    mine = Guest(robin.address, "Watcher").table(again).seats[0]
    assert mine.pledge
    assert mine.pledge not in robin.page.evaluate(STORED)[table]["pledges"]


def test_two_people_show_their_words_when_the_game_begins(arrive: Arrive) -> None:
    robin = arrive("Robin")
    guest = Guest(robin.address, "Marian")
    table = guest.open_table("nottingham", 3, bots=[None, None, "random"]).id
    robin.go(f"/table/{table}")
    robin.press_named("Sit here")
    robin.sees(re.compile("Sealed for the shuffle"))
    with guest.sit_down(table) as player:
        guest.start(table)
        while player.view is None:
            player.receive(timeout=30)
        robin.page.wait_for_selector(".frame .zone.hand")
        known = robin.page.evaluate(STORED)[table]
        assert known["pledges"] == [
            seat.pledge or "" for seat in (player.info.seats if player.info else [])
        ]
        assert [seat.words is not None for seat in guest.table(table).seats] == [True, True, False]
