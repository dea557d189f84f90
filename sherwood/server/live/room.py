"""A table with the people at it, as far as they are connected to this worker.

It has one way in: `post`. A command is performed at once where nothing else is under way, and waits
in line otherwise, so that there is one change at a time.
"""

import asyncio
import logging
from collections.abc import Container, Coroutine, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from sherwood.play.match import Match
from sherwood.server.live.attendance import Attendance
from sherwood.server.live.chat import Chat
from sherwood.server.live.command import (
    Answer,
    CatchUp,
    Command,
    End,
    FromWorker,
    Play,
    Reload,
)
from sherwood.server.live.events import GameOver, Gestured, SeatsChanged, TurnCame
from sherwood.server.live.game import Live
from sherwood.server.live.gestures import Gestures
from sherwood.server.live.glass import glass_for
from sherwood.server.live.guests import Guests
from sherwood.server.live.mailbox import Mailbox
from sherwood.server.live.move import Move, compose
from sherwood.server.live.schedule import Schedule
from sherwood.server.live.services import Services
from sherwood.server.live.sitting import Sitting
from sherwood.server.live.talk import Talk
from sherwood.server.messages import Done, Gesture, Mute, Refused
from sherwood.server.metrics import ACTIONS
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.store import seating, tables
from sherwood.server.store.course import undone
from sherwood.server.store.database import DatabaseAway
from sherwood.server.store.journal import Outcome, Row, Taken, rows_after
from sherwood.server.store.results import results_of, seats_after
from sherwood.server.store.tables import DEALING, OVER, PLAYING, StoredTable

A_FEW = 20  # actions that are played again without a pause
MOST_RACES = 20  # how often an action may come second before it is refused
log = logging.getLogger("sherwood.room")


