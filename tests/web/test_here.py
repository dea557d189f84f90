"""Games on the device itself: without a network, without a server, and where nothing can be kept."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from sherwood.bots.lines import gaps_in
from sherwood.bots.talk import phrasebook_of
from sherwood.play.verify import verify
from sherwood.server.web.page import BUILT
from tests.server.processes import missing
from tests.web.filehost import FileHost
from tests.web.person import Person
from tests.web.test_games import A_WHILE, GAMES, RAW, Arrive, start_against_bots

pytestmark = pytest.mark.slow
READY = "async () => (await navigator.serviceWorker.ready).active.state === 'activated'"
ROOM = 12_000_000  # bytes for this origin; Chromium notices a change of it only after half a minute
FILL = """async () => {
  const open = indexedDB.open('something else', 1)
  open.onupgradeneeded = () => open.result.createObjectStore('things', { autoIncrement: true })
  await new Promise((opened) => (open.onsuccess = opened))
  const fits = (size) => new Promise((answer) => {
    const transaction = open.result.transaction('things', 'readwrite')
    transaction.oncomplete = () => answer(true)
    transaction.onabort = () => answer(false)
    transaction.objectStore('things').put(crypto.getRandomValues(new Uint8Array(size)))
  })
  for (let size = 65_536; size >= 256; size /= 2) while (await fits(size)) {}
  open.result.close()
}"""
MAKE_ROOM = """() => new Promise((done) => {
  indexedDB.deleteDatabase('something else').onsuccess = () => done()
})"""
NO_ROOM = re.compile("This device has no room left")
NOTHING_KEPT = "IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') };"


@pytest.fixture(scope="module", autouse=True)
def built_with_modules() -> None:
    """These tests are about the page that has the games in it."""
    if not any(BUILT.glob("assets/*.wasm")):
        missing("the page with the games in it (make web)")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """The static site, in a subfolder of a plain file host."""
    host = FileHost(tmp_path)
    yield host.address
    host.close()


def forbid_keeping(route: Route) -> None:
    """A worker to which the browser gives no storage."""
    answer = route.fetch()
    route.fulfill(response=answer, body=NOTHING_KEPT + answer.text())


def saved_log(person: Person) -> str:
    """The log that a person downloads, once everything lies where it stays."""
    person.page.get_by_role("slider").wait_for()
    person.page.locator(".landmark").first.wait_for(state="attached")
    with person.page.expect_download() as download:
        person.press_named("Download the log")
    return Path(download.value.path()).read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "phone"), [("nottingham", False), ("sheriff", True)])
def test_a_whole_game_without_a_network(arrive: Arrive, game: str, phone: bool) -> None:
    """It is loaded again in the middle, and read in another language; its log is right."""
    robin = arrive(phone=phone, keeps_page=True)
    robin.go("/")
    robin.page.wait_for_function(READY)
    robin.context.set_offline(True)
    start_against_bots(robin, game)
    for _ in range(12):
        robin.wait_to_be_asked()
        robin.act()
    robin.wait_to_be_asked()
    table = robin.table
    robin.page.reload()
    robin.wait_to_be_asked()
    assert robin.table == table
    robin.page.evaluate(
        "() => { const kept = JSON.parse(localStorage.sherwood); kept.language = 'it';"
        " localStorage.sherwood = JSON.stringify(kept) }"
    )
    robin.page.reload()
    robin.wait_to_be_asked()
    assert robin.page.get_attribute("html", "lang") == "it"
    robin.play_to_the_end()
    for lines, total in robin.read_sheet():
        assert sum(lines) == total
    assert not RAW.search(robin.page.inner_text("body"))
    robin.page.evaluate(
        "() => { const kept = JSON.parse(localStorage.sherwood); kept.language = 'en';"
        " localStorage.sherwood = JSON.stringify(kept) }"
    )
    robin.go(f"/replay/{table}")
    log = saved_log(robin)
    verdict = verify(log)
    assert verdict.right, verdict.says
    assert "won by" in log


def test_a_static_site_in_a_subfolder_plays_and_shows_logs(
    chromium: Browser, site: str, tmp_path: Path
) -> None:
    robin = Person(chromium, site)
    asked: list[str] = []
    robin.page.on("request", lambda request: asked.append(request.url))
    robin.go("/")
    expect(robin.page.locator("article")).to_have_count(len(GAMES))
    expect(robin.page.get_by_text("Open tables")).to_have_count(0)
    robin.press(robin.page.locator("article").first.get_by_role("button").first)
    robin.wait_to_be_asked()
    robin.act()
    assert not [url for url in asked if not url.startswith(site)]
    assert not [url for url in asked if "/api/" in url]
    broken = tmp_path / "changed.log"
    text = Path("tests/games/nottingham/playthroughs/3_players.log").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    place = next(at for at, line in enumerate(lines) if line.startswith("red: ") and at > 60)
    lines[place] = "red: pass" if "pass" not in lines[place] else "red: take gold"
    broken.write_text("\n".join(lines) + "\n", encoding="utf-8")
    robin.go("/")
    robin.page.locator("input[type=file]").set_input_files(broken)
    robin.page.wait_for_url(re.compile("#/replay/"))
    named = robin.page.get_by_text(re.compile(f"Line {place + 1}: "))
    expect(named).to_be_visible()  # at once, and in the check again
    robin.page.get_by_role("button", name="One step on").click()
    expect(robin.page.get_by_text(re.compile("Step 1 of"))).to_be_visible()
    robin.press_named("Check the shuffle")
    robin.press_named("Check now")
    expect(named).to_have_count(2)
    robin.leave()
    assert robin.errors == []


def test_where_nothing_can_be_kept_it_is_said_and_the_game_goes_on(arrive: Arrive) -> None:
    robin = arrive()
    robin.context.add_init_script("delete Navigator.prototype.serviceWorker")
    robin.page.route(re.compile(r"/assets/worker-.*\.js"), forbid_keeping)
    robin.go("/")
    start_against_bots(robin, "nottingham")
    robin.wait_to_be_asked()
    robin.sees(re.compile("This browser keeps nothing"))
    goes_on(robin)


def test_where_room_runs_out_it_is_said_and_the_game_goes_on(arrive: Arrive) -> None:
    robin = arrive(keeps_page=True)
    robin.go("/")
    robin.page.wait_for_function(READY)
    quota = {"origin": robin.address, "quotaSize": ROOM}
    robin.context.new_cdp_session(robin.page).send("Storage.overrideQuotaForOrigin", quota)
    start_against_bots(robin, "nottingham")
    goes_on(robin)
    expect(robin.page.get_by_text(NO_ROOM)).to_have_count(0)
    robin.page.evaluate(FILL)
    goes_on(robin)
    robin.sees(NO_ROOM)
    goes_on(robin)
    robin.page.evaluate(MAKE_ROOM)
    goes_on(robin)
    expect(robin.page.get_by_text(NO_ROOM)).to_have_count(0)
    before = count_of(robin.version)
    robin.page.reload()
    robin.wait_to_be_asked()
    assert count_of(robin.version) >= before > 1


def count_of(version: str | None) -> int:
    """What a seat has seen."""
    return int((version or ":0").split(":")[1])


def goes_on(person: Person) -> None:
    """The game, though some clicks are steps within the page."""
    before = person.version
    for _ in range(A_WHILE):
        person.wait_to_be_asked()
        person.act()
        if person.version != before:
            break
    assert person.version != before


def lines_of(game: str, language: str) -> re.Pattern[str]:
    """All that residents say at a table, with whatever stands in the gaps."""
    book = phrasebook_of(game)
    assert book is not None
    said = [texts[language] for texts in book.SMALL_TALK.values()]
    whole = [text for text in said if not gaps_in(text)]
    filled = [re.sub(r"\\{\w+\\}", ".+", re.escape(text)) for text in said if gaps_in(text)]
    return re.compile("|".join((*map(re.escape, whole), *filled)))


@pytest.mark.parametrize(
    ("game", "language", "phone"), [("nottingham", "de", True), ("sheriff", "it", False)]
)
def test_residents_speak_where_there_is_no_server(
    site: str, chromium: Browser, game: str, language: str, phone: bool
) -> None:
    """At their faces, in the language of the page, and again in the chat after it was loaded anew."""
    robin = Person(chromium, site, language=language, phone=phone)
    start_against_bots(robin, game)
    lines, heard = lines_of(game, language), ""
    for _ in range(60):
        robin.wait_to_be_asked()
        robin.act()
        bubbles = robin.page.locator(".bubble > span").all_inner_texts()
        heard = next(filter(lines.fullmatch, bubbles), "")
        if heard or robin.is_over:
            break
    assert heard
    robin.page.reload()
    robin.page.wait_for_selector(".frame")
    chat = robin.page.locator(".tabs button, .bar button").filter(visible=True, has_text="Chat")
    if phone:
        robin.press(chat)
    line = robin.page.locator(".chat .lines p").filter(has_text=heard)
    expect(line).to_be_visible()
    for mute in robin.page.locator(".chat .people button").all():
        robin.press(mute)
    expect(line).to_have_count(0)
    assert robin.errors == []
    robin.leave()
