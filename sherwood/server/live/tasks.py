"""Work that nobody waits for: kept until it is done, and a failure is logged."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger("sherwood.tasks")


class BackgroundTasks:
    """The tasks of one worker."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something without waiting for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def finish(self, seconds: float) -> None:
        """Wait until all is done, for so long at most."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=seconds)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("something failed behind a table", exc_info=error)
