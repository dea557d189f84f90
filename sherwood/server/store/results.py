"""How games have ended: the points and the place of every seat, so that nobody has to replay a log."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy import Connection, insert, select, update

from sherwood.play.match import Match
from sherwood.server.store.schema import results, tables
from sherwood.server.store.tables import OVER, Seat


@dataclass(frozen=True)
class Result:
    """How a game has ended for one seat."""

    seat: int
    person: str | None
    points: int
    place: int  # 1: won; those who share a place have the same


def results_of(match: Match, seats: Sequence[Seat]) -> list[Result]:
    """The result of a game that is over. After those who won, points decide alone."""
    points, winners = match.scores, match.winners
    found: list[Result] = []
    for row in seats:
        mine = points[row.seat]
        better = [
            other
            for other, theirs in enumerate(points)
            if other != row.seat and (other in winners or theirs > mine)
        ]
        place = 1 if row.seat in winners else 1 + len(better)
        found.append(Result(row.seat, row.person, mine, place))
    return found


def seats_after(seats: Sequence[Seat], ended: Sequence[Result]) -> tuple[Seat, ...]:
    """The seats of a game, with how it has ended for each."""
    both = zip(seats, ended, strict=True)
    return tuple(replace(seat, points=one.points, place=one.place) for seat, one in both)


def keep(connection: Connection, table_id: str, ended: Sequence[Result]) -> None:
    """Write a result down."""
    for one in ended:
        values = {"seat": one.seat, "person": one.person, "points": one.points, "place": one.place}
        connection.execute(insert(results).values(table=table_id, **values))


def forget(connection: Connection, person: str) -> None:
    """Leave the results of somebody who wants to be forgotten, without whose they were."""
    connection.execute(update(results).where(results.c.person == person).values(person=None))


def next_without(connection: Connection, after: str) -> str | None:
    """The next game, by its id, that has ended and has no result."""
    has_one = select(results.c.table).where(results.c.table == tables.c.id)
    ended = select(tables.c.id).where(
        tables.c.state == OVER, tables.c.id > after, ~has_one.exists()
    )
    return connection.execute(ended.order_by(tables.c.id).limit(1)).scalar()
