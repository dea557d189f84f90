"""Seats that change hands: somebody moves to another device, or a lost seat gets a new link.

Whoever moves shows a link with a long secret, and a code that can be typed. A code is four digits that
say which one is meant, the mark, and six that are secret. Six digits are few, so every try is counted
before it is looked at, in the database and at the table: after five wrong ones all codes of that table
are void, wherever they were typed. Secrets and digits are kept as hashes, and work once: for whoever used
them first. To them alone they give the same again until they expire, since an answer may be lost. A device
that had no cookie yet is known by the request id that it has drawn.
"""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, delete, func, insert, select, update

from sherwood.server.refusal import Reason, Refusal
from sherwood.server.requests import DIGITS, Claim, Claimed, Handover
from sherwood.server.store.database_clock import Now
from sherwood.server.store.people import BYTES_OF_ID, Person, add, load, new_id
from sherwood.server.store.schema import handovers, people, seats, tables
from sherwood.server.store.seating import NOBODY, change, set_host
from sherwood.server.store.tables import GIVEN, OVER, PLAYING, TAKEN, StoredTable, hold, seat_of
from sherwood.server.store.tables import load as load_table

MARKS = 10_000  # of four digits each
MOST_TRIES = 5  # with wrong digits, at one table
LIFETIME = 120.0  # seconds for which somebody can move
LIFETIME_OF_LINK = 3600.0  # seconds for which a lost seat's new link can be opened
BYTES_OF_SECRET = 32


# ---- making them


def move(connection: Connection, table: StoredTable, person: str, key: bytes) -> Handover:
    """A link and a code for somebody who sits there; those that they had before are void."""
    if not table.seats_of(person):
        raise Refusal(Reason.NOT_A_PLAYER)
    void = (handovers.c.person == person) & handovers.c.seat.is_(None)
    connection.execute(delete(handovers).where(void | has_expired()))
    secret, digits = new_secret(), f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"
    mark = free_mark(connection)
    row = {"table": table.id, "person": person, "mark": mark, "secret": hashed(secret)}
    code = sealed(key, hashed(secret), digits)
    lasting = {"code": code, "tries": 0, "expires_at": Now() + LIFETIME}
    connection.execute(insert(handovers).values(**row, **lasting))
    return Handover(secret=secret, code=mark + digits, seconds=LIFETIME)


def give_link(
    connection: Connection, table: StoredTable, number: int, person: str, grace: float
) -> Handover:
    """A new link for a seat whose person has been gone for long enough; everybody is told of it."""
    seat = seat_of(table, number)
    if not may_give(connection, table, person, grace):
        raise Refusal(Reason.NOT_HOST)
    if seat.person is None:
        raise Refusal(Reason.NOBODY_THERE)
    if table.state != PLAYING:
        raise Refusal(Reason.NOT_PLAYING)
    if not is_gone(connection, table, number, grace):
        raise Refusal(Reason.STILL_HERE, name=seat.name)
    earlier = (handovers.c.table == table.id) & (handovers.c.seat == number)
    connection.execute(delete(handovers).where(earlier | has_expired()))
    secret = new_secret()
    row = {"secret": hashed(secret), "table": table.id, "person": seat.person, "seat": number}
    lasting = {"tries": 0, "expires_at": Now() + LIFETIME_OF_LINK}
    connection.execute(insert(handovers).values(**row, **lasting))
    change(connection, table.id, number, new_link=GIVEN)
    return Handover(secret=secret, code=None, seconds=LIFETIME_OF_LINK)


def may_give(connection: Connection, table: StoredTable, person: str, grace: float) -> bool:
    """Whether somebody may give seats new links: the host, or where the host is gone any player."""
    if person == table.host:
        return True
    hosts = table.seats_of(table.host)
    is_left = table.host == NOBODY or bool(hosts)
    gone = all(is_gone(connection, table, number, grace) for number in hosts)
    return bool(table.seats_of(person)) and is_left and gone


def is_gone(connection: Connection, table: StoredTable, number: int, grace: float) -> bool:
    """Whether nobody has been connected for a seat for so long, by the database's clock."""
    left = (seats.c.table == table.id) & (seats.c.seat == number)
    long_ago = select(seats.c.seat).where(left, seats.c.left_at <= Now() - grace)
    return not table.seats[number].present and connection.execute(long_ago).first() is not None


# ---- using them


