"""The deal: words are pledged, then shown, and nobody who runs the server can choose the deck."""

import itertools
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

import sherwood
from sherwood.client import Guest, RefusedError
from sherwood.play.fairness import mix_key, pledge_to
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.requests import SitDown, TableInfo
from sherwood.server.settings import Settings
from sherwood.server.store import dealing, seating, tables
from sherwood.server.store.database import engine_for, reading
from sherwood.server.store.migrate import bring_up_to_date
from sherwood.server.store.wish import Wish
from tests.play import verifier
from tests.server.company import play_on, table_with_bots, until_over
from tests.server.processes import Postgres, here, looking_into

WAIT = 1.0  # seconds for words, at the server of these tests


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("dealing")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[str]:
    with here(folder, bot_pace=0.0, words_time=WAIT) as found:
        yield found


def pledge(guest: Guest, table: str, seat: int, words: str) -> TableInfo:
    """Sit down by hand, with a pledge that the client does not keep by itself."""
    how = {"name": guest.name, "pledge": pledge_to(words)}
    return guest._table("PUT", f"/{table}/seats/{seat}", how)


def show(guest: Guest, table: str, seat: int, words: str) -> dict[str, Any]:
    answer: dict[str, Any] = guest.ask(
        "PUT", f"/api/tables/{table}/seats/{seat}/words", {"words": words}
    )
    return answer


def two_people(server: str) -> tuple[Guest, Guest, str]:
    """Robin and Marian at a table with a bot; both have pledged, nobody has shown anything."""
    robin, marian = Guest(server, "Robin"), Guest(server, "Marian")
    table = robin.open_table("nottingham", 3, bots=[None, None, "random"]).id
    pledge(robin, table, 0, "acorn")
    pledge(marian, table, 1, "moss")
    return robin, marian, table


def test_the_operator_who_plays_cannot_choose_the_deck(server: str, folder: Path) -> None:
    """The attack that worked: read secret and words, try own words until the hand is good."""
    operator, marian = Guest(server, "Operator"), Guest(server, "Marian")
    table = operator.open_table("nottingham", 3, bots=[None, None, "random"]).id
    player = marian.sit_down(table, seat=1)
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    with looking_into(Settings(database=database).database_url) as connection:
        known = tables.load(connection, table)
    assert [seat.contribution for seat in known.seats] == ["", "", ""]
    assert known.seats[1].pledge in marian.words
    chosen, wanted = grind(known)
    operator.sit_down(table, seat=0, words=chosen)
    with player:
        operator.start(table)
        operator.ask("DELETE", f"/api/tables/{table}/seats/0")
        play_on(player)
        until_over(player)
    log = operator.ask("GET", f"/api/tables/{table}/log")
    head = sherwood.replay(log).head
    assert head.contributions[0] == chosen
    assert head.key != wanted


def grind(known: tables.StoredTable) -> tuple[str, bytes]:
    """The operator's best words for all that the database tells, and the key they would give."""
    options = sherwood.new("nottingham", 3).head.options
    others = [seat.contribution for seat in known.seats[1:]]
    for number in itertools.count():
        words = f"good luck {number}"
        key = mix_key(known.secret, [words, *others])
        hands = verifier.deal("nottingham", 3, options, options["edition"], key.hex())
        if max(hands[0].values()) == 3:  # three of a kind, which is one hand in 50
            return words, key
    raise AssertionError


def test_nobody_can_answer_words_with_other_words_than_they_pledged(server: str) -> None:
    robin, marian, table = two_people(server)
    robin.start(table)
    show(marian, table, 1, "moss")
    with pytest.raises(RefusedError, match="not the words that you pledged"):
        show(robin, table, 0, "better words")
    pledge(robin, table, 0, "better words")  # to sit down again changes nothing now
    assert robin.table(table).seats[0].pledge == pledge_to("acorn")
    assert show(robin, table, 0, "acorn")["state"] == "playing"


