"""Steps that were taken back cost nothing: not when a table is opened, and not in its story."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sherwood.client import Guest, Player
from sherwood.play.head import Head
from sherwood.play.match import SPECTATOR, Match
from sherwood.server.limits import TAKE_BACKS_PER_MINUTE
from sherwood.server.live.game import Live
from sherwood.server.live.house import House
from sherwood.server.live.room import A_FEW
from sherwood.server.live.sitting import Sitting
from sherwood.server.messages import Done, Refused, View, decode_to_client
from sherwood.server.refusal import Reason
from sherwood.server.settings import Settings
from sherwood.server.store import seating, tables
from sherwood.server.store.course import played, undone
from sherwood.server.store.journal import TAKE_BACK, Row, rows_after
from sherwood.server.store.wish import Wish
from sherwood.server.web.story import look_back, tell
from tests.server.company import begin
from tests.server.kept import write
from tests.server.test_live import row
from tests.server.test_sitting import Reader

PLAYERS = 4
HEAD = Head("sheriff", PLAYERS, {}, bytes(32))
ROWS = 400
BOMB = 1_500  # pairs: five minutes of them were enough to stop a server for a second


def wavering(luck: random.Random, live: Live) -> Iterator[Row]:
    """A game of people who often take their steps back, as it is played."""
    while not live.match.over:
        seat = luck.choice(live.match.actors)
        if live.can_take_back(seat) and luck.random() < 0.6:
            text = TAKE_BACK
        else:
            text = luck.choice(live.match.legal_texts(seat))
        one = row(live, seat, text, at=float(live.sequence))
        live.advance(one)
        yield one


@contextmanager
def counting(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Every action that is played meanwhile."""
    play, done = Match.play, []

    def count(self: Match, seat: int, action: Any) -> None:
        done.append(seat)
        play(self, seat, action)

    with monkeypatch.context() as patch:
        patch.setattr(Match, "play", count)
        yield done


def bomb(head: Head = HEAD) -> tuple[list[Row], list[Row]]:
    """A log in which somebody loads a card and takes it back, again and again; and one without."""
    live, luck = Live(head, None, 0.0), random.Random(4)
    plain: list[Row] = []
    while len(live.match.actors) < 2:
        seat = live.match.actors[0]
        plain.append(row(live, seat, luck.choice(live.match.legal_texts(seat))))
        live.advance(plain[-1])
    seat, sequence = live.match.actors[0], live.sequence
    load = next(text for text in live.match.legal_texts(seat) if text.startswith("load"))
    pairs = [
        Row("table", sequence + number, seat, text, f"b{number}", "person", 0.0)
        for number, text in enumerate([load, TAKE_BACK] * BOMB, start=1)
    ]
    return plain, [*plain, *pairs]


@pytest.mark.parametrize("seed", range(3))
def test_who_passes_by_what_was_taken_back_knows_the_same(seed: int) -> None:
    live, rows = Live(HEAD, 10.0, 0.0), []
    for one in wavering(random.Random(seed), live):
        rows.append(one)
        if len(rows) % 37 == 0 or len(rows) == ROWS:
            again = Live(HEAD, 10.0, 0.0)
            gone = undone(rows)
            for before in rows:
                again.pass_by(before) if before.sequence in gone else again.advance(before)
            assert again.match.table.tobytes() == live.match.table.tobytes()
            assert again.sequence == live.sequence
            assert (again.deadline, again.spoke) == (live.deadline, live.spoke)
            assert again._done == live._done
            for eyes in live.everybody:
                assert again.view(eyes) == live.view(eyes)
        if len(rows) == ROWS:
            break
    assert any(one.text == TAKE_BACK for one in rows)


@pytest.mark.parametrize("eyes", range(SPECTATOR, PLAYERS))
def test_every_moment_is_as_it_was_seen_though_steps_were_taken_back_later(eyes: int) -> None:
    live, rows = Live(HEAD, None, 0.0), []
    seen = {1: decode_to_client(live.view(eyes))}
    for one in wavering(random.Random(8), live):
        rows.append(one)
        seen.setdefault(live.versions[eyes], decode_to_client(live.view(eyes)))
        if len(rows) == ROWS // 2:
            break
    for version, then in seen.items():
        assert isinstance(then, View)
        moment = look_back(HEAD, rows, eyes, version)
        assert (moment.version, moment.view) == (version, then.view)
    story = tell(HEAD, 0.0, rows, eyes, 1)
    taken_back = {one.sequence for one in rows} & undone(rows)
    assert story.version == live.versions[eyes]
    assert len(story.told) == len(seen) - sum(
        one.seat == eyes for one in rows if one.sequence in taken_back
    )


