"""Playing at home: a server on this machine, and the page in the browser."""

import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from functools import partial

import uvicorn

from sherwood.server.checks import check_services
from sherwood.server.commands import compile_everything, uvicorn_options
from sherwood.server.logs import set_up_logs
from sherwood.server.port import allow_many_files, listen_at
from sherwood.server.settings import Settings
from sherwood.server.web.app import create
from sherwood.server.web.page import is_built

ALONE, EVERYBODY = "127.0.0.1", "0.0.0.0"  # noqa: S104 - only where friends are invited
SOMEWHERE_ELSE = ("192.0.2.1", 9)  # an address that nobody has; nothing is sent there
Say = Callable[[str], None]


class AnnouncedServer(uvicorn.Server):
    """A server that says when it is open."""

    def __init__(self, config: uvicorn.Config, when_open: Callable[[], None]) -> None:
        super().__init__(config)
        self._when_open = when_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._when_open()


def play_at_home(settings: Settings, *, fixed_port: bool, browser: bool, say: Say) -> None:
    """Run a server for the people of this house until it is stopped with Ctrl-C.

    A fixed port is taken or nothing; otherwise the next free one will do.
    """
    if not is_built(settings.web):
        raise ValueError(
            "the page has not been built: run 'make web' once, or play with --terminal"
        )
    check_services(settings)
    listening = listen_at(settings.host, settings.port, fixed=fixed_port)
    port = listening.getsockname()[1]
    if port != settings.port:
        say(f"Port {settings.port} is taken, so Sherwood takes {port}.")
    compile_everything(say)
    allow_many_files()
    set_up_logs(settings.log_level)
    address = f"http://{seen_from_outside(settings.host)}:{port}/"
    config = uvicorn.Config(create(settings), log_level=settings.log_level, **uvicorn_options())
    greet = partial(welcome, settings.host, address, browser=browser, say=say)
    try:
        AnnouncedServer(config, greet).run([listening])
    except KeyboardInterrupt:
        say("Sherwood is closed. Your tables are saved.")


def seen_from_outside(host: str) -> str:
    """The address of this machine for others on its network, as far as it can be found."""
    if host != EVERYBODY:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE_ELSE)
        except OSError:
            return ALONE
        found: str = probe.getsockname()[0]
        return found


def welcome(host: str, address: str, *, browser: bool, say: Say) -> None:
    """Say where the tables are, and show them."""
    say(f"Sherwood is open at {address}")
    if host == EVERYBODY:
        say("Friends on your network can come by that address.")
    say("Ctrl-C closes it.")
    if browser and has_browser():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_browser() -> bool:
    """Whether there is a browser with a window of its own, or one that was wished for."""
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return False
    in_terminal = type(found) is webbrowser.GenericBrowser
    return not in_terminal or "BROWSER" in os.environ
