"""The live wire: one WebSocket for a person at a table."""

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from sherwood.server.deed import Answer, Asked
from sherwood.server.guard import address_of
from sherwood.server.house import House
from sherwood.server.messages import (
    Act,
    FromClient,
    Look,
    Mute,
    Refused,
    Say,
    TakeBack,
    decode_from_client,
)
from sherwood.server.metrics import REFUSALS, SECONDS, SOCKETS, TABLES
from sherwood.server.refusal import CLOSE_CODES, Reason, Refusal
from sherwood.server.room import Room
from sherwood.server.sitting import Sitting
from sherwood.server.store import DatabaseAway
from sherwood.server.visitor import Visitor, house_of, visitor_of
from sherwood.server.wire import EXTENSION, Wire

LARGEST_MESSAGE = 16_384  # bytes
LONGEST_COMPLAINT = 300  # letters
TOO_MANY_STRIKES = 20  # messages refused for haste before the socket is closed
TOO_MANY_WAITING = 8  # actions of one socket whose answers are still to come
GONE = (WebSocketDisconnect, RuntimeError, OSError)  # what sending to a closed socket raises
CHOICES = (Act, TakeBack)
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """Watch a table, and play there if you sit at it."""
    house, address = house_of(socket), address_of(socket.scope)
    await socket.accept()
    if not house.crowd.enter(address):
        await send_away(socket, Refusal(Reason.TOO_MANY_SOCKETS))
        return
    SOCKETS.inc()
    try:
        await sit(socket, house, await visitor_of(socket), table)
    except Refusal as refusal:
        await send_away(socket, refusal)
    except DatabaseAway:
        await send_away(socket, Refusal(Reason.UNAVAILABLE))
    finally:
        SOCKETS.dec()
        house.crowd.leave(address)
        TABLES.set(len(house.rooms))


def wire_of(socket: Socket) -> Wire:
    """The wire beneath a socket."""
    extensions: Any = socket.scope["extensions"]
    wire: Wire = extensions[EXTENSION]
    return wire


async def send_away(socket: Socket, refusal: Refusal) -> None:
    """Close a socket for a reason."""
    await socket.close(CLOSE_CODES[refusal.reason], refusal.why)


async def sit(socket: Socket, house: House, visitor: Visitor, table: str) -> None:
    """Be at a table until the connection ends."""
    language = visitor.person.language if visitor.person else "en"
    wire = wire_of(socket)
    sitting = Sitting(visitor.id, language, wire)
    async with house.visit(table, sitting) as room:
        TABLES.set(len(house.rooms))
        await room.chat.welcome(sitting)
        await Desk(socket, wire, room, sitting, visitor).work()


class Desk:
    """What comes in from one socket, and what goes out."""

    def __init__(
        self, socket: Socket, wire: Wire, room: Room, sitting: Sitting, visitor: Visitor
    ) -> None:
        self._socket, self._wire = socket, wire
        self._room = room
        self._sitting = sitting
        self._who = visitor.id or visitor.address
        self._strikes = 0
        self._waiting = 0  # wishes that are being seen to
        self._acted_at = 0.0  # when an action came that needs no task; there is one at a time

    async def work(self) -> None:
        """Be there until somebody ends it, on one side or the other."""
        self._wire.hear, self._wire.drained = self.hear, self._sitting.send_unsent
        gone = asyncio.create_task(self._wait_for_the_end())
        ends: set[asyncio.Future[Any]] = {gone, self._sitting.closed}
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if self._sitting.closed.done():
                with suppress(*GONE):
                    await self._socket.close(*self._sitting.closed.result())
        finally:
            gone.cancel()
            self._wire.hear = self._wire.drained = None

    async def _wait_for_the_end(self) -> None:
        """Messages come by the wire itself, but for those that were faster than we."""
        with suppress(*GONE):
            while (event := await self._socket.receive())["type"] == "websocket.receive":
                self.hear((event.get("text") or "").encode() or event.get("bytes") or b"")

    def hear(self, message: bytes) -> None:
        """A message has come."""
        if not self._room.house.messages.allows(self._who):
            self._strike()
        elif self._waiting >= TOO_MANY_WAITING:
            self._refuse(Refusal(Reason.TOO_MANY_WAITING))
        else:
            self._handle(message)

    def _strike(self) -> None:
        self._strikes += 1
        self._refuse(Refusal(Reason.TOO_FAST))
        if self._strikes >= TOO_MANY_STRIKES:
            self._sitting.send_away(Refusal(Reason.TOO_FAST))

    def _refuse(self, refusal: Refusal, chosen: str | None = None) -> None:
        self._sitting.send(Refused.because(refusal, chosen))

    def _handle(self, message: bytes) -> None:
        """Read a message and see to it, while the next ones are read already."""
        try:
            wish = decode_from_client(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            complaint = str(error)[:LONGEST_COMPLAINT]
            self._refuse(Refusal(Reason.NOT_UNDERSTOOD, complaint=complaint))
            return
        first, self._waiting = not self._waiting, self._waiting + 1
        if not (first and type(wish) is Act and self._act_at_once(wish)):
            self._room.house.soon(self._do(wish))

    def _act_at_once(self, wish: Act) -> bool:
        """Nearly always, an action has to wait for nothing but the journal; whether it was so."""
        if wish.seat not in self._sitting.seats or self._room.pace.keeps(wish.seat):
            return False
        self._acted_at = time.perf_counter()
        return self._room.act_at_once(Asked(wish, self._sitting, self._answer_at_once))

    def _answer_at_once(self, answer: Answer) -> None:
        self._waiting -= 1
        self._answer(answer, self._acted_at)

    async def _do(self, wish: FromClient) -> None:
        try:
            if isinstance(wish, CHOICES):
                await self._choose(wish)
            elif isinstance(wish, Say):
                await self._say(wish)
            elif isinstance(wish, Mute):
                await self._room.chat.mute(self._sitting, wish)
            elif isinstance(wish, Look):
                self._look(wish)
            else:
                self._room.show(self._sitting)
        except Refusal as refusal:
            self._refuse(refusal, getattr(wish, "id", None))
        finally:
            self._waiting -= 1

    async def _choose(self, wish: Act | TakeBack) -> None:
        """Act, and answer."""
        if wish.seat not in self._sitting.seats:
            raise Refusal(Reason.NOT_YOUR_SEAT)
        started = time.perf_counter()
        if isinstance(wish, TakeBack):
            answer = await self._room.take_back(wish.seat, wish.id, wish.version)
        elif self._room.pace.keeps(wish.seat):
            answer = await self._room.pace.keep(wish)
        else:
            answer = await self._room.act(wish.seat, wish.id, wish.version, wish.steps)
        self._answer(answer, started)

    def _answer(self, answer: Answer, started: float) -> None:
        """Tell what became of a choice; who chose in an old view also gets the newest."""
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

    async def _say(self, wish: Say) -> None:
        if not self._room.house.lines.allows(self._who):
            raise Refusal(Reason.TOO_FAST)
        await self._room.chat.say(self._sitting, wish)

    def _look(self, wish: Look) -> None:
        if wish.seat not in self._sitting.seats:
            raise Refusal(Reason.NOT_YOUR_SEAT)
        self._sitting.eyes = wish.seat
        self._room.show(self._sitting)
