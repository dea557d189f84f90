"""When the table acts by itself: for bots, for those who are gone or said no, and by the clock.

Nothing here depends on hidden cards. A bot's appointments are fixed before it thinks. Whoever
has set that the table says no for them is answered for at one fixed time, whatever they hold; a
choice of theirs is kept until then too.
"""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

import msgspec

from sherwood.bots.roster import thinking_time, usual_for
from sherwood.play.lesson import find_lesson
from sherwood.server.live import deputies
from sherwood.server.live.appointments import (
    Appointment,
    Appointments,
    at_once,
    bot_appointment,
    on_the_beat,
    still_to_speak,
    time_to_look,
    to_answer,
)
from sherwood.server.live.command import Answer, Play
from sherwood.server.live.deputies import Decision
from sherwood.server.live.game import BOT, PERSON, Live
from sherwood.server.live.held import HeldChoices
from sherwood.server.live.services import Services
from sherwood.server.messages import Refused
from sherwood.server.refusal import Reason
from sherwood.server.store.tables import PLAYING, Seat, StoredTable

A_PAUSE = 0.5  # seconds after which what failed is tried again
LONGEST_VISIT = 10.0  # seconds for a table at which nobody is connected
IN_CASE = 1.0  # seconds that other workers wait longer, in case the one that leads is gone
NOT_NOW = (Reason.UNAVAILABLE, Reason.OUTRUN)  # what could not be written may be soon
A_DAY = 86_400.0  # all the time in the world
log = logging.getLogger("sherwood.schedule")


def end_of_talk(live: Live, since: float) -> float:
    """Until when a bot with the last word waits for people who could still speak.

    Without a glass that is until all of them have, however long they take.
    """
    glass = live.glass
    return since + A_DAY if glass is None or glass.ends is None else glass.ends


def end_of_composing(live: Live) -> float:
    """Until when at the longest the glass stands still for people who compose something; 0.0: it runs."""
    glass = live.glass
    return glass.told().still_until if glass is not None and glass.composing else 0.0