def test_words_are_shown_only_when_all_pledges_are_known(server: str) -> None:
    robin, marian, table = two_people(server)
    with pytest.raises(RefusedError, match="has not started"):
        show(robin, table, 0, "acorn")
    assert robin.start(table).state == "dealing"
    seen = marian.table(table)
    assert [seat.pledge for seat in seen.seats] == [pledge_to("acorn"), pledge_to("moss"), None]
    assert [seat.words for seat in seen.seats] == [None, None, None]
    fair = marian.ask("GET", f"/api/tables/{table}/fairness")
    assert fair["pledges"] == [pledge_to("acorn"), pledge_to("moss"), ""]
    assert fair["contributions"] == []


def test_the_cards_are_dealt_with_the_last_words(server: str) -> None:
    robin, marian, table = two_people(server)
    robin.start(table)
    assert show(robin, table, 0, "acorn")["state"] == "dealing"
    with pytest.raises(RefusedError, match="not your seat"):
        show(robin, table, 1, "moss")
    assert show(marian, table, 1, "moss")["state"] == "playing"
    assert show(marian, table, 1, "moss")["state"] == "playing"  # the answer may have been lost
    assert robin.ask("GET", f"/api/tables/{table}/fairness")["contributions"] == [
        "acorn", "moss", "",
    ]  # fmt: skip


def test_nothing_is_seen_and_nothing_can_be_done_before_the_deal(server: str) -> None:
    robin, _, table = two_people(server)
    robin.start(table)
    place = f"/api/tables/{table}"
    assert robin.ask("GET", f"{place}/story")["version"] == 0
    with pytest.raises(RefusedError, match="has not started"):
        robin.ask("GET", f"{place}/moments/1")
    with pytest.raises(RefusedError, match="started already"):
        robin.start(table)


def test_whoever_withholds_their_words_is_waited_for_and_then_named(server: str) -> None:
    robin, marian, table = two_people(server)
    robin.start(table)
    with marian.sit_down(table, seat=1) as player:
        show(marian, table, 1, "moss")
        assert marian.table(table).state == "dealing"
        while marian.table(table).state == "dealing":
            time.sleep(0.1)
        with pytest.raises(RefusedError, match="started already"):
            show(robin, table, 0, "acorn")
        robin.ask("DELETE", f"/api/tables/{table}/seats/0")
        play_on(player)
        until_over(player)
    log = marian.ask("GET", f"/api/tables/{table}/log")
    verdict = sherwood.verify(log, words="moss")
    assert verdict.right
    assert verdict.says.endswith("pledged words in the key: purple; words withheld: red")
    assert not sherwood.verify(log, words="acorn").right


def test_one_click_is_enough_for_the_client(server: str) -> None:
    guest = Guest(server, "Robin")
    table = guest.open_table("nottingham", 3, sit={"name": "Robin"}, start=True)
    assert table.state == "playing"
    assert table.seats[0].words == guest.words[table.seats[0].pledge or ""]


def test_every_seat_of_one_device_has_words_of_its_own(server: str) -> None:
    guest = Guest(server, "Robin")
    table = guest.open_table("nottingham", 3, hot_seat=True, bots=[None, None, "random"])
    guest.sit_down(table.id, seat=0, name="Robin")
    guest.sit_down(table.id, seat=1, name="Marian")
    begun = guest.start(table.id)
    assert begun.state == "playing"
    said = [seat.words for seat in begun.seats]
    assert len({said[0], said[1], None}) == 3


def test_a_seat_without_a_pledge_is_not_waited_for(server: str) -> None:
    guest = Guest(server, "Robin")
    table = guest.open_table("nottingham", 3, bots=[None, "random", "random"])
    guest.ask("PUT", f"/api/tables/{table.id}/seats/0", {"name": "Robin"})
    assert guest.start(table.id).state == "playing"


