"""Who is connected to a table at this worker, noted in the database so that all workers know it."""

import asyncio
import math
from collections.abc import Awaitable, Callable

from sherwood.server.live.guests import Guests
from sherwood.server.live.services import Services
from sherwood.server.live.sitting import Sitting
from sherwood.server.store import presence
from sherwood.server.store.presence import Noted
from sherwood.server.store.tables import StoredTable

BETWEEN_COUNTS = 1.0  # seconds: whoever comes and goes all the time must not keep a table busy


class Attendance:
    """The notes about one table's guests. Whenever one changes, the table is read again everywhere."""

    def __init__(
        self, services: Services, table_id: str, guests: Guests, tell: Callable[[], Awaitable[None]]
    ) -> None:
        self._services = services
        self._table = table_id
        self._guests = guests
        self._tell = tell
        self._watching = 0  # as it was noted last
        self._counted_at = -math.inf  # by the loop's clock, as what is done later
        self._will_count = False  # in a moment
        self._note_taking = asyncio.Lock()  # or an older note could overtake a newer one

    async def arrive(self, sitting: Sitting) -> None:
        """Somebody has connected."""
        if not sitting.seats:
            await self.count_spectators()
            return
        async with self._note_taking:
            await self._note_arrival(sitting)
        await self._tell()

    async def depart(self, sitting: Sitting) -> None:
        """Somebody's connection is gone; they may have another one."""
        async with self._note_taking:
            departed = bool(sitting.seats) and not self._guests.have(sitting.person)
            if departed:
                await self._note_departure({sitting.person or ""})
        if await self._count() or departed:
            await self._tell()

    async def correct(self, table: StoredTable) -> None:
        """Note those who are here without its being noted.

        They sat down just now, or another worker noted that they left.
        """
        async with self._note_taking:
            unnoticed = self._guests.unnoticed(table)
            for sitting in unnoticed:
                await self._note_arrival(sitting)
        if unnoticed:
            await self._tell()

    def is_right(self) -> bool:
        """Whether as many watch as it was noted last."""
        return self._guests.watching() == self._watching

    async def count_spectators(self) -> None:
        """Where others watch than before, note how many."""
        if await self._count():
            await self._tell()

    # ---- what went wrong

    def now(self, table: StoredTable) -> Noted:
        """What should be noted."""
        return Noted(self._guests.playing(table), self._guests.watching())

    async def mend(self, noted: Noted) -> None:
        """Note that those are gone who are noted and not here, and how many watch.

        Nothing could be written when they left, or the note of their coming came late.
        """
        async with self._note_taking:
            gone = {person for person in noted.people if not self._guests.have(person)}
            if gone:
                await self._note_departure(gone)
            self._watching = noted.watching
        if await self._count() or gone:
            await self._tell()

    # ---- notes

    async def _count(self) -> bool:
        """Note how many watch, now or in a moment; whether others do than before."""
        async with self._note_taking:
            if self.is_right() or self._is_too_soon():
                return False
            number = self._guests.watching()
            table, worker = self._table, self._services.worker
            await self._services.database.write(
                lambda connection: presence.count_spectators(connection, table, worker, number)
            )
            self._watching = number
            self._counted_at = asyncio.get_running_loop().time()
        return True

    def _is_too_soon(self) -> bool:
        """Whether it was noted only just now; then it is noted later. The last one leaves at once."""
        loop = asyncio.get_running_loop()
        wait = self._counted_at + BETWEEN_COUNTS - loop.time()
        if wait <= 0 or not len(self._guests):
            return False
        if not self._will_count:
            self._will_count = True
            loop.call_later(wait, self._count_later)
        return True

    def _count_later(self) -> None:
        self._will_count = False
        self._services.spawn(self.count_spectators())

    async def _note_arrival(self, sitting: Sitting) -> None:
        table, worker, person = self._table, self._services.worker, sitting.person
        await self._services.database.write(
            lambda connection: presence.arrive(connection, table, person or "", worker)
        )

    async def _note_departure(self, people: set[str]) -> None:
        table, worker = self._table, self._services.worker
        await self._services.database.write(
            lambda connection: presence.depart(connection, table, people, worker)
        )
