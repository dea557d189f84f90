"""Machines that share the work: none is waited for in vain."""

import os
import socket
import threading
import time
from pathlib import Path

import pytest

from sherwood.play import machines
from tests.terminal.driving import Commands

PATIENCE = machines.PATIENCE
GREETING = bytes([0, 0, 6, 4, 0, 0, 0, 0, 0, 0, 5, 0, 0, 64, 0])


def server(answer: bytes | None) -> socket.socket:
    """Somebody who listens, and answers the first who comes; or nobody."""
    listening = socket.create_server(("127.0.0.1", 0))

    def reply() -> None:
        caller, _ = listening.accept()
        with caller:
            caller.recv(100)
            caller.sendall(answer or b"")

    if answer is not None:
        threading.Thread(target=reply, daemon=True).start()
    return listening


@pytest.fixture(autouse=True)
def _no_cluster(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """This machine is in none, and was in none."""
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.delenv("RAY_USE_TLS", raising=False)
    monkeypatch.setattr(machines, "PATIENCE", 0.5)


def address_of(listening: socket.socket) -> str:
    return f"127.0.0.1:{listening.getsockname()[1]}"


def test_a_cluster_that_greets_is_taken_for_one() -> None:
    with server(GREETING) as there:
        assert machines.answers(address_of(there))
    with server(GREETING) as there:
        assert machines.answers(f"ray://{address_of(there)}")


@pytest.mark.parametrize("answer", [None, b"", b"HTTP/1.1 400 Bad Request\r\n"])
def test_somebody_else_or_nobody_is_not(answer: bytes | None) -> None:
    start = time.monotonic()
    with server(answer) as there:
        assert not machines.answers(address_of(there))
    assert time.monotonic() - start < 5


@pytest.mark.parametrize("address", ["", "nonsense", "127.0.0.1:nought", "[::1", "127.0.0.1:1"])
def test_an_address_that_is_none_answers_nothing(address: str) -> None:
    assert not machines.answers(address)


def test_with_tls_it_is_enough_that_somebody_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_USE_TLS", "1")
    with server(None) as there:
        assert machines.answers(address_of(there))


def test_nobody_waits_for_ten_seconds() -> None:
    assert PATIENCE <= 5.0


def test_the_command_says_at_once_that_no_cluster_answers(
    commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    for command in (("arena", "nottingham", "steady"), ("exploit", "nottingham", "steady")):
        with server(None) as mute:
            monkeypatch.setenv("RAY_ADDRESS", address_of(mute))
            said = commands.run(*command, "--players", "3", "--ray")
        named = f"no Ray cluster answers at {os.environ['RAY_ADDRESS']}, which RAY_ADDRESS names"
        assert (said.code, said.err) == (2, f"sherwood: {named}\n")


def test_a_cluster_that_has_ended_without_a_word_is_named(tmp_path: Path) -> None:
    (tmp_path / "ray").mkdir()
    (tmp_path / "ray" / "ray_current_cluster").write_text("127.0.0.1:1", encoding="utf-8")
    with pytest.raises(ValueError, match=r"at 127\.0\.0\.1:1, in which this machine was last"):
        machines.look_for_cluster()


@pytest.mark.parametrize("named", ["", "auto", "local"])
def test_without_any_cluster_there_is_nothing_to_complain_about(
    monkeypatch: pytest.MonkeyPatch, named: str
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", named)
    machines.look_for_cluster()


def test_jobs_are_told_apart_whoever_is_first() -> None:
    found = dict(machines.share_out(divmod, [(7, 2), (9, 4), (1, 3)], cores=1))
    assert found == {0: (3, 1), 1: (2, 1), 2: (0, 1)}
