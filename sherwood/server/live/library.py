"""Where games are read again: stories, moments, replays and logs.

That takes the processor as long as the game was, so it happens in a few threads of its own, in which no
bot has to wait, and for each table one reader comes after another.

How long it takes grows with every step in the log, also with those that a reader may not know of. So a
reader leaves only on a beat, and the next one comes after it: neither one answer nor many at once tell by
their time what was read.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import TypeVar
from weakref import WeakValueDictionary

from sherwood.server.limits import ConcurrencyLimit
from sherwood.server.refusal import Reason, Refusal

Result = TypeVar("Result")
THREADS = 2
BEAT = 0.1  # seconds, in which most games are read
MOST_READERS = 32  # of one table, those who wait included


class Library:
    """The readers of one worker."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="library")
        self._readers = ConcurrencyLimit(MOST_READERS)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, table_id: str) -> AsyncIterator[None]:
        """Wait for a turn to read the game of a table; where too many wait, nobody more may."""
        if not self._readers.enter(table_id):
            raise Refusal(Reason.TOO_FAST)
        try:
            async with self._turns.setdefault(table_id, asyncio.Lock()):
                begun = asyncio.get_running_loop().time()
                try:
                    yield
                finally:
                    await until_the_beat(begun)
        finally:
            self._readers.leave(table_id)

    async def read(self, work: Callable[[], Result]) -> Result:
        """Read, while the tables go on."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        """Finish what is being read."""
        self._threads.shutdown(wait=True)


async def until_the_beat(begun: float) -> None:
    """Wait until a whole number of beats has passed."""
    spent = asyncio.get_running_loop().time() - begun
    await asyncio.sleep(BEAT * (spent // BEAT + 1) - spent)
