"""Fixtures: a real Chromium, and a server whose bots are quick and whose page is built."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from sherwood.server.page import BUILT, INDEX
from tests.server.processes import Server, missing
from tests.web.person import Person

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
SWITCHES = [
    "--no-sandbox",  # tests may run as root
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The machine's own Chromium."""
    program = next((found for name in CHROMIUM if (found := shutil.which(name))), None)
    if program is None:
        missing("Chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=SWITCHES)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the page, in a process of its own."""
    if not (BUILT / INDEX).is_file():
        missing("the page (make web)")
    server = Server(tmp_path_factory.mktemp("house"), bot_pace=0.0, grace=0.3).start()
    yield server
    server.stop()


@pytest.fixture
def arrive(chromium: Browser, house: Server) -> Iterator[Callable[..., Person]]:
    """People with a browser of their own, who may make no error and hear of none."""
    people: list[Person] = []

    def person(name: str = "Robin", **how: Any) -> Person:
        people.append(Person(chromium, house.address, name, **how))
        return people[-1]

    yield person
    for one in people:
        one.leave()
        assert one.errors == []
