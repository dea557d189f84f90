"""Finished games: the log, the replay through any eyes, and the proof of a fair shuffle."""

from typing import Annotated, Any

from litestar import Controller, MediaType, Response, get
from litestar.params import QueryParameter
from sqlalchemy import Connection

from sherwood.play.match import SPECTATOR, Match
from sherwood.server import tables
from sherwood.server.frames import NEWS
from sherwood.server.house import House
from sherwood.server.journal import TAKE_BACK, rows_after
from sherwood.server.lobby import TableId
from sherwood.server.messages import Fairness, Replay, ReplayStep
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.visitor import TheHouse, TheVisitor, Visitor

MOST_STEPS = 50  # of a replay in one answer
SEEN_BY_ONE = ("looked_at", "aside", "haggle")  # of the middle, with what only who is asked sees
POINTS = "points"
Start = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="the first step wanted")]
Eyes = Annotated[
    int | None,
    QueryParameter(ge=-1, le=15, description="a seat's eyes, -1 a spectator's; without: all open"),
]


class ArchiveController(Controller):
    """What stays of a game."""

    path = "/api/tables/{table:str}"
    tags = ("finished games",)

    @get("/log", summary="The log", media_type=MediaType.TEXT)
    async def log(self, visitor: TheVisitor, house: TheHouse, table: TableId) -> Response[str]:
        """The whole game as text, for `sherwood verify` and `sherwood replay`."""
        match = await finished(house, visitor, table)
        name = f'attachment; filename="{match.head.game}-{table[:8]}.txt"'
        return Response(match.log(), headers={"content-disposition": name})

    @get("/replay", summary="The replay")
    async def replay(
        self,
        visitor: TheVisitor,
        house: TheHouse,
        table: TableId,
        start: Start = 0,
        eyes: Eyes = None,
    ) -> Replay:
        """Some steps of a finished game through a seat's eyes, or with all cards open."""
        match = await finished(house, visitor, table)
        if eyes is not None and eyes >= match.players:
            raise Refusal(Reason.UNKNOWN_SEAT, last=match.players - 1)
        return Replay(length=len(match.actions) + 1, start=start, steps=steps(match, start, eyes))

    @get("/fairness", summary="The proof of a fair shuffle")
    async def fairness(self, house: TheHouse, table: TableId) -> Fairness:
        """The commitment always, everybody's words from the start, secret and key at the end."""
        found = await house.store.read(lambda link: tables.load(link, table))
        head, over = found.head, found.state == tables.OVER
        started = found.state != tables.WAITING
        return Fairness(
            commitment=head.commitment,
            contributions=list(head.contributions) if started else [],
            secret=head.secret.hex() if over else None,
            key=head.key.hex() if over else None,
            lesson=found.wish.lesson,
        )


async def finished(house: House, visitor: Visitor, table: str) -> Match:
    """The match of a finished game, for all who may see it."""
    found, match = await house.store.read(lambda link: read(link, table))
    if found.state != tables.OVER:
        raise Refusal(Reason.NOT_OVER)
    if not found.wish.spectators and not found.seats_of(visitor.id):
        raise Refusal(Reason.PLAYERS_ONLY)
    return match


def read(link: Connection, table: str) -> tuple[tables.Table, Match]:
    """A table and its match, without the steps that were taken back."""
    found = tables.load(link, table)
    done: list[tuple[int, str]] = []
    for row in rows_after(link, table, 0):
        if row.text == TAKE_BACK:
            del done[max(at for at, (seat, _) in enumerate(done) if seat == row.seat)]
        else:
            done.append((row.seat, row.text))
    match = Match(found.head)
    for seat, text in done:
        match.play(seat, text)
    return found, match


def steps(match: Match, start: int, eyes: int | None) -> list[ReplayStep]:
    """A stretch of a match, step by step; the first is the start."""
    again = Match(match.head)
    for seat, action in match.actions[: max(start - 1, 0)]:
        again.play(seat, action)
    shown = [] if start else [step(again, None, "", eyes)]
    for seat, action in match.actions[max(start - 1, 0) :]:
        if len(shown) == MOST_STEPS:
            break
        again.play(seat, action)
        shown.append(step(again, seat, again.describe(action), eyes))
    return shown


def step(match: Match, seat: int | None, text: str, eyes: int | None) -> ReplayStep:
    """One step, as some eyes saw it or as it lay open."""
    view = match.view(eyes) if eyes is not None else all_open(match)
    return ReplayStep(seat=seat, text=text, events=view.pop(NEWS), view=view)


def all_open(match: Match) -> dict[str, Any]:
    """What a spectator sees, with every seat as its own player sees it, and the middle as who is asked."""
    view = match.view(SPECTATOR)
    own = [match.view(seat) for seat in range(match.players)]
    asked = match.next_seat
    if asked is not None:
        view |= {key: own[asked][key] for key in SEEN_BY_ONE if key in view}
    view["seats"] = [own[seat]["seats"][seat] for seat in range(match.players)]
    if POINTS in view:
        view[POINTS] = [own[seat][POINTS][seat] for seat in range(match.players)]
    if match.actions:
        view[NEWS] = own[match.actions[-1][0]][NEWS]
    return view
