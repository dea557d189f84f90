"""What one pair of eyes has seen of a game so far: for somebody who comes back, or looks back.

It follows from the log as what goes over the socket does, and so tells nothing else.
"""

from collections.abc import Sequence
from typing import Annotated

from litestar import Controller, get
from litestar.params import PathParameter, QueryParameter

from sherwood.play.eyes import Eyes
from sherwood.play.head import Head
from sherwood.play.match import SPECTATOR, Match
from sherwood.server.live.frames import NEWS
from sherwood.server.live.house import House
from sherwood.server.messages import View
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.requests import HIGHEST_SEAT, Story, Told
from sherwood.server.store import tables
from sherwood.server.store.course import played, read, undone
from sherwood.server.store.journal import TAKE_BACK, Row
from sherwood.server.web.tables import TableId
from sherwood.server.web.visitor import TheHouse, TheVisitor, Visitor

MOST_VERSIONS = 200  # of a story in one answer
Version = Annotated[int, QueryParameter(ge=1, le=1_000_000, description="the first one wanted")]
Seat = Annotated[
    int | None,
    QueryParameter(
        ge=SPECTATOR, le=HIGHEST_SEAT, description="a seat of yours; without: a spectator's eyes"
    ),
]
SeenVersion = Annotated[
    int, PathParameter(ge=1, le=1_000_000, description="a version that you saw")
]


class StoryController(Controller):
    """What was seen of a game."""

    path = "/api/tables/{table_id:str}"
    tags = ("games so far",)

    @get("/story", summary="The story so far")
    async def story(
        self,
        visitor: TheVisitor,
        house: TheHouse,
        table_id: TableId,
        seat: Seat = None,
        start: Version = 1,
    ) -> Story:
        """The events of every version that these eyes saw; steps taken back are not told."""
        async with house.library.turn(table_id):
            found, rows, eyes = await look_up(house, visitor, table_id, seat)
            if not found.dealt:
                return Story(version=0, told=[], next=None)
            return await house.library.read(
                lambda: tell(found.head, found.beginning, rows, eyes, start)
            )

    @get("/moments/{version:int}", summary="The view at a version")
    async def moment(
        self,
        visitor: TheVisitor,
        house: TheHouse,
        table_id: TableId,
        version: SeenVersion,
        seat: Seat = None,
    ) -> View:
        """What these eyes saw at some version; nothing can be chosen there."""
        async with house.library.turn(table_id):
            found, rows, eyes = await look_up(house, visitor, table_id, seat)
            if not found.dealt:
                raise Refusal(Reason.NOT_STARTED)
            return await house.library.read(lambda: look_back(found.head, rows, eyes, version))


async def look_up(
    house: House, visitor: Visitor, table_id: str, seat: int | None
) -> tuple[tables.StoredTable, list[Row], int]:
    """A table and its log, and the eyes through which somebody may look at them."""
    found, rows = await house.database.read(lambda connection: read(connection, table_id))
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

    @property
    def version(self) -> int:
        """How often something changed before these eyes."""
        return self._eyes.version

    def see(self, row: Row) -> bool:
        """Go on by one action; whether anything was to be seen of it."""
        self.match.play(row.seat, row.text)
        return self._eyes.look(self.match)

    def pass_by(self, row: Row) -> None:
        """Go on by a step that was taken back, or by its taking back, which its own seat alone saw."""
        if row.seat == self.seat:
            self._eyes.count()


def tell(head: Head, started_at: float, rows: Sequence[Row], seat: int, start: int) -> Story:
    """The story from some version on."""
    witness, gone = Witness(head, seat), undone(rows)
    end = start + MOST_VERSIONS
    beginning = Told(version=1, at=started_at, events=witness.match.view(seat)[NEWS])
    told = [beginning] if start == 1 else []
    for row in rows:
        if row.sequence in gone:
            witness.pass_by(row)
        elif witness.see(row) and start <= witness.version < end:
            events = witness.match.view(seat)[NEWS]
            told.append(Told(version=witness.version, at=row.at, events=events))
    newest = witness.version
    return Story(version=newest, told=told, next=end if newest >= end else None)


def look_back(head: Head, rows: Sequence[Row], seat: int, version: int) -> View:
    """The view of some version."""
    witness, gone = Witness(head, seat), undone(rows)
    count = 0
    while witness.version < version:
        if count == len(rows):
            raise Refusal(Reason.UNKNOWN_MOMENT, last=witness.version)
        if rows[count].sequence in gone:
            witness.pass_by(rows[count])
        else:
            witness.see(rows[count])
        count += 1
    return view_after(head, rows[:count], seat, version)


def view_after(head: Head, rows: Sequence[Row], seat: int, version: int) -> View:
    """What was seen after the first rows, of which some may have been taken back later.

    Nothing can be chosen there.
    """
    match = played(head, rows)
    view = match.view(seat)
    news = view.pop(NEWS)
    return View(
        version=version,
        seat=seat if seat != SPECTATOR else None,
        view=view,
        legal=[],
        moments=[],
        events=news if rows and rows[-1].text != TAKE_BACK else [],
        waiting_for=list(match.actors),
        can_take_back=False,
        deadline=None,
        over=match.over,
    )