def test_a_rematch_wants_new_words(server: str) -> None:
    guest = Guest(server, "Robin")
    table = table_with_bots(guest)
    with guest.sit_down(table.id) as player:
        guest.start(table.id)
        play_on(player)
        until_over(player)
    again = guest.ask("POST", f"/api/tables/{table.id}/rematch")
    assert [seat["pledge"] for seat in again["seats"]] == [None] * 4


@pytest.mark.parametrize("bad", ["a\nb", "a\x00b", "a\u2028b"])
def test_words_that_would_break_a_log_are_refused(server: str, bad: str) -> None:
    robin, _, table = two_people(server)
    pledge(robin, table, 0, bad)
    robin.start(table)
    with pytest.raises(RefusedError, match="cannot be seen"):
        show(robin, table, 0, bad)


@pytest.mark.parametrize("bad", ["", "abc", "A" * 64, "0" * 63 + "\n", "0" * 65])
def test_a_pledge_is_a_hash_and_nothing_else(server: str, bad: str) -> None:
    guest = Guest(server, "Robin")
    table = guest.open_table("nottingham", 3)
    with pytest.raises(RefusedError, match="not understood"):
        guest.ask("PUT", f"/api/tables/{table.id}/seats/0", {"name": "Robin", "pledge": bad})


@pytest.mark.slow
def test_words_that_come_during_the_deal_are_not_half_in_it(postgres: Postgres) -> None:
    """Otherwise two workers could deal different cards."""
    engine = engine_for(Settings(database=postgres.url).database_url)
    bring_up_to_date(engine)
    table = begun_with_words(engine)
    refused: list[Reason] = []

    def come_late() -> None:
        try:
            with engine.begin() as connection:
                dealing.show_words(connection, tables.hold(connection, table), 0, "robin", "acorn")
        except Refusal as refusal:
            refused.append(refusal.reason)

    late = threading.Thread(target=come_late)
    with engine.begin() as connection:
        assert dealing.deal_without(connection, table, time.time() + 1)
        late.start()
        late.join(0.5)
        assert late.is_alive()
    late.join()
    assert refused == [Reason.STARTED]
    engine.dispose()


def test_a_table_is_never_read_half_dealt(tmp_path: Path) -> None:
    deal_while_it_is_read(f"sqlite:///{tmp_path / 'tables.sqlite'}")


@pytest.mark.slow
def test_a_table_is_never_read_half_dealt_on_postgresql_either(postgres: Postgres) -> None:
    deal_while_it_is_read(Settings(database=postgres.url).database_url)


def deal_while_it_is_read(url: str) -> None:
    """Words come between two statements of a reader, who would play another deck than the log."""
    engine, writers = engine_for(url), engine_for(url)
    bring_up_to_date(engine)
    table = begun_with_words(engine)

    def show_between(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if "FROM seats" in statement:
            with writers.begin() as writing:
                dealing.show_words(writing, tables.hold(writing, table), 0, "robin", "acorn")

    event.listen(engine, "after_cursor_execute", show_between)
    with reading(engine) as connection:
        before = tables.load(connection, table)
    event.remove(engine, "after_cursor_execute", show_between)
    assert (before.state, before.seats[0].contribution) == (tables.DEALING, "")
    with reading(engine) as connection:
        after = tables.load(connection, table)
    assert (after.state, after.seats[0].contribution) == (tables.PLAYING, "acorn")
    engine.dispose()
    writers.dispose()


def begun_with_words(engine: Engine) -> str:
    """A table that waits for somebody's words."""
    table = seating.new_id()
    with engine.begin() as connection:
        wish = Wish(game="nottingham", players=3, bots=[None, "random", "random"])
        seating.create(connection, table, wish, "robin")
        how = SitDown(name="Robin", pledge=pledge_to("acorn"))
        seating.sit_down(connection, tables.load(connection, table), 0, "robin", how)
        seating.start(connection, tables.load(connection, table), "robin")
    return table
