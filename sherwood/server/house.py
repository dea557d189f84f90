"""All tables that this worker has open, and what it hears from the other workers.

A table is opened when somebody comes and closed when the last one has gone, so that a table with
nobody at it costs no memory. What other workers write comes as events; where one is lost, a look
into the database every few seconds finds it.
"""

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from sherwood.server import presence, tables
from sherwood.server.channels import channels_for
from sherwood.server.company import rehearse
from sherwood.server.journal import Journal, Row, last_sequences
from sherwood.server.limits import Crowd, Limit
from sherwood.server.people import People, signing_key
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.room import Room
from sherwood.server.settings import MEMORY, Settings
from sherwood.server.sitting import Sitting
from sherwood.server.store import DatabaseAway, Store

CHANNEL = "sherwood_tables"
MINUTE = 60.0
NEW_THINGS = 20_000  # more than were thrown away, until it is time to look for waste
TICK = 2.0  # seconds between looks into the database
RESTARTING = 1012  # the WebSocket code that tells clients to come back
log = logging.getLogger("sherwood.house")


def seldom_look_for_waste() -> None:
    """Python looks for waste that keeps itself alive, and every game stands still meanwhile.

    What was made to start with is none, and of what is made later little is.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_THINGS)


class Event(msgspec.Struct, array_like=True):
    """What one worker tells the others about a table."""

    worker: str
    table: str
    rows: list[Row]  # none: who sits there has changed, or something was said
    said: int = 0  # a new line of chat
    forgotten: str = ""  # somebody whose token was revoked, at whatever table


encode_event = msgspec.json.Encoder().encode
decode_event = msgspec.json.Decoder(Event).decode


class House:
    """One worker's tables."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url)
        self.journal = Journal(self.store)
        self.channels = channels_for(settings.channels, CHANNEL)
        self.worker = secrets.token_urlsafe(9)
        self._has_others = settings.channels != MEMORY
        self.people: People
        self.rooms: dict[str, Room] = {}
        self.ready = False
        self.messages = Limit(settings.messages_per_minute, MINUTE)
        self.lines = Limit(settings.lines_per_minute, MINUTE)
        self.new_tables = Limit(settings.tables_per_hour, 60 * MINUTE)
        self.crowd = Crowd(settings.sockets_per_address)
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open for guests; at the end send them to another worker and finish what was begun."""
        await self.store.prepare()
        await asyncio.get_running_loop().run_in_executor(None, rehearse)
        self.people = People(self.store, await signing_key(self.store))
        await self.store.write(lambda link: presence.sign_of_life(link, self.worker))
        async with self.channels:
            forever = [asyncio.create_task(self._hear()), asyncio.create_task(self._tick())]
            seldom_look_for_waste()
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
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=TICK)
        try:
            await self.store.write(lambda link: presence.sign_off(link, self.worker))
        except DatabaseAway:
            log.warning("the database was away at the end")
        await self.journal.close()
        self.store.close()

    # ---- rooms

    @asynccontextmanager
    async def visit(self, table: str, sitting: Sitting) -> AsyncIterator[Room]:
        """Be at a table. The first one opens it, the last one closes it."""
        room = await self._open(table)
        try:
            await room.enter(sitting)
            yield room
        finally:
            await self._leave(room, sitting)

    async def _open(self, table: str) -> Room:
        opening = self._opening.setdefault(table, asyncio.Lock())
        try:
            async with opening:
                if table not in self.rooms:
                    found = await self.store.read(lambda link: tables.load(link, table))
                    room = Room(self, found)
                    await room.open()
                    self.rooms.setdefault(table, room)
                room = self.rooms[table]
                room.visits += 1
                return room
        finally:
            self._opening.pop(table, None)  # there may be no such table, or it is open now

    async def _leave(self, room: Room, sitting: Sitting) -> None:
        try:
            await room.leave(sitting)
        except DatabaseAway:
            log.warning("somebody left while the database was away")
        finally:
            room.visits -= 1
            if not room.visits and self.rooms.get(room.table.id) is room:
                room.close(RESTARTING, "")
                del self.rooms[room.table.id]

    async def changed(self, table: str) -> None:
        """Who sits at a table, or how it stands, was changed by a request."""
        opening = self._opening.get(table)
        if opening is not None:  # by somebody who may have read how it was before
            async with opening:
                pass
        room = self.rooms.get(table)
        if room is not None:
            await room.reload(tell_others=False)
        self.tell_workers(table, [])

    async def forget(self, person: str) -> None:
        """Revoke somebody's token, close their sockets on every worker, and free their seats."""
        left = await self.people.forget(person)
        self._send_away({person})
        self._publish(Event(self.worker, "", [], forgotten=person))
        for table in left:
            await self.changed(table)

    def _send_away(self, people: set[str]) -> None:
        for room in self.rooms.values():
            for sitting in room.sittings:
                if sitting.person in people:
                    sitting.send_away(Refusal(Reason.FORGOTTEN))

    # ---- other workers

    def tell_workers(self, table: str, rows: Sequence[Row], said: int = 0) -> None:
        """Tell the other workers what was written."""
        if self._has_others:
            self._publish(Event(self.worker, table, list(rows), said))

    def _publish(self, event: Event) -> None:
        if self._has_others:
            self.channels.publish(encode_event(event), CHANNEL)

    async def _hear(self) -> None:
        async with self.channels.start_subscription([CHANNEL]) as subscriber:
            async for message in subscriber.iter_events():
                try:
                    event = decode_event(message)
                except msgspec.DecodeError:  # of a worker of another version
                    log.warning("an event was not understood")
                    continue
                room = self.rooms.get(event.table)
                if event.worker == self.worker:
                    continue
                if event.forgotten:
                    self._send_away({event.forgotten})
                elif room is not None:
                    self.soon(self._pass_on(room, event))

    async def _pass_on(self, room: Room, event: Event) -> None:
        if event.rows:
            await room.hear(event.rows)
        elif event.said:
            await room.chat.hear(event.said)
        else:
            await room.reload(tell_others=False)
            await room.still_here()

    # ---- the clock

    async def _tick(self) -> None:
        """Every few seconds: a sign of life, and a look at what may have been missed."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.store.write(lambda link: presence.sign_of_life(link, self.worker))
                await self._look_around()
            except Exception:
                log.warning("a look around failed", exc_info=True)

    async def _look_around(self) -> None:
        rooms = dict(self.rooms)
        if self._has_others:
            here = {sitting.person for room in rooms.values() for sitting in room.sittings}
            self._send_away(await self.people.forgotten(here - {None}))
            await self._look_for_what_was_missed(rooms)
        for room in rooms.values():
            if room.table.state == tables.PLAYING:
                await self._look_for_the_gone(room)

    async def _look_for_what_was_missed(self, rooms: dict[str, Room]) -> None:
        """Another worker began a game or wrote actions, and the event was lost."""
        waiting = [table for table, room in rooms.items() if room.table.state == tables.WAITING]
        for table in await self.store.read(lambda link: tables.begun(link, waiting)):
            await rooms[table].reload(tell_others=False)
        lengths = await self.store.read(lambda link: last_sequences(link, list(rooms)))
        for table, room in rooms.items():
            if room.live is not None and lengths.get(table, 0) > room.live.sequence:
                await room.catch_up()

    async def _look_for_the_gone(self, room: Room) -> None:
        """Somebody gone for too long is stood in for."""
        table, wish = room.table, room.table.wish
        grace = self.settings.grace if wish.grace is None else wish.grace
        everybody_there = all(seat.present for seat in table.seats if seat.person)
        if everybody_there or all(seat.stand_in or seat.present for seat in table.seats):
            return
        gone_before = time.time() - grace
        lost = await self.store.write(lambda link: presence.notice_the_lost(link, table.id))
        away = await self.store.write(lambda link: presence.stand_in(link, table.id, gone_before))
        if lost or away:
            await self.changed(table.id)

    def soon(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something without waiting for it; a failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("something failed behind a table", exc_info=error)
