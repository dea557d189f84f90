"""Who sits where: tables are set up, seats taken and left. Whoever comes first has the seat."""

import os
import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, or_, select, update

from sherwood.bots.residents import name_for
from sherwood.bots.roster import usual_for
from sherwood.games.dice import secret_from_seed
from sherwood.games.seats import COLOURS
from sherwood.play.text import alike
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.requests import SitDown
from sherwood.server.store import results
from sherwood.server.store.database_clock import Now
from sherwood.server.store.schema import chat, handovers, people, seats, tables
from sherwood.server.store.tables import (
    DEALING,
    OVER,
    PLAYING,
    WAITING,
    StoredTable,
    hold,
    load,
    seat_of,
)
from sherwood.server.store.wish import Wish

BYTES_OF_ID = 12  # enough that nobody finds a table without its link
BYTES_OF_SECRET = 32
NOBODY = ""  # in the place of a host who has left for good


def new_id() -> str:
    """An id for a table."""
    return secrets.token_urlsafe(BYTES_OF_ID)


def create(
    connection: Connection,
    table_id: str,
    wish: Wish,
    host: str,
    previous: StoredTable | None = None,
) -> None:
    """A new table with empty seats and the bots that the host wants."""
    secret = secret_from_seed(wish.seed) if wish.seed is not None else os.urandom(BYTES_OF_SECRET)
    values = {
        "id": table_id,
        "created_at": time.time(),
        "settings": msgspec.json.encode(wish).decode(),
        "game": wish.game,
        "open": wish.open,
        "state": WAITING,
        "host": host,
        "secret": secret,
        "previous": previous.id if previous else None,
    }
    connection.execute(insert(tables).values(**values))
    bots = [*wish.bots, *[None] * wish.players]
    left = forgotten_at(connection, previous) if previous else set()
    called: list[str] = []
    for seat in range(wish.players):
        bot = bots[seat]
        name = name_for(wish.game, bot, called, table_id) if bot else ""
        called.append(name)
        row = {"table": table_id, "seat": seat, "bot": bot, "name": name, "person": None}
        if previous is not None and seat not in left:
            before = previous.seats[seat]
            row |= {"bot": before.bot, "name": before.name, "person": before.person}
        connection.execute(insert(seats).values(**row))


def forgotten_at(connection: Connection, table: StoredTable) -> set[int]:
    """The seats of people who wanted to be forgotten."""
    revoked = select(people.c.id).where(people.c.revoked.is_(True))
    theirs = select(seats.c.seat).where(seats.c.table == table.id, seats.c.person.in_(revoked))
    return set(connection.execute(theirs).scalars())


def step_aside(connection: Connection, table: StoredTable, name: str) -> StoredTable:
    """A bot that is called like a person who comes takes another name."""
    namesakes = [seat for seat in table.seats if seat.bot and alike(seat.name, name)]
    for seat in namesakes:
        taken = [*(other.name for other in table.seats), name]
        fresh = name_for(table.wish.game, seat.bot or "", taken, table.id)
        change(connection, table.id, seat.seat, name=fresh)
    return load(connection, table.id) if namesakes else table


def sit_down(
    connection: Connection, table: StoredTable, number: int, person: str, how: SitDown
) -> None:
    """Take an empty seat, or change how one sits there."""
    seat = seat_of(table, number)
    says_no = seat.says_no if how.says_no is None else how.says_no
    if table.state != WAITING:
        if seat.person != person:
            raise Refusal(Reason.STARTED)
        change(connection, table.id, number, says_no=says_no)
        return
    table = step_aside(connection, table, how.name)
    others = set(table.seats_of(person)) - {number}
    if others and not table.wish.hot_seat:
        raise Refusal(Reason.SEATED_ALREADY)
    for other in table.seats:
        if other.seat != number and alike(other.name, how.name):
            raise Refusal(Reason.NAME_TAKEN, name=other.name)
    free = seats.c.bot.is_(None) & or_(seats.c.person.is_(None), seats.c.person == person)
    pledge = seat.pledge if how.pledge is None else how.pledge
    if table.wish.lesson:
        pledge = ""  # a lesson's cards are laid already
    values = {"name": how.name, "pledge": pledge, "says_no": says_no}
    taken = update(seats).where(seats.c.table == table.id, seats.c.seat == number, free)
    if connection.execute(taken.values(person=person, **values)).rowcount == 0:
        raise Refusal(Reason.SEAT_TAKEN, name=seat.name)
    if table.host == NOBODY:
        set_host(connection, table, person)


def stand_up(connection: Connection, table: StoredTable, number: int, person: str) -> None:
    """Leave a seat, or make its person leave as the host. In a game a bot plays on."""
    seat = seat_of(table, number)
    if seat.person is None:
        raise Refusal(Reason.NOBODY_THERE)
    if seat.person != person and (person != table.host or table.state != WAITING):
        raise Refusal(Reason.NOT_HOST)
    if table.state != WAITING:
        change(connection, table.id, number, stand_in=True, worker=None, left_at=Now())
        return
    empty = {"person": None, "name": "", "pledge": "", "says_no": False, "muted": ""}
    change(connection, table.id, number, worker=None, left_at=None, **empty)
    if seat.person == table.host and heir_of(table) != NOBODY:
        set_host(connection, table, heir_of(table))


