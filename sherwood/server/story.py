"""What one pair of eyes has seen of a game so far: for who comes back, or looks back.

It follows from the log as what goes over the socket does, and so tells nothing else.
"""

import asyncio
from collections.abc import Iterable
from typing import Annotated

from litestar import Controller, get
from litestar.params import PathParameter, QueryParameter
from sqlalchemy import Connection

from sherwood.play.eyes import Eyes
from sherwood.play.match import SPECTATOR, Head, Match
from sherwood.play.undo import without_last_step
from sherwood.server import tables
from sherwood.server.frames import NEWS
from sherwood.server.house import House
from sherwood.server.journal import TAKE_BACK, Row, rows_after
from sherwood.server.lobby import TableId
from sherwood.server.messages import Story, Told, View
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.visitor import TheHouse, TheVisitor, Visitor

MOST_VERSIONS = 200  # of a story in one answer
Version = Annotated[int, QueryParameter(ge=1, le=1_000_000, description="the first one wanted")]
Seat = Annotated[
    int | None,
    QueryParameter(ge=SPECTATOR, le=15, description="a seat of yours; without: a spectator's eyes"),
]
Moment = Annotated[int, PathParameter(ge=1, le=1_000_000, description="a version that you saw")]


class StoryController(Controller):
    """What was seen of a game."""

    path = "/api/tables/{table:str}"
    tags = ("games so far",)

    @get("/story", summary="The story so far")
    async def story(
        self,
        visitor: TheVisitor,
        house: TheHouse,
        table: TableId,
        seat: Seat = None,
        start: Version = 1,
    ) -> Story:
        """The events of every version that these eyes saw; steps taken back are not told."""
        found, rows, eyes = await look_up(house, visitor, table, seat)
        if found.state == tables.WAITING:
            return Story(version=0, told=[], next=None)
        return await asyncio.to_thread(tell, found.head, found.beginning, rows, eyes, start)

    @get("/moments/{version:int}", summary="The view at a version")
    async def moment(
        self,
        visitor: TheVisitor,
        house: TheHouse,
        table: TableId,
        version: Moment,
        seat: Seat = None,
    ) -> View:
        """What these eyes saw at some version; nothing can be chosen there."""
        found, rows, eyes = await look_up(house, visitor, table, seat)
        if found.state == tables.WAITING:
            raise Refusal(Reason.NOT_STARTED)
        return await asyncio.to_thread(look_back, found.head, rows, eyes, version)


async def look_up(
    house: House, visitor: Visitor, table: str, seat: int | None
) -> tuple[tables.Table, list[Row], int]:
    """A table and its log, and the eyes through which somebody may look at them."""

    def read(link: Connection) -> tuple[tables.Table, list[Row]]:
        return tables.load(link, table), rows_after(link, table, 0)

    found, rows = await house.store.read(read)
    mine = found.seats_of(visitor.id)
    if seat is None or seat == SPECTATOR:
        if not (found.wish.spectators or mine):
            raise Refusal(Reason.PLAYERS_ONLY)
        return found, rows, SPECTATOR
    if tables.seat_of(found, seat).seat not in mine:
        raise Refusal(Reason.NOT_YOUR_SEAT)
    return found, rows, seat


class Witness:
    """A game seen again through one pair of eyes."""

    def __init__(self, head: Head, seat: int) -> None:
        self.match = Match(head)
        self.seat = seat
        self._eyes = Eyes(self.match, seat)
        self._news = False

    @property
    def version(self) -> int:
        """How often something changed before these eyes."""
        return self._eyes.version

    def see(self, row: Row) -> bool:
        """Go on by one action; whether anything was to be seen of it."""
        taken_back = row.text == TAKE_BACK
        if taken_back:
            self.match = without_last_step(self.match, row.seat)
        else:
            self.match.play(row.seat, row.text)
        self._news = not taken_back
        return self._eyes.look(self.match, taken_back=taken_back)

    def view(self) -> View:
        """What is seen now. Nothing can be chosen."""
        view = self.match.view(self.seat)
        news = view.pop(NEWS)
        return View(
            version=self.version,
            seat=self.seat if self.seat != SPECTATOR else None,
            view=view,
            legal=[],
            events=news if self._news else [],
            waiting_for=list(self.match.actors),
            can_take_back=False,
            deadline=None,
            over=self.match.over,
        )


def tell(head: Head, started_at: float, rows: Iterable[Row], seat: int, start: int) -> Story:
    """The story from some version on."""
    witness = Witness(head, seat)
    end = start + MOST_VERSIONS
    told = {1: Told(version=1, at=started_at, events=[])} if start == 1 else {}
    own: list[int] = []  # the versions to which this seat's own steps led
    for row in rows:
        saw = witness.see(row)
        version = witness.version
        if row.text == TAKE_BACK:
            if row.seat == seat:
                told.pop(own.pop(), None)
            continue
        if row.seat == seat:
            own.append(version)
        if saw and start <= version < end:
            told[version] = Told(version=version, at=row.at, events=witness.view().events)
    newest = witness.version
    return Story(version=newest, told=list(told.values()), next=end if newest >= end else None)


def look_back(head: Head, rows: Iterable[Row], seat: int, version: int) -> View:
    """The view of some version."""
    witness = Witness(head, seat)
    later = iter(rows)
    while witness.version < version:
        row = next(later, None)
        if row is None:
            raise Refusal(Reason.UNKNOWN_MOMENT, last=witness.version)
        witness.see(row)
    return witness.view()
