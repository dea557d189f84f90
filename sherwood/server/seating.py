"""Who sits where: tables and seats in the database. Whoever comes first has the seat."""

import secrets
import time
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, insert, or_, select, update

from sherwood.games.seats import COLOURS
from sherwood.play.fairness import commitment_to
from sherwood.play.match import Head
from sherwood.server.messages import NewTable, SeatInfo, SitDown, TableInfo
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.schema import seats, tables, workers

BYTES_OF_ID = 12  # enough that nobody finds a table without its link
BYTES_OF_SECRET = 32
WAITING, PLAYING, OVER = "waiting", "playing", "over"
DEAD_AFTER = 15.0  # seconds without a sign of life from a worker
BOT_NAMES = ("Much", "Tuck", "Alan", "Will", "Marian", "John", "Guy")
LONGEST_LIST = 100


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
    wish: NewTable
    state: str
    host: str
    secret: bytes
    started_at: float
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
        )

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
            created_at=self.created_at,
            previous=self.previous,
            rematch=self.rematch,
        )


def seat_info(seat: Seat, person: str | None) -> SeatInfo:
    """A seat as a person sees it."""
    return SeatInfo(
        seat=seat.seat,
        colour=COLOURS[seat.seat],
        kind="bot" if seat.bot else "person" if seat.person else "empty",
        name=seat.name,
        bot=seat.bot,
        yours=person is not None and seat.person == person,
        present=seat.present,
        stand_in=seat.stand_in,
    )


# ---- looking


def load(link: Connection, table: str) -> Table:
    """A table."""
    row = link.execute(select(tables).where(tables.c.id == table)).first()
    if row is None:
        raise Refusal(Reason.UNKNOWN_TABLE)
    rematch = link.execute(select(tables.c.id).where(tables.c.previous == table)).scalar()
    living = living_workers(link)
    found = link.execute(select(seats).where(seats.c.table == table).order_by(seats.c.seat))
    return Table(
        row.id,
        row.created_at,
        msgspec.json.decode(row.settings, type=NewTable),
        row.state,
        row.host,
        bytes(row.secret),
        row.started_at or row.created_at,
        row.previous,
        rematch,
        tuple(read_seat(seat, living) for seat in found),
    )


def read_seat(row: Row[Any], living: set[str]) -> Seat:
    """A seat from its row."""
    return Seat(
        row.seat,
        row.person,
        row.name,
        row.bot,
        row.stand_in,
        row.contribution,
        row.says_no,
        frozenset(int(number) for number in row.muted.split()),
        row.worker in living,
        row.left_at,
    )


def living_workers(link: Connection) -> set[str]:
    """The workers that gave a sign of life of late."""
    alive = select(workers.c.id).where(workers.c.seen_at > time.time() - DEAD_AFTER)
    return set(link.execute(alive).scalars())


def listed(link: Connection, person: str | None) -> list[Table]:
    """The open tables, and those at which a person sits; the newest first."""
    mine = select(seats.c.table).where(seats.c.person == person)
    inviting = (tables.c.open.is_(True)) & (tables.c.state != OVER)
    wanted = inviting if person is None else or_(inviting, tables.c.id.in_(mine))
    found = select(tables.c.id).where(wanted).order_by(tables.c.created_at.desc())
    return [load(link, table) for table in link.execute(found.limit(LONGEST_LIST)).scalars().all()]


# ---- changing


def create(link: Connection, wish: NewTable, host: str, previous: Table | None = None) -> str:
    """A new table with empty seats and the bots that the host wants."""
    table = secrets.token_urlsafe(BYTES_OF_ID)
    values = {
        "id": table,
        "created_at": time.time(),
        "settings": msgspec.json.encode(wish).decode(),
        "game": wish.game,
        "open": wish.open,
        "state": WAITING,
        "host": host,
        "secret": secrets.token_bytes(BYTES_OF_SECRET),
        "previous": previous.id if previous else None,
    }
    link.execute(insert(tables).values(**values))
    bots = [*wish.bots, *[None] * wish.players]
    for seat in range(wish.players):
        name = BOT_NAMES[seat % len(BOT_NAMES)] if bots[seat] else ""
        row = {"table": table, "seat": seat, "bot": bots[seat], "name": name, "person": None}
        if previous is not None:
            before = previous.seats[seat]
            row |= {"bot": before.bot, "name": before.name, "person": before.person}
        link.execute(insert(seats).values(**row))
    return table


