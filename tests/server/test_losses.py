"""Nothing acknowledged is ever lost: servers, workers and databases are killed while people play."""

import random
import threading
from pathlib import Path

import pytest

from sherwood.client import Guest, Player, RefusedError
from tests.amounts import amount
from tests.server.company import receive_for_ever
from tests.server.party import harass
from tests.server.processes import Postgres, Redis, Server

KILLS = amount(3, soaking=100)


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
