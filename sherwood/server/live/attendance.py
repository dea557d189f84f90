"""Who is connected to a table at this worker, noted in the database so that all workers know it."""

import asyncio
from collections.abc import Callable

from sherwood.server.live.guests import Guests
from sherwood.server.live.services import Services
from sherwood.server.live.sitting import Sitting
from sherwood.server.store import presence
from sherwood.server.store.tables import StoredTable


class Attendance:
    """The notes about one table's guests. Every change of them tells whether it was one."""

    def __init__(self, services: Services, table: str, guests: Guests) -> None:
        self._services = services
        self._table = table
        self._guests = guests
        self._watching = 0  # as it was noted last
        self._note_taking = asyncio.Lock()  # or an older note could overtake a newer one

    async def arrive(self, sitting: Sitting) -> bool:
        """Somebody has connected."""
        if not sitting.seats:
            return await self.count_spectators()
        async with self._note_taking:
            await self._note(presence.arrive, sitting)
        return True

    async def depart(self, sitting: Sitting) -> bool:
        """Somebody's connection is gone; they may have another one."""
        async with self._note_taking:
            departed = bool(sitting.seats) and not self._guests.have(sitting.person)
            if departed:
                await self._note(presence.depart, sitting)
        return await self.count_spectators() or departed

    async def correct(self, table: StoredTable) -> bool:
        """Note those who are here without its being noted.

        They sat down just now, or another worker noted that they left.
        """
        async with self._note_taking:
            unnoticed = self._guests.unnoticed(table)
            for sitting in unnoticed:
                await self._note(presence.arrive, sitting)
        return bool(unnoticed)

    def is_right(self) -> bool:
        """Whether as many watch as it was noted last."""
        return self._guests.watching() == self._watching

    async def count_spectators(self) -> bool:
        """Where others watch than before, note how many."""
        async with self._note_taking:
            if self.is_right():
                return False
            number = self._guests.watching()
            table, worker = self._table, self._services.worker
            await self._services.database.write(
                lambda connection: presence.count_spectators(connection, table, worker, number)
            )
            self._watching = number
        return True

    async def _note(self, how: Callable[..., None], sitting: Sitting) -> None:
        table, worker, person = self._table, self._services.worker, sitting.person
        await self._services.database.write(
            lambda connection: how(connection, table, person, worker)
        )