def sit_down(link: Connection, table: Table, number: int, person: str, how: SitDown) -> None:
    """Take an empty seat, or change how one sits there."""
    seat = seat_of(table, number)
    if table.state != WAITING:
        if seat.person != person:
            raise Refusal(Reason.STARTED)
        change(link, table.id, number, says_no=how.says_no)
        return
    others = set(table.seats_of(person)) - {number}
    if others and not table.wish.hot_seat:
        raise Refusal(Reason.SEATED_ALREADY)
    if any(other.name == how.name for other in table.seats if other.seat != number):
        raise Refusal(Reason.NAME_TAKEN, name=how.name)
    free = seats.c.bot.is_(None) & or_(seats.c.person.is_(None), seats.c.person == person)
    values = {"name": how.name, "contribution": how.contribution, "says_no": how.says_no}
    taken = update(seats).where(seats.c.table == table.id, seats.c.seat == number, free)
    if link.execute(taken.values(person=person, **values)).rowcount == 0:
        raise Refusal(Reason.SEAT_TAKEN, name=seat.name)


def stand_up(link: Connection, table: Table, number: int, person: str) -> None:
    """Leave a seat, or make its person leave as the host. In a game a bot plays on."""
    seat = seat_of(table, number)
    if seat.person is None:
        raise Refusal(Reason.NOBODY_THERE)
    if seat.person != person and (person != table.host or table.state != WAITING):
        raise Refusal(Reason.NOT_HOST)
    if table.state != WAITING:
        change(link, table.id, number, stand_in=True, worker=None, left_at=time.time())
        return
    empty = {"person": None, "name": "", "contribution": "", "says_no": False, "muted": ""}
    change(link, table.id, number, worker=None, left_at=None, **empty)
    if seat.person == table.host:
        pass_on(link, table, seat.person)


def pass_on(link: Connection, table: Table, host: str) -> None:
    """When the host has left, the next person is the host."""
    others = [seat.person for seat in table.seats if seat.person not in (None, host)]
    if others and host not in others:
        link.execute(update(tables).where(tables.c.id == table.id).values(host=others[0]))


def set_bot(link: Connection, table: Table, number: int, person: str, level: str | None) -> None:
    """Let a bot take an empty seat, or leave it."""
    seat = seat_of(table, number)
    if person != table.host:
        raise Refusal(Reason.NOT_HOST)
    if table.state != WAITING:
        raise Refusal(Reason.STARTED)
    if seat.person is not None:
        raise Refusal(Reason.SEAT_TAKEN, name=seat.name)
    others = {other.name for other in table.seats if other.seat != number}
    order = (*BOT_NAMES[number:], *BOT_NAMES[:number])
    name = next(name for name in order if name not in others) if level else ""
    change(link, table.id, number, bot=level, name=name)


def start(link: Connection, table: Table, person: str) -> None:
    """Begin the game."""
    if person != table.host:
        raise Refusal(Reason.NOT_HOST)
    if table.state != WAITING:
        raise Refusal(Reason.STARTED)
    if empty := [seat for seat in table.seats if not seat.taken]:
        raise Refusal(Reason.EMPTY_SEATS, colours=[COLOURS[one.seat] for one in empty])
    begin = update(tables).where(tables.c.id == table.id, tables.c.state == WAITING)
    link.execute(begin.values(state=PLAYING, started_at=time.time()))


def end(link: Connection, table: str) -> None:
    """The game is over."""
    last = update(tables).where(tables.c.id == table, tables.c.state == PLAYING)
    link.execute(last.values(state=OVER, ended_at=time.time()))


def mute(link: Connection, table: str, mine: tuple[int, ...], muted: frozenset[int]) -> None:
    """Whom somebody does not want to read."""
    for number in mine:
        change(link, table, number, muted=" ".join(str(seat) for seat in sorted(muted)))


def change(link: Connection, table: str, number: int, **values: Any) -> None:
    """Write something about a seat."""
    where = (seats.c.table == table) & (seats.c.seat == number)
    link.execute(update(seats).where(where).values(**values))


def seat_of(table: Table, number: int) -> Seat:
    """A seat of a table."""
    if not 0 <= number < len(table.seats):
        raise Refusal(Reason.UNKNOWN_SEAT, last=len(table.seats) - 1)
    return table.seats[number]
