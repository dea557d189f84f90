"""What a table needs of the worker at which it is open, and nothing else of it."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from sherwood.server.live.events import Event
from sherwood.server.settings import Settings
from sherwood.server.store.database import Database
from sherwood.server.store.journal import Journal

Spawn = Callable[[Coroutine[Any, Any, Any]], None]  # do something without waiting for it


@dataclass(frozen=True)
class Services:
    """The services of one worker."""

    database: Database
    journal: Journal
    publish: Callable[[Event], None]  # tell whoever wants to know
    spawn: Spawn
    clock: Callable[[], float]
    settings: Settings
    worker: str  # its id
