"""By which names a server may be called.

A page of another site can let its own name point at this machine and then read what we answer
(DNS rebinding). Its name is still in the Host header, so names that are not ours are turned away. An
address in figures cannot be pointed elsewhere, and so every one of them will do.
"""

import re
from ipaddress import ip_address
from urllib.parse import urlsplit

from sherwood.server.settings import Settings

THIS_MACHINE = "localhost"
HOST = re.compile(r"(?:\[(?P<figures>[0-9a-f:.]+)\]|(?P<name>[^:\[\]]+))(?::\d*)?", re.IGNORECASE)
# Balancers and Prometheus call a worker by whatever name it has behind the proxy. Nothing is told
# there that a visitor may not know, or only to somebody who brings a token.
FOR_MACHINES = ("/health", "/ready", "/metrics")


class Hosts:
    """The names of one server."""

    def __init__(self, settings: Settings) -> None:
        told = (settings.host, urlsplit(settings.public_url).hostname or "")
        self._names = {THIS_MACHINE, *(name.lower() for name in told if name)}

    def allow(self, host: str, path: str) -> bool:
        """Whether somebody who calls us by this name may come in."""
        return path in FOR_MACHINES or self.know(host)

    def know(self, host: str) -> bool:
        """Whether a Host header has a name of ours or an address in figures."""
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = (found["name"] or found["figures"]).lower()
        return name in self._names or is_address(name)


def is_address(name: str) -> bool:
    """Whether a name is an address in figures."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
