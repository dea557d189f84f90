"""When the table acts by itself.

It does for bots, for who is gone, for who said no beforehand, and when a clock runs out.

Nothing here depends on hidden cards: not whom it acts for, and not when. A bot's delay is drawn
before it thinks. Who has set that the table says no for them is answered for at one fixed moment,
whatever they hold; a choice of theirs is kept until then too.
"""

import asyncio
import logging
import random
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sherwood.bots.roster import thinking_time
from sherwood.play.lesson import find_lesson
from sherwood.play.match import SPECTATOR, IllegalAction, Match
from sherwood.play.safe import no_for
from sherwood.server import company
from sherwood.server.live import BOT, CLOCK, PERSON, Live
from sherwood.server.messages import Act, Done, Refused
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.tables import PLAYING

if TYPE_CHECKING:
    from sherwood.server.room import Room

SHORTEST, LONGEST = 0.7, 1.3  # of a bot's usual time
A_DAY = 86_400.0  # a learner has all the time in the world
SPARE = 1.1  # of a bot's time to think, so that an answer never comes when it is found
IN_CASE = 1.0  # seconds that other workers wait longer, in case the one that leads is gone
log = logging.getLogger("sherwood.pace")


@dataclass(frozen=True)
class Held:
    """A choice that is kept until its moment."""

    choice: Act
    answer: asyncio.Future[Done | Refused]


