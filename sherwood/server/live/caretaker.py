"""Looking after tables at which nobody is connected, so that clocks run out and bots move on.

What is due lies in the database. Each worker looks there every few seconds and takes what no other
worker has taken. It visits one table after another and rests in between, so that tables which people
have left never take more than a part of one processor.
"""

import asyncio
import logging
import math
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from sherwood.server.live.library import Library
from sherwood.server.live.room import Room
from sherwood.server.live.rounds import TICK
from sherwood.server.live.services import Services
from sherwood.server.store import deadlines, presence, results
from sherwood.server.store.course import played, read
from sherwood.server.store.database import DatabaseAway

MOST_AT_ONCE = 20  # tables in one look
REST = 4.0  # times as long as the visit before it
A_PAUSE = 600.0  # seconds after which a table that could not be looked after is tried again
log = logging.getLogger("sherwood.caretaker")
Visit = Callable[[str], AbstractAsyncContextManager[Room]]


class Caretaker:
    """One worker's part in looking after tables that people have left."""

    def __init__(self, services: Services, library: Library, visit: Visit) -> None:
        self._services = services
        self._library = library
        self._visit = visit
        self._looked_at: str | None = (
            ""  # up to this id, finished games have their results; none: all
        )

    async def work(self) -> None:
        """Look after tables until cancelled."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.look()
                await self._fill_in_a_result()
            except Exception:
                log.warning("tables without people could not be looked after", exc_info=True)

    async def look(self) -> None:
        """Look after what is due now, as far as no other worker does."""
        database, clock = self._services.database, asyncio.get_running_loop().time
        for table_id, due_at in await database.read(
            lambda connection: deadlines.due(connection, MOST_AT_ONCE)
        ):
            started = clock()
            if await self._claim(table_id, due_at):
                await self._look_after(table_id)
            await asyncio.sleep(REST * (clock() - started))

    async def _claim(self, table_id: str, due_at: float) -> bool:
        return await self._services.database.write(
            lambda connection: deadlines.claim(connection, table_id, due_at)
        )

    async def _look_after(self, table_id: str) -> None:
        """Visit a table; one that cannot be visited, or does not get on, is left alone for a while."""
        got_on = False
        try:
            async with self._visit(table_id) as room:
                await self._replace_the_absent(room)
                got_on = await room.act_for_the_absent()
        except Exception:
            log.warning("a table could not be looked after", exc_info=True)
        if not got_on:
            await self._services.database.write(
                lambda connection: deadlines.rest(connection, table_id, A_PAUSE, math.inf)
            )

    async def _replace_the_absent(self, room: Room) -> None:
        """Bots stand in for people who have all been gone for too long."""
        table_id, absence = room.table.id, self._services.settings.absence

        def replace(connection: Connection) -> bool:
            presence.notice_the_lost(connection, table_id)
            return presence.stand_in(connection, table_id, absence)

        if await self._services.database.write(replace):
            await room.reload(tell_others=True)

    # ---- games that ended before results were kept

    async def _fill_in_a_result(self) -> None:
        """Replay one more game that has ended without a result, if there is any."""
        database, after = self._services.database, self._looked_at
        if after is None:
            return
        table = await database.read(lambda connection: results.next_without(connection, after))
        if table is not None:
            await self._keep_result(table)
        self._looked_at = table  # where the database was away, it is tried again

    async def _keep_result(self, table_id: str) -> None:
        """Replay a game, and keep its result."""
        database = self._services.database
        try:
            found, rows = await database.read(lambda connection: read(connection, table_id))
            match = await self._library.read(lambda: played(found.head, rows))
            ended = results.results_of(match, found.seats)
            await database.write(lambda connection: results.keep(connection, table_id, ended))
        except IntegrityError:
            pass  # another worker was faster
        except DatabaseAway:
            raise
        except Exception:  # noqa: BLE001 - its rules are not here any more, for one
            log.info("a finished game has no result: it cannot be replayed here")
