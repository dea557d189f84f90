"""What is said at a table. Everybody reads the canned phrases in their own language.

Whatever is told of it is told in its turn: lines in the order in which they were written, and that some
are gone after all that were read before. A line of another worker is told once, whether its event or a
round brings it; a line that was not heard of in time is told late.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from sqlalchemy import Connection, Row, func, insert, or_, select

from sherwood.bots.lines import GAP
from sherwood.bots.talk import key_of
from sherwood.play.text import visible
from sherwood.server.live.events import LineSaid
from sherwood.server.live.phrases import can_be_said, say_in
from sherwood.server.live.services import Services
from sherwood.server.live.sitting import Sitting
from sherwood.server.messages import Said, Say, Unsaid
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.store.schema import chat
from sherwood.server.store.tables import StoredTable

REMEMBERED = 50  # lines shown to those who come later
MOST_WORDS = 200  # older words of proposals that are shown to them
OUT_OF_ORDER = 100  # numbers within which a line can be written later than one with a higher number


class Chat:
    """The talk at one table, as far as people are connected to this worker."""

    def __init__(self, services: Services, table: StoredTable, guests: Iterable[Sitting]) -> None:
        self._services = services
        self._table = table.id
        self._game = table.wish.game
        self._guests = guests
        self._turn = asyncio.Lock()  # or an older line could overtake a newer one
        self._is_begun = False  # whether somebody was welcomed
        self._told: dict[
            int, int
        ] = {}  # the newest lines that all who are here know, with their seats

    async def welcome(self, sitting: Sitting) -> None:
        """Tell somebody who comes what was said last."""
        async with self._turn:
            lines = await self._services.database.read(
                lambda connection: last_lines(connection, self._table)
            )
            for line in lines:
                self._tell(sitting, line)
                if not self._is_begun:
                    self._told[line.number] = line.seat
            self._is_begun = sitting.knows_talk = True

    async def say(self, table: StoredTable, sitting: Sitting, line: Say) -> None:
        """Let somebody say something to all."""
        if not table.wish.chat:
            raise Refusal(Reason.CHAT_OFF)
        if line.seat not in sitting.seats:
            raise Refusal(Reason.NOT_A_PLAYER)
        text = visible(line.text)
        if not can_be_said(line.phrase, self._game) and not (text and not line.phrase):
            raise Refusal(Reason.NOTHING_SAID)
        await self.write(line.seat, "" if line.phrase else text, line.phrase)

    async def write(
        self, seat: int, text: str = "", phrase: str = "", proposal: int | None = None
    ) -> None:
        """Put a line down and tell everybody; with a proposal of that seat: as the words of it."""
        line: dict[str, Any] = {"table": self._table, "seat": seat, "text": text, "phrase": phrase}
        line["proposal"] = proposal
        await self._write(put_down, line)

    async def write_once(self, seat: int, phrase: str) -> None:
        """Say a phrase that nobody has said at this table, whatever it is filled with."""
        line = {"table": self._table, "seat": seat, "text": "", "phrase": phrase}
        await self._write(put_down_once, line)

    async def _write(
        self, put: Callable[[Connection, dict[str, Any]], Row[Any] | None], line: dict[str, Any]
    ) -> None:
        async with self._turn:
            timed = line | {"at": self._services.clock()}
            written = await self._services.database.write(lambda connection: put(connection, timed))
            if written is not None:
                self._tell_all(written)
                self._services.publish(LineSaid(self._table, written.number))

    async def show(self, number: int) -> None:
        """Tell everybody here a line that was written, unless they know it or it is gone already."""
        if number in self._told:
            return
        async with self._turn:
            line = await self._services.database.read(
                lambda connection: one_line(connection, number)
            )
            if line is not None and number not in self._told:
                self._tell_all(line)

    async def unsay(self, seats: Iterable[int]) -> None:
        """Tell everybody here that all lines of some seats are gone."""
        async with self._turn:
            gone = set(seats)
            self._told = {one: seat for one, seat in self._told.items() if seat not in gone}
            for seat in gone:
                for sitting in self._guests:
                    sitting.send(Unsaid(seat=seat))

    def _tell_all(self, line: Row[Any]) -> None:
        self._told[line.number] = line.seat
        if len(self._told) > 2 * OUT_OF_ORDER:
            newest = sorted(self._told)[-OUT_OF_ORDER:]
            self._told = {number: self._told[number] for number in newest}
        for sitting in self._guests:
            if sitting.knows_talk:  # others are told as soon as they are welcomed
                self._tell(sitting, line)

    def _tell(self, sitting: Sitting, line: Row[Any]) -> None:
        """Tell somebody a line in their language, unless they do not want to read it."""
        if line.seat not in sitting.muted:
            own = line.phrase and say_in(sitting.language, line.phrase, self._game)
            said = {"number": line.number, "seat": line.seat, "phrase": line.phrase, "at": line.at}
            sitting.send(Said(text=own or line.text, proposal=line.proposal, **said))


def last_lines(connection: Connection, table_id: str) -> list[Row[Any]]:
    """What was said last, and before that the words of proposals: they may not be judged yet."""
    lines = select(chat).where(chat.c.table == table_id).order_by(chat.c.number.desc())
    last = connection.execute(lines.limit(REMEMBERED)).all()
    if len(last) == REMEMBERED:
        given = lines.where(chat.c.proposal.is_not(None), chat.c.number < last[-1].number)
        last = [*last, *connection.execute(given.limit(MOST_WORDS)).all()]
    return list(reversed(last))


def words_of(connection: Connection, table_id: str) -> list[Row[Any]]:
    """The words that were said with proposals, in the order in which they were."""
    given = select(chat).where(chat.c.table == table_id, chat.c.proposal.is_not(None))
    return list(connection.execute(given.order_by(chat.c.number)).all())


def one_line(connection: Connection, number: int) -> Row[Any] | None:
    """The line with a number, if it was not forgotten."""
    return connection.execute(select(chat).where(chat.c.number == number)).first()


def newest_number(connection: Connection) -> int:
    """The number of the line that was written last, at whatever table."""
    return int(connection.execute(select(func.max(chat.c.number))).scalar() or 0)


def written_after(connection: Connection, number: int) -> list[tuple[str, int]]:
    """The tables and numbers of all lines that were written after one."""
    later = select(chat.c.table, chat.c.number).where(chat.c.number > number)
    found = connection.execute(later.order_by(chat.c.number))
    return [(line.table, line.number) for line in found]


def put_down(connection: Connection, line: dict[str, Any]) -> Row[Any]:
    """Write a line, once: a seat says the same in the same moment only where it is tried again."""
    same = select(chat).where(*(chat.c[name] == value for name, value in line.items()))
    found = connection.execute(same).first()
    return found or connection.execute(insert(chat).values(**line).returning(*chat.c)).one()


def put_down_once(connection: Connection, line: dict[str, Any]) -> Row[Any] | None:
    """Write a phrase, unless it was said at the table already; None: it was. May be tried again."""
    key = key_of(line["phrase"])
    said = or_(chat.c.phrase == key, chat.c.phrase.startswith(key + GAP, autoescape=True))
    found = connection.execute(select(chat).where(chat.c.table == line["table"], said)).first()
    if found is not None:
        return found if (found.seat, found.at) == (line["seat"], line["at"]) else None
    return connection.execute(insert(chat).values(**line).returning(*chat.c)).one()
