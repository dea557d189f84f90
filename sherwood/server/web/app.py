"""The server as an ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

import sherwood
from sherwood.server import settings as server_settings
from sherwood.server.live.house import House
from sherwood.server.logs import set_up_logs
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.requests import Problem
from sherwood.server.settings import Settings
from sherwood.server.store.database import DatabaseAway
from sherwood.server.web.archive import ArchiveController
from sherwood.server.web.clock import clock
from sherwood.server.web.editions import try_edition
from sherwood.server.web.games import canned_phrases, games
from sherwood.server.web.guard import Guard
from sherwood.server.web.handovers import HandoverController
from sherwood.server.web.health import health, metrics, ready
from sherwood.server.web.me import MeController
from sherwood.server.web.page import Page, page
from sherwood.server.web.socket import table_socket
from sherwood.server.web.story import StoryController
from sherwood.server.web.tables import TableController
from sherwood.server.web.visitor import house_of, visitor_of

LARGEST_REQUEST = 65_536  # bytes
HANDLERS: list[ControllerRouterHandler] = [
    MeController,
    TableController,
    ArchiveController,
    StoryController,
    HandoverController,
    games,
    try_edition,
    clock,
    canned_phrases,
    table_socket,
    health,
    ready,
    metrics,
    page,
]
SERVER_ERROR = 500
LEFT = "client disconnected prematurely"  # as Litestar says it; nobody reads the answer
READING = "deserializing"  # of what msgspec says when it gives up
FRAMEWORK = {404: Reason.NOTHING_HERE, 413: Reason.TOO_LARGE}
log = logging.getLogger("sherwood.app")


def create(settings: Settings) -> Guard:
    """The server as an ASGI app, with its guard around it."""
    house = House(settings)
    app = Litestar(
        HANDLERS,
        dependencies={
            "house": Provide(house_of, sync_to_thread=False),
            "visitor": Provide(visitor_of),
        },
        exception_handlers={
            Refusal: refuse,
            DatabaseAway: database_away,
            HTTPException: complain,
            RecursionError: complain_of_depth,
            Exception: internal_error,
        },
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Sherwood",
            version=sherwood.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        request_max_body_size=LARGEST_REQUEST,
        state=State({"house": house, "page": Page(settings.web)}),
        logging_config=None,
        debug=False,
    )
    return Guard(app, settings)


def create_worker() -> Guard:
    """The server of a worker process, set up by the environment."""
    settings = server_settings.from_environment()
    set_up_logs(settings.log_level)
    return create(settings)


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    """From the first guest to the last."""
    async with app.state.house.running():
        yield


def refuse(_request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """Say no in our words."""
    return Response(Problem.of(refusal), status_code=refusal.reason.status)


def database_away(request: Request[Any, Any, Any], _error: DatabaseAway) -> Response[Problem]:
    """The database is away."""
    return refuse(request, Refusal(Reason.UNAVAILABLE))


def complain(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses."""
    if error.detail == LEFT:
        return refuse(request, Refusal(Reason.NOT_UNDERSTOOD, complaint=LEFT))
    if error.status_code >= SERVER_ERROR:
        return internal_error(request, error)
    if error.status_code in FRAMEWORK:
        return refuse(request, Refusal(FRAMEWORK[error.status_code]))
    extra: Any = error.extra
    details = [
        f"{part.get('key', '')}: {part.get('message', '')}".strip(": ")
        for part in (extra if isinstance(extra, list) else [])
        if isinstance(part, dict)
    ]
    complaint = "; ".join(details) or error.detail.partition("\n")[0]
    problem = Problem.of(Refusal(Reason.NOT_UNDERSTOOD, complaint=complaint))
    problem.status = error.status_code
    return Response(problem, status_code=error.status_code)


def complain_of_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """JSON that is nested so deeply that nobody reads to its end."""
    if READING not in str(error):
        return internal_error(request, error)
    return refuse(request, Refusal(Reason.NOT_UNDERSTOOD, complaint="it is nested too deeply"))


def internal_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Something is broken. The reason goes into our log and nowhere else."""
    log.error("a request failed: %s", request.method, exc_info=error)
    return refuse(request, Refusal(Reason.BROKEN))
