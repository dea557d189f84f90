"""A database that hangs, is locked or has no space left: everybody is told, and soon."""

import contextlib
import resource
import sqlite3
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

import pytest

from sherwood.client import Guest
from sherwood.server.messages import Refused
from sherwood.server.refusal import Reason
from tests.server.company import play_on, table_with_bots, turn_of
from tests.server.processes import Postgres, Server

AT_ONCE = 4.0  # seconds: two for the trial, and the rest for a busy machine
BOUNDED = 30.0
UNAVAILABLE = 503


def status_of(address: str) -> int:
    """The status of an answer."""
    try:
        with urllib.request.urlopen(address, timeout=BOUNDED) as answer:
            status: int = answer.status
            return status
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def seconds_for(work: Callable[[], object]) -> float:
    started = time.monotonic()
    work()
    return time.monotonic() - started


def everybody_is_told(server: Server, trouble: AbstractContextManager[None]) -> None:
    """While there is trouble, a worker is not ready and an action is refused; afterwards all goes on."""
    guest = Guest(server.address, "Robin")
    table = table_with_bots(guest, options={"first": 0}, bot_pace=0.0)
    with guest.sit_down(table.id) as player:
        guest.start(table.id)
        choice = turn_of(player).legal[0].action
        with ExitStack() as leaving:
            leaving.enter_context(trouble)
            statuses: list[int] = []
            asking = seconds_for(lambda: statuses.append(status_of(f"{server.address}/ready")))
            assert (statuses, asking < AT_ONCE) == ([UNAVAILABLE], True), asking
            with ThreadPoolExecutor(1) as waiting:
                answer = waiting.submit(player.play, choice)
                told, _ = wait([answer], BOUNDED)
                leaving.close()
            assert told, "there was no answer"
            refused = answer.result()
            assert isinstance(refused, Refused)
            assert refused.reason is Reason.UNAVAILABLE
        server.wait()
        assert play_on(player, most=5) == 5


@pytest.mark.slow
def test_a_postgresql_that_is_stopped_makes_nobody_wait_for_ever(
    tmp_path: Path, postgres: Postgres
) -> None:
    server = Server(tmp_path, database=postgres.url).start()
    try:
        everybody_is_told(server, postgres.stopped())
    finally:
        server.kill()


@pytest.mark.slow
def test_questions_to_a_postgresql_that_is_stopped_are_answered(
    tmp_path: Path, postgres: Postgres
) -> None:
    server = Server(tmp_path, database=postgres.url).start()
    try:
        with postgres.stopped():
            assert status_of(f"{server.address}/api/tables") == UNAVAILABLE
        server.wait()
        assert status_of(f"{server.address}/api/tables") == 200
    finally:
        server.kill()


@contextlib.contextmanager
def full_disk(server: Server) -> Iterator[None]:
    """A server that can write nothing more to any file."""
    before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    yield
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)


@pytest.mark.slow
def test_a_full_disk_is_noticed_and_nothing_is_acknowledged(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        everybody_is_told(server, full_disk(server))
    finally:
        server.kill()


@contextlib.contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program writes to a database and does not end."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


@pytest.mark.slow
def test_a_database_that_another_program_has_locked_makes_nobody_wait_for_ever(
    tmp_path: Path,
) -> None:
    server = Server(tmp_path).start()
    try:
        everybody_is_told(server, locked(tmp_path / "tables.sqlite"))
    finally:
        server.kill()
