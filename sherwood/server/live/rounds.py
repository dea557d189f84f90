"""What a worker looks at every few seconds, at all tables that it has open.

What was lost while the database was away, or on its way from another worker, is found here and mended.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping

from sqlalchemy import Connection

from sherwood.server.live.chat import OUT_OF_ORDER, newest_number, written_after
from sherwood.server.live.events import SeatsChanged
from sherwood.server.live.room import Room
from sherwood.server.live.services import Services
from sherwood.server.store import deadlines, dealing, people, presence, tables
from sherwood.server.store.database import DatabaseAway
from sherwood.server.store.journal import last_sequences
from sherwood.server.store.presence import NOBODY_HERE, Noted

TICK = 2.0  # seconds between looks into the database
LONGEST_LOOK = 20.0  # seconds for one table, more than the database is waited for
MOST_AT_ONCE = 200  # tables of which one round compares who sits where
log = logging.getLogger("sherwood.rounds")
Rooms = Mapping[str, Room]


class Rounds:
    """The rounds of one worker."""

    def __init__(
        self,
        services: Services,
        rooms: Rooms,
        changed: Callable[[str], Awaitable[None]],
        send_away: Callable[[set[str]], None],
        *,
        has_others: bool,
    ) -> None:
        self._services = services
        self._rooms = rooms
        self._changed = changed
        self._send_away = send_away
        self._has_others = has_others
        self._to_compare: set[str] = set()  # before all others have their turn again
        self._lines_seen: int | None = (
            None  # the highest number of a line of chat; none: not yet looked
        )

    async def work(self) -> None:
        """Go round until cancelled."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.go()
            except Exception:
                log.warning("a look around failed", exc_info=True)

    async def beat(self) -> None:
        """Have a heartbeat until cancelled, however long a round takes."""
        database, worker = self._services.database, self._services.worker
        while True:
            await asyncio.sleep(TICK)
            try:
                await database.write(lambda connection: presence.heartbeat(connection, worker))
            except Exception:
                log.warning("a heartbeat could not be noted", exc_info=True)

    async def go(self) -> None:
        """Look at everything once."""
        for table_id, noted in (await self._wrong_notes()).items():
            await self._try(self._mend_notes(table_id, noted))
        rooms = dict(self._rooms)
        if self._has_others:
            await self._look_for_the_forgotten(rooms)
            await self._look_for_what_was_missed(rooms)
            await self._look_for_lines(rooms)
        await self._keep_what_is_watched(rooms)
        for room in rooms.values():
            await self._try(self._look_at(room))

    async def _try(self, look: Awaitable[None]) -> None:
        """Look at one table; what fails or waits there keeps nobody from the next.

        While the database is away it would fail at all of them, though, and slowly.
        """
        try:
            async with asyncio.timeout(LONGEST_LOOK):
                await look
        except DatabaseAway:
            raise
        except Exception:
            log.warning("a look at a table failed", exc_info=True)

    async def _look_at(self, room: Room) -> None:
        """Do at a table what nobody else does."""
        if room.is_stale:
            await room.reload(tell_others=False)
        room.note_the_end()  # in case the database was away when it came
        if room.table.state == tables.PLAYING and len(room.guests):
            await self.look_for_the_gone(room)
        elif room.table.state == tables.DEALING:
            await self.deal_if_it_is_time(room.table.id)

    # ---- who is here

    async def _wrong_notes(self) -> dict[str, Noted]:
        """Its tables whose notes do not say who is really there, with these notes."""
        worker = self._services.worker
        noted = await self._services.database.read(
            lambda connection: presence.noted_by(connection, worker)
        )
        here = {table_id: room.attendance.now(room.table) for table_id, room in self._rooms.items()}
        return {
            table_id: noted.get(table_id, NOBODY_HERE)
            for table_id in noted.keys() | here.keys()
            if noted.get(table_id, NOBODY_HERE) != here.get(table_id, NOBODY_HERE)
        }

    async def _mend_notes(self, table_id: str, noted: Noted) -> None:
        """Somebody came or left while nothing could be noted, or the note came late."""
        if (room := self._rooms.get(table_id)) is not None:
            await room.attendance.mend(noted)
            await room.look_again()
            return
        worker = self._services.worker

        def forget(connection: Connection) -> None:
            presence.depart(connection, table_id, noted.people, worker)
            presence.count_spectators(connection, table_id, worker, 0)

        await self._services.database.write(forget)
        self._services.publish(SeatsChanged(table_id))

    async def _keep_what_is_watched(self, rooms: Rooms) -> None:
        """Tables whose people are gone, or that have none, are looked after here while watched."""
        watched = [
            table_id
            for table_id, room in rooms.items()
            if len(room.guests) and not any(seat.present for seat in room.table.seats)
        ]
        if watched:
            await self._services.database.write(
                lambda connection: deadlines.keep_away(connection, watched)
            )

    async def look_for_the_gone(self, room: Room) -> None:
        """Somebody gone for too long is stood in for."""
        table, wish, database = room.table, room.table.wish, self._services.database
        grace = self._services.settings.grace if wish.grace is None else wish.grace
        if all(seat.stand_in or seat.present for seat in table.seats if seat.person):
            return
        lost = await database.write(
            lambda connection: presence.notice_the_lost(connection, table.id)
        )
        away = await database.write(
            lambda connection: presence.stand_in(connection, table.id, grace)
        )
        if lost or away:
            await self._changed(table.id)

    async def deal_if_it_is_time(self, table_id: str) -> None:
        """Somebody withholds the words that they pledged, or has left: the game does not wait."""
        begun_before = time.time() - self._services.settings.words_time
        if await self._services.database.write(
            lambda connection: dealing.deal_without(connection, table_id, begun_before)
        ):
            await self._changed(table_id)

    # ---- other workers

    async def _look_for_the_forgotten(self, rooms: Rooms) -> None:
        """Somebody who is here was forgotten at another worker, and the event was lost."""
        here = {sitting.person for room in rooms.values() for sitting in room.guests}
        self._send_away(
            await self._services.database.read(
                lambda connection: people.revoked(connection, here - {None})
            )
        )

    async def _look_for_what_was_missed(self, rooms: Rooms) -> None:
        """Another worker changed a table or wrote actions, and the event was lost."""
        for table_id in await self._outdated(rooms):
            await self._try(rooms[table_id].look_again())
        lengths = await self._services.database.read(
            lambda connection: last_sequences(connection, list(rooms))
        )
        for table_id, room in rooms.items():
            if room.live is not None and lengths.get(table_id, 0) > room.live.sequence:
                await self._try(room.catch_up())

    async def _look_for_lines(self, rooms: Rooms) -> None:
        """Something was said at another worker, and the event was lost, or the line could not be read."""
        read = self._services.database.read
        if self._lines_seen is None:
            self._lines_seen = await read(newest_number)
        since = self._lines_seen - OUT_OF_ORDER
        for table_id, number in await read(lambda connection: written_after(connection, since)):
            self._lines_seen = max(self._lines_seen, number)
            if (room := rooms.get(table_id)) is not None:
                await self._try(room.chat.show(number))

    async def _outdated(self, rooms: Rooms) -> list[str]:
        """Of the tables whose turn it is, those that stand otherwise in the database than here."""
        some = self._next_of(rooms)
        found = await self._services.database.read(
            lambda connection: tables.load_all(connection, some)
        )
        return [table.id for table in found if table != rooms[table.id].table]

    def _next_of(self, rooms: Rooms) -> list[str]:
        """Some tables, so that it is every one's turn in a while: to read all would take too long."""
        waiting = self._to_compare & rooms.keys() or set(rooms)
        some = sorted(waiting)[:MOST_AT_ONCE]
        self._to_compare = waiting.difference(some)
        return some