def id_for(claim: Claim, key: bytes) -> str:
    """The id of somebody new: the same one as long as the same device makes the same claim."""
    if claim.request_id is None:
        return new_id()
    words = f"device {claim.request_id} {claim.secret} {claim.table} {claim.code}"
    drawn = hmac.new(key, words.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(drawn[:BYTES_OF_ID]).decode()


def askers(claim: Claim, key: bytes, person: str | None) -> list[str]:
    """By which ids somebody is known who makes a claim: the one that they have, and a new one."""
    fresh = id_for(claim, key)
    return [fresh] if person is None else [person, fresh]


def find(
    connection: Connection, claim: Claim, key: bytes, askers: Sequence[str]
) -> Row[Any] | None:
    """What a claim is for; none: it is wrong, too old, used by another, or void.

    A wrong code is counted.
    """
    connection.execute(delete(handovers).where(has_expired()))
    if claim.secret is None:
        return try_code(connection, claim, key, askers)
    found = select(handovers).where(handovers.c.secret == hashed(claim.secret), is_for(askers))
    return connection.execute(found.with_for_update()).first()


def is_for(askers: Sequence[str]) -> ColumnElement[bool]:
    """Whether somebody may use it: nobody has, or they themselves."""
    return handovers.c.taker.is_(None) | handovers.c.taker.in_(askers)


def try_code(
    connection: Connection, claim: Claim, key: bytes, askers: Sequence[str]
) -> Row[Any] | None:
    """What a code is for. It is counted first, so that many at once are not more than one by one."""
    mark, digits = (claim.code or "")[:-DIGITS], (claim.code or "")[-DIGITS:]
    marked = select(handovers.c.table).where(handovers.c.mark == mark, is_for(askers))
    there = handovers.c.table.in_(marked) if mark else handovers.c.table == claim.table
    there &= is_for(askers)
    open_ = there & handovers.c.code.is_not(None) & (handovers.c.tries < MOST_TRIES)
    counted = update(handovers).where(open_).values(tries=handovers.c.tries + 1)
    tried = connection.execute(counted.returning(handovers)).all()
    for row in tried:
        right = hmac.compare_digest(row.code, sealed(key, row.secret, digits))
        if right and mark in ("", row.mark):
            these = handovers.c.secret.in_([one.secret for one in tried])
            discounted = update(handovers).where(these).values(tries=handovers.c.tries - 1)
            connection.execute(discounted)
            return row
    return None


def describe(connection: Connection, found: Row[Any]) -> Claimed | None:
    """What somebody is told before they take it; none: the person wanted to be forgotten."""
    person = load(connection, found.person)
    if person is None:
        return None
    sits = select(func.count(func.distinct(seats.c.table))).join(tables)
    going_on = sits.where(seats.c.person == person.id, tables.c.state != OVER)
    number = connection.execute(going_on).scalar_one()
    name = person.name
    if found.seat is not None:
        name, number = seat_of(load_table(connection, found.table), found.seat).name, 1
    return Claimed(name=name, tables=number, table=found.table, seat=found.seat)


def take(
    connection: Connection, found: Row[Any], taker: Person | None, askers: Sequence[str]
) -> Person | None:
    """Use it up: who the taker is from now on. Somebody new has the last of the ids that are given.

    None: another was faster, or it is void.
    """
    this = handovers.c.secret == found.secret
    if found.taker in askers:  # the answer was lost
        return load(connection, found.taker if found.seat is not None else found.person)
    used = update(handovers).where(this, handovers.c.taker.is_(None)).values(taker=askers[0])
    if connection.execute(used).rowcount == 0:
        return None
    if found.seat is None:
        return become(connection, found.person)
    new = take_seat(connection, found, taker, askers[-1])
    if new is None:
        connection.execute(delete(handovers).where(this))
    return new


def become(connection: Connection, person: str) -> Person | None:
    """Another device is somebody as well."""
    moved = update(people).where(people.c.id == person, people.c.revoked.is_(False))
    connection.execute(moved.values(moved_at=Now()))
    return load(connection, person)


def take_seat(
    connection: Connection, found: Row[Any], taker: Person | None, fresh: str
) -> Person | None:
    """Give a lost seat to whoever brings its new link; whoever had it has it no more."""
    table = hold(connection, found.table)
    seat, former = seat_of(table, found.seat), load(connection, found.person)
    if seat.person != found.person or seat.present or table.state != PLAYING or former is None:
        return None
    taker = taker or Person(fresh, seat.name, former.language)
    if table.seats_of(taker.id) and not table.wish.hot_seat:
        raise Refusal(Reason.SEATED_ALREADY)
    add(connection, taker)
    whose = {"person": taker.id, "former": former.id, "new_link": TAKEN}
    change(connection, table.id, seat.seat, **whose, muted="")
    if table.host == former.id:
        set_host(connection, table, taker.id)
    return taker


# ---- secrets


def new_secret() -> str:
    """A secret for a link, which nobody guesses."""
    return secrets.token_urlsafe(BYTES_OF_SECRET)


def hashed(secret: str) -> str:
    """A secret as it is kept."""
    return hashlib.sha256(secret.encode()).hexdigest()


def sealed(key: bytes, salt: str, digits: str) -> str:
    """The digits of a code as they are kept; without the key they could be found by trying all."""
    return hmac.new(key, f"code {salt} {digits}".encode(), hashlib.sha256).hexdigest()


def free_mark(connection: Connection) -> str:
    """A mark that no other code has now."""
    taken = set(connection.execute(select(handovers.c.mark)).scalars())
    free = [mark for one in range(MARKS) if (mark := f"{one:04}") not in taken]
    if not free:
        raise Refusal(Reason.UNAVAILABLE)
    return secrets.choice(free)


def has_expired() -> Any:
    """Whether a handover is too old, by the database's clock."""
    return handovers.c.expires_at <= Now()
