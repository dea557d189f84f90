"""Whole games through the page, in a real browser: what a person sees and can do."""

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from sherwood.client import Guest
from sherwood.play.verify import verify
from tests.amounts import SOAKING, amount
from tests.server.company import play_on, until_over
from tests.short import short_edition, short_link
from tests.wasm.games import edition_of
from tests.web.person import Person

pytestmark = pytest.mark.slow
Arrive = Callable[..., Person]
NAMES = {
    "en": {"nottingham": "Nottingham", "sheriff": "Sheriff of Nottingham"},
    "de": {"nottingham": "Nottingham", "sheriff": "Sheriff von Nottingham"},
    "it": {"nottingham": "Nottingham", "sheriff": "Lo sceriffo di Nottingham"},
}
GAMES = ("nottingham", "sheriff")
ENOUGH = 60  # actions, some of them after the last mishap
A_WHILE = amount(30, soaking=60)  # actions
USUAL_PLAYERS = 4
AWARDS = {"nottingham": 3, "sheriff": 5}
CURTAIN_AND_HAND = "['.curtain', '.zone.hand'].map((what) => !!document.querySelector(what))"
RAW = re.compile(r"undefined|\[object|NaN|\bnull\b")


def start_against_bots(person: Person, game: str) -> None:
    """One click on the first page."""
    person.go("/")
    article = person.page.locator("article").nth(GAMES.index(game))
    person.press(article.get_by_role("button").first)


def start_on_the_server(person: Person, game: str, edition: str = "") -> None:
    """The same at a table that the server knows, through the page for a new table."""
    person.go(f"/new/{game}?edition={edition}" if edition else f"/new/{game}")
    person.press(person.page.locator(".open button"))
    person.page.wait_for_url(re.compile("/table/"))


def check_the_end(person: Person) -> None:
    """The score adds up, nothing raw is shown, and the log is what was played."""
    sheet = person.read_sheet()
    assert sheet
    for lines, total in sheet:
        assert sum(lines) == total
    assert sheet[0][1] == max(total for _, total in sheet)
    assert not RAW.search(person.page.inner_text("body"))
    log = person.page.request.get(f"{person.address}/api/tables/{person.table}/log").text()
    assert verify(log).right


@pytest.mark.parametrize(
    ("game", "language"),
    [("nottingham", "de"), ("sheriff", "it")],
)
def test_a_person_plays_a_whole_game_against_bots(arrive: Arrive, game: str, language: str) -> None:
    robin = arrive(language=language)
    robin.go("/")
    robin.sees(NAMES[language][game])
    start_on_the_server(robin, game, short_link(game))
    robin.wait_to_be_asked()
    assert robin.page.get_attribute("html", "lang") == language
    robin.play_to_the_end()
    check_the_end(robin)
    check_what_comes_after(robin, game)


def check_what_comes_after(person: Person, game: str) -> None:
    """The course of the game, some awards, a picture of it all, and one click to the next game."""
    expect(person.page.locator(".broadsheet figure .line")).to_have_count(2 * USUAL_PLAYERS)
    assert 1 <= person.page.locator(".broadsheet li").count() <= AWARDS[game]
    with person.page.expect_download() as download:
        person.press(person.page.locator(".share"))
    assert download.value.suggested_filename == f"{game}.png"
    assert Path(download.value.path()).read_bytes().startswith(b"\x89PNG")
    before = person.table
    person.press(person.page.locator(".broadsheet .result .main"))
    person.page.wait_for_url(lambda url: "/table/" in url and before not in url)
    person.wait_to_be_asked()


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_plays_by_touch_without_scrolling_sideways(arrive: Arrive, game: str) -> None:
    robin = arrive("Robin", phone=True)
    start_on_the_server(robin, game)
    robin.wait_to_be_asked()
    expect(robin.page.locator(".zone.hand")).to_be_in_viewport()
    for _ in range(A_WHILE):
        if robin.is_over:
            break
        robin.wait_to_be_asked()
        robin.act()
        assert robin.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert not RAW.search(robin.page.inner_text("body"))


def open_table(host: Person, game: str, **wish: object) -> str:
    """A table for people, through the page's own cookies."""
    host.go("/")
    me = {"name": host.name, "language": "en"}
    host.page.request.put(f"{host.address}/api/me", data=me, headers=origin(host))
    answer = host.page.request.post(
        f"{host.address}/api/tables",
        data={"game": game, "players": 4, **wish},
        headers=origin(host),
    )
    assert answer.ok, answer.text()
    table: str = answer.json()["id"]
    return table


def origin(person: Person) -> dict[str, str]:
    return {"origin": person.address}


def sit(person: Person, table: str) -> None:
    """By the link, with a name, at the first free seat."""
    person.go(f"/table/{table}")
    person.page.get_by_label("Your name").fill(person.name)
    person.press_named("Sit here")
    expect(person.page.locator("li strong", has_text=person.name)).to_be_visible()