def heir_of(table: StoredTable) -> str:
    """Who is the host when the host has left: the next person, as long as there is something to start."""
    others = [seat.person for seat in table.seats if seat.person not in (None, table.host)]
    return others[0] or NOBODY if others and table.state != OVER else NOBODY


def set_host(connection: Connection, table: StoredTable, host: str) -> None:
    """Somebody is the host from now on; if it is nobody, whoever sits down next."""
    connection.execute(update(tables).where(tables.c.id == table.id).values(host=host))


def set_bot(
    connection: Connection, table: StoredTable, number: int, person: str, level: str | None
) -> None:
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
    taken = [other.name for other in table.seats if other.seat != number]
    name = name_for(table.wish.game, level, taken, table.id) if level else ""
    change(connection, table.id, number, bot=level, name=name)


def set_pace(
    connection: Connection, table: StoredTable, person: str, seconds: float | None
) -> None:
    """Let the bots play faster or slower from now on, before a game or in it."""
    if person != table.host:
        raise Refusal(Reason.NOT_HOST)
    wish = msgspec.structs.replace(table.wish, bot_pace=seconds)
    settings = msgspec.json.encode(wish).decode()
    connection.execute(update(tables).where(tables.c.id == table.id).values(settings=settings))


def start(connection: Connection, table: StoredTable, person: str) -> None:
    """Begin the game; where words were pledged, they are to be shown before the cards are dealt."""
    if person != table.host:
        raise Refusal(Reason.NOT_HOST)
    if table.state != WAITING:
        raise Refusal(Reason.STARTED)
    table.wish.check_rules()
    if empty := [seat for seat in table.seats if not seat.taken]:
        raise Refusal(Reason.EMPTY_SEATS, colours=[COLOURS[one.seat] for one in empty])
    begin = update(tables).where(tables.c.id == table.id, tables.c.state == WAITING)
    state = DEALING if table.has_pledges else PLAYING
    connection.execute(begin.values(state=state, started_at=time.time(), due_at=Now()))


# Made once, since making a statement takes longer than asking it, and games end all the time.
ENDED = bindparam("ended", type_=tables.c.id.type)
END = (
    update(tables)
    .where(tables.c.id == ENDED, tables.c.state == PLAYING)
    .values(state=OVER, ended_at=bindparam("now"), due_at=None)
)


def end(connection: Connection, table_id: str, now: float, ended: Sequence[results.Result]) -> bool:
    """The game is over, and its result is kept with that. Whether nobody ended it before."""
    if not connection.execute(END, {ENDED.key: table_id, "now": now}).rowcount:
        return False
    results.keep(connection, table_id, ended)
    return True


def forget(connection: Connection, person: str) -> dict[str, tuple[int, ...]]:
    """Somebody has left for good; the tables at which others see it, with the seats they had there."""
    sat = select(seats.c.table).where(seats.c.person == person)
    theirs = tables.c.id.in_(sat) | (tables.c.host == person)
    ids = connection.execute(select(tables.c.id).where(theirs)).scalars().all()
    found = [hold(connection, table) for table in sorted(ids)]  # none of them begins meanwhile
    for table in found:
        for number in table.seats_of(person):
            give_up(connection, table, number)
        if table.host == person:
            set_host(connection, table, heir_of(table))
    results.forget(connection, person)
    connection.execute(
        delete(handovers).where((handovers.c.person == person) | (handovers.c.taker == person))
    )
    connection.execute(update(seats).where(seats.c.former == person).values(former=None))
    return {table.id: table.seats_of(person) for table in found}


def give_up(connection: Connection, table: StoredTable, number: int) -> None:
    """A seat without its person: nothing but the colour is left of the name, and nothing that was said.

    Before the start the seat is free again, in a game a bot has it to the end. The words that were
    given for the shuffle stay, since the cards lie by them.
    """
    connection.execute(delete(chat).where(chat.c.table == table.id, chat.c.seat == number))
    values: dict[str, Any] = {"name": COLOURS[number], "muted": "", "says_no": False}
    if table.state == WAITING:
        values |= {"name": "", "pledge": "", "person": None}
    elif table.state != OVER:
        values |= {"bot": usual_for(table.wish.game), "person": None, "stand_in": False}
    change(connection, table.id, number, worker=None, left_at=None, **values)


def mute(connection: Connection, table_id: str, person: str | None, seat: int, *, on: bool) -> None:
    """Let somebody read a seat no more, or again."""
    found = hold(connection, table_id)
    mine = found.seats_of(person)
    before = frozenset[int]().union(*(found.seats[one].muted for one in mine))
    muted = before | {seat} if on else before - {seat}
    for number in mine:
        change(connection, table_id, number, muted=" ".join(str(one) for one in sorted(muted)))


def change(connection: Connection, table_id: str, number: int, **values: Any) -> None:
    """Write something about a seat."""
    where = (seats.c.table == table_id) & (seats.c.seat == number)
    connection.execute(update(seats).where(where).values(**values))
