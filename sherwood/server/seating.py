"""Who sits where: tables and seats in the database. Whoever comes first has the seat."""

import os
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, insert, or_, select, update

from sherwood.games.dice import secret_from_seed
from sherwood.games.seats import COLOURS
from sherwood.play.fairness import commitment_to
from sherwood.play.match import Head
from sherwood.server.messages import NewTable, SeatInfo, SitDown, TableInfo
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.schema import people, seats, tables, workers

BYTES_OF_ID = 12  # enough that nobody finds a table without its link
BYTES_OF_SECRET = 32
WAITING, PLAYING, OVER = "waiting", "playing", "over"
DEAD_AFTER = 15.0  # seconds without a sign of life from a worker
BOT_NAMES = ("Much", "Tuck", "Alan", "Will", "Marian", "John", "Guy", "Nell")
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


# ---- looking


def load(link: Connection, table: str) -> Table:
    """A table."""
    found = load_all(link, [table])
    if not found:
        raise Refusal(Reason.UNKNOWN_TABLE)
    return found[0]


def load_all(link: Connection, wanted: Sequence[str]) -> list[Table]:
    """Some tables, the newest first."""
    living = living_workers(link)
    again = select(tables.c.previous, tables.c.id).where(tables.c.previous.in_(wanted))
    rematches: dict[str, str] = {row[0]: row[1] for row in link.execute(again)}
    sitting: dict[str, list[Seat]] = {table: [] for table in wanted}
    for row in link.execute(select(seats).where(seats.c.table.in_(wanted)).order_by(seats.c.seat)):
        sitting[row.table].append(read_seat(row, living))
    found = select(tables).where(tables.c.id.in_(wanted)).order_by(tables.c.created_at.desc())
    return [read_table(row, rematches, tuple(sitting[row.id])) for row in link.execute(found)]


def read_table(row: Row[Any], rematches: dict[str, str], sitting: tuple[Seat, ...]) -> Table:
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
        rematches.get(row.id),
        sitting,
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


def newest(link: Connection, which: ColumnElement[bool]) -> set[str]:
    """The newest of some tables."""
    found = select(tables.c.id).where(which).order_by(tables.c.created_at.desc())
    return set(link.execute(found.limit(LONGEST_LIST)).scalars())


# ---- changing


def new_id() -> str:
    """An id for a table."""
    return secrets.token_urlsafe(BYTES_OF_ID)


def create(
    link: Connection, table: str, wish: Wish, host: str, previous: Table | None = None
) -> None:
    """A new table with empty seats and the bots that the host wants."""
    secret = secret_from_seed(wish.seed) if wish.seed is not None else os.urandom(BYTES_OF_SECRET)
    values = {
        "id": table,
        "created_at": time.time(),
        "settings": msgspec.json.encode(wish).decode(),
        "game": wish.game,
        "open": wish.open,
        "state": WAITING,
        "host": host,
        "secret": secret,
        "previous": previous.id if previous else None,
    }
    link.execute(insert(tables).values(**values))
    bots = [*wish.bots, *[None] * wish.players]
    for seat in range(wish.players):
        name = bot_names(seat)[0] if bots[seat] else ""
        row = {"table": table, "seat": seat, "bot": bots[seat], "name": name, "person": None}
        if previous is not None:
            before = previous.seats[seat]
            row |= {"bot": before.bot, "name": before.name, "person": before.person}
        link.execute(insert(seats).values(**row))


def bot_names(seat: int) -> tuple[str, ...]:
    """What the bot of a seat can be called, the best first."""
    return (*BOT_NAMES[seat:], *BOT_NAMES[:seat])


def step_aside(link: Connection, table: Table, name: str) -> Table:
    """A bot that is called like a person who comes takes another name."""
    namesakes = [seat for seat in table.seats if seat.bot and seat.name == name]
    for seat in namesakes:
        others = {other.name for other in table.seats}
        fresh = next(one for one in bot_names(seat.seat) if one not in others)
        change(link, table.id, seat.seat, name=fresh)
    return load(link, table.id) if namesakes else table


def sit_down(link: Connection, table: Table, number: int, person: str, how: SitDown) -> None:
    """Take an empty seat, or change how one sits there."""
    seat = seat_of(table, number)
    says_no = seat.says_no if how.says_no is None else how.says_no
    if table.state != WAITING:
        if seat.person != person:
            raise Refusal(Reason.STARTED)
        change(link, table.id, number, says_no=says_no)
        return
    table = step_aside(link, table, how.name)
    others = set(table.seats_of(person)) - {number}
    if others and not table.wish.hot_seat:
        raise Refusal(Reason.SEATED_ALREADY)
    if any(other.name == how.name for other in table.seats if other.seat != number):
        raise Refusal(Reason.NAME_TAKEN, name=how.name)
    free = seats.c.bot.is_(None) & or_(seats.c.person.is_(None), seats.c.person == person)
    words = seat.contribution if how.contribution is None else how.contribution
    if table.wish.lesson:
        words = ""  # a lesson's cards are laid already
    values = {"name": how.name, "contribution": words, "says_no": says_no}
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
    if table.wish.lesson:
        raise Refusal(Reason.STARTED)
    others = {other.name for other in table.seats if other.seat != number}
    name = next(name for name in bot_names(number) if name not in others) if level else ""
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
    revoked = select(people.c.id).where(people.c.revoked.is_(True))
    gone = select(seats.c.seat).where(seats.c.table == table, seats.c.person.in_(revoked))
    for number in link.execute(gone).scalars().all():
        change(link, table, number, name=COLOURS[number])


def forget(link: Connection, person: str) -> list[str]:
    """Somebody is gone for good; the tables at which others see it.

    Before the start the seat is free again, in a game a bot plays on, and after it nothing but
    the colour is left of the name.
    """
    sat = select(seats.c.table).where(seats.c.person == person)
    found = load_all(link, link.execute(sat.distinct()).scalars().all())
    for table in found:
        for number in table.seats_of(person):
            if table.state == OVER:
                change(link, table.id, number, name=COLOURS[number])
            else:
                stand_up(link, table, number, person)
    return [table.id for table in found if table.state != OVER]


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
