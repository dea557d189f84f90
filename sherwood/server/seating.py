"""Who sits where: tables are set up, seats taken and left. Whoever comes first has the seat."""

import os
import secrets
import time
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, insert, or_, select, update

from sherwood.games.dice import secret_from_seed
from sherwood.games.seats import COLOURS
from sherwood.server.messages import SitDown
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.schema import people, seats, tables
from sherwood.server.tables import OVER, PLAYING, WAITING, Table, Wish, load, load_all, seat_of

BYTES_OF_ID = 12  # enough that nobody finds a table without its link
BYTES_OF_SECRET = 32
BOT_NAMES = ("Much", "Tuck", "Alan", "Will", "Marian", "John", "Guy", "Nell")


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


# Made once, since making a statement takes longer than asking it, and games end all the time.
ENDED = bindparam("ended", type_=tables.c.id.type)
END = (
    update(tables)
    .where(tables.c.id == ENDED, tables.c.state == PLAYING)
    .values(state=OVER, ended_at=bindparam("now"))
)
FIND_FORGOTTEN = select(seats.c.seat).where(
    seats.c.table == ENDED,
    seats.c.person.in_(select(people.c.id).where(people.c.revoked.is_(True))),
)


def end(link: Connection, table: str, now: float) -> bool:
    """The game is over. Whether that is all that is new: nobody ended it before, nobody is renamed."""
    ended = link.execute(END, {ENDED.key: table, "now": now}).rowcount
    forgotten = link.execute(FIND_FORGOTTEN, {ENDED.key: table}).scalars().all()
    for number in forgotten:
        change(link, table, number, name=COLOURS[number])
    return bool(ended) and not forgotten


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
