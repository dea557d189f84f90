"""Finished games: the log, the replay through any eyes, and the proof of a fair shuffle."""

from typing import Annotated

from litestar import Controller, MediaType, Response, get
from litestar.params import QueryParameter

from sherwood.play.fairness import commitment_to, mix_key
from sherwood.play.match import Match
from sherwood.play.playback import Playback
from sherwood.server.live.chat import words_of
from sherwood.server.live.frames import NEWS
from sherwood.server.live.house import House
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.requests import HIGHEST_SEAT, Fairness, Replay, ReplayStep, Words
from sherwood.server.store import tables
from sherwood.server.store.course import played, read
from sherwood.server.web.tables import TableId
from sherwood.server.web.visitor import TheHouse, TheVisitor, Visitor

MOST_STEPS = 50  # of a replay in one answer
Start = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the first step wanted")]
Eyes = Annotated[
    int | None,
    QueryParameter(
        ge=-1, le=HIGHEST_SEAT, description="a seat's eyes, -1 a spectator's; without: all open"
    ),
]


class ArchiveController(Controller):
    """What stays of a game."""

    path = "/api/tables/{table_id:str}"
    tags = ("finished games",)

    @get("/log", summary="The log", media_type=MediaType.TEXT)
    async def log(self, visitor: TheVisitor, house: TheHouse, table_id: TableId) -> Response[str]:
        """The whole game as text, for `sherwood verify` and `sherwood replay`."""
        async with house.library.turn(table_id):
            match = await finished(house, visitor, table_id)
            text = await house.library.read(match.log)
        name = f'attachment; filename="{match.head.game}-{table_id[:8]}.txt"'
        return Response(text, headers={"content-disposition": name})

    @get("/replay", summary="The replay")
    async def replay(
        self,
        visitor: TheVisitor,
        house: TheHouse,
        table_id: TableId,
        start: Start = 0,
        eyes: Eyes = None,
    ) -> Replay:
        """Some steps of a finished game through a seat's eyes, or with all cards open."""
        async with house.library.turn(table_id):
            match = await finished(house, visitor, table_id)
            if eyes is not None and eyes >= match.players:
                raise Refusal(Reason.UNKNOWN_SEAT, last=match.players - 1)
            shown = await house.library.read(lambda: steps(match, start, eyes))
        return Replay(length=len(match.actions) + 1, start=start, steps=shown)

    @get("/words", summary="What was said with proposals")
    async def words(self, visitor: TheVisitor, house: TheHouse, table_id: TableId) -> list[Words]:
        """Such as words of honour, in the order in which they were given; they are not in the log."""
        async with house.library.turn(table_id):
            await finished(house, visitor, table_id)
        return await words_for(house, visitor, table_id)

    @get("/fairness", summary="The proof of a fair shuffle")
    async def fairness(self, house: TheHouse, table_id: TableId) -> Fairness:
        """Commitment and pledges always, words from the deal on, secret and key at the end."""
        found = await house.database.read(lambda connection: tables.load(connection, table_id))
        words, over = [seat.contribution for seat in found.seats], found.state == tables.OVER
        return Fairness(
            commitment=commitment_to(found.secret),
            pledges=[seat.pledge for seat in found.seats],
            contributions=words if found.dealt else [],
            secret=found.secret.hex() if over else None,
            key=mix_key(found.secret, words).hex() if over else None,
            lesson=found.wish.lesson,
        )


async def finished(house: House, visitor: Visitor, table_id: str) -> Match:
    """The match of a finished game, for all who may see it."""
    found, rows = await house.database.read(lambda connection: read(connection, table_id))
    if found.state != tables.OVER:
        raise Refusal(Reason.NOT_OVER)
    if not found.wish.spectators and not found.seats_of(visitor.id):
        raise Refusal(Reason.PLAYERS_ONLY)
    return await house.library.read(lambda: played(found.head, rows))


async def words_for(house: House, visitor: Visitor, table_id: str) -> list[Words]:
    """What was said with proposals, but for players of whom somebody there wants to read nothing."""
    found, lines = await house.database.read(
        lambda connection: (tables.load(connection, table_id), words_of(connection, table_id))
    )
    mine = found.seats_of(visitor.id)
    muted = frozenset[int]().union(*(row.muted for row in found.seats if row.seat in mine))
    return [
        Words(seat=line.seat, proposal=line.proposal, text=line.text)
        for line in lines
        if line.seat not in muted
    ]


def steps(match: Match, start: int, eyes: int | None) -> list[ReplayStep]:
    """A stretch of a match, step by step; the first is the start."""
    playback = Playback(match)
    for _ in range(1, min(start, len(playback))):
        playback.step()
    shown = [] if start else [moment(playback, None, "", eyes)]
    rest = range(playback.at + 1, min(start + MOST_STEPS, len(playback)))
    return shown + [moment(playback, *playback.step(), eyes) for _ in rest]


def moment(playback: Playback, seat: int | None, text: str, eyes: int | None) -> ReplayStep:
    """One step, as some eyes saw it or as it lay open."""
    view = playback.view(eyes) if eyes is not None else playback.open_view()
    return ReplayStep(seat=seat, text=text, events=view.pop(NEWS), view=view)