@pytest.mark.parametrize("game", [pytest.param("nottingham", marks=pytest.mark.soak), "sheriff"])
def test_four_people_in_four_browsers(arrive: Arrive, game: str) -> None:
    """One reloads, one loses the network, one changes language, one leaves and comes back.

    In `make soak` they play to the end, and all read the same score.
    """
    names = ["Robin", "Marian", "Much", "Tuck"]
    people = [arrive(name) for name in names]
    robin, marian, much, tuck = people
    table = open_table(robin, game, options={"edition": short_edition(game)})
    for person in people:
        sit(person, table)
    robin.press_named(re.compile("^Start"))
    mishaps: dict[int, Callable[[], object]] = {
        10: robin.page.reload,
        20: lambda: lose_the_network(marian),
        30: lambda: speak_german(much),
        40: lambda: leave_and_come_back(tuck, table),
    }
    for seat, person in enumerate(people):
        expect(person.page.locator(".frame")).to_have_attribute("data-version", f"{seat}:1")
    done = 0
    for turn in range(20_000):
        enough = done > ENOUGH and not SOAKING
        if turn % 4 == 0 and (enough or all(person.is_over for person in people)):
            break
        acted = people[turn % 4].act()
        done += acted
        if acted and done in mishaps:
            mishaps.pop(done)()
    else:
        raise AssertionError("the game does not end")
    assert not mishaps
    assert much.page.get_attribute("html", "lang") == "de"
    if not SOAKING:
        return
    sheets = [person.read_sheet() for person in people]
    assert all(sheet == sheets[0] for sheet in sheets)
    check_the_end(robin)


def lose_the_network(person: Person) -> None:
    """For a while; the page says so, and heals by itself."""
    person.context.set_offline(True)
    person.page.wait_for_timeout(300)
    person.context.set_offline(False)


def speak_german(person: Person) -> None:
    """While playing, from the menu."""
    person.press_named("Menu")
    person.page.get_by_label("Language", exact=True).select_option("de")
    expect(person.page.locator("html")).to_have_attribute("lang", "de")
    person.page.keyboard.press("Escape")


def leave_and_come_back(person: Person, table: str) -> None:
    """A bot plays on in the meantime."""
    person.go("/")
    person.page.wait_for_timeout(700)
    person.go(f"/table/{table}")
    person.page.wait_for_selector(".frame")


def test_a_spectator_sees_what_is_public_and_nothing_to_press(arrive: Arrive) -> None:
    robin, guest = arrive("Robin"), arrive("Guest")
    table = open_table(robin, "nottingham", bots=[None, "steady", "steady", "steady"])
    sit(robin, table)
    robin.press_named(re.compile("^Start"))
    robin.wait_to_be_asked()
    guest.go(f"/table/{table}")
    guest.page.wait_for_selector(".frame")
    for _ in range(10):
        if robin.is_over:
            break
        robin.wait_to_be_asked()
        robin.act()
    assert guest.page.locator(".choices button").count() == 0
    assert guest.page.locator("main button.lit").count() == 0
    assert (guest.version or "").startswith(":")  # nobody's eyes


def test_several_people_play_on_one_device(arrive: Arrive) -> None:
    """A curtain falls between them, and nothing of the other's hand is in the page then."""
    robin = arrive("Robin")
    wish = {"players": 3, "hot_seat": True, "bots": [None, None, "steady"]}
    table = open_table(
        robin, "nottingham", options={"edition": short_edition("nottingham")}, **wish
    )
    sit(robin, table)
    robin.page.get_by_label("Name of the next person").fill("Marian")
    robin.press_named("Sit here")
    robin.press_named(re.compile("^Start"))
    curtains = 0
    for _ in range(3_000):
        robin.wait_to_be_asked()
        curtain, hand = robin.page.evaluate(CURTAIN_AND_HAND)
        assert not (curtain and hand)
        curtains += curtain
        if not robin.act() and robin.is_over:
            break
    assert robin.is_over
    assert curtains > 2
    check_the_end(robin)


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_replayed_with_all_cards_open(arrive: Arrive, game: str) -> None:
    """It was played with the figures of another box, and the page has nothing but its log."""
    robin = arrive("Robin")
    guest = Guest(robin.address, "Marian")
    own = {"edition": edition_of(game, random.Random(game))}
    bots = [None, "steady", "steady", "steady"]  # they open bags, and exchange cards
    table = guest.open_table(game, 4, bots=bots, options=own)
    with guest.sit_down(table.id) as player:
        guest.start(table.id)
        play_on(player)
        until_over(player)
    asked: list[str] = []
    robin.page.on("request", lambda request: asked.append(request.url))
    robin.go(f"/replay/{table.id}")
    slider = robin.page.get_by_role("slider")
    slider.fill("12")
    expect(robin.page.locator(".zone.others .lying")).to_have_count(table.players)
    for hand in robin.page.locator(".zone.others .lying").all():
        assert hand.locator("svg").count() > 1  # a sign for the hand, and cards
    assert not RAW.search(robin.page.inner_text("body"))
    robin.page.get_by_label("Seen by").select_option(label="Marian")
    expect(robin.page.locator(".zone.hand")).to_be_in_viewport(ratio=0.9)
    if game == "nottingham":  # what lies lowest on its board
        robin.page.set_viewport_size({"width": 1024, "height": 768})
        expect(robin.page.locator("figcaption")).to_be_in_viewport(ratio=0.9)
    expect(robin.page.locator(".zone.others .lying")).to_have_count(0)
    go_by_chapters(robin)
    assert [url for url in asked if url.endswith(f"/{table.id}/log")]
    assert not [url for url in asked if "/api/" in url and "/replay" in url]


def go_by_chapters(person: Person) -> None:
    """From turn to turn, and to the next thing that one looks for."""
    slider = person.page.get_by_role("slider")
    person.page.get_by_label("Chapter", exact=True).select_option(index=0)
    steps = [int(slider.input_value())]
    person.press_named("Next chapter")
    steps.append(int(slider.input_value()))
    person.press(person.page.locator(".landmark:enabled").first)
    steps.append(int(slider.input_value()))
    assert steps == sorted(set(steps))
