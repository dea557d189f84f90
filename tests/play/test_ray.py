"""The arena on Ray: the same result, on this machine alone and on a cluster of several."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from sherwood.play import machines

PATIENCE = 300.0
ARENA = [
    "arena",
    "nottingham",
    "steady",
    "novice",
    "--players",
    "4",
    "--games",
    "200",
    "--seed",
    "3",
]
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray has no package for this Python yet"),
]


def arena(*more: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """What the command prints."""
    return subprocess.run(
        [sys.executable, "-m", "sherwood", *ARENA, "--json", *more],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def outcome(ran: subprocess.CompletedProcess[str]) -> Any:
    """What came of it, but for the time that it took."""
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout)
    for entry in found["entries"]:
        del entry["microseconds"]
    return found


@pytest.fixture(scope="module")
def alone() -> Any:
    """What comes of it without Ray."""
    return outcome(arena())


@pytest.fixture
def cluster() -> Iterator[str]:
    """The address of two machines, both of them this one."""
    from ray.cluster_utils import Cluster

    together = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    together.add_node(num_cpus=1)
    try:
        yield together.address
    finally:
        together.shutdown()


def test_without_a_cluster_this_machine_is_one(alone: Any, tmp_path: Path) -> None:
    keep = ("--keep", str(tmp_path / "run.ledger"))
    assert outcome(arena("--ray", *keep, RAY_ADDRESS="")) == alone
    *whole, _ = (tmp_path / "run.ledger").read_bytes().splitlines(keepends=True)
    (tmp_path / "run.ledger").write_bytes(b"".join(whole[:20]))
    assert outcome(arena(*keep)) == alone


@pytest.mark.soak
def test_a_cluster_gives_the_same_result(alone: Any, cluster: str) -> None:
    assert outcome(arena("--ray", RAY_ADDRESS=cluster)) == alone


def test_a_cluster_that_refuses_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """It greets, and then has nothing to say to Ray."""
    import ray

    def nobody_there(*_: object, **__: object) -> None:
        raise ConnectionError("nobody there")

    monkeypatch.setattr(machines, "answers", lambda _: True)
    monkeypatch.setattr(ray, "init", nobody_there)
    monkeypatch.setenv("RAY_ADDRESS", "far-away:6379")
    with pytest.raises(ValueError, match="no Ray cluster answers at far-away:6379"):
        machines.join_cluster(cores=1)
