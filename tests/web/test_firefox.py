"""Another browser: a whole game on the device in Firefox, without a network."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sherwood.play.verify import verify
from sherwood.server.web.page import BUILT
from tests.server.processes import missing
from tests.web.filehost import FileHost
from tests.web.firefox import Firefox, program, started
from tests.web.person import CHOICES_AND_BOARD, FIRST_OF_ALL, RESULT

pytestmark = [pytest.mark.slow, pytest.mark.soak]
OVER = "over"
SOME = 20  # things to press while one answer is waited for
MANY = 5_000
READY = "async () => (await navigator.serviceWorker.ready).active !== null"
AT_ONCE = """() => localStorage.setItem('sherwood', '{"tempo":"once"}')"""
PLAY_NOW = """async () => {
  const button = () => document.querySelector('article button')
  while (!button()) await new Promise((soon) => setTimeout(soon, 50))
  button().click()
}"""
# Presses whatever can be pressed, so many times or until the game is over.
PLAY = """async (most, first, others, result) => {
  let [seed, idle] = [1, 0]
  const visible = (what) => [...document.querySelectorAll(what)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  for (let pressed = 0; pressed < most && idle < 2_000; ) {
    if (document.querySelector(result)) return 'over'
    const urgent = visible(first)
    const things = urgent.length > 0 ? urgent : visible(others)
    if (things.length > 0) {
      seed = (seed * 48271) % 2147483647
      things[seed % things.length].click()
      pressed += 1
      idle = 0
    } else idle += 1
    await new Promise((soon) => setTimeout(soon, 15))
  }
  return document.querySelector('.frame')?.dataset.version ?? 'nothing to do'
}"""
SAVE = """async () => {
  const saved = new Promise((done) => {
    URL.createObjectURL = (blob) => { done(blob.text()); return '' }
  })
  HTMLAnchorElement.prototype.click = () => {} // no file is wanted
  const named = () => [...document.querySelectorAll('button, a')]
    .find((one) => one.textContent.includes('Download the log'))
  while (!named()) await new Promise((soon) => setTimeout(soon, 50))
  named().click()
  return saved
}"""


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    """Debian's Firefox. It is large, so a machine without one is no failure."""
    found = program()
    if found is None:
        pytest.skip("Firefox is not installed here (firefox-esr), so this was NOT tested")
    if not any(BUILT.glob("assets/*.wasm")):
        missing("the page with the games in it (make web)")
    (profile := tmp_path / "profile").mkdir()
    with started(found, profile) as browser:
        yield browser


def play(firefox: Firefox, most: int) -> str:
    """Press so many things, or play until the game is over."""
    for _ in range(0, most, SOME):
        said: str = firefox.run(PLAY, SOME, FIRST_OF_ALL, CHOICES_AND_BOARD, RESULT)
        if said == OVER:
            break
    return said


def test_a_whole_game_in_firefox_without_a_network(firefox: Firefox, tmp_path: Path) -> None:
    """After one visit the host is gone; the page is even loaded again in the middle."""
    host = FileHost(tmp_path / "files")
    firefox.go(f"{host.address}/")
    firefox.run(READY)
    firefox.run(AT_ONCE)
    host.close()
    firefox.reload()
    firefox.run(PLAY_NOW)
    assert play(firefox, SOME).startswith("0:")
    table = firefox.run("() => location.hash").rpartition("/")[2]
    firefox.reload()
    assert play(firefox, MANY) == OVER
    firefox.run("(table) => { location.hash = `#/replay/${table}` }", table)
    log = firefox.run(SAVE)
    assert verify(log).right
    assert "won by" in log
