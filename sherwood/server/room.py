"""A table with the people at it, as far as they are connected to this worker."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from sherwood.play.match import SPECTATOR, Match
from sherwood.server import presence, seating, tables
from sherwood.server.chat import Chat
from sherwood.server.deed import Answer, Asked, Deed, after_steps, take_at_once
from sherwood.server.journal import TAKE_BACK, Outcome, Row, Taken, rows_after
from sherwood.server.live import PERSON, Live
from sherwood.server.messages import Done, Refused, Seating
from sherwood.server.metrics import ACTIONS
from sherwood.server.pace import Pace
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.sitting import Sitting
from sherwood.server.store import DatabaseAway
from sherwood.server.tables import OVER, PLAYING, Table
from sherwood.server.talk import Talk

if TYPE_CHECKING:
    from sherwood.server.house import House

MOST_RACES = 20  # how often an action may come second before it is refused
log = logging.getLogger("sherwood.room")


class Room:
    """One table at this worker."""

    def __init__(self, house: "House", table: Table) -> None:
        self.house = house
        self.table = table
        self.live: Live | None = None
        self.sittings: set[Sitting] = set()
        self.visits = 0  # sittings, and those who are just coming or going
        self.lock = asyncio.Lock()  # one change at a time
        self.pace = Pace(self)
        self.chat = Chat(self)
        self.talk = Talk(self)
        self._doubtful = False  # the log may have more than was seen here
        self._writing = False  # a deed that needs no task, which has the lock
        self._queue: deque[Asked] = deque()  # who is to follow it

    # ---- who is here

    async def open(self) -> None:
        """Read the game so far."""
        if self.table.state != tables.WAITING:
            self.live = Live(self.table.head, self.table.wish.clock, self.table.beginning)
            await self._catch_up()

    async def enter(self, sitting: Sitting) -> None:
        """Somebody connects."""
        sitting.take_seats(self.table.seats_of(sitting.person))
        if not (sitting.seats or self.table.wish.spectators or self.table.state == tables.WAITING):
            raise Refusal(Reason.PLAYERS_ONLY)
        self.sittings.add(sitting)
        self._listen()
        if sitting.seats:
            await self._write_presence(presence.arrive, sitting)
            await self.reload(tell_others=True)
        else:
            sitting.send(Seating(table=self.table.info(sitting.person)))
        self.show(sitting)
        self.pace.plan()

    async def leave(self, sitting: Sitting) -> None:
        """Somebody's connection is gone."""
        self.sittings.discard(sitting)
        self._listen()
        if sitting.seats and not self.is_here(sitting.person):
            await self._write_presence(presence.depart, sitting)
            await self.reload(tell_others=True)

    def is_here(self, person: str | None) -> bool:
        """Whether somebody is connected to this worker."""
        return any(person and sitting.person == person for sitting in self.sittings)

    async def reload(self, *, tell_others: bool) -> None:
        """Read again who sits where, and show everybody."""
        async with self.lock:
            await self._reload(tell_others=tell_others)

    async def _reload(self, *, tell_others: bool) -> None:
        table = self.table.id
        found = await self.house.store.read(lambda link: tables.load(link, table))
        await self._become(found, tell_others=tell_others)

    async def _become(self, table: Table, *, tell_others: bool) -> None:
        """This is how the table stands now: show everybody."""
        begins = self.table.state == tables.WAITING != table.state
        self.table = table
        if tell_others:
            self.house.tell_workers(table.id, [])
        if begins:
            await self.open()
        sat_down = False
        for sitting in self.sittings:
            sat_down |= self._reseat(sitting)
            sitting.send(Seating(table=self.table.info(sitting.person)))
        self._listen()
        if sat_down:
            self.house.soon(self.still_here())
        if begins:
            for sitting in self.sittings:
                self.show(sitting)
        self.pace.plan()

    async def still_here(self) -> None:
        """Where it is not noted that somebody is connected here, correct it.

        They sat down just now, or another worker noted that they left.
        """
        unnoticed = [
            sitting
            for sitting in tuple(self.sittings)
            for seat in sitting.seats
            if not (self.table.seats[seat].present or self.table.seats[seat].stand_in)
        ]
        for sitting in unnoticed:
            await self._write_presence(presence.arrive, sitting)
        if unnoticed:
            await self.reload(tell_others=True)

    def _reseat(self, sitting: Sitting) -> bool:
        """Where somebody sits now; whether that is a seat more."""
        before, seats = sitting.eyes, sitting.seats
        sitting.take_seats(self.table.seats_of(sitting.person))
        sitting.muted = frozenset().union(*(self.table.seats[one].muted for one in sitting.seats))
        if sitting.eyes != before:
            self.show(sitting)
        if sitting.eyes == SPECTATOR and self.table.state == PLAYING:
            self._send_away_if_unwanted(sitting)
        return len(sitting.seats) > len(seats)

    def _send_away_if_unwanted(self, sitting: Sitting) -> None:
        if not self.table.wish.spectators:
            sitting.send_away(Refusal(Reason.PLAYERS_ONLY))

    async def _write_presence(self, how: Callable[..., None], sitting: Sitting) -> None:
        table, worker, person = self.table.id, self.house.worker, sitting.person
        await self.house.store.write(lambda link: how(link, table, person, worker))

    def _listen(self) -> None:
        if self.live is not None:
            self.live.listen({sitting.eyes for sitting in self.sittings})

    # ---- what they see

    def show(self, sitting: Sitting) -> None:
        """Show somebody the table as it is."""
        if self.live is not None:
            self._listen()
            sitting.send_encoded(self.live.view(sitting.eyes), is_view=True)

    def _show_all(self) -> None:
        """Show a change to all who can see it, put together once for each pair of eyes."""
        assert self.live is not None
        views = self.live.views()
        for sitting in self.sittings:
            if sitting.eyes in views:
                sitting.send_encoded(views[sitting.eyes], is_view=True)

    # ---- what they do

    async def act(
        self, seat: int, chosen: str, version: int, steps: Sequence[int | str], by: str = PERSON
    ) -> Answer:
        """Do some steps whole or not at all; the answer comes when they are durable."""
        async with self.lock:
            try:
                return await self._act(seat, chosen, version, steps, by)
            except Refusal as refusal:
                return Refused.because(refusal, chosen)
            except DatabaseAway:
                return Refused.because(Refusal(Reason.UNAVAILABLE), chosen)

    async def take_back(self, seat: int, chosen: str, version: int) -> Answer:
        """Take a seat's last step back."""
        return await self.act(seat, chosen, version, [TAKE_BACK])

    async def _act(
        self, seat: int, chosen: str, version: int, steps: Sequence[int | str], by: str
    ) -> Done:
        for _ in range(MOST_RACES):
            if self._doubtful:
                await self._catch_up()
            deed = self._compose(seat, chosen, version, steps, by)
            if isinstance(deed, Done):
                return deed
            try:
                await self.house.journal.write(deed.rows)
            except Taken:
                self._doubtful = True
                continue
            except DatabaseAway:
                self._doubtful = True
                raise
            return self._go_on(deed)
        raise Refusal(Reason.OUTRUN)

    def act_at_once(self, asked: Asked) -> bool:
        """The same where nothing has to be waited for but the journal; whether that is so.

        Nearly every action of a person goes this way, which needs no task. Where several may act at
        once, one follows the other.
        """
        if self._writing:
            self._queue.append(asked)
            return True
        if self._doubtful or not take_at_once(self.lock):
            return False
        wish = asked.wish
        try:
            deed = self._compose(wish.seat, wish.id, wish.version, wish.steps, PERSON)
            if isinstance(deed, Done):
                asked.answer(deed)
            else:
                self.house.journal.append(deed.rows, partial(self._told, deed, asked))
                self._writing = True
        except Refusal as refusal:
            asked.answer(Refused.because(refusal, wish.id))
        finally:
            if not self._writing:
                self.lock.release()
        return True

    def _told(self, deed: Deed, asked: Asked, outcome: Outcome) -> None:
        """The journal tells what became of a deed."""
        asked.asker.hold_back()
        try:
            if outcome is None:
                asked.answer(self._go_on(deed))
            else:
                self._doubtful = True
                self._fail(asked, outcome)
        finally:
            self._writing = False
            self.lock.release()
            asked.asker.send_together()
            if self._queue:
                self._follow()

    def _fail(self, asked: Asked, why: Exception) -> None:
        """What could not be written: another worker was faster, or nothing can be written now."""
        if isinstance(why, Taken):
            self.house.soon(self._act_later(asked))
            return
        if not isinstance(why, DatabaseAway):
            log.error("an action could not be written", exc_info=why)
        asked.answer(Refused.because(Refusal(Reason.UNAVAILABLE), asked.wish.id))

    def _follow(self) -> None:
        """It is the turn of those who acted meanwhile, until one of them writes."""
        while self._queue and not self._writing:
            asked = self._queue.popleft()
            if not self.act_at_once(asked):
                self.house.soon(self._act_later(asked))

    async def _act_later(self, asked: Asked) -> None:
        """Something has to be waited for after all."""
        wish = asked.wish
        asked.answer(await self.act(wish.seat, wish.id, wish.version, wish.steps))

    def _compose(
        self, seat: int, chosen: str, version: int, steps: Sequence[int | str], by: str
    ) -> Deed | Done:
        """What some steps come to, if they are all legal; or the answer, if they were done already."""
        live = self.live
        if live is None:
            raise Refusal(Reason.NOT_STARTED)
        if done := live.done(seat, chosen):
            return done
        if version != live.version(seat):
            raise Refusal(Reason.STALE)
        after: Sequence[Match] = ()
        if steps == [TAKE_BACK]:
            if not live.can_take_back(seat):
                raise Refusal(Reason.NOT_RETRACTABLE)
            texts = [TAKE_BACK]
        else:
            after = after_steps(live.match, seat, steps)
            texts = [match.describe(match.last_action) for match in after]
        now, table = time.time(), self.table.id
        rows = [
            Row(table, live.sequence + number, seat, text, chosen, by, now)
            for number, text in enumerate(texts, start=1)
        ]
        return Deed(rows, after)

    def _go_on(self, deed: Deed) -> Done:
        """What is durable has happened."""
        last = deed.rows[-1]
        ACTIONS.count(last.chosen_by)
        self.absorb(deed.rows, deed.after)
        self.talk.speak()
        self.house.tell_workers(self.table.id, deed.rows)
        self.pace.lead()
        assert self.live is not None
        return Done(id=last.chosen, version=self.live.version(last.seat))

    # ---- what comes from the log

    def absorb(self, rows: Iterable[Row], after: Sequence[Match] = ()) -> None:
        """Go on with rows that are durable, and show what changed. Rows known already pass by.

        The match after each may be given, by who has just tried them.
        """
        live = self.live
        if live is None:
            return
        self.talk.hush()
        for number, row in enumerate(rows):
            if row.sequence == live.sequence + 1:
                saw = live.advance(row, after[number] if after else None)
                self.talk.hear(live, saw)
        self._show_all()
        if live.match.over and self.table.state == PLAYING:
            self.house.soon(self._end())
        self.pace.plan()

    async def hear(self, rows: Sequence[Row]) -> None:
        """Another worker wrote these rows."""
        async with self.lock:
            if self.live is None:
                await self._reload(tell_others=False)
            elif rows[0].sequence > self.live.sequence + 1:
                await self._catch_up()
            else:
                self.absorb(rows)
        self.pace.follow()

    async def catch_up(self) -> None:
        """Read what was written in the meantime."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        live, table = self.live, self.table.id
        if live is not None:
            rows = await self.house.store.read(lambda link: rows_after(link, table, live.sequence))
            self._doubtful = False
            self.absorb(rows)

    async def _end(self) -> None:
        table, now = self.table.id, time.time()
        is_all = await self.house.store.write(lambda link: seating.end(link, table, now))
        async with self.lock:
            if self.table.state == OVER:
                return
            if is_all:
                await self._become(replace(self.table, state=OVER, ended_at=now), tell_others=True)
            else:
                await self._reload(tell_others=True)

    def close(self, code: int, why: str) -> None:
        """Send everybody away."""
        self.pace.stop()
        for sitting in self.sittings:
            sitting.close(code, why)
