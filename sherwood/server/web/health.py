"""How the server is: for load balancers and Prometheus."""

from hmac import compare_digest
from typing import Any

from litestar import MediaType, Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from sherwood.server.refusal import Reason, Refusal
from sherwood.server.web.visitor import TheHouse


@get("/health", summary="Does it live?", tags=["operations"])
async def health() -> dict[str, str]:
    """Answer as soon as the process can answer anything."""
    return {"status": "alive"}


@get("/ready", summary="Can it take guests?", tags=["operations"])
async def ready(house: TheHouse) -> dict[str, str]:
    """Whether something can be written and the server is not about to stop."""
    if not house.ready or not await house.can_write():
        raise Refusal(Reason.UNAVAILABLE)
    return {"status": "ready"}


@get("/metrics", summary="Figures for Prometheus", tags=["operations"], media_type=MediaType.TEXT)
async def metrics(house: TheHouse, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The figures of this worker, for whoever looks after it.

    A player could count the hidden steps of others by them, and see how long a bot has thought.
    """
    token, brought = house.settings.metrics_token, request.headers.get("authorization", "")
    if not token or not compare_digest(brought.encode(), f"Bearer {token}".encode()):
        raise Refusal(Reason.NOTHING_HERE)
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
