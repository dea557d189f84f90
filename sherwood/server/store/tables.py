"""Tables as they stand in the database: what their hosts wish for, the seats, and who is there."""

import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec
from sqlalchemy import BindParameter, ColumnElement, Connection, Row, bindparam, func, or_, select

from sherwood.games.seats import COLOURS
from sherwood.play.fairness import commitment_to
from sherwood.play.head import Head
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.requests import SeatInfo, TableInfo
from sherwood.server.store.database_clock import Now
from sherwood.server.store.schema import results, seats, tables, watching, workers
from sherwood.server.store.wish import Wish

WAITING, DEALING, PLAYING, OVER = "waiting", "dealing", "playing", "over"
UNFINISHED = (WAITING, DEALING, PLAYING)
GIVEN, TAKEN = "given", "taken"  # a lost seat's new link
ID = re.compile(r"[\w-]{1,32}", re.ASCII)  # as seating.new_id makes them
DEAD_AFTER = 15.0  # seconds without a heartbeat of a worker
LONGEST_LIST = 100
FRESH = 600.0  # seconds for which an open table is listed though nobody is there


@dataclass(frozen=True)
class Seat:
    """One seat of a table."""

    seat: int
    person: str | None
    name: str
    bot: str | None
    stand_in: bool
    pledge: str
    contribution: str
    says_no: bool
    muted: frozenset[int]
    present: bool
    new_link: str | None = None
    former: str | None = None
    points: int | None = None
    place: int | None = None

    @property
    def taken(self) -> bool:
        """Whether somebody or something sits there."""
        return self.person is not None or self.bot is not None

    @property
    def owes_words(self) -> bool:
        """Whether words were pledged there that nobody has seen yet."""
        return bool(self.pledge) and not self.contribution


@dataclass(frozen=True)
class StoredTable:
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
    watching: int
    seats: tuple[Seat, ...]

    @property
    def head(self) -> Head:
        """What decides its game; refused where that needs other rules than those that are here."""
        self.wish.check_rules()
        return Head(
            self.wish.game,
            self.wish.players,
            self.wish.options,
            self.secret,
            tuple(seat.contribution for seat in self.seats),
            tuple(seat.name for seat in self.seats),
            self.wish.position,
            pledges=tuple(seat.pledge for seat in self.seats) if self.has_pledges else (),
            rules=self.wish.rules,
        )

    @property
    def has_pledges(self) -> bool:
        """Whether anybody has pledged words for the shuffle."""
        return any(seat.pledge for seat in self.seats)

    @property
    def dealt(self) -> bool:
        """Whether the cards are dealt, so that there is a game to be seen."""
        return self.state in (PLAYING, OVER)

    @cached_property
    def bots(self) -> dict[int, str]:
        """The bots by their seats."""
        return {seat.seat: seat.bot for seat in self.seats if seat.bot}

    @cached_property
    def acts_by_itself(self) -> bool:
        """Whether it may ever have to act for somebody, as things stand."""
        helped = any(seat.bot or seat.stand_in or seat.says_no for seat in self.seats)
        return helped or self.wish.clock is not None or bool(self.wish.glass)

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
        sees_result = wish.spectators or bool(self.seats_of(person))
        return TableInfo(
            id=self.id,
            game=wish.game,
            players=wish.players,
            options=wish.chosen,
            clock=wish.clock,
            glass=wish.glass,
            glass_once=wish.glass_once,
            open=wish.open,
            spectators=wish.spectators,
            chat=wish.chat,
            hot_seat=wish.hot_seat,
            bot_pace=wish.bot_pace,
            state=self.state,  # type: ignore[arg-type] # one of four in the database
            you_are_host=person is not None and person == self.host,
            host=next(iter(self.seats_of(self.host)), None),
            seats=[seat_info(seat, person, sees_result) for seat in self.seats],
            commitment=commitment_to(self.secret),
            lesson=wish.lesson,
            created_at=self.created_at,
            started_at=self.started_at,
            ended_at=self.ended_at,
            previous=self.previous,
            rematch=self.rematch,
            watching=self.watching,
        )


def seat_info(seat: Seat, person: str | None, sees_result: bool) -> SeatInfo:
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
        pledge=seat.pledge or None,
        words=seat.contribution or None,
        says_no=seat.says_no if yours else None,
        new_link=seat.new_link,  # type: ignore[arg-type] # one of two in the database
        was_yours=person is not None and seat.former == person and not yours,
        points=seat.points if sees_result else None,
        place=seat.place if sees_result else None,
    )


