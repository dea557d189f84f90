"""Whoever took a seat over and was not told can ask again; nobody else can."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection

from sherwood.server.requests import Claim
from sherwood.server.store import handovers, presence, seating, tables
from sherwood.server.store.database import engine_for
from sherwood.server.store.migrate import bring_up_to_date
from sherwood.server.store.people import Person, add
from sherwood.server.store.wish import Wish

KEY = bytes(32)
ROBIN, MARIAN, NELL = (Person(name.lower(), name, "en") for name in ("Robin", "Marian", "Nell"))
TABLE = "table"


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[Connection]:
    """A game of Robin, the host, and Marian, who has left."""
    engine = engine_for(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    bring_up_to_date(engine)
    with engine.begin() as found:
        for person in (ROBIN, MARIAN, NELL):
            add(found, person)
        seating.create(found, TABLE, Wish(game="nottingham", players=3, bots=["random"]), "robin")
        for seat, person in ((1, ROBIN), (2, MARIAN)):
            seating.change(found, TABLE, seat, person=person.id, name=person.name)
            presence.arrive(found, TABLE, person.id, "worker")
        seating.start(found, tables.load(found, TABLE), ROBIN.id)
        presence.depart(found, TABLE, [MARIAN.id], "worker")
        yield found
    engine.dispose()


def take(connection: Connection, claim: Claim, who: Person | None, fresh: str) -> Person | None:
    askers = [who.id, fresh] if who else [fresh]
    found = handovers.find(connection, claim, KEY, askers)
    return handovers.take(connection, found, who, askers) if found else None


def named(claim: Claim, request_id: str) -> Claim:
    """The same claim of a device that has drawn a request id."""
    return msgspec.structs.replace(claim, request_id=request_id)


def ways_of(connection: Connection) -> list[tuple[Claim, int]]:
    """Every way by which a seat changes hands, and the seat."""
    table = tables.load(connection, TABLE)
    moved = handovers.move(connection, table, ROBIN.id, KEY)
    link = handovers.give_link(connection, table, 2, ROBIN.id, 0.0)
    return [
        (Claim(secret=link.secret), 2),
        (Claim(secret=moved.secret), 1),
        (Claim(code=moved.code), 1),
    ]


@pytest.mark.parametrize("way", range(3))
@pytest.mark.parametrize("who", [None, NELL])
def test_who_took_it_gets_the_same_again_and_nobody_else_does(
    connection: Connection, way: int, who: Person | None
) -> None:
    claim, seat = ways_of(connection)[way]
    taken = take(connection, claim, who, "fresh")
    assert taken is not None
    assert take(connection, claim, who, "fresh") == taken
    assert tables.load(connection, TABLE).seats[seat].person == taken.id
    for other, fresh in ((None, "another"), (MARIAN, "another"), (ROBIN, "another")):
        assert take(connection, claim, other, fresh) is None
        assert handovers.find(connection, claim, KEY, [fresh]) is None, "nor is it described"


@pytest.mark.parametrize("way", range(3))
def test_a_device_without_a_cookie_is_known_by_what_it_has_drawn(
    connection: Connection, way: int
) -> None:
    claim = ways_of(connection)[way][0]
    mine, other = named(claim, "m" * 22), named(claim, "o" * 22)
    fresh = handovers.id_for(mine, KEY)
    taken = take(connection, mine, None, fresh)
    assert taken is not None
    assert take(connection, mine, None, handovers.id_for(mine, KEY)) == taken
    assert take(connection, mine, taken, handovers.id_for(mine, KEY)) == taken, "the cookie came"
    for stranger in (other, claim, named(claim, fresh + "xxxxxx")):
        assert take(connection, stranger, None, handovers.id_for(stranger, KEY)) is None


def test_what_a_device_draws_makes_nobody_somebody_else(connection: Connection) -> None:
    claims = [named(claim, "m" * 22) for claim, _ in ways_of(connection)]
    drawn = {handovers.id_for(claim, key) for claim in claims for key in (KEY, bytes([1] * 32))}
    assert len(drawn) == 2 * len(claims), "every claim has its own, and nobody can work it out"
    assert len({handovers.id_for(claims[0], KEY) for _ in range(3)}) == 1
    bare = named(claims[0], "m" * 22)
    bare.request_id = None
    assert handovers.id_for(bare, KEY) != handovers.id_for(bare, KEY)


def test_a_link_that_is_void_gives_nothing_to_whoever_asks_again(connection: Connection) -> None:
    [(claim, seat), *_] = ways_of(connection)
    seating.change(connection, TABLE, seat, person=ROBIN.id)
    for _ in range(2):
        assert take(connection, claim, NELL, "fresh") is None


def test_with_the_taker_goes_what_was_taken(connection: Connection) -> None:
    [(claim, _), *_] = ways_of(connection)
    assert take(connection, claim, NELL, "") == NELL
    seating.forget(connection, NELL.id)
    assert take(connection, claim, NELL, "") is None