class Pace:
    """What one table will do by itself."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._leads = True  # this worker wrote the last action, so it acts first
        self._moments: dict[tuple[int, int], float] = {}  # by seat and public version
        self._tasks: dict[int, tuple[tuple[object, ...], asyncio.Task[None]]] = {}
        self._held: dict[int, Held] = {}

    def lead(self) -> None:
        """This worker wrote the last action."""
        self._leads = True

    def follow(self) -> None:
        """Another worker wrote the last action."""
        self._leads = False

    def stop(self) -> None:
        """Do nothing more, and let nobody wait for it."""
        for _, task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        for seat in tuple(self._held):
            self._give_back(seat, Reason.UNAVAILABLE)

    def plan(self) -> None:
        """Look who is waited for, and prepare what the table will do for them."""
        if not (self._room.table.acts_by_itself or self._tasks or self._held):
            return
        live = self._room.live
        playing = live is not None and self._room.table.state == PLAYING and self._room.sittings
        wanted = self._wanted(live) if live is not None and playing else {}
        self._drop_stale(live)
        for seat in [seat for seat in self._tasks if seat not in wanted]:
            self._tasks.pop(seat)[1].cancel()
        for seat, (why, at) in wanted.items():
            assert live is not None
            key = (why, at, live.version(seat))
            if seat in self._tasks:
                if self._tasks[seat][0] == key:
                    continue
                self._tasks[seat][1].cancel()
            self._tasks[seat] = (key, asyncio.create_task(self._act_at(live, seat, why, at)))

    def _wanted(self, live: Live) -> dict[int, tuple[str, float]]:
        """For whom the table acts, why, and when."""
        wanted: dict[int, tuple[str, float]] = {}
        public = live.version(SPECTATOR)
        self._moments = {key: at for key, at in self._moments.items() if key[1] == public}
        for seat in live.match.actors:
            row = self._room.table.seats[seat]
            if row.bot or row.stand_in:
                wanted[seat] = (BOT, self._moment(seat, public, self._bot_time(row.bot)))
            elif row.says_no and no_for(live.match, seat) is not None:
                wanted[seat] = (PERSON, self._moment(seat, public, self._answer_time()))
            elif live.clock is not None:
                wanted[seat] = (CLOCK, live.asked[seat] + live.clock)
        return wanted

    def _moment(self, seat: int, public: int, delay: float) -> float:
        """When a seat is acted for: fixed when it is asked, and for as long as it is."""
        return self._moments.setdefault((seat, public), time.time() + delay)

    def _bot_time(self, level: str | None) -> float:
        """Drawn before any thought, and never shorter than the longest one."""
        wish, settings = self._room.table.wish, self._room.house.settings
        pace = settings.bot_pace if wish.bot_pace is None else wish.bot_pace
        drawn = pace * random.uniform(SHORTEST, LONGEST)  # noqa: S311 - nobody is outwitted here
        return max(drawn, SPARE * thinking_time(level or ""))

    def _answer_time(self) -> float:
        return self._room.house.settings.answer_time

    async def _act_at(self, live: Live, seat: int, why: str, at: float) -> None:
        """Decide first, then wait for the moment, then do it."""
        version = live.version(seat)
        row = self._room.table.seats[seat]
        steps: list[int] = []
        if why == BOT:
            level = row.bot or company.stand_in_level(live.match.head.game)
            steps = await self._think(live.match, seat, level)
        elif why == CLOCK:
            steps = company.decide(live.match, seat, None)
        at += self._patience(live, seat, steps) if why == BOT else 0.0
        here = self._room.is_here(row.person) if why == PERSON else self._leads
        await asyncio.sleep(max(0.0, at + (0.0 if here else IN_CASE) - time.time()))
        self._room.house.soon(self._do(live, seat, version, why, steps))

    async def _think(self, match: Match, seat: int, level: str) -> list[int]:
        """What a bot wants to do; one that fails does what is safe, so that nobody waits for it."""
        wish = self._room.table.wish
        lesson = find_lesson(wish.game, wish.lesson) if wish.lesson else None
        think = asyncio.get_running_loop().run_in_executor
        try:
            return await think(None, company.decide, match, seat, level, lesson)
        except Exception:
            log.exception("a bot failed: %s", level)
            return company.decide(match, seat, None)

    def _patience(self, live: Live, seat: int, steps: list[int]) -> float:
        """How much longer a bot waits, where it would cut off people who could still speak.

        That follows from what it will do for all to see, and from nothing hidden.
        """
        table = self._room.table
        people = [row.seat for row in table.seats if row.person and not row.stand_in]
        if not company.cuts_off(live.match, seat, steps, people):
            return 0.0
        return A_DAY if table.wish.lesson else self._room.house.settings.speaking_time

    async def _do(self, live: Live, seat: int, version: int, why: str, steps: list[int]) -> None:
        """The moment has come."""
        held = self._held.pop(seat, None)
        if why == PERSON and held is not None:
            choice = held.choice
            answer = await self._room.act(seat, choice.id, choice.version, choice.steps)
            if not held.answer.done():
                held.answer.set_result(answer)
        else:
            if why == PERSON:
                no = no_for(live.match, seat)
                steps = [no] if no is not None else []
            if not steps:
                return
            chosen = f"{why}-{live.sequence}-{self._room.house.worker}"
            answer = await self._room.act(seat, chosen, version, steps, by=why)
        if isinstance(answer, Refused) and answer.reason is Reason.UNAVAILABLE:
            self._try_again(live, seat, version)

    def _try_again(self, live: Live, seat: int, version: int) -> None:
        """The database was away, and nobody else will act for this seat."""
        if self._room.live is live and live.version(seat) == version:
            self._tasks.pop(seat, None)
            self._moments = {key: at for key, at in self._moments.items() if key[0] != seat}
            self.plan()

    # ---- choices that are kept until their moment

    def keeps(self, seat: int) -> bool:
        """Whether a choice of this seat has to wait for its moment."""
        row, live = self._room.table.seats[seat], self._room.live
        if not row.says_no or row.stand_in or live is None or seat not in live.match.actors:
            return False
        return no_for(live.match, seat) is not None

    async def keep(self, choice: Act) -> Done | Refused:
        """Keep a choice until its moment; a later one replaces it."""
        live = self._room.live
        assert live is not None
        if done := live.done(choice.seat, choice.id):
            return done
        if choice.version != live.version(choice.seat):
            raise Refusal(Reason.STALE)
        try:
            live.match.copy().play(choice.seat, choice.steps[0])
        except IllegalAction as error:
            raise Refusal(Reason.ILLEGAL, complaint=str(error)) from None
        if len(choice.steps) != 1:
            raise Refusal(Reason.ILLEGAL, complaint="One answer at a time.")
        self._give_back(choice.seat, Reason.CHOSEN_OTHERWISE)
        held = Held(choice, asyncio.get_running_loop().create_future())
        self._held[choice.seat] = held
        return await held.answer

    def _drop_stale(self, live: Live | None) -> None:
        """Give back choices whose moment has passed without them."""
        for seat, held in tuple(self._held.items()):
            if live is None or held.choice.version != live.version(seat):
                self._give_back(seat, Reason.STALE)

    def _give_back(self, seat: int, reason: Reason) -> None:
        """Refuse a choice that was kept."""
        held = self._held.pop(seat, None)
        if held is not None and not held.answer.done():
            held.answer.set_result(Refused.because(Refusal(reason), held.choice.id))
