"""Somebody moves to another device, by a link or by a code; and others guess."""

import contextlib
import random
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from sherwood.client import Guest, Player, RefusedError
from sherwood.server.messages import Moved
from sherwood.server.settings import Settings
from sherwood.server.store import handovers
from sherwood.server.store.handovers import MOST_TRIES
from tests.server.company import table_with_bots
from tests.server.moving import (
    SOON,
    Place,
    all_at_once,
    alone,
    code_of,
    is_mine,
    look,
    move,
    place,
    reason_of,
    take,
    wrong,
)
from tests.server.processes import Postgres, here


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server for all of them."""
    with place(tmp_path_factory.mktemp("handovers")) as found:
        yield found


@pytest.mark.parametrize("way", ["secret", "code", "six digits"])
def test_another_device_is_the_same_person(house: Place, way: str) -> None:
    robin, phone = Guest(house.address, "Robin"), Guest(house.address, "Nobody yet")
    table, other = alone(robin), alone(robin)
    handover = move(robin, table.id)
    claims = {
        "secret": {"secret": handover.secret},
        "code": {"code": code_of(handover)},
        "six digits": {"code": code_of(handover)[4:], "table": table.id},
    }
    told = look(phone, **claims[way])
    assert told == {"name": "Robin", "tables": 2, "table": table.id, "seat": None}
    assert not is_mine(phone, table.id)
    taken = take(phone, **claims[way])
    assert taken["table"] == table.id
    assert phone.ask("GET", "/api/me") == taken["me"]
    for one in (table.id, other.id):
        assert is_mine(phone, one)
        assert is_mine(robin, one)


def test_it_works_once(house: Place) -> None:
    robin, phone = Guest(house.address, "Robin"), Guest(house.address, "Phone")
    handover = move(robin, alone(robin).id)
    take(phone, secret=handover.secret)
    thief = Guest(house.address, "Thief")
    assert reason_of(thief, secret=handover.secret) == "unknown_code"
    assert reason_of(thief, code=code_of(handover)) == "unknown_code"


def test_a_code_and_a_link_that_are_too_old_do_not_work(house: Place) -> None:
    robin, phone = Guest(house.address, "Robin"), Guest(house.address, "Phone")
    handover = move(robin, alone(robin).id)
    assert handover.seconds == 120
    house.age(handover.seconds - 10)
    assert look(phone, secret=handover.secret)["name"] == "Robin"
    house.age(10)
    assert reason_of(phone, secret=handover.secret) == "unknown_code"
    assert reason_of(phone, code=code_of(handover)) == "unknown_code"


def test_a_new_code_voids_the_one_before(house: Place) -> None:
    robin, phone = Guest(house.address, "Robin"), Guest(house.address, "Phone")
    table = alone(robin)
    before, after = move(robin, table.id), move(robin, table.id)
    assert reason_of(phone, secret=before.secret) == "unknown_code"
    assert reason_of(phone, code=code_of(before)) == "unknown_code"
    assert take(phone, code=code_of(after))["table"] == table.id


def test_the_other_devices_are_told(house: Place) -> None:
    robin, phone = Guest(house.address, "Robin"), Guest(house.address, "Phone")
    table = alone(robin)
    assert robin.ask("GET", "/api/me")["moved_at"] is None
    with Player(robin, table.id, 0) as player:
        player.receive(timeout=SOON)
        taken = take(phone, secret=move(robin, table.id).secret)
        give_up_at = time.monotonic() + SOON
        while not isinstance(frame := player.receive(timeout=SOON), Moved):
            assert time.monotonic() < give_up_at
        assert {"moved_at": frame.at}.items() <= dict(taken["me"]).items()  # type: ignore[call-overload]
    assert robin.ask("GET", "/api/me")["moved_at"] == frame.at


def test_only_who_sits_there_can_move(house: Place) -> None:
    robin, marian = Guest(house.address, "Robin"), Guest(house.address, "Marian")
    table = alone(robin)
    with pytest.raises(RefusedError, match="Only players"):
        move(marian, table.id)


def test_who_was_forgotten_has_nothing_to_move(house: Place) -> None:
    robin, phone = Guest(house.address, "Robin"), Guest(house.address, "Phone")
    handover = move(robin, alone(robin).id)
    robin.ask("DELETE", "/api/me")
    assert reason_of(phone, secret=handover.secret) == "unknown_code"


def test_nothing_is_kept_by_which_one_could_move(house: Place) -> None:
    robin = Guest(house.address, "Robin")
    handover = move(robin, alone(robin).id)
    kept = "".join(house.rows())
    assert code_of(handover)[:4] in kept
    assert code_of(handover)[4:] not in kept
    assert handover.secret not in kept


@pytest.mark.parametrize(
    "claim",
    [
        {},
        {"secret": "x", "code": "1234567890"},
        {"code": "123456"},
        {"code": "12345"},
        {"code": "12345678901"},
        {"code": "12345678a0"},
        {"code": "\uff11234567890"},
        {"secret": "x" * 65},
        {"code": 1234567890},
    ],
)
def test_what_is_no_claim_is_not_understood(house: Place, claim: dict[str, str]) -> None:
    assert reason_of(Guest(house.address, "Thief"), **claim) == "not_understood"


# ---- guessing


@pytest.mark.parametrize("way", ["mark", "table"])
def test_five_wrong_codes_void_all_codes_of_a_table(house: Place, way: str) -> None:
    robin, marian = Guest(house.address, "Robin"), Guest(house.address, "Marian")
    thief, phone = Guest(house.address, "Thief"), Guest(house.address, "Phone")
    table = table_with_bots(robin, people=2)
    robin.sit_down(table.id, seat=0)
    marian.sit_down(table.id, seat=1)
    robins, marians = move(robin, table.id), move(marian, table.id)
    for _ in range(MOST_TRIES):
        guess = wrong(code_of(robins))
        claim = {"code": guess} if way == "mark" else {"code": guess[4:], "table": table.id}
        assert reason_of(thief, **claim) == "unknown_code"
    for handover in (robins, marians):
        assert reason_of(phone, code=code_of(handover)) == "unknown_code"
    assert take(phone, secret=robins.secret)["table"] == table.id  # which nobody could guess


def test_four_wrong_codes_and_looking_leave_it_as_it_is(house: Place) -> None:
    robin, phone = Guest(house.address, "Robin"), Guest(house.address, "Phone")
    handover = move(robin, alone(robin).id)
    for _ in range(MOST_TRIES - 1):
        assert reason_of(phone, code=wrong(code_of(handover))) == "unknown_code"
        assert look(phone, code=code_of(handover))["name"] == "Robin"
    take(phone, code=code_of(handover))


def test_a_wrong_code_at_one_table_is_none_at_another(house: Place) -> None:
    robin, marian = Guest(house.address, "Robin"), Guest(house.address, "Marian")
    thief, phone = Guest(house.address, "Thief"), Guest(house.address, "Phone")
    robins, marians = move(robin, alone(robin).id), move(marian, alone(marian).id)
    for _ in range(MOST_TRIES + 1):
        reason_of(thief, code=wrong(code_of(robins)))
    take(phone, code=code_of(marians))


def test_an_address_has_so_many_tries(tmp_path: Path) -> None:
    with place(tmp_path, codes_per_hour=7) as found:
        robin, thief = Guest(found.address, "Robin"), Guest(found.address, "Thief")
        handover = move(robin, alone(robin).id)
        luck = random.Random(1)
        told = [reason_of(thief, code=f"{luck.randrange(10**10):010}") for _ in range(8)]
        assert told == ["unknown_code"] * 7 + ["too_many_codes"]
        assert reason_of(thief, code=code_of(handover)) == "too_many_codes"
        assert take(thief, secret=handover.secret)  # the link is not a guess


def test_whoever_gets_no_mark_of_their_own_is_told_to_try_again(
    house: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    def taken(*_: object) -> None:
        raise IntegrityError("", None, ValueError())

    robin = Guest(house.address, "Robin")
    table = alone(robin)
    monkeypatch.setattr(handovers, "move", taken)
    with pytest.raises(RefusedError) as refused:
        move(robin, table.id)
    assert refused.value.reason == "unavailable"


@pytest.fixture(scope="module")
def workers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """Two workers with one database, who hear nothing of each other."""
    shared = {"database": postgres.url, "bot_pace": 600.0}
    one, two = [tmp_path_factory.mktemp(name) for name in ("one", "two")]
    with here(one, **shared) as first, here(two, **shared) as second:
        yield [first, second]


def test_guesses_at_once_and_at_two_workers_are_not_more_than_one_by_one(
    workers: list[str], postgres: Postgres
) -> None:
    robin = Guest(workers[0], "Robin")
    handover = move(robin, alone(robin).id)
    guess = wrong(code_of(handover))
    thieves = [Guest(address, "Thief") for address in workers * 6]
    told = all_at_once([partial(reason_of, thief, code=guess) for thief in thieves])
    assert set(told) == {"unknown_code"}
    place = Place(workers[0], Settings(database=postgres.url).database_url)
    assert place.tries() == [MOST_TRIES]
    assert reason_of(thieves[1], code=code_of(handover)) == "unknown_code"


def test_of_many_who_take_it_at_once_one_has_it(workers: list[str]) -> None:
    robin = Guest(workers[0], "Robin")
    table = alone(robin)
    for way in ("code", "secret"):
        handover = move(robin, table.id)
        claim = {way: code_of(handover) if way == "code" else handover.secret}
        racers = [Guest(address, "Phone") for address in workers * 3]
        all_at_once([partial(try_to_take, racer, **claim) for racer in racers])
        assert sum(is_mine(racer, table.id) for racer in racers) == 1


def try_to_take(guest: Guest, **claim: str) -> None:
    with contextlib.suppress(RefusedError):
        take(guest, **claim)