def test_a_story_takes_no_longer_when_others_change_their_minds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plain, bombed = bomb()
    costs = []
    for rows in (plain, bombed):
        with counting(monkeypatch) as done:
            tell(HEAD, 0.0, rows, SPECTATOR, 1)
            look_back(HEAD, rows, SPECTATOR, 2)
            played(HEAD, rows)
        costs.append(len(done))
    assert costs[0] == costs[1]


async def bombed_table(house: House) -> tuple[str, int]:
    """A table whose log somebody has filled so; also, how many of its actions are left."""
    table, wish = seating.new_id(), Wish(game="sheriff", players=PLAYERS)

    def begin(connection: Any) -> tables.StoredTable:
        seating.create(connection, table, wish, "person-0")
        for seat in range(PLAYERS):
            seating.change(connection, table, seat, person=f"person-{seat}", name=f"Guest {seat}")
        seating.start(connection, tables.load(connection, table), "person-0")
        return tables.load(connection, table)

    plain, rows = bomb((await house.database.write(begin)).head)
    await write(house.journal, [msgspec.structs.replace(one, table=table) for one in rows])
    return table, len(plain)


def test_opening_a_table_plays_what_is_left_of_its_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        house = House(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}"))
        async with house.running():
            table, length = await bombed_table(house)
            with counting(monkeypatch) as done:
                room = await house._open(table)
            assert len(done) == length
            assert room.live is not None
            assert room.live.sequence == length + 2 * BOMB

    asyncio.run(story())


def test_other_tables_go_on_while_one_is_opened(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}"))
        turns = 0

        async def go_on() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        async with house.running():
            table, _ = await bombed_table(house)
            rows = await house.database.read(lambda connection: rows_after(connection, table, 0))
            room = await house._open(table)
            room.live = Live(room.table.head, None, 0.0)
            others = asyncio.create_task(go_on())
            await asyncio.sleep(0)
            before = turns
            await room._absorb_all(rows)
            assert turns - before >= len(rows) // A_FEW
            others.cancel()

    asyncio.run(story())


def test_whoever_missed_their_own_change_of_mind_sees_the_table_again(tmp_path: Path) -> None:
    async def story() -> None:
        house = House(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}"))
        async with house.running():
            table, length = await bombed_table(house)
            reader = Reader()
            rows = await house.database.read(lambda connection: rows_after(connection, table, 0))
            async with house.visit(table, Sitting(f"person-{rows[-1].seat}", "en", reader)) as room:
                room.live = Live(room.table.head, None, 0.0)
                await room._absorb_all(rows[:length])  # as it was before somebody wavered
                reader.got.clear()
                await room.catch_up()
                newest = decode_to_client(reader.got[-1])
                assert isinstance(newest, View)
                assert newest.version == room.live.versions[rows[-1].seat]

    asyncio.run(story())


def test_nobody_takes_back_without_end(address: str) -> None:
    guests = [Guest(address, name) for name in ("Robin", "Marian", "Much")]
    table = guests[0].open_table("sheriff", 3)
    with ExitStack() as stack:
        players = [stack.enter_context(guest.sit_down(table.id)) for guest in guests]
        begin(table.id, *guests)
        player, load = until_loading(players)
        answers: list[Done | Refused] = []
        for _ in range(3 * TAKE_BACKS_PER_MINUTE):
            look_again(player, player.play(load))  # the other merchant never loads a bag
            answers.append(look_again(player, player.take_back()))
        done = sum(isinstance(answer, Done) for answer in answers)
        assert TAKE_BACKS_PER_MINUTE / 2 < done < 2 * TAKE_BACKS_PER_MINUTE
        assert isinstance(answers[-1], Refused)
        assert answers[-1].reason is Reason.TOO_FAST


def look_again(player: Player, answer: Done | Refused) -> Done | Refused:
    """After a refusal for haste, wait for the fresh view."""
    while isinstance(answer, Refused) and answer.stale:
        if isinstance(player.receive(10), View):
            break
    return answer


def until_loading(players: list[Player]) -> tuple[Player, str]:
    """Play until bags can be loaded; a merchant, and what goes into the bag."""
    while players[0].view is None:
        players[0].receive()
    view = players[0].view
    while True:
        player = players[view.waiting_for[0]]
        turn = next(player.turns())
        loads = [one.text for one in turn.legal if one.text.startswith("load")]
        if loads:
            return player, loads[0]
        player.play(turn.legal[0].action)
        assert player.view is not None
        view = player.view
