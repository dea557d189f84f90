"""Tables as they stand in the database: what their hosts wish, the seats, and who is there."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec
from sqlalchemy import BindParameter, ColumnElement, Connection, Row, bindparam, or_, select

from sherwood.games.seats import COLOURS
from sherwood.play.fairness import commitment_to
from sherwood.play.match import Head
from sherwood.server.messages import NewTable, SeatInfo, TableInfo
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.schema import seats, tables, workers

WAITING, PLAYING, OVER = "waiting", "playing", "over"
DEAD_AFTER = 15.0  # seconds without a sign of life from a worker
LONGEST_LIST = 100
FRESH = 600.0  # seconds for which an open table is listed though nobody is there


class Wish(NewTable, kw_only=True, forbid_unknown_fields=True):
    """A table as it is kept: what its host wants, and for a lesson how the cards lie."""

    position: dict[str, Any] | None = None
    seed: int | None = None


@dataclass(frozen=True)
class Seat:
    """One seat of a table."""

    seat: int
    person: str | None
    name: str
    bot: str | None
    stand_in: bool
    contribution: str
    says_no: bool
    muted: frozenset[int]
    present: bool
    left_at: float | None

    @property
    def taken(self) -> bool:
        """Whether somebody or something sits there."""
        return self.person is not None or self.bot is not None


@dataclass(frozen=True)
class Table:
    """A table and its seats."""

    id: str
    created_at: float
    wish: Wish
    state: str
    host: str
    secret: bytes
    started_at: float | None
    ended_at: float | None
    previous: str | None
    rematch: str | None
    seats: tuple[Seat, ...]

    @property
    def head(self) -> Head:
        """What decides its game."""
        return Head(
            self.wish.game,
            self.wish.players,
            self.wish.options,
            self.secret,
            tuple(seat.contribution for seat in self.seats),
            tuple(seat.name for seat in self.seats),
            self.wish.position,
        )

    @cached_property
    def bots(self) -> dict[int, str]:
        """The bots by their seats."""
        return {seat.seat: seat.bot for seat in self.seats if seat.bot}

    @cached_property
    def acts_by_itself(self) -> bool:
        """Whether it may ever have to act for somebody, as things stand."""
        helped = any(seat.bot or seat.stand_in or seat.says_no for seat in self.seats)
        return helped or self.wish.clock is not None

    @property
    def beginning(self) -> float:
        """When the first players were asked."""
        return self.started_at or self.created_at

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats of a person."""
        return tuple(seat.seat for seat in self.seats if person and seat.person == person)

    def info(self, person: str | None) -> TableInfo:
        """The table as a person sees it."""
        wish = self.wish
        return TableInfo(
            id=self.id,
            game=wish.game,
            players=wish.players,
            options=wish.options,
            clock=wish.clock,
            open=wish.open,
            spectators=wish.spectators,
            chat=wish.chat,
            hot_seat=wish.hot_seat,
            state=self.state,  # type: ignore[arg-type] # one of three in the database
            you_are_host=person is not None and person == self.host,
            seats=[seat_info(seat, person) for seat in self.seats],
            commitment=commitment_to(self.secret),
            lesson=wish.lesson,
            created_at=self.created_at,
            started_at=self.started_at,
            ended_at=self.ended_at,
            previous=self.previous,
            rematch=self.rematch,
        )


def seat_info(seat: Seat, person: str | None) -> SeatInfo:
    """A seat as a person sees it."""
    yours = person is not None and seat.person == person
    return SeatInfo(
        seat=seat.seat,
        colour=COLOURS[seat.seat],
        kind="bot" if seat.bot else "person" if seat.person else "empty",
        name=seat.name,
        bot=seat.bot,
        yours=yours,
        present=seat.present,
        stand_in=seat.stand_in,
        contribution=seat.contribution if yours else None,
        says_no=seat.says_no if yours else None,
    )