class Schedule:
    """What one table will do by itself."""

    def __init__(
        self,
        services: Services,
        post: Callable[[Play], None],
        is_here: Callable[[str | None], bool],
    ) -> None:
        self._services = services
        self._post = post
        self._is_here = is_here
        self.leads = True  # this worker wrote the last action, so it acts first
        self.held = HeldChoices()
        self._table: StoredTable | None = None  # for which was planned last
        self._live: Live | None = None
        self._awake = False
        self._overdue = False  # whoever is asked now has had their time while nobody was here
        self._appointments = Appointments()
        self._tasks: dict[int, tuple[tuple[object, ...], asyncio.Task[None]]] = {}

    def wake(self) -> None:
        """Somebody is there: act from now on, when it is planned."""
        self._awake = True

    async def act_for_the_absent(self, table: StoredTable, live: Live) -> bool:
        """Act once for everybody whose time has come while nobody was here; whether there were any."""
        if self._awake:
            return False  # somebody has come
        self._overdue = self._awake = True
        self.plan(table, live)
        self._overdue = self._awake = False  # the next appointments are for the next visit
        now = self._services.clock()
        wanted, latest = self.wanted(table, live), now + LONGEST_VISIT
        due = [
            task
            for seat, (_, task) in self._tasks.items()
            if seat in wanted and wanted[seat][1].last_word <= latest
        ]
        if due:
            await asyncio.wait(due, timeout=LONGEST_VISIT)
        return bool(due)

    def due_in(self, table: StoredTable, live: Live) -> float | None:
        """In how many seconds the table has to act for somebody while nobody is here; none: never.

        It follows from the appointments, and so from nothing hidden: of two, the later one counts,
        whatever is chosen then.
        """
        now, least = self._services.clock(), self._services.settings.unattended_pace
        seconds = [
            max(appointment.last_word - now, least if by == BOT else 0.0)
            for by, appointment in self.wanted(table, live).values()
        ]
        return min(seconds, default=None)

    def stop(self) -> None:
        """Do nothing more, and let nobody wait for it."""
        self._awake = False
        for _, task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        self.held.give_all_back(Reason.UNAVAILABLE)

    def plan(self, table: StoredTable, live: Live | None) -> None:
        """Look who is waited for, and prepare what the table will do for them."""
        if not self._awake or not (table.acts_by_itself or self._tasks or self.held):
            return
        if self._table is not None and self._table.wish.bot_pace != table.wish.bot_pace:
            self._appointments = Appointments()  # the host wants bots to be faster or slower
        self._table, self._live = table, live
        playing = live is not None and table.state == PLAYING
        wanted = self.wanted(table, live) if live is not None and playing else {}
        self.held.drop_stale(live)
        self._wait_no_longer(wanted)
        for seat in [seat for seat in self._tasks if seat not in wanted]:
            self._tasks.pop(seat)[1].cancel()
        for seat, (by, appointment) in wanted.items():
            assert live is not None
            key = (by, appointment, live.versions[seat])
            if seat in self._tasks:
                if self._tasks[seat][0] == key:
                    continue
                self._tasks[seat][1].cancel()
            acting = self._act_at(table, live, seat, by, appointment)
            self._tasks[seat] = (key, asyncio.create_task(acting))

    def _wait_no_longer(self, wanted: dict[int, tuple[str, Appointment]]) -> None:
        """Do what was kept for a seat for which no moment is fixed any more.

        Its person does not let the table say no any longer, or has stood up: nothing else would take it.
        """
        for seat in self.held.seats:
            if (seat not in wanted or wanted[seat][0] != PERSON) and (
                choice := self.held.take(seat)
            ):
                self._post(msgspec.structs.replace(choice, is_due=True))

    def keeps(self, table: StoredTable, live: Live | None, choice: Play) -> bool:
        """Whether a choice has to wait for its time."""
        if live is None or choice.is_due or choice.steps is None:
            return False
        row = table.seats[choice.seat]
        return row.says_no and row.seat in live.match.actors and deputies.says_no(live, row)

    # ---- when

    def wanted(self, table: StoredTable, live: Live) -> dict[int, tuple[str, Appointment]]:
        """For whom the table acts, by whom, and when."""
        wanted: dict[int, tuple[str, Appointment]] = {}
        self._appointments.keep(live.match.actors)
        for seat in live.match.actors:
            by = deputies.acting_for(live, table.seats[seat])
            if by is not None:
                wanted[seat] = by, self._appointment(table, live, table.seats[seat], by)
        return wanted

    def _appointment(self, table: StoredTable, live: Live, row: Seat, by: str) -> Appointment:
        if by == BOT:
            return self._appointment_of_bot(table, live, row)
        if by == PERSON:
            return self._appointment_of_answer(live, row.seat)
        if live.is_under_glass(row.seat):
            return at_once(end_of_talk(live, self._services.clock()))
        assert live.clock is not None
        return at_once(live.asked[row.seat] + live.clock)

    def _appointment_of_bot(self, table: StoredTable, live: Live, row: Seat) -> Appointment:
        """Fixed before any thought; people who could still speak have their time."""
        wish, settings, now = table.wish, self._services.settings, self._services.clock()
        pace = settings.bot_pace if wish.bot_pace is None else wish.bot_pace
        pace = 0.0 if self._overdue else pace
        people = [one.seat for one in table.seats if one.person and not one.stand_in]
        heard = max((live.spoke[seat].at for seat in people), default=0.0)
        thought, shown = thinking_time(row.bot or ""), time_to_look(live, pace)
        draw = partial(bot_appointment, now, heard, pace=pace, thought=thought, shown=shown)
        asked = self._appointments.fixed(live, row.seat, now, draw)
        if live.match.last_word != row.seat:
            return at_once(asked.at)
        answering, words = to_answer(live, row.seat, asked.first, people), asked.at
        if answering:
            words = max(words, end_of_composing(live))
        if not still_to_speak(live, row.seat, asked.first, people):
            return at_once(words)
        return Appointment(words, max(words, end_of_talk(live, asked.since)), answering)

    def _appointment_of_answer(self, live: Live, seat: int) -> Appointment:
        """When the table answers for those who let it say no."""
        now = self._services.clock()
        time_to_answer = 0.0 if self._overdue else self._services.settings.answer_time
        asked = self._appointments.fixed(live, seat, now, lambda _since: now + time_to_answer)
        return at_once(asked.at)

    # ---- then

    async def _act_at(
        self, table: StoredTable, live: Live, seat: int, by: str, appointment: Appointment
    ) -> None:
        """Decide first, then wait for the time, then do it. What fails is tried again."""
        version, clock = live.versions[seat], self._services.clock
        try:
            decision = await self._decide(table, live, seat, by)
            answering = appointment.answering
            ends_talk = by == BOT and decision is not None and decision.ends_talk(seat, answering)
            at = on_the_beat(appointment.of(ends_talk=ends_talk), clock())
            here = self._is_here(table.seats[seat].person) if by == PERSON else self.leads
            await asyncio.sleep(max(0.0, at + (0.0 if here else IN_CASE) - clock()))
            self._act(live, seat, by, version, decision)
        except Exception:
            log.exception("a table could not act by itself")
            self._try_later(live, seat, version)

    async def _decide(self, table: StoredTable, live: Live, seat: int, by: str) -> Decision | None:
        """What a bot or the clock wants to do; a no is said when its time comes."""
        if by == PERSON:
            return None
        if by != BOT:
            return deputies.decide(live.match, seat, None)
        wish, match = table.wish, live.match
        level = table.seats[seat].bot or usual_for(wish.game)
        lesson = find_lesson(wish.game, wish.lesson) if wish.lesson else None
        think = asyncio.get_running_loop().run_in_executor
        try:
            return await think(None, deputies.decide, match, seat, level, lesson)
        except Exception:  # it does what is safe, so that nobody waits for it
            log.exception("a bot failed: %s", level)
            return deputies.decide(match, seat, None)

    def _act(self, live: Live, seat: int, by: str, version: int, decision: Decision | None) -> None:
        """The time has come: post what was kept, or what the deputy wants to do."""
        held = self.held.take(seat) if by == PERSON else None
        answer = partial(self._answered, live, seat, version, held)
        if held is not None:
            self._post(msgspec.structs.replace(held, is_due=True, answer=answer))
            return
        if decision is None:
            decision = deputies.say_no(live.match, seat)
        if decision.steps:
            request_id = f"{by}-{live.sequence}-{self._services.worker}"
            play = Play(seat, request_id, version, decision.steps, by, answer)
            self._post(msgspec.structs.replace(play, decision=decision, is_due=True))

    def _answered(
        self, live: Live, seat: int, version: int, held: Play | None, answer: Answer
    ) -> None:
        """What became of it, for whoever had chosen it; where nothing can be written, try again."""
        if held is not None:
            held.answer(answer)
        if isinstance(answer, Refused) and answer.reason in NOT_NOW:
            log.warning("a table could not act by itself: %s", answer.reason.value)
            self._try_later(live, seat, version)

    def _try_later(self, live: Live, seat: int, version: int) -> None:
        """Nobody else will act for this seat: no table stands still for good."""
        asyncio.get_running_loop().call_later(A_PAUSE, self._try_again, live, seat, version)

    def _try_again(self, live: Live, seat: int, version: int) -> None:
        if self._table is not None and self._live is live and live.versions[seat] == version:
            self._tasks.pop(seat, None)
            self._appointments.forget(seat)
            self.plan(self._table, live)
