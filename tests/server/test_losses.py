"""Nothing acknowledged is ever lost: servers, workers and databases are killed while people play."""

import os
import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from sherwood.play.match import Match
from sherwood.server import seating
from sherwood.server.client import Guest, Player, RefusedError
from sherwood.server.journal import TAKE_BACK, rows_after
from sherwood.server.messages import Done
from sherwood.server.settings import Settings
from sherwood.server.store import engine_for
from tests.server.company import receive_for_ever
from tests.server.processes import Postgres, Redis, Server

KILLS = int(os.environ.get("SHERWOOD_KILLS", "10"))
NAMES = ("Robin", "Marianne")


@dataclass
class Party:
    """Two people at one table with two bots, who note what was acknowledged."""

    table: str
    players: list[Player]
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    failures: list[BaseException] = field(default_factory=list)
    threads: list[threading.Thread] = field(default_factory=list)

    def play(self) -> None:
        for player in self.players:
            thread = threading.Thread(target=self._play, args=(player,), daemon=True)
            self.threads.append(thread)
            thread.start()

    def _play(self, player: Player) -> None:
        luck = random.Random(player.seat)
        try:
            with player:
                for view in player.turns():
                    step = luck.choice(view.legal).text
                    answer = player.play(step)
                    if isinstance(answer, Done):
                        self.acknowledged.append((player.seat, answer.id))
                    time.sleep(0.01)
        except BaseException as failure:  # noqa: BLE001 - the test looks at it
            self.failures.append(failure)

    @property
    def over(self) -> bool:
        return not any(thread.is_alive() for thread in self.threads)


def gather(addresses: list[str]) -> Party:
    """A party whose players come by the given addresses."""
    guests = [Guest(address, name) for address, name in zip(addresses, NAMES, strict=True)]
    table = guests[0].open_table(
        "nottingham", 4, bots=[None, None, "random", "random"], bot_pace=0.02, grace=600.0
    )
    players = [guest.sit_down(table.id, seat=seat) for seat, guest in enumerate(guests)]
    guests[0].start(table.id)
    party = Party(table.id, players)
    party.play()
    return party


def check(party: Party, database: str) -> None:
    """Every acknowledged action is there once, and the game is sound."""
    acknowledged = set(party.acknowledged)  # before looking: they play on
    engine = engine_for(Settings(database=database).database_url)
    with engine.connect() as link:
        rows = rows_after(link, party.table, 0)
        table = seating.load(link, party.table)
    engine.dispose()
    assert [row.sequence for row in rows] == list(range(1, len(rows) + 1))
    written = [(row.seat, row.chosen) for row in rows if row.text != TAKE_BACK]
    assert len(set(written)) == len(written)
    assert acknowledged <= set(written)
    match = Match(table.head)
    for row in rows:
        match.play(row.seat, row.text)


def harass(harm: Callable[[], None], addresses: list[str], database: str, times: int) -> int:
    """While games are played, do some harm again and again; how many actions were acknowledged."""
    luck = random.Random(times)
    acknowledged, harmed = 0, 0
    while harmed < times:
        party = gather(addresses)
        while harmed < times and not party.over:
            time.sleep(luck.uniform(0.1, 0.8))
            harm()
            harmed += 1
            before = len(party.acknowledged)
            give_up_at = time.monotonic() + 60
            while len(party.acknowledged) <= before and not party.over:
                assert time.monotonic() < give_up_at, "nobody came back"
                assert not party.failures, party.failures
                time.sleep(0.02)
            check(party, database)
        for thread in party.threads:
            thread.join(60)
        assert party.over, "the game did not come to its end"
        assert not party.failures, party.failures
        check(party, database)
        acknowledged += len(party.acknowledged)
    return acknowledged


@pytest.mark.slow
def test_a_server_killed_again_and_again_loses_nothing_on_sqlite(tmp_path: Path) -> None:
    server = Server(tmp_path).start()

    def kill() -> None:
        server.kill()
        server.start()

    try:
        database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
        assert harass(kill, [server.address] * 2, database, KILLS) > KILLS
    finally:
        server.kill()


@pytest.mark.slow
def test_a_server_that_is_restarted_politely_loses_nobody(tmp_path: Path) -> None:
    server = Server(tmp_path).start()

    def restart() -> None:
        server.stop()
        server.start()

    try:
        database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
        assert harass(restart, [server.address] * 2, database, 2) > 2
    finally:
        server.kill()


@pytest.mark.slow
def test_of_two_workers_on_postgresql_either_can_be_killed(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    shared: dict[str, object] = {"database": postgres.url, "channels": redis.url}
    servers = [Server(tmp_path, **shared).start() for _ in range(2)]
    luck = random.Random(1)

    def kill() -> None:
        victim = luck.choice(servers)
        victim.kill()
        victim.start()

    try:
        addresses = [server.address for server in servers]
        assert harass(kill, addresses, postgres.url, KILLS) > KILLS
    finally:
        for server in servers:
            server.kill()


@pytest.mark.slow
def test_a_database_that_restarts_and_lost_events_cost_nobody_anything(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    shared: dict[str, object] = {"database": postgres.url, "channels": redis.url}
    servers = [Server(tmp_path, **shared).start() for _ in range(2)]
    luck = random.Random(2)

    def restart() -> None:
        services: list[Postgres | Redis] = [postgres, redis]
        service = luck.choice(services)
        service.stop()
        service.start()

    try:
        addresses = [server.address for server in servers]
        assert harass(restart, addresses, postgres.url, max(2, KILLS // 4)) > 2
    finally:
        for server in servers:
            server.kill()


@pytest.mark.slow
def test_who_is_forgotten_by_one_worker_is_sent_away_by_the_other(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    shared: dict[str, object] = {"database": postgres.url, "channels": redis.url}
    servers = [Server(tmp_path, **shared).start() for _ in range(2)]
    try:
        guest = Guest(servers[0].address, "Robin")
        table = guest.open_table("nottingham", 3, sit={"name": "Robin"}, start=True)
        with Player(guest, table.id, 0) as player:
            next(player.turns())
            guest.server = servers[1].address
            guest.ask("DELETE", "/api/me")
            with pytest.raises(RefusedError, match="forgotten"):
                receive_for_ever(player)
    finally:
        for server in servers:
            server.kill()


@pytest.mark.slow
@pytest.mark.parametrize("channels", ["redis", "postgresql"])
def test_players_of_one_table_on_two_workers_race_and_one_wins(
    tmp_path: Path, postgres: Postgres, redis: Redis, channels: str
) -> None:
    over = redis.url if channels == "redis" else postgres.url
    servers = [Server(tmp_path, database=postgres.url, channels=over).start() for _ in range(2)]
    try:
        guest = Guest(servers[0].address, "Robin")
        table = guest.open_table(
            "nottingham", 3, bots=[None, "random", "random"], options={"first": 0}, bot_pace=600.0
        )
        with guest.sit_down(table.id) as first:
            guest.start(table.id)
            next(first.turns())
            guest.server = servers[1].address
            with Player(guest, table.id, 0) as second:
                next(second.turns())
                answers: list[object] = []
                threads = [
                    threading.Thread(
                        target=lambda one: answers.append(one.play("take")), args=(one,)
                    )
                    for one in (first, second)
                ]
                for thread in threads:
                    thread.start()
                for thread in threads:
                    thread.join(20)
                kinds = sorted(type(answer).__name__ for answer in answers)
                assert kinds == ["Done", "Refused"]
                for player in (first, second):
                    while player.view is None or player.view.version < 2:
                        player.receive(timeout=10)
    finally:
        for server in servers:
            server.kill()
