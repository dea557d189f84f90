"""Seats and devices: every person here is one device, and two of them are the same person."""

import re
import urllib.request

import pytest
from playwright.sync_api import Route, expect

from sherwood.client import Guest
from tests.server.processes import Server
from tests.web.devices import arrive_with, check_fit, each_size, open_menu
from tests.web.person import PATIENCE, Person
from tests.web.test_games import Arrive, start_on_the_server

pytestmark = pytest.mark.slow


def ask_to_move(person: Person) -> tuple[str, str]:
    """The secret of the link that is shown, and the code."""
    open_menu(person)
    with person.page.expect_response(re.compile("/handover$")) as answer:
        person.press_named("Move my seat")
    code = person.page.locator(".code").inner_text()
    assert re.fullmatch(r"\d{4} \d{3} \d{3}", code)
    check_fit(person)
    return answer.value.json()["secret"], code


def bring(person: Person, way: str, table: str, secret: str, code: str) -> None:
    """Come with the link, or type the code on the first page or at the table."""
    if way == "link":
        person.go(f"/seat#{secret}")
    elif way == "code":
        person.go("/").page.get_by_label("Have you got a link").fill(code)
        person.press_named("Go there")
    else:
        person.go(f"/table/{table}").sees("You are watching.")
        person.press_named("One of the seats is mine", "link")
        person.page.get_by_label("The last six digits").fill(code[-7:])
        person.press_named("Go on")


@each_size
@pytest.mark.parametrize("way", ["link", "code", "six digits"])
def test_a_seat_goes_to_another_device(arrive: Arrive, size: str, way: str) -> None:
    laptop, phone = arrive_with(arrive, size), arrive_with(arrive, size)
    start_on_the_server(laptop, "nottingham")
    table = laptop.table
    secret, code = ask_to_move(laptop)
    bring(phone, way, table, secret, code)
    phone.sees(re.compile(r"You are \w+ at 1 table\. Take it over\?"))
    assert secret not in phone.page.url
    check_fit(phone)
    phone.press_named("Take over")
    phone.page.wait_for_selector(".frame .zone.hand")
    laptop.sees("Done: you are on your other device as well.")
    laptop.page.keyboard.press("Escape")
    for one in (laptop, phone):
        one.wait_to_be_asked()
        expect(one.page.get_by_text("You are watching.")).to_have_count(0)
    expect(phone.page.get_by_text("You are on another device")).to_have_count(0)


def test_whoever_did_not_look_is_told_later(arrive: Arrive) -> None:
    laptop, phone = arrive("Robin"), arrive("Phone")
    start_on_the_server(laptop, "nottingham")
    path = f"/api/tables/{laptop.table}/handover"
    handover = laptop.page.evaluate(
        "path => fetch(path, { method: 'POST' }).then((a) => a.json())", path
    )
    laptop.go("/learn")
    phone.go(f"/seat#{handover['secret']}")
    phone.press_named("Take over")
    phone.page.wait_for_selector(".frame .zone.hand")
    laptop.go("/").sees("You are on another device as well now")
    laptop.press_named("All right")
    laptop.go("/").page.wait_for_selector("article")
    expect(laptop.page.get_by_text("You are on another device")).to_have_count(0)


@pytest.mark.parametrize("way", ["link", "code"])
def test_whoever_loses_the_answer_asks_again(arrive: Arrive, way: str) -> None:
    laptop, phone = arrive("Robin"), arrive("Phone")
    start_on_the_server(laptop, "nottingham")
    secret, code = ask_to_move(laptop)
    bring(phone, way, laptop.table, secret, code)
    phone.page.route("**/handovers/take", lose, times=1)
    phone.press_named("Take over")
    phone.sees("The server cannot be reached.")
    phone.press_named("Take over")
    phone.page.wait_for_selector(".frame .zone.hand")


def lose(route: Route) -> None:
    """The server does it, and its answer does not arrive: neither the words nor the cookie."""
    asked = route.request
    headers = {name: value for name, value in asked.headers.items() if name != "cookie"}
    with urllib.request.urlopen(
        urllib.request.Request(asked.url, asked.post_data_buffer, headers, method="POST")
    ) as answer:
        assert answer.status == 200
    route.abort()


def test_a_wrong_code_says_so(arrive: Arrive) -> None:
    robin = arrive("Robin").go("/")
    robin.page.get_by_label("Have you got a link").fill("0000 000 000")
    robin.press_named("Go there")
    robin.sees("This code or link does not work")
    robin.page.get_by_label("The code on your other device").fill("12")
    robin.press_named("Go on")
    robin.sees("That is no code.")


@each_size
def test_the_host_gives_a_lost_seat_a_new_link(arrive: Arrive, house: Server, size: str) -> None:
    host, finder = arrive_with(arrive, size), arrive_with(arrive, size, "Finder")
    marian = Guest(house.address, "Marian")
    host.go("/new/nottingham").page.locator("li select").first.select_option("a person")
    host.press_named("Open the table")
    table = host.table
    player = marian.sit_down(table, seat=1)
    host.press_named("Start the game")
    marian.table(table)  # shows her words
    host.page.wait_for_selector(".frame .zone.hand", timeout=PATIENCE)
    with player:
        player.receive(timeout=10)
        open_menu(host)
        host.press_named("Who is here")
        expect(host.page.get_by_role("button", name="Give this seat")).to_have_count(0)
    host.sees("gone; a bot plays meanwhile")
    host.press_named("Give this seat a new link")
    check_fit(host)
    host.press_named("Give a new link")
    link = host.page.get_by_label("Give this seat a new link").input_value()
    host.page.keyboard.press("Escape")
    host.sees("seat was given a new link.")
    finder.page.goto(link)
    finder.sees("The seat of Marian can be yours. Take it?")
    check_fit(finder)
    finder.press_named("Take the seat")
    finder.page.wait_for_selector(".frame .zone.hand")
    host.sees(re.compile("Somebody has taken Marian.s seat by its new link"))
    assert str(finder.version).startswith("1:")
    assert marian.table(table).seats[1].was_yours
