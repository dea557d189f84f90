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
from sherwood.server.archive import ArchiveController
from sherwood.server.guard import Guard
from sherwood.server.health import health, metrics, ready
from sherwood.server.house import House
from sherwood.server.lobby import MeController, TableController, canned_phrases, games
from sherwood.server.logs import set_up_logs
from sherwood.server.messages import Problem
from sherwood.server.page import Page, page
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.settings import Settings
from sherwood.server.socket import table_socket
from sherwood.server.store import DatabaseAway
from sherwood.server.story import StoryController
from sherwood.server.visitor import provide_house, provide_visitor

LARGEST_REQUEST = 65_536  # bytes
HANDLERS: list[ControllerRouterHandler] = [
    MeController,
    TableController,
    ArchiveController,
    StoryController,
    games,
    canned_phrases,
    table_socket,
    health,
    ready,
    metrics,
    page,
]
SERVER_ERROR = 500
FRAMEWORK = {404: Reason.NOTHING_HERE, 413: Reason.TOO_LARGE}
log = logging.getLogger("sherwood.app")


def create(settings: Settings) -> Guard:
    """The whole server."""
    house = House(settings)
    app = Litestar(
        HANDLERS,
        dependencies={
            "house": Provide(provide_house),
            "visitor": Provide(provide_visitor),
        },
        exception_handlers={
            Refusal: refuse,
            DatabaseAway: be_away,
            HTTPException: complain,
            Exception: be_sorry,
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


def be_away(request: Request[Any, Any, Any], _error: DatabaseAway) -> Response[Problem]:
    """The database is away."""
    return refuse(request, Refusal(Reason.UNAVAILABLE))


def complain(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses."""
    if error.status_code >= SERVER_ERROR:
        return be_sorry(request, error)
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


def be_sorry(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Something is broken. The reason goes into our log and nowhere else."""
    log.error("a request failed: %s", request.method, exc_info=error)
    return refuse(request, Refusal(Reason.BROKEN))
