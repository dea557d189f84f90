"""All tables that this worker has open, and what it hears from the other workers.

A table is opened when somebody comes and closed when the last one has gone, so that a table with
nobody at it costs no memory. What other workers write comes as events; where one is lost, the rounds of
this worker find it.
"""

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from sherwood.server.limits import RateLimits
from sherwood.server.live.caretaker import Caretaker
from sherwood.server.live.channels import channels_for
from sherwood.server.live.command import FromWorker
from sherwood.server.live.deputies import rehearse
from sherwood.server.live.events import (
    Bus,
    Event,
    Gestured,
    LineSaid,
    LinesForgotten,
    PersonForgotten,
    PersonMoved,
    SeatsChanged,
    TurnCame,
)
from sherwood.server.live.library import Library
from sherwood.server.live.room import Room
from sherwood.server.live.rounds import TICK, Rounds
from sherwood.server.live.services import Services
from sherwood.server.live.sitting import Sitting
from sherwood.server.live.tasks import BackgroundTasks
from sherwood.server.live.workers import CHANNEL, Workers
from sherwood.server.messages import Moved
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.settings import MEMORY, Settings
from sherwood.server.store import deadlines, presence, tables
from sherwood.server.store.database import Database, DatabaseAway
from sherwood.server.store.journal import Journal
from sherwood.server.store.people import People, signing_key

NEW_OBJECTS = 20_000  # more than were thrown away, until garbage is collected
RESTARTING = 1012  # the WebSocket code that tells clients to come back
log = logging.getLogger("sherwood.house")


