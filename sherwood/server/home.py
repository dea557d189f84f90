"""Playing at home: a server on this machine, and the page in the browser."""

import os
import socket
import threading
import webbrowser
from collections.abc import Callable

import uvicorn

from sherwood.server.app import create
from sherwood.server.commands import HOW, compile_everything
from sherwood.server.logs import set_up_logs
from sherwood.server.page import is_built
from sherwood.server.settings import Settings

ALONE, EVERYBODY = "127.0.0.1", "0.0.0.0"  # noqa: S104 - only where friends are invited
MOST_TRIED = 20  # ports, from the first that is wanted
SOMEWHERE_ELSE = ("192.0.2.1", 9)  # an address that nobody has; nothing is sent there
Say = Callable[[str], None]


class Evening(uvicorn.Server):
    """A server that says when its door is open."""

    def __init__(self, config: uvicorn.Config, when_open: Callable[[], None]) -> None:
        super().__init__(config)
        self._when_open = when_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._when_open()


def play_at_home(settings: Settings, *, firm: bool, browser: bool, say: Say) -> None:
    """Run a server for the people of this house until it is stopped with Ctrl-C.

    A firm port is taken or nothing; otherwise the next free one will do.
    """
    if not is_built(settings.web):
        raise ValueError(
            "the page has not been built: run 'make web' once, or play with --terminal"
        )
    door = open_door(settings.host, settings.port, firm=firm)
    port = door.getsockname()[1]
    if port != settings.port:
        say(f"Port {settings.port} is taken, so Sherwood takes {port}.")
    compile_everything(say)
    set_up_logs(settings.log_level)
    address = f"http://{seen_from_outside(settings.host)}:{port}/"
    config = uvicorn.Config(create(settings), log_level=settings.log_level, **HOW)  # type: ignore[arg-type]
    evening = Evening(config, lambda: welcome(settings.host, address, browser=browser, say=say))
    try:
        evening.run([door])
    except KeyboardInterrupt:
        say("Sherwood is closed. Your tables are saved.")


def open_door(host: str, port: int, *, firm: bool) -> socket.socket:
    """A socket at a port, or at the next free one where the port is not firm."""
    problem = ""
    for attempt in range(1 if firm else MOST_TRIED):
        door = socket.socket()
        if os.name == "posix":  # elsewhere it would let two servers share a port
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, port + attempt if port else 0))
            door.listen()
        except (OSError, OverflowError) as error:
            door.close()
            problem = getattr(error, "strerror", None) or str(error)
        else:
            return door
    raise ValueError(f"port {port} cannot be used: {problem}; name another with --port")


def seen_from_outside(host: str) -> str:
    """The address of this machine for who is on its network, as far as it can be found."""
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
