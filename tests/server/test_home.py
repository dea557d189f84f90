"""`sherwood play`: a server on this machine, and the page in the browser."""

import os
import signal
import socket
import subprocess
import time
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sherwood.bots import compiling
from sherwood.client import Guest
from sherwood.games.game import names
from sherwood.server import commands, home
from sherwood.server.port import MOST_TRIED, listen_at
from tests.server.company import table_with_bots
from tests.server.processes import free_port
from tests.terminal.driving import SHERWOOD

PATIENCE = 120.0
A_FEW_SECONDS = 5.0


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A page."""
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Sherwood</title>")
    return folder


def hear_ctrl_c() -> None:
    """Where the tests run in the background, Ctrl-C would be ignored from birth on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def playing(
    tmp_path: Path, web: Path, *arguments: str, **more: str
) -> Iterator["subprocess.Popen[str]"]:
    """`sherwood play` in a process of its own."""
    settings = {"SHERWOOD_DATA": str(tmp_path / "data"), "SHERWOOD_WEB": str(web)}
    environment = {**os.environ, **settings, "PYTHONUNBUFFERED": "1", **more}
    environment.pop("DISPLAY", None)
    with subprocess.Popen(
        [*SHERWOOD, "play", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509 - a test has no other threads that matter
    ) as running:
        try:
            yield running
        finally:
            running.kill()


def address_said(running: "subprocess.Popen[str]") -> str:
    """Where it is open, once it says so."""
    assert running.stdout is not None
    for line in running.stdout:
        if "open at" in line:
            return line.split()[-1]
    raise AssertionError(running.stderr.read() if running.stderr else "")


def test_the_page_is_served_a_game_is_played_and_ctrl_c_ends_it(tmp_path: Path, web: Path) -> None:
    with playing(tmp_path, web, "--no-browser", "--port", str(free_port())) as running:
        address = address_said(running)
        with urllib.request.urlopen(address, timeout=10) as answer:
            assert b"Sherwood" in answer.read()
        guest = Guest(address, "Robin")
        table = table_with_bots(guest)
        with guest.sit_down(table.id) as player:
            guest.start(table.id)
            next(player.turns())
            asked = time.monotonic()
            running.send_signal(signal.SIGINT)
            said, wrong = running.communicate(timeout=30)
            assert time.monotonic() - asked < A_FEW_SECONDS
    assert running.returncode == 0
    assert said.splitlines()[-1] == "Sherwood is closed. Your tables are saved."
    assert wrong == ""
    assert (tmp_path / "data" / "sherwood.sqlite").exists()


def test_a_browser_is_shown_the_page(tmp_path: Path, web: Path) -> None:
    shown = tmp_path / "shown"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {shown}\n')
    browser.chmod(0o755)
    with playing(tmp_path, web, "--port", "0", BROWSER=str(browser)) as running:
        address = address_said(running)
        give_up_at = time.monotonic() + PATIENCE
        while not (shown.exists() and shown.read_text()):
            assert time.monotonic() < give_up_at
            time.sleep(0.05)
    assert shown.read_text().strip() == address


def test_without_a_page_it_says_what_to_do(tmp_path: Path) -> None:
    with playing(tmp_path, tmp_path / "nothing") as running:
        said, wrong = running.communicate(timeout=PATIENCE)
    assert (running.returncode, said) == (2, "")
    assert wrong == (
        "sherwood: the page has not been built: run 'make web' once, or play with --terminal\n"
    )


def test_a_port_that_is_taken_is_refused_or_the_next_one_is_used(tmp_path: Path, web: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with playing(tmp_path, web, "--port", str(port)) as running:
            said, wrong = running.communicate(timeout=PATIENCE)
        assert (running.returncode, said) == (2, "")
        assert wrong.startswith(f"sherwood: port {port} cannot be used: Address already in use")
        with listen_at("127.0.0.1", port, fixed=False) as listening:
            assert port < listening.getsockname()[1] <= port + MOST_TRIED


def test_what_takes_long_the_first_time_is_said_and_done_before_anybody_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: list[str] = []
    monkeypatch.setattr(commands, "ready", lambda name: said.append(f"rules of {name}"))
    monkeypatch.setattr(commands, "mind_of", lambda name: said.append(f"bots of {name}"))
    monkeypatch.setattr(compiling, "is_done", lambda name: name != "sheriff")
    monkeypatch.setattr(compiling, "compile_all", lambda games, _screen: said.extend(games))
    commands.compile_everything(said.append)
    assert said.pop(0).startswith("The first time, Sherwood compiles its rules and bots.")
    assert said.pop(0) == "sheriff"
    assert said == [f"{what} of {name}" for name in names() for what in ("rules", "bots")]
    said.clear()
    monkeypatch.setattr(compiling, "is_done", lambda _name: True)
    commands.compile_everything(said.append)
    assert said == [f"{what} of {name}" for name in names() for what in ("rules", "bots")]


def test_friends_on_the_network_get_an_address_that_is_not_this_machine_alone() -> None:
    assert home.seen_from_outside(home.ALONE) == "127.0.0.1"
    assert home.seen_from_outside(home.EVERYBODY) != home.EVERYBODY


def test_a_browser_without_a_window_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BROWSER", raising=False)
    monkeypatch.setattr("webbrowser.get", lambda: webbrowser.GenericBrowser("lynx"))
    assert not home.has_browser()
    monkeypatch.setenv("BROWSER", "lynx")
    assert home.has_browser()
