"""A lost seat: the host gives it a new link, and must not read a present player's hand by that."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from sherwood.client import Guest, Player, RefusedError
from sherwood.server.requests import Handover
from sherwood.server.store.schema import seats
from tests.server.company import begin, table_with_bots
from tests.server.moving import SOON, Place, look, place, reason_of, take
from tests.server.processes import looking_into

AT_ONCE = 0.0


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server at which whoever has left is gone at once."""
    with place(tmp_path_factory.mktemp("handovers"), grace=AT_ONCE) as found:
        yield found


def lost(house: Place, **wish: object) -> tuple[Guest, Guest, str]:
    """Robin, the host, and Marian play; Marian's phone is at the bottom of the river."""
    robin, marian = Guest(house.address, "Robin"), Guest(house.address, "Marian")
    table = table_with_bots(robin, people=2, **wish)
    robin.sit_down(table.id, seat=0)
    player = marian.sit_down(table.id, seat=1)
    begin(table.id, robin, marian)
    with player:
        player.receive(timeout=SOON)
    until_gone(house, table.id)
    return robin, marian, table.id


def until_gone(house: Place, table: str) -> None:
    """Wait until the database has noted it."""
    gone = select(seats.c.left_at).where(seats.c.table == table, seats.c.seat == 1)
    give_up_at = time.monotonic() + SOON
    while time.monotonic() < give_up_at:
        with looking_into(house.database) as connection:
            if connection.execute(gone).scalar() is not None:
                return
        time.sleep(0.05)
    raise AssertionError("nobody noticed that she is gone")


def give_link(guest: Guest, table: str, seat: int = 1) -> Handover:
    return Handover(**guest.ask("POST", f"/api/tables/{table}/seats/{seat}/link"))


def test_whoever_brings_the_new_link_has_the_seat_and_nobody_else(house: Place) -> None:
    robin, marian, table = lost(house)
    link = give_link(robin, table)
    assert link.code is None
    phone = Guest(house.address, "Phone")
    told = look(phone, secret=link.secret)
    assert told == {"name": "Marian", "tables": 1, "table": table, "seat": 1}
    take(phone, secret=link.secret)
    seat = phone.table(table).seats[1]
    assert (seat.yours, seat.name, seat.new_link) == (True, "Marian", "taken")
    before = marian.table(table).seats[1]
    assert (before.yours, before.was_yours) == (False, True)
    assert not robin.table(table).seats[1].was_yours
    with Player(phone, table, 1) as player:
        assert player.receive(timeout=SOON) is not None
        assert player.play("nonsense").id
    assert reason_of(Guest(house.address, "Thief"), secret=link.secret) == "unknown_code"
    with pytest.raises(RefusedError, match="not your seat"):
        marian.ask("GET", f"/api/tables/{table}/story?seat=1")


def test_a_link_is_announced_to_all_before_anybody_can_open_it(house: Place) -> None:
    robin, _, table = lost(house)
    watcher = Guest(house.address, "Watcher")
    with watcher.connect(table) as wire:
        while json.loads(wire.recv(SOON))["type"] != "view":
            pass
        give_link(robin, table)
        frame = json.loads(wire.recv(SOON))
        if frame["table"]["seats"][1]["new_link"] is None:  # a watcher was counted
            frame = json.loads(wire.recv(SOON))
    assert frame["table"]["seats"][1]["new_link"] == "given"


def test_a_host_gets_no_link_to_the_seat_of_somebody_present(house: Place) -> None:
    robin, marian, table = lost(house)
    with Player(marian, table, 1) as player:
        player.receive(timeout=SOON)
        with pytest.raises(RefusedError, match="still here") as refused:
            give_link(robin, table)
    assert refused.value.reason == "still_here"
    assert robin.table(table).seats[1].new_link is None


def test_a_host_gets_no_link_in_a_moment_of_weak_reception(tmp_path: Path) -> None:
    with place(tmp_path, grace=600.0) as found:
        robin, _, table = lost(found, grace=AT_ONCE)  # which the host may choose, but not for this
        with pytest.raises(RefusedError, match="only just now"):
            give_link(robin, table)


def test_a_link_is_void_when_she_comes_back_before_it_is_opened(house: Place) -> None:
    robin, marian, table = lost(house)
    link = give_link(robin, table)
    with Player(marian, table, 1) as player:
        player.receive(timeout=SOON)
        assert reason_of(Guest(house.address, "Thief"), secret=link.secret) == "unknown_code"
        seat = robin.table(table).seats[1]
        assert (seat.new_link, seat.present) == (None, True)
    until_gone(house, table)
    assert reason_of(Guest(house.address, "Thief"), secret=link.secret) == "unknown_code"


def test_who_sits_there_cannot_have_two_hands(house: Place) -> None:
    robin, _, table = lost(house)
    link = give_link(robin, table)
    assert reason_of(robin, secret=link.secret) == "seated_already"
    take(Guest(house.address, "Phone"), secret=link.secret)  # nothing was used up


def test_only_the_host_gives_links_unless_the_host_is_gone(house: Place) -> None:
    robin, marian, table = lost(house)
    with Player(marian, table, 1), Player(robin, table, 0) as player:
        player.receive(timeout=SOON)
        with pytest.raises(RefusedError, match="Only the host"):
            give_link(marian, table, 0)
    with pytest.raises(RefusedError, match="Only the host"):
        give_link(Guest(house.address, "Thief"), table, 1)
    with Player(marian, table, 1) as player:
        player.receive(timeout=SOON)
        link = give_link(marian, table, 0)
    phone = Guest(house.address, "Phone")
    take(phone, secret=link.secret)
    assert phone.table(table).you_are_host
    assert not robin.table(table).you_are_host


def test_there_is_no_link_to_a_bots_seat_or_before_the_game(house: Place) -> None:
    robin, _, table = lost(house)
    with pytest.raises(RefusedError, match="Nobody sits there"):
        give_link(robin, table, 2)
    with pytest.raises(RefusedError, match="has the seats 0 to 3"):
        give_link(robin, table, 9)
    waiting = table_with_bots(robin, people=2)
    robin.sit_down(waiting.id, seat=0)
    with pytest.raises(RefusedError, match="only while a game is played"):
        give_link(robin, waiting.id, 0)


def test_a_new_link_voids_the_one_before(house: Place) -> None:
    robin, _, table = lost(house)
    before, after = give_link(robin, table), give_link(robin, table)
    phone = Guest(house.address, "Phone")
    assert reason_of(phone, secret=before.secret) == "unknown_code"
    house.age(3_590)
    assert look(phone, secret=after.secret)["seat"] == 1
    house.age(10)
    assert reason_of(phone, secret=after.secret) == "unknown_code"
