"""What every request and every answer passes: the outermost layer of the server.

Requests from other sites, under other names and too many requests are turned away here; answers get
headers that allow no script but ours, and are kept by nobody who does not have to.
"""

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

from sherwood.server.limits import CONNECTIONS, ConcurrencyLimit, Limit, household
from sherwood.server.messages import encode
from sherwood.server.metrics import REFUSED, REQUESTS
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.requests import Problem
from sherwood.server.settings import Settings
from sherwood.server.web.hosts import Hosts

# As ASGI defines them; Litestar's own types leave out the lifespan.
Scope = Any
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
ASGIApp = Callable[[Scope, Receive, Send], Awaitable[None]]

CONTENT_SECURITY_POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",  # the rules run in the page as WebAssembly
    "style-src": "'self' 'unsafe-inline'",  # cards move by styles that the page sets
    "img-src": "'self' data:",
    "font-src": "'self'",
    "media-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
POLICY = "; ".join(f"{what} {whence}" for what, whence in CONTENT_SECURITY_POLICY.items())
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # a table's address is its invitation
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
]
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")
CACHE_CONTROL = b"cache-control"
LONGEST_HOST = 100  # letters of a name that are told back
HARMLESS = ("GET", "HEAD", "OPTIONS")
METHODS = (*HARMLESS, "POST", "PUT", "DELETE")
OTHER = "other"  # a visitor may invent methods without end, and every one that is counted is kept
MINUTE = 60.0
FILES = "/assets/"  # they lie in memory, and a browser fetches all of them once, to play without a network
MANY = 20  # times as often as anything else
log = logging.getLogger("sherwood.requests")


class Guard:
    """The layer around the server."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._settings = settings
        self._hosts = Hosts(settings)
        self._limit = Limit(settings.requests_per_minute, MINUTE)
        self._files = Limit(MANY * settings.requests_per_minute, MINUTE)
        self._headers = [*HEADERS, STRICT_TRANSPORT] if settings.secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or say why not."""
        if scope["type"] == "lifespan":
            scope.setdefault("state", {})[CONNECTIONS] = ConcurrencyLimit(
                self._settings.connections_per_address
            )
            await self.app(scope, receive, send)
            return
        refused = self._refuse(scope)
        if refused is not None:
            REFUSED.labels(str(refused.status)).inc()
            await turn_away(scope, self._sealed(send), refused)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    def _refuse(self, scope: Scope) -> Problem | None:
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if not self._hosts.allow(host, scope["path"]):
            return Problem.of(Refusal(Reason.OTHER_HOST, host=host[:LONGEST_HOST]))
        origin = headers.get(b"origin", b"").decode("latin-1")
        harmless = scope["type"] == "http" and scope["method"] in HARMLESS
        if origin and not harmless and not self._is_ours(origin, host):
            return Problem.of(Refusal(Reason.OTHER_SITE))
        is_file = scope["path"].startswith(FILES)
        if not (self._files if is_file else self._limit).allows(address_of(scope)):
            return Problem.of(Refusal(Reason.TOO_FAST))
        return None

    def _is_ours(self, origin: str, host: str) -> bool:
        if self._settings.origin:
            return origin == self._settings.origin
        return urlsplit(origin).netloc == host

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500

        async def noting(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        await self.app(scope, receive, self._sealed(noting))
        method = scope["method"] if scope["method"] in METHODS else OTHER
        REQUESTS.labels(method, str(status)).inc()
        log.info(
            "request",
            extra={
                "method": method,
                "path": without_secrets(scope["path"]),
                "status": status,
                "milliseconds": round(1000 * (time.perf_counter() - started), 1),
            },
        )

    def _sealed(self, send: Send) -> Send:
        """Send answers with our headers."""

        async def sealed(message: Any) -> None:
            if message["type"].endswith("http.response.start"):
                there: list[tuple[bytes, bytes]] = [*message.get("headers", [])]
                if all(name.lower() != CACHE_CONTROL for name, _ in there):
                    there.append((CACHE_CONTROL, b"no-store"))
                message = {**message, "headers": [*there, *self._headers]}
            await send(message)

        return sealed


async def turn_away(scope: Scope, send: Send, problem: Problem) -> None:
    """Say no without asking the application; to a socket in the answer to its handshake."""
    answer = "http.response" if scope["type"] == "http" else "websocket.http.response"
    headers = [(b"content-type", b"application/json")]
    await send({"type": f"{answer}.start", "status": problem.status, "headers": headers})
    await send({"type": f"{answer}.body", "body": encode(problem), "more_body": False})


def address_of(scope: Scope) -> str:
    """Where a request comes from, for limits; uvicorn has looked through the proxies that we trust."""
    client = scope.get("client")
    return household(client[0]) if client else ""


def without_secrets(path: str) -> str:
    """A path for the log: of a table's id, which is its invitation, only the beginning."""
    parts = path.split("/")
    for at in range(1, len(parts)):
        if parts[at - 1] in ("tables", "table"):
            parts[at] = parts[at][:4] + "…"
    return "/".join(parts)[:100]
