"""Fixtures: a real Chromium, and a server whose bots are quick and whose page is built."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from sherwood.server.web.page import BUILT, INDEX
from tests.server.processes import Server, missing
from tests.web.chromium import SWITCHES, program
from tests.web.person import Person


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The machine's own Chromium."""
    found = program()
    if found is None:
        missing("Chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=SWITCHES)
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
