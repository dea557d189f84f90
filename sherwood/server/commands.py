"""What `sherwood serve` starts."""

import logging
import os
import sys
from collections.abc import Callable
from typing import Any

import uvicorn

from sherwood.bots import compiling
from sherwood.bots.minds import has_mind, mind_of
from sherwood.games.game import names
from sherwood.play.warm import ready
from sherwood.server.live.connection import LARGEST_MESSAGE
from sherwood.server.logs import set_up_logs
from sherwood.server.port import allow_many_files
from sherwood.server.settings import Settings

SECONDS_TO_FINISH = 5  # that a stopping server gives its guests
log = logging.getLogger("sherwood.commands")


def serve(settings: Settings) -> None:
    """Run a server until it is stopped. Several workers share one port."""
    compile_everything(say_in_passing)
    say_in_passing(f"Sherwood listens on http://{settings.host}:{settings.port}")
    allow_many_files()
    os.environ.update(settings.to_environment())
    set_up_logs(settings.log_level)
    uvicorn.run(
        "sherwood.server.web.app:create_worker",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        **uvicorn_options(),
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


def uvicorn_options() -> dict[str, Any]:
    """How uvicorn serves, wherever it is started from here."""
    return {
        **protocols(),
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


def protocols() -> dict[str, Any]:
    """Our own door and wire, where this uvicorn has what they extend; nothing where it has not."""
    try:
        from sherwood.server.live.wire import Wire
        from sherwood.server.web.door import Door
    except ImportError:
        log.warning("this uvicorn is another than was tried: messages take the plain, slower way")
        log.warning("nothing limits the connections of one address: let a proxy do that")
        return {}
    return {"http": Door, "ws": Wire}
