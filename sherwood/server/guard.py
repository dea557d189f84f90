"""What every request and every answer passes: the outermost layer of the server.

Requests from other sites and too many requests are turned away here; answers get headers that
allow no script but ours.
"""

import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

from sherwood.server.limits import Limit
from sherwood.server.messages import Problem, encode
from sherwood.server.metrics import REFUSED, REQUESTS
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.settings import Settings

# As ASGI has them; Litestar's own types know no lifespan here.
Scope = Any
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
ASGIApp = Callable[[Scope, Receive, Send], Awaitable[None]]

CONTENT_SECURITY_POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
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
HARMLESS = ("GET", "HEAD", "OPTIONS")
MINUTE = 60.0
log = logging.getLogger("sherwood.requests")


class Guard:
    """The layer around the server."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._settings = settings
        self._limit = Limit(settings.requests_per_minute, MINUTE)
        self._headers = [*HEADERS, STRICT_TRANSPORT] if settings.secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or say why not."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        refused = self._refuse(scope)
        if refused is not None:
            REFUSED.labels(str(refused.status)).inc()
            await turn_away(scope, send if scope["type"] != "http" else self._sealed(send), refused)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    def _refuse(self, scope: Scope) -> Problem | None:
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        harmless = scope["type"] == "http" and scope["method"] in HARMLESS
        if origin and not harmless and not self._is_ours(origin, headers):
            return Problem.of(Refusal(Reason.OTHER_SITE))
        if not self._limit.allows(address_of(scope)):
            return Problem.of(Refusal(Reason.TOO_FAST))
        return None

    def _is_ours(self, origin: str, headers: dict[bytes, bytes]) -> bool:
        if self._settings.origin:
            return origin == self._settings.origin
        return urlsplit(origin).netloc == headers.get(b"host", b"").decode("latin-1")

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500

        async def noting(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        await self.app(scope, receive, self._sealed(noting))
        REQUESTS.labels(scope["method"], str(status)).inc()
        log.info(
            "request",
            extra={
                "method": scope["method"],
                "path": without_secrets(scope["path"]),
                "status": status,
                "milliseconds": round(1000 * (time.perf_counter() - started), 1),
            },
        )

    def _sealed(self, send: Send) -> Send:
        """Send answers with our headers."""

        async def sealed(message: Any) -> None:
            if message["type"] == "http.response.start":
                there: Iterable[tuple[bytes, bytes]] = message.get("headers", [])
                message = {**message, "headers": [*there, *self._headers]}
            await send(message)

        return sealed


async def turn_away(scope: Scope, send: Send, problem: Problem) -> None:
    """Say no without asking the application."""
    if scope["type"] == "websocket":
        await send(
            {"type": "websocket.close", "code": 4000 + problem.status, "reason": problem.why}
        )
        return
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": encode(problem), "more_body": False})


def address_of(scope: Scope) -> str:
    """Where a request comes from; uvicorn has looked through the proxies that we trust."""
    client = scope.get("client")
    return client[0] if client else ""


def without_secrets(path: str) -> str:
    """A path for the log: of a table's id, which is its invitation, only the beginning."""
    parts = path.split("/")
    for at in range(1, len(parts)):
        if parts[at - 1] in ("tables", "table"):
            parts[at] = parts[at][:4] + "…"
    return "/".join(parts)[:100]