def load(connection: Connection, table_id: str) -> StoredTable:
    """A table; what cannot be an id is not even asked for."""
    found = load_all(connection, [table_id]) if ID.fullmatch(table_id) else []
    if not found:
        raise Refusal(Reason.UNKNOWN_TABLE)
    return found[0]


def hold(connection: Connection, table_id: str) -> StoredTable:
    """A table that nobody else changes until we are done. SQLite has one writer anyway."""
    found = load(connection, table_id)
    connection.execute(select(tables.c.id).where(tables.c.id == found.id).with_for_update())
    return load(connection, table_id)


again = tables.alias("again")
THESE: BindParameter[str] = bindparam("these", expanding=True)
# Made once, since making a statement takes longer than asking it.
WATCHING = (
    select(func.coalesce(func.sum(watching.c.number), 0))
    .join(workers, workers.c.id == watching.c.worker)
    .where(watching.c.table == tables.c.id, workers.c.seen_at > Now() - DEAD_AFTER)
    .scalar_subquery()
)
FIND_TABLES = (
    select(tables, again.c.id.label("rematch"), WATCHING.label("watching"))
    .outerjoin(again, again.c.previous == tables.c.id)
    .where(tables.c.id.in_(THESE))
    .order_by(tables.c.created_at.desc())
)
FIND_SEATS = (
    select(
        seats,
        results.c.points,
        results.c.place,
        (workers.c.seen_at > Now() - DEAD_AFTER).label("present"),
    )
    .outerjoin(workers, workers.c.id == seats.c.worker)
    .outerjoin(results, (results.c.table == seats.c.table) & (results.c.seat == seats.c.seat))
    .where(seats.c.table.in_(THESE))
    .order_by(seats.c.seat)
)


def load_all(connection: Connection, wanted: Sequence[str]) -> list[StoredTable]:
    """Some tables, the newest first."""
    these = {THESE.key: list(wanted)}
    sitting: dict[str, list[Seat]] = {table: [] for table in wanted}
    for row in connection.execute(FIND_SEATS, these):
        sitting[row.table].append(read_seat(row))
    return [
        read_table(row, tuple(sitting[row.id])) for row in connection.execute(FIND_TABLES, these)
    ]


def read_table(row: Row[Any], sitting: tuple[Seat, ...]) -> StoredTable:
    """A table from its row."""
    return StoredTable(
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
        int(row.watching),
        sitting,
    )


def read_seat(row: Row[Any]) -> Seat:
    """A seat from its row, and whether the worker where its person is lives."""
    return Seat(
        row.seat,
        row.person,
        row.name,
        row.bot,
        row.stand_in,
        row.pledge,
        row.contribution,
        row.says_no,
        frozenset(int(number) for number in row.muted.split()),
        bool(row.present),
        row.new_link,
        row.former,
        row.points,
        row.place,
    )


def living_workers(connection: Connection) -> set[str]:
    """The workers with a heartbeat of late."""
    alive = select(workers.c.id).where(workers.c.seen_at > Now() - DEAD_AFTER)
    return set(connection.execute(alive).scalars())


def listed(connection: Connection, person: str | None) -> list[StoredTable]:
    """A person's own tables, whatever their state, and the open ones; the newest first.

    Of the open ones only those that are fresh or have somebody at them.
    """
    peopled = select(seats.c.table).where(seats.c.worker.in_(living_workers(connection)))
    alive = or_(tables.c.created_at > time.time() - FRESH, tables.c.id.in_(peopled))
    wanted = newest(connection, tables.c.open.is_(True) & tables.c.state.in_(UNFINISHED) & alive)
    if person is not None:
        sits = tables.c.id.in_(select(seats.c.table).where(seats.c.person == person))
        wanted |= newest(connection, or_(sits, tables.c.host == person))
    return load_all(connection, list(wanted))


def newest(connection: Connection, which: ColumnElement[bool]) -> set[str]:
    """The newest of some tables."""
    found = select(tables.c.id).where(which).order_by(tables.c.created_at.desc())
    return set(connection.execute(found.limit(LONGEST_LIST)).scalars())


def seat_of(table: StoredTable, number: int) -> Seat:
    """A seat of a table."""
    if not 0 <= number < len(table.seats):
        raise Refusal(Reason.UNKNOWN_SEAT, last=len(table.seats) - 1)
    return table.seats[number]
