"""What is said at a table. Everybody reads the canned phrases in their own language."""

import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Row, insert, select

from sherwood.server import seating
from sherwood.server.messages import Mute, Said, Say
from sherwood.server.phrases import PHRASES, say_in
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.schema import chat
from sherwood.server.sitting import Sitting

if TYPE_CHECKING:
    from sherwood.server.room import Room

REMEMBERED = 50  # lines shown to who comes later


class Chat:
    """The talk at one table."""

    def __init__(self, room: "Room") -> None:
        self._room = room

    async def welcome(self, sitting: Sitting) -> None:
        """Tell somebody who comes what was said last."""
        table = self._room.table.id
        for line in await self._room.house.store.read(lambda link: last_lines(link, table)):
            self._tell(sitting, line)

    async def say(self, sitting: Sitting, line: Say) -> None:
        """Say something to all."""
        if not self._room.table.wish.chat:
            raise Refusal(Reason.CHAT_OFF)
        if line.seat not in sitting.seats:
            raise Refusal(Reason.NOT_A_PLAYER)
        text = clean(line.text)
        if line.phrase not in PHRASES and not (text and not line.phrase):
            raise Refusal(Reason.NOTHING_SAID)
        await self.write(line.seat, "" if line.phrase else text, line.phrase)

    async def write(self, seat: int, text: str = "", phrase: str = "") -> None:
        """Put a line down and tell everybody."""
        values = {"seat": seat, "text": text, "phrase": phrase}
        said = insert(chat).values(table=self._room.table.id, at=time.time(), **values)
        number = await self._room.house.store.write(
            lambda link: link.execute(said.returning(chat.c.number)).scalar_one()
        )
        await self.hear(number)
        self._room.house.tell_workers(self._room.table.id, [], said=number)

    async def hear(self, number: int) -> None:
        """Tell everybody here a line that was written."""
        line = await self._room.house.store.read(lambda link: one_line(link, number))
        for sitting in tuple(self._room.sittings):
            self._tell(sitting, line)

    async def mute(self, sitting: Sitting, wish: Mute) -> None:
        """Read a seat no more, or again."""
        table = self._room.table
        if not sitting.seats or wish.seat >= len(table.seats):
            raise Refusal(Reason.NOT_A_PLAYER)
        before = sitting.muted
        muted = before | {wish.seat} if wish.on else before - {wish.seat}
        await self._room.house.store.write(
            lambda link: seating.mute(link, table.id, sitting.seats, muted)
        )
        await self._room.reload(tell_others=True)

    def _tell(self, sitting: Sitting, line: Row[Any]) -> None:
        if line.seat not in sitting.muted:
            text = say_in(sitting.language, line.phrase) if line.phrase else line.text
            said = Said(
                number=line.number, seat=line.seat, text=text, phrase=line.phrase, at=line.at
            )
            sitting.send(said)


def clean(text: str) -> str:
    """A line without control characters."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()


def last_lines(link: Connection, table: str) -> list[Row[Any]]:
    """What was said last."""
    lines = select(chat).where(chat.c.table == table).order_by(chat.c.number.desc())
    return list(reversed(link.execute(lines.limit(REMEMBERED)).all()))


def one_line(link: Connection, number: int) -> Row[Any]:
    """One line."""
    return link.execute(select(chat).where(chat.c.number == number)).one()