class Room:
    """One table at this worker."""

    def __init__(self, services: Services, table: StoredTable) -> None:
        self._services = services
        self.table = table
        self.live: Live | None = None
        self.guests = Guests()
        self.attendance = Attendance(services, table.id, self.guests, self._tell_all)
        self.visits = 0  # guests, and those who are just coming or going
        self.chat = Chat(services, table, self.guests)
        self.talk = Talk(services, self.chat)
        self.schedule = Schedule(services, self.post, self.guests.have)
        self.gestures = Gestures(services, table.id, self.guests, self._replan)
        self._mailbox: Mailbox[Command] = Mailbox(self.perform)
        self.is_stale = False  # something has changed that could not be read yet
        self._behind = False  # the log may have more than was seen here
        self._races = 0  # which the command under way has lost to other workers

    # ---- the one way in

    def post(self, command: Command) -> None:
        """Have a command performed: now, or when all that came before it is done."""
        self._mailbox.post(command)

    def perform(self, command: Command) -> bool:
        """Do a command; True: it is still under way, and the mailbox will be told."""
        if type(command) is Play:
            return self._play(command)
        if type(command) is Reload:
            self._attend(self._reload(tell_others=command.tell_others), command.done)
        elif type(command) is CatchUp:
            self._attend(self._catch_up(), command.done)
        elif type(command) is End:
            self._attend(self._end())
        elif type(command) is FromWorker:
            return self._follow(command.rows)
        return True

    def _attend(
        self, work: Coroutine[Any, Any, None], done: asyncio.Future[None] | None = None
    ) -> None:
        """Do what has to wait for the database; then the next command may come."""

        async def attend() -> None:
            try:
                await work
            except Exception as error:
                if done is None or done.done():
                    raise
                done.set_exception(error)
            else:
                if done is not None and not done.done():
                    done.set_result(None)
            finally:
                self._mailbox.done()

        self._services.spawn(attend())

    async def reload(self, *, tell_others: bool) -> None:
        """Read again who sits where, and show everybody for whom that has changed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.post(Reload(tell_others, done))
        await done

    async def _tell_all(self) -> None:
        await self.reload(tell_others=True)

    async def catch_up(self) -> None:
        """Read what was written in the meantime."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.post(CatchUp(done))
        await done

    # ---- who is here

    async def open(self) -> None:
        """Read the game so far."""
        if self.table.dealt:
            table, wish = self.table, self.table.wish
            glass = glass_for(wish, self._services.settings)
            live = Live(table.head, wish.clock, table.beginning, glass)
            rows = await self._rows_after(live)
            self.live, self._behind = live, False
            await self._absorb_all(rows)

    async def enter(self, sitting: Sitting) -> None:
        """Let somebody in who has connected, and show them the table."""
        if self.is_stale:
            await self.reload(tell_others=False)
        sitting.take_seats(self.table.seats_of(sitting.person))
        if not (sitting.seats or self.table.wish.spectators or not self.table.dealt):
            raise Refusal(Reason.PLAYERS_ONLY)
        self.guests.add(sitting, self.live)
        self.schedule.wake()
        await self.attendance.arrive(sitting)
        if not sitting.seats:
            sitting.show_table(self.table)
        self.show(sitting)
        self._replan()
        self.gestures.welcome(sitting)

    async def leave(self, sitting: Sitting) -> None:
        """Somebody's connection is gone."""
        self.guests.remove(sitting, self.live)
        self.gestures.leave(self.live, sitting)
        await self.attendance.depart(sitting)

    def show(self, sitting: Sitting) -> None:
        """Show somebody the game as it is."""
        self.guests.show(self.live, sitting)

    async def _reload(self, *, tell_others: bool) -> None:
        """Read the table; where that fails, it is tried again on the next round, and others know."""
        table_id, self.is_stale = self.table.id, True
        if tell_others:
            self._services.publish(SeatsChanged(table_id))
        found = await self._services.database.read(
            lambda connection: tables.load(connection, table_id)
        )
        await self._become(found)
        self.is_stale = False

    async def _become(self, table: StoredTable) -> None:
        """This is how the table stands now: show everybody."""
        self.table = table
        self.guests.send_outsiders_away(table)
        rule = glass_for(table.wish, self._services.settings)
        if rule is not None and self.live is not None and self.live.glass is not None:
            self.live.glass.rule = rule  # the host may want bots to be faster or slower
        begins = table.dealt and self.live is None
        if begins:
            await self.open()
        renamed = self.live is not None and self.live.rename(table.head.names)
        if self.guests.show_table(table, self.live):
            self._services.spawn(self.attendance.correct(table))
        if not self.attendance.is_right():
            self._services.spawn(self.attendance.count_spectators())
        if begins or renamed:
            self.guests.show_again(self.live)
        self._replan()

    async def look_again(self) -> None:
        """Something may have changed at another worker."""
        await self.reload(tell_others=False)
        await self.attendance.correct(self.table)

    def _replan(self) -> None:
        """Look who is waited for, and until when."""
        self.schedule.plan(self.table, self.live)
        if self.live is not None:
            self.gestures.show_glass(self.table, self.live)

    # ---- what they do

    def make_gesture(self, sitting: Sitting, gesture: Gesture) -> None:
        """Let somebody be seen composing or reaching for something."""
        self.gestures.make(self.live, sitting, gesture)

    def see_gesture(self, made: Gestured) -> None:
        """Somebody at another worker was seen doing so."""
        if self.live is not None:
            self.gestures.see(self.live, made)

    async def mute(self, sitting: Sitting, mute: Mute) -> None:
        """Let somebody read a seat no more, or again."""
        table = self.table
        if not sitting.seats or mute.seat >= len(table.seats):
            raise Refusal(Reason.NOT_A_PLAYER)
        await self._services.database.write(
            lambda connection: seating.mute(
                connection, table.id, sitting.person, mute.seat, on=mute.on
            )
        )
        await self.reload(tell_others=True)

    def _play(self, command: Play) -> bool:
        """Hand steps to the journal, if they are legal; False: they are answered or kept."""
        if self._behind:
            self._services.spawn(self._play_after_others(command))
            return True
        try:
            if self.schedule.keeps(self.table, self.live, command):
                return self._keep(command)
            move = compose(self.table.id, self.live, command, self._services.clock())
        except Refusal as refusal:
            return self._answer(command, Refused.because(refusal, command.request_id))
        except Exception as error:  # noqa: BLE001 - it is noted, and whoever asked is told
            return self._answer(command, self._failed(command, error))
        if isinstance(move, Done):
            return self._answer(command, move)
        self._services.journal.append(move.rows, partial(self._written, command, move))
        return True

    def _keep(self, command: Play) -> bool:
        """Keep a choice until its moment, unless it was done already."""
        assert self.live is not None
        done = self.schedule.held.hold(self.live, command)
        return False if done is None else self._answer(command, done)

    def _answer(self, command: Play, answer: Answer) -> bool:
        """Tell whoever chose it what became of a command, which ends it."""
        self._races = 0
        command.answer(answer)
        return False

    def _written(self, command: Play, move: Move, outcome: Outcome) -> None:
        """The journal tells what became of a move: it is durable, or comes too late, or failed."""
        if isinstance(outcome, Taken) and self._races < MOST_RACES:
            self._behind = True
            self._races += 1
            self._play(command)
            return
        # A choice that was kept is served like the table's own, in the order of arrival.
        asker = None if command.is_due else command.asker
        if asker is not None:
            asker.hold_back()
        try:
            self._answer(command, self._outcome_of(command, move, outcome))
        finally:
            if asker is not None:
                asker.send_together()
            self._mailbox.done()

    def _outcome_of(self, command: Play, move: Move, outcome: Outcome) -> Answer:
        """The answer to a command; what is durable has happened and is shown."""
        if isinstance(outcome, Taken):
            self._behind = True
            return Refused.because(Refusal(Reason.OUTRUN), command.request_id)
        if outcome is not None:
            return self._failed(command, outcome)
        try:
            done = self._go_on(move)
        except Exception as error:  # noqa: BLE001 - asked again, it is found in the log
            return self._failed(command, error)
        self._say_with(command)
        return done

    def _failed(self, command: Play, why: Exception) -> Refused:
        """The answer where something went wrong; what the log says is read again before the next.

        Why is noted, unless the database is away, which everybody knows.
        """
        self._behind = True
        if not isinstance(why, DatabaseAway):
            log.error("an action could not be done", exc_info=why)
        return Refused.because(Refusal(Reason.UNAVAILABLE), command.request_id)

    async def _play_after_others(self, command: Play) -> None:
        """Another worker may have written something: read it first."""
        under_way = False
        try:
            await self._catch_up()
            under_way = self._play(command)
        except Exception as error:  # noqa: BLE001 - it is noted, and whoever asked is told
            self._answer(command, self._failed(command, error))
        finally:
            if not under_way:
                self._mailbox.done()

    def _go_on(self, move: Move) -> Done:
        """What is durable has happened."""
        last = move.rows[-1]
        ACTIONS.count(last.chosen_by)
        self.absorb(move.rows, move.matches)
        self.talk.speak()
        self._services.publish(TurnCame(self.table.id, [*move.rows]))
        self.schedule.leads = True
        assert self.live is not None
        return Done(id=last.request_id, version=self.live.versions[last.seat])

    def _say_with(self, command: Play) -> None:
        """Put down what was said with the proposal that has just been made."""
        if command.words and self.live is not None:
            number = self.live.proposals[command.seat]
            saying = self.chat.write(command.seat, command.words, proposal=number)
            self._services.spawn(saying)

    # ---- what comes from the log

    def absorb(
        self, rows: Iterable[Row], after: Sequence[Match] = (), gone: Container[int] = ()
    ) -> None:
        """Go on with rows that are durable, and show what changed. Rows known already pass by.

        The match after each may be given, by whoever has just tried them, and which of them are undone.
        """
        live = self.live
        if live is None:
            return
        self.talk.hush()
        for number, row in enumerate(rows):
            if row.sequence != live.sequence + 1:
                continue
            if row.sequence in gone:
                live.pass_by(row)
            else:
                saw = live.advance(row, after[number] if after else None)
                self.talk.hear(self.table, live, saw)
        self.guests.show_change(live)
        self.note_the_end()
        self.gestures.forget_hand(live)
        self._replan()

    def _follow(self, rows: Sequence[Row]) -> bool:
        """Go on with what another worker wrote; False: that is done."""
        self.schedule.leads = False
        if self.live is not None and rows[0].sequence <= self.live.sequence + 1:
            self.absorb(rows)
            return False
        missed = self._reload(tell_others=False) if self.live is None else self._catch_up()
        self._attend(missed)
        return True

    async def _catch_up(self) -> None:
        if (live := self.live) is not None:
            rows = await self._rows_after(live)
            self._behind = False
            await self._absorb_all(rows)

    async def _rows_after(self, live: Live) -> list[Row]:
        """What the log has beyond this."""
        table, last = self.table.id, live.sequence
        return await self._services.database.read(
            lambda connection: rows_after(connection, table, last)
        )

    async def _absorb_all(self, rows: Sequence[Row]) -> None:
        """Go on with any number of rows, a few at a time, so that other tables need not wait."""
        gone = undone(rows)
        for start in range(0, len(rows), A_FEW):
            self.absorb(rows[start : start + A_FEW], gone=gone)
            await asyncio.sleep(0)
        self.guests.show_again(self.live, {row.seat for row in rows if row.sequence in gone})

    def note_the_end(self) -> None:
        """Have it written down that the game is over, if it is and nobody has done so."""
        if self.live is not None and self.live.match.over and self.table.state == PLAYING:
            self.post(End())

    async def _end(self) -> None:
        if self.table.state == OVER:
            return
        assert self.live is not None
        table, now = self.table.id, self._services.clock()
        ended = results_of(self.live.match, self.table.seats)
        is_first = await self._services.database.write(
            lambda connection: seating.end(connection, table, now, ended)
        )
        if is_first:
            seats = seats_after(self.table.seats, ended)
            over = replace(self.table, state=OVER, ended_at=now, seats=seats)
            await self._become(over)
        else:
            await self._reload(tell_others=False)
        self._services.publish(GameOver(table))

    # ---- while nobody is here

    async def act_for_the_absent(self) -> bool:
        """Do what is due at a table that nobody is connected to; whether it got on as it should."""
        live = self.live
        if live is None or self.table.state != PLAYING:
            return True
        before = live.sequence
        had_to_act = await self.schedule.act_for_the_absent(self.table, live)
        await self.catch_up()  # which stands in line behind it
        return live.sequence > before or not had_to_act

    def due_in(self) -> float | None:
        """In how many seconds somebody has to look after the table if nobody comes; none: never."""
        if self.table.state == DEALING:
            return self._services.settings.words_time
        if self.live is None or self.table.state != PLAYING:
            return None
        return 0.0 if self.live.match.over else self.schedule.due_in(self.table, self.live)

    def close(self, code: int, why: str) -> None:
        """Close the connections of everybody at this table."""
        self.schedule.stop()
        self.guests.close(code, why)
