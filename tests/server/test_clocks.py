"""Workers whose clocks differ agree who is there."""

import time
from contextlib import suppress
from pathlib import Path

import pytest

from sherwood.client import Guest, Player
from sherwood.server.messages import Seating, decode_to_client
from tests.server.processes import PATIENCE, Redis, Server

LATE = "import time; now = time.time; time.time = lambda: now() - 3600; "
A_WHILE = 5.0  # seconds, in which every worker looks around twice
FEW = 3  # changes of who is there


@pytest.mark.slow
def test_a_worker_with_a_late_clock_sees_who_is_at_another_one(
    tmp_path: Path, redis: Redis
) -> None:
    servers = [Server(tmp_path, channels=redis.url) for _ in range(2)]
    servers[1].code = LATE + servers[1].code
    try:
        robin, marian = (
            Guest(server.start().address, name)
            for server, name in zip(servers, ("Robin", "Marian"), strict=True)
        )
        time.sleep(A_WHILE)  # a first heartbeat is written otherwise than the next ones
        table = robin.open_table("nottingham", 3, bots=[None, None, "random"], bot_pace=600.0)
        with robin.sit_down(table.id, seat=0) as one, marian.sit_down(table.id, seat=1) as other:
            robin.start(table.id)
            for player in (one, other):
                until_both_are_there(player)
            assert [changes_at(player) <= FEW for player in (one, other)] == [True, True]
            for player in (one, other):
                until_both_are_there(player)
    finally:
        for server in servers:
            server.kill()


def until_both_are_there(player: Player) -> None:
    """Wait until a player sees both."""
    while player.info is None or not all(seat.present for seat in player.info.seats[:2]):
        player.receive(PATIENCE)


def changes_at(player: Player) -> int:
    """How often somebody is told in a while who sits where."""
    assert player._socket is not None
    changes, end = 0, time.monotonic() + A_WHILE
    with suppress(TimeoutError):
        while (left := end - time.monotonic()) > 0:
            changes += isinstance(decode_to_client(player._socket.recv(left)), Seating)
    return changes