def tune_garbage_collection() -> None:
    """Collect garbage seldom: every game stands still meanwhile.

    What was made to start with is none, and of what is made later little is.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS)


class House:
    """All tables that one worker has open."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database_url)
        self.journal = Journal(self.database)
        self.channels = channels_for(settings.channels, CHANNEL)
        self.worker = secrets.token_urlsafe(9)
        self.people: People
        self.rooms: dict[str, Room] = {}
        self.ready = False
        self.limits = RateLimits(settings)
        self.library = Library()
        self.tasks = BackgroundTasks()
        self.bus = Bus()
        self._workers = Workers(self.channels, self.worker)
        has_others = settings.channels != MEMORY
        if has_others:
            self._workers.tell_of(self.bus)
        self._services = Services(
            self.database,
            self.journal,
            self.bus.publish,
            self.tasks.spawn,
            time.time,
            settings,
            self.worker,
        )
        self.rounds = Rounds(
            self._services, self.rooms, self.changed, self._send_away, has_others=has_others
        )
        self._caretaker = Caretaker(self._services, self.library, self.attend)
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open for guests; at the end send them to another worker and finish what was begun."""
        await self.database.prepare()
        await asyncio.get_running_loop().run_in_executor(None, rehearse)
        self.people = People(self.database, await signing_key(self.database))
        await self.database.write(lambda connection: presence.heartbeat(connection, self.worker))
        async with self.channels:
            listening = self._workers.listen(self._hear)
            duties = (listening, self.rounds.beat(), self.rounds.work(), self._caretaker.work())
            forever = [asyncio.create_task(duty) for duty in duties]
            tune_garbage_collection()
            self.ready = True
            try:
                yield
            finally:
                self.ready = False
                for task in forever:
                    task.cancel()
                await self._close()

    async def _close(self) -> None:
        for room in tuple(self.rooms.values()):
            room.close(RESTARTING, "The server restarts. Come back in a moment.")
        await self.tasks.finish(TICK)
        try:
            await self.database.write(lambda connection: presence.sign_off(connection, self.worker))
        except DatabaseAway:
            log.warning("the database was away at the end")
        await self.journal.close()
        self.library.close()
        self.database.close()

    async def can_write(self) -> bool:
        """Whether the database takes in what is done here, and at once."""
        return await self.database.can_write(
            lambda connection: presence.heartbeat(connection, self.worker)
        )

    # ---- rooms

    @asynccontextmanager
    async def visit(self, table_id: str, sitting: Sitting) -> AsyncIterator[Room]:
        """Be at a table. The first one opens it, the last one closes it."""
        room = await self._open(table_id)
        try:
            await room.enter(sitting)
            yield room
        finally:
            await self._leave(room, sitting)

    @asynccontextmanager
    async def attend(self, table_id: str) -> AsyncIterator[Room]:
        """Be at a table without anybody, to look after it."""
        room = await self._open(table_id)
        try:
            if room.table.state == tables.DEALING:
                await self.rounds.deal_if_it_is_time(table_id)
            yield room
        finally:
            await self._release(room)

    async def _open(self, table_id: str) -> Room:
        async with self._opening.setdefault(table_id, asyncio.Lock()):
            if table_id not in self.rooms:
                found = await self.database.read(
                    lambda connection: tables.load(connection, table_id)
                )
                room = Room(self._services, found)
                await room.open()
                self.rooms[table_id] = room
            room = self.rooms[table_id]
            room.visits += 1
            return room

    async def _leave(self, room: Room, sitting: Sitting) -> None:
        try:
            await room.leave(sitting)
        except DatabaseAway:
            log.warning("somebody left while the database was away")  # the next round notes it
        finally:
            await self._release(room)

    async def _release(self, room: Room) -> None:
        """One is gone; after the last one, note when the table has to be looked after, and close it."""
        room.visits -= 1
        table_id, absence = room.table.id, self.settings.absence
        if room.visits or self.rooms.get(table_id) is not room:
            return
        del self.rooms[table_id]
        seconds = room.due_in()
        room.close(RESTARTING, "")
        if room.table.state in (tables.DEALING, tables.PLAYING):
            try:
                await self.database.write(
                    lambda connection: deadlines.rest(connection, table_id, seconds, absence)
                )
            except DatabaseAway:
                log.warning("the database was away when a table was left")

    async def changed(self, table_id: str) -> None:
        """Who sits at a table, or how it stands, was changed, and that is durable.

        Where it cannot be read now, the next round reads it: whoever changed it has done so either way.
        """
        self.bus.publish(SeatsChanged(table_id))
        opening = self._opening.get(table_id)
        if opening is not None:  # by somebody who may have read how it was before
            async with opening:
                pass
        room = self.rooms.get(table_id)
        if room is not None:
            try:
                await room.reload(tell_others=False)
            except DatabaseAway:
                log.warning("the database was away when a table had changed")

    async def forget(self, person: str) -> None:
        """Revoke somebody's token, close their sockets on every worker, and free their seats."""
        left = await self.people.forget(person)
        self._send_away({person})
        self.bus.publish(PersonForgotten(person))
        for table_id, seats in left.items():
            if (room := self.rooms.get(table_id)) is not None:
                await room.chat.unsay(seats)
            self.bus.publish(LinesForgotten(table_id, list(seats)))
            await self.changed(table_id)

    def moved(self, person: str, at: float) -> None:
        """Tell somebody, wherever they are connected, that another device is them as well."""
        self._tell_of_move(PersonMoved(person, at))
        self.bus.publish(PersonMoved(person, at))

    def _tell_of_move(self, move: PersonMoved) -> None:
        for room in self.rooms.values():
            for sitting in room.guests:
                if sitting.person == move.person:
                    sitting.send(Moved(at=move.at))

    def _send_away(self, people: set[str]) -> None:
        for room in self.rooms.values():
            for sitting in room.guests:
                if sitting.person in people:
                    sitting.send_away(Refusal(Reason.FORGOTTEN))

    # ---- other workers

    def _hear(self, event: Event) -> None:
        """Something happened at another worker."""
        if isinstance(event, PersonForgotten):
            self._send_away({event.person})
        elif isinstance(event, PersonMoved):
            self._tell_of_move(event)
        elif (room := self.rooms.get(event.table)) is None:
            return
        elif isinstance(event, TurnCame):
            room.post(FromWorker(event.rows))
        elif isinstance(event, LineSaid):
            self.tasks.spawn(room.chat.show(event.number))
        elif isinstance(event, LinesForgotten):
            self.tasks.spawn(room.chat.unsay(event.seats))
        elif isinstance(event, Gestured):
            room.see_gesture(event)
        else:
            self.tasks.spawn(room.look_again())
