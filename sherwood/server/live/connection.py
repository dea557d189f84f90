"""What comes in from one socket, and what goes out."""

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from sherwood.play.text import visible
from sherwood.server.limits import Quota
from sherwood.server.live.command import Answer, Play
from sherwood.server.live.game import PERSON
from sherwood.server.live.gestures import REST
from sherwood.server.live.room import Room
from sherwood.server.live.services import Spawn
from sherwood.server.live.sitting import Sitting
from sherwood.server.live.transport import GONE, Socket, Transport, close
from sherwood.server.messages import (
    Act,
    Again,
    FromClient,
    Gesture,
    Look,
    Mute,
    Refused,
    Say,
    TakeBack,
    decode_from_client,
)
from sherwood.server.metrics import REFUSALS, SECONDS
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.store.database import DatabaseAway

LARGEST_MESSAGE = 16_384  # bytes
LONGEST_COMPLAINT = 300  # letters
TOO_MANY_STRIKES = 20  # messages refused for haste before the socket is closed
TOO_MANY_WAITING = 8  # actions of one socket whose answers are still to come
CHOICES = (Act, TakeBack)
log = logging.getLogger("sherwood.connection")


class Connection:
    """Somebody connected to a table."""

    def __init__(
        self,
        socket: Socket,
        transport: Transport,
        room: Room,
        sitting: Sitting,
        quota: Quota,
        spawn: Spawn,
    ) -> None:
        self._socket, self._transport = socket, transport
        self._room = room
        self._sitting = sitting
        self._quota = quota
        self._spawn = spawn
        self._strikes = 0
        self._waiting = 0  # messages whose answers are still to come
        self._turn = asyncio.Lock()  # what has to wait for the database is done as it came

    async def work(self) -> None:
        """Be there until somebody ends it, on one side or the other."""
        self._transport.hear, self._transport.drained = self.hear, self._sitting.send_unsent
        gone = asyncio.create_task(self._wait_for_the_end())
        ends: set[asyncio.Future[Any]] = {gone, self._sitting.closed}
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if self._sitting.closed.done():
                await close(self._socket, self._transport, *self._sitting.closed.result())
        finally:
            gone.cancel()
            self._transport.hear = self._transport.drained = None

    async def _wait_for_the_end(self) -> None:
        """Take the messages that come by ASGI: by our own wire only those that were faster than we."""
        with suppress(*GONE):
            while (event := await self._socket.receive())["type"] == "websocket.receive":
                data = (event.get("text") or "").encode() or event.get("bytes") or b""
                if len(data) > LARGEST_MESSAGE:
                    self._sitting.send_away(Refusal(Reason.TOO_LARGE))
                    return
                self.hear(data)

    def hear(self, data: bytes) -> None:
        """A message has come."""
        if not self._quota.allows_message():
            self._strike()
        elif self._waiting >= TOO_MANY_WAITING:
            self._refuse(Refusal(Reason.TOO_MANY_WAITING))
        else:
            self._handle(data)

    def _strike(self) -> None:
        self._strikes += 1
        self._refuse(Refusal(Reason.TOO_FAST))
        if self._strikes >= TOO_MANY_STRIKES:
            self._transport.hear = None
            self._sitting.send_away(Refusal(Reason.TOO_FAST))

    def _refuse(self, refusal: Refusal, request_id: str | None = None) -> None:
        self._sitting.send(Refused.because(refusal, request_id))

    def _handle(self, data: bytes) -> None:
        """Read a message and see to it, while the next ones are read already."""
        try:
            message = decode_from_client(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            complaint = str(error)[:LONGEST_COMPLAINT]
            self._refuse(Refusal(Reason.NOT_UNDERSTOOD, complaint=complaint))
            return
        if isinstance(message, CHOICES):
            self._choose(message)
        else:
            self._waiting += 1
            self._spawn(self._do(message))

    def _choose(self, choice: Act | TakeBack) -> None:
        """Post a choice to the table; the answer comes when it is durable, or at once if refused."""
        steps = choice.steps if isinstance(choice, Act) else None
        words = visible(choice.words) if isinstance(choice, Act) else ""
        seat, sitting = choice.seat, self._sitting
        if seat not in sitting.seats:
            self._refuse(Refusal(Reason.NOT_YOUR_SEAT), choice.id)
        elif words and not self._room.table.wish.chat:
            self._refuse(Refusal(Reason.CHAT_OFF), choice.id)
        elif not self._is_slow_enough(is_step_back=steps is None, is_said=bool(words)):
            self._refuse(Refusal(Reason.TOO_FAST), choice.id)
        else:
            self._waiting += 1
            answer = partial(self._answer, time.perf_counter())
            play = Play(seat, choice.id, choice.version, steps, PERSON, answer, sitting)
            self._room.post(msgspec.structs.replace(play, words=words) if words else play)

    def _is_slow_enough(self, *, is_step_back: bool, is_said: bool) -> bool:
        """Whether somebody neither takes back nor says more than anybody may."""
        if is_step_back:
            return self._quota.allows_take_back()
        return not is_said or self._quota.allows_line()

    def _answer(self, started: float, answer: Answer) -> None:
        """Tell what became of a choice; whoever chose in an old view also gets the newest."""
        self._waiting -= 1
        SECONDS.observe(time.perf_counter() - started)
        if not isinstance(answer, Refused):
            self._sitting.send(answer)
            return
        REFUSALS.labels(str(answer.stale).lower()).inc()
        self._sitting.hold_back()
        try:
            self._sitting.send(answer)
            self._room.show(self._sitting)
        finally:
            self._sitting.send_together()

    async def _do(self, message: FromClient) -> None:
        """See to whatever else somebody wants, after all that they wanted before."""
        request_id = None if isinstance(message, Again) else message.id
        try:
            async with self._turn:
                await self._do_now(message)
        except Refusal as refusal:
            self._refuse(refusal, request_id)
        except DatabaseAway:
            self._refuse(Refusal(Reason.UNAVAILABLE), request_id)
        except Exception:
            log.exception("a message could not be seen to")
            self._refuse(Refusal(Reason.BROKEN), request_id)
        finally:
            self._waiting -= 1

    async def _do_now(self, message: FromClient) -> None:
        if isinstance(message, Say):
            await self._say(message)
        elif isinstance(message, Mute):
            await self._room.mute(self._sitting, message)
        elif isinstance(message, Look):
            self._look(message)
        elif isinstance(message, Gesture):
            self._gesture(message)
        else:
            self._room.show(self._sitting)

    async def _say(self, line: Say) -> None:
        if not self._quota.allows_line():
            raise Refusal(Reason.TOO_FAST)
        await self._room.chat.say(self._room.table, self._sitting, line)

    def _gesture(self, gesture: Gesture) -> None:
        """Have it seen; of too many only the end is, which nobody needs to be told."""
        if gesture.does == REST or self._quota.allows_gesture():
            self._room.make_gesture(self._sitting, gesture)

    def _look(self, look: Look) -> None:
        if look.seat not in self._sitting.seats:
            raise Refusal(Reason.NOT_YOUR_SEAT)
        self._sitting.viewer = look.seat
        self._room.show(self._sitting)
