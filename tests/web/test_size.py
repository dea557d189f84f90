"""How much of the page travels before one plays: what a real browser fetches, as it is sent."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response

from tests.web.person import LOCALES, Person
from tests.web.test_games import GAMES, Arrive, start_against_bots

pytestmark = pytest.mark.slow
MOST = 130_000  # bytes of scripts and styles, compressed
MOST_OF_WORKER = 17_000  # and of the worker, which plays a game beside the page
WORKER = "/assets/worker-"
MOST_OF_TALK = 5_000  # and of how its bots choose what they say
TALK = "/assets/phrasebook-"
QUIET = 500  # milliseconds in which whatever comes late has come


class Luggage:
    """The scripts and styles that a person's browser fetches."""

    def __init__(self, person: Person) -> None:
        self._fetched: dict[str, Response] = {}
        person.page.on("response", self._note)

    def _note(self, response: Response) -> None:
        path = urlsplit(response.url).path
        if path.endswith((".js", ".css")):
            self._fetched.setdefault(path, response)

    def weigh(self) -> dict[str, int]:
        """Each file's bytes on the wire."""
        return {path: int(one.headers["content-length"]) for path, one in self._fetched.items()}


@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_first_page_and_table_are_light(arrive: Arrive, game: str, language: str) -> None:
    robin = arrive(language=language)
    luggage = Luggage(robin)
    start_against_bots(robin, game)
    robin.page.wait_for_selector(".frame .zone.hand")
    robin.page.wait_for_timeout(QUIET)
    weights = luggage.weigh()
    worker = sum(weights.pop(path) for path in [*weights] if path.startswith(WORKER))
    assert worker <= MOST_OF_WORKER
    assert sum(weights.pop(path) for path in [*weights] if path.startswith(TALK)) <= MOST_OF_TALK
    assert any("kit" in path for path in weights)
    assert any(path.endswith(".css") for path in weights)
    assert all(weights.values())
    total = sum(weights.values())
    assert total > MOST / 2  # all of it was seen
    heaviest = sorted(weights.items(), key=lambda one: -one[1])[:10]
    assert total <= MOST, f"{total} bytes, of which {heaviest}"
