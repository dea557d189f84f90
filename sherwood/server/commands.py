"""What `sherwood serve` starts."""

import os
import sys
from collections.abc import Callable

import uvicorn

from sherwood.bots import compiling
from sherwood.bots.minds import has_mind, mind_of
from sherwood.games.game import names
from sherwood.play.warm import ready
from sherwood.server.logs import set_up_logs
from sherwood.server.settings import MEMORY, Settings
from sherwood.server.socket import LARGEST_MESSAGE
from sherwood.server.wire import Wire

SECONDS_TO_FINISH = 5  # that a stopping server gives its guests


def serve(settings: Settings) -> None:
    """Run a server until it is stopped. Several workers share one port."""
    compile_everything(say_in_passing)
    say_in_passing(f"Sherwood listens on http://{settings.host}:{settings.port}")
    os.environ.update(settings.to_environment())
    set_up_logs(settings.log_level)
    uvicorn.run(
        "sherwood.server.app:create_worker",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        **HOW,  # type: ignore[arg-type]
        forwarded_allow_ips=settings.trusted_proxies,
        log_level=settings.log_level,
    )


def compile_everything(say: Callable[[str], None]) -> None:
    """Compile rules and bots before there are guests or several workers, and where it can be seen.

    Otherwise the first people to play with bots would wait for it, and not know for what.
    """
    cold = [name for name in names() if not compiling.is_done(name)]
    if cold:
        say("The first time, Sherwood compiles its rules and bots. This takes a minute or two.")
        compiling.compile_all(cold, sys.stderr)
    for name in names():
        ready(name)
        if has_mind(name):
            mind_of(name)


def say_in_passing(line: str) -> None:
    """Before there is a log."""
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


HOW: dict[str, object] = {
    "ws": Wire,
    "ws_max_size": LARGEST_MESSAGE,
    "ws_per_message_deflate": False,  # it costs more time than a view's 1.5 kB are worth
    "ws_ping_interval": 20.0,
    "ws_ping_timeout": 20.0,
    "access_log": False,  # it would show the tables' ids
    "log_config": None,
    "server_header": False,
    "proxy_headers": True,
    "timeout_graceful_shutdown": SECONDS_TO_FINISH,
}


def check(settings: Settings) -> None:
    """Settings that cannot work are refused before anything starts."""
    if settings.workers > 1 and settings.channels == MEMORY:
        raise ValueError(
            f"{settings.workers} workers need channels that all of them hear: "
            "--channels redis://… or postgresql://…"
        )