def load(link: Connection, table: str) -> Table:
    """A table."""
    found = load_all(link, [table])
    if not found:
        raise Refusal(Reason.UNKNOWN_TABLE)
    return found[0]


again = tables.alias("again")
THESE: BindParameter[str] = bindparam("these", expanding=True)
# Made once, since making a statement takes longer than asking it.
FIND_TABLES = (
    select(tables, again.c.id.label("rematch"))
    .outerjoin(again, again.c.previous == tables.c.id)
    .where(tables.c.id.in_(THESE))
    .order_by(tables.c.created_at.desc())
)
FIND_SEATS = (
    select(seats, workers.c.seen_at)
    .outerjoin(workers, workers.c.id == seats.c.worker)
    .where(seats.c.table.in_(THESE))
    .order_by(seats.c.seat)
)


def load_all(link: Connection, wanted: Sequence[str]) -> list[Table]:
    """Some tables, the newest first."""
    these = {THESE.key: list(wanted)}
    sitting: dict[str, list[Seat]] = {table: [] for table in wanted}
    alive_since = time.time() - DEAD_AFTER
    for row in link.execute(FIND_SEATS, these):
        sitting[row.table].append(read_seat(row, alive_since))
    return [read_table(row, tuple(sitting[row.id])) for row in link.execute(FIND_TABLES, these)]


def read_table(row: Row[Any], sitting: tuple[Seat, ...]) -> Table:
    """A table from its row."""
    return Table(
        row.id,
        row.created_at,
        msgspec.json.decode(row.settings, type=Wish),
        row.state,
        row.host,
        bytes(row.secret),
        row.started_at,
        row.ended_at,
        row.previous,
        row.rematch,
        sitting,
    )


def read_seat(row: Row[Any], alive_since: float) -> Seat:
    """A seat from its row, with the last sign of life of the worker where its person is."""
    return Seat(
        row.seat,
        row.person,
        row.name,
        row.bot,
        row.stand_in,
        row.contribution,
        row.says_no,
        frozenset(int(number) for number in row.muted.split()),
        row.seen_at is not None and row.seen_at > alive_since,
        row.left_at,
    )


def living_workers(link: Connection) -> set[str]:
    """The workers that gave a sign of life of late."""
    alive = select(workers.c.id).where(workers.c.seen_at > time.time() - DEAD_AFTER)
    return set(link.execute(alive).scalars())


def listed(link: Connection, person: str | None) -> list[Table]:
    """A person's own tables, whatever their state, and the open ones; the newest first.

    Of the open ones only those that are fresh or have somebody at them.
    """
    peopled = select(seats.c.table).where(seats.c.worker.in_(living_workers(link)))
    alive = or_(tables.c.created_at > time.time() - FRESH, tables.c.id.in_(peopled))
    wanted = newest(link, (tables.c.open.is_(True)) & (tables.c.state != OVER) & alive)
    if person is not None:
        sits = tables.c.id.in_(select(seats.c.table).where(seats.c.person == person))
        wanted |= newest(link, or_(sits, tables.c.host == person))
    return load_all(link, list(wanted))


def begun(link: Connection, wanted: Sequence[str]) -> list[str]:
    """Of some tables, those whose games have begun."""
    found = select(tables.c.id).where(tables.c.id.in_(wanted), tables.c.state != WAITING)
    return list(link.execute(found).scalars())


def newest(link: Connection, which: ColumnElement[bool]) -> set[str]:
    """The newest of some tables."""
    found = select(tables.c.id).where(which).order_by(tables.c.created_at.desc())
    return set(link.execute(found.limit(LONGEST_LIST)).scalars())


def seat_of(table: Table, number: int) -> Seat:
    """A seat of a table."""
    if not 0 <= number < len(table.seats):
        raise Refusal(Reason.UNKNOWN_SEAT, last=len(table.seats) - 1)
    return table.seats[number]
