"""The machine's own Firefox, driven as the standard WebDriver BiDi says.

Playwright drives a Firefox of its own making only. Debian's speaks BiDi over a socket.
"""

import itertools
import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

PROGRAMS = ("firefox-esr", "firefox")
SWITCHES = ("--headless", "--no-remote", "--remote-debugging-port=0", "--profile")
LISTENING = "WebDriver BiDi listening on "
PATIENCE = 60.0  # seconds for one answer
QUIET = {
    "app.normandy.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "intl.accept_languages": "en",
}


def program() -> str | None:
    """Where it is."""
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)


class Firefox:
    """One window, and what is asked of it."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self._call("session.new", capabilities={})
        [window] = self._call("browsingContext.getTree")["contexts"]
        self._window: str = window["context"]

    def _call(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            heard = json.loads(self._socket.recv(timeout=PATIENCE))
            if heard.get("id") == number:
                assert heard["type"] == "success", heard
                return heard["result"]

    def go(self, address: str) -> None:
        """To an address, until the page is there."""
        self._call("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def reload(self) -> None:
        """Load the page again."""
        self._call("browsingContext.reload", context=self._window, wait="complete")

    def run(self, function: str, *given: Any) -> Any:
        """Run a function in the page; what it gives, through JSON."""
        asked = ", ".join(json.dumps(one) for one in given)
        ran = self._call(
            "script.evaluate",
            expression=f"(async () => JSON.stringify((await ({function})({asked})) ?? null))()",
            target={"context": self._window},
            awaitPromise=True,
        )
        assert ran["type"] == "success", ran["exceptionDetails"]["text"]
        return json.loads(ran["result"]["value"])


@contextmanager
def started(found: str, profile: Path) -> Iterator[Firefox]:
    """A Firefox with a fresh profile."""
    settings = (f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in QUIET.items())
    (profile / "user.js").write_text("".join(settings), encoding="utf-8")
    command = [found, *SWITCHES, str(profile)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            said = next(line for line in process.stderr or () if LISTENING in line)
            address = said.partition(LISTENING)[2].strip()
            with connect(f"{address}/session", max_size=None) as socket:
                yield Firefox(socket)
        finally:
            process.terminate()
