"""A crowd plays, rests and plays again, at as many tables as it should. Nothing is timed."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import pytest

from benchmarks.server import crowd as crowds
from benchmarks.server.crowd import Crowd
from benchmarks.server.person import PEOPLE, Sight, Sights
from benchmarks.server.process import Process

SHORT = 0.05  # seconds


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crowds, "WARM_UP", 0.0)
    monkeypatch.setattr(crowds, "GLANCE", SHORT)


class Still(Process):
    """A process that is never busy."""

    @property
    def seconds(self) -> float:
        return 0.0


@dataclass
class Game:
    """A table of the fake server: who has a turn moves, and everybody sees it."""

    length: int
    version: int = 1
    people: list["Person"] = field(default_factory=list)
    silent: bool = False  # moves arrive, and nobody is told

    def tell(self) -> None:
        for person in self.people:
            person.look()

    def sight(self, seat: int) -> Sight:
        mine = self.version % PEOPLE == seat
        over = self.version > self.length
        return Sight(self.version, [1] if mine and not over else [], over)


class Person:
    """Somebody at such a table."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat, self.moves = game, seat, 0
        self.sights = Sights()
        self.closed = self.lost = False
        self.look()

    def look(self) -> None:
        self.sights.show(self.game.sight(self.seat))

    def choose(self, sight: Sight, _choice: int) -> None:
        assert sight.version == self.game.version
        self.moves += 1
        self.game.version += 1
        if not self.game.silent:
            self.game.tell()

    async def close(self) -> None:
        self.closed = True


class Fake:
    """A server in this process."""

    name = "fake"

    def __init__(self, length: int = 10**9) -> None:
        self.process: Process = Still(os.getpid())
        self.games: list[Game] = []
        self._length = length

    def kilobytes(self) -> float:
        return 0.0

    def open_table(self) -> str:
        self.games.append(Game(self._length))
        return str(len(self.games) - 1)

    async def sit(self, table: str, seat: int) -> Person:
        game = self.games[int(table)]
        game.people.append(Person(game, seat))
        return game.people[-1]

    async def told_to_a_spectator(self, _table: str) -> bytes:
        return b""

    def secrets_in(self, _told: bytes, _table: str) -> list[str]:
        return []

    @property
    def moves(self) -> list[int]:
        return [game.version for game in self.games]


def told(fake: Fake, story: Callable[[Crowd], Awaitable[None]], rate: float = 0.0) -> None:
    """A story of a crowd at two tables, and at one that waits."""

    async def all_of_it() -> None:
        async with Crowd(fake, 2, rate) as crowd:
            await story(crowd)

    asyncio.run(all_of_it())


def test_nobody_acts_before_a_turn_or_between_turns() -> None:
    fake = Fake()

    async def story(crowd: Crowd) -> None:
        assert fake.moves == [1, 1, 1]
        first = await crowd.turn(SHORT)
        assert first.moves > 0
        rested = list(fake.moves)
        await asyncio.sleep(SHORT)
        assert fake.moves == rested
        await crowd.turn(SHORT)
        assert all(now > then for now, then in zip(fake.moves[:2], rested, strict=False))
        assert fake.moves[2] == 1  # they wait

    told(fake, story)


def test_all_who_came_go() -> None:
    fake = Fake()

    async def story(crowd: Crowd) -> None:
        await crowd.turn(SHORT)

    told(fake, story)
    assert all(person.closed for game in fake.games for person in game.people)


def test_whoever_thought_when_rest_came_thinks_again() -> None:
    fake = Fake()

    async def story(crowd: Crowd) -> None:
        await crowd.turn(SHORT)
        assert fake.moves == [1, 1, 1]
        crowd._pace.rate = 0.0
        await crowd.turn(SHORT)
        assert min(fake.moves[:2]) > 1

    told(fake, story, rate=1e-9)  # they think for years


def test_a_delay_does_not_include_a_rest() -> None:
    fake = Fake()

    async def story(crowd: Crowd) -> None:
        for game in fake.games:
            game.silent = True
        await crowd.turn(SHORT)
        assert fake.moves == [2, 2, 1]  # and nobody has seen it
        crowd._pace.rate = 1e-9
        turn = asyncio.create_task(crowd.turn(2 * SHORT))
        await asyncio.sleep(SHORT)
        for game in fake.games:
            game.tell()
        assert (await turn).delays == []

    told(fake, story)


def test_a_delay_within_a_turn_is_counted() -> None:
    fake = Fake()

    async def story(crowd: Crowd) -> None:
        figures = await crowd.turn(SHORT)
        assert 0 < len(figures.delays) <= figures.moves
        assert 0 < figures.delays[-1] <= figures.seconds

    told(fake, story)


def test_a_table_whose_game_is_over_is_replaced_by_one_that_waits() -> None:
    fake = Fake(length=5)

    async def story(crowd: Crowd) -> None:
        for game in fake.games[1:]:
            game.length = 10**9
        await crowd.turn(SHORT)
        assert fake.games[0].version == 6
        assert min(fake.moves[1:]) > 6
        assert len(fake.games) == 3
        fake._length = 10**9
        await crowd.turn(SHORT)
        assert all(person.closed for person in fake.games[0].people)
        assert len(fake.games) == 4

    told(fake, story)


def test_a_turn_in_which_tables_ran_out_is_played_again_with_more() -> None:
    fake = Fake(length=5)

    async def story(crowd: Crowd) -> None:
        fake._length = 10**9
        figures = await crowd.turn(SHORT)
        assert figures.tables == 2
        assert fake.moves[:3] == [6, 6, 6]
        assert len(fake.games) == 3 + 4  # two in play and two that wait
        assert fake.moves[5:] == [1, 1]

    told(fake, story)


def test_who_is_cut_off_is_told() -> None:
    fake = Fake()

    async def story(crowd: Crowd) -> None:
        fake.games[0].people[0].lost = True
        with pytest.raises(ConnectionError):
            await crowd.turn(SHORT)

    told(fake, story)
