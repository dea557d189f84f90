"""Machines that share the work: processes on this one, or a Ray cluster."""

import logging
import os
import socket
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar
from urllib.parse import urlsplit

from sherwood.play.extras import bring

RAY = ("ray", "ray", "--ray")  # the package, the extra that has it, and what needs it
LOOKED_AT = 200  # tasks of a cluster at a time, the oldest first: looking at all of them takes long
PATIENCE = 5.0  # seconds for the first word of a cluster
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
SETTINGS = b"\x04"  # the kind of a frame of HTTP/2, with which every server greets
FRAME_HEAD = 9

Outcome = TypeVar("Outcome")
Job = tuple[Any, ...]


def share_out(
    task: Callable[..., Outcome], jobs: list[Job], cores: int, *, ray: bool = False
) -> Iterator[tuple[int, Outcome]]:
    """Do a task with each of these arguments; the number of a job and its outcome, once it is done."""
    return (on_ray if ray else on_cores)(task, jobs, cores)


def on_cores(
    task: Callable[..., Outcome], jobs: list[Job], cores: int
) -> Iterator[tuple[int, Outcome]]:
    """In as many processes as there are cores to use."""
    if cores <= 1 or len(jobs) <= 1:
        for number, job in enumerate(jobs):
            yield number, task(*job)
        return
    pool = ProcessPoolExecutor(min(cores, len(jobs)), get_context("spawn"))
    try:
        waiting = {pool.submit(task, *job): number for number, job in enumerate(jobs)}
        for future in as_completed(waiting):
            yield waiting[future], future.result()
    finally:
        pool.shutdown(cancel_futures=True)  # whoever stops does not wait for all the rest


def on_ray(
    task: Callable[..., Outcome], jobs: list[Job], cores: int
) -> Iterator[tuple[int, Outcome]]:
    """On all machines of a Ray cluster, or on this one."""
    ray = join_cluster(cores)
    remote = ray.remote(task)
    numbers = {remote.remote(*job): number for number, job in enumerate(jobs)}
    waiting = list(numbers)
    while waiting:
        done, _ = ray.wait(waiting[:LOOKED_AT])
        waiting = [reference for reference in waiting if reference not in done]
        for reference in done:
            yield numbers[reference], ray.get(reference)


def join_cluster(cores: int) -> Any:
    """Join the cluster that RAY_ADDRESS names or that this machine is in; else this machine is one."""
    ray = bring(*RAY)
    if ray.is_initialized():
        return ray
    look_for_cluster()
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
    named = os.environ.get("RAY_ADDRESS")
    quietly: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        ray.init("auto", **quietly)
    except ConnectionError:
        if named:
            raise silent(named, "which RAY_ADDRESS names") from None
        ray.init("local", num_cpus=cores, include_dashboard=False, **quietly)
    return ray


def look_for_cluster() -> None:
    """Complain about a cluster that does not answer. Ray itself would try for many minutes."""
    address, why = os.environ.get("RAY_ADDRESS", ""), "which RAY_ADDRESS names"
    if address in ("", "auto"):
        address, why = last_cluster(), "in which this machine was last; 'ray stop' forgets it"
    if address not in ("", "local") and not answers(address):
        raise silent(address, why)


def silent(address: str, why: str) -> ValueError:
    """What to say about a cluster that does not answer."""
    return ValueError(f"no Ray cluster answers at {address}, {why}")


def last_cluster() -> str:
    """The address that Ray has noted on this machine, or nothing. `ray stop` takes the note away."""
    folder = Path(os.environ.get("RAY_TMPDIR") or tempfile.gettempdir())
    note = folder / "ray" / "ray_current_cluster"
    with suppress(OSError, UnicodeDecodeError):
        return note.read_text(encoding="utf-8").strip()
    return ""


def answers(address: str) -> bool:
    """Whether a cluster greets us in time; also where the name of a machine is long looked for."""
    heard: list[bool] = []
    asking = Thread(target=lambda: heard.append(greets(address)), daemon=True)
    asking.start()
    asking.join(PATIENCE)
    return any(heard)


def greets(address: str) -> bool:
    """Whether somebody there speaks HTTP/2, as every cluster does; behind TLS, whether anybody is."""
    try:
        place = urlsplit(address if "://" in address else f"ray://{address}")
        where = (place.hostname or "", place.port or 0)
        with socket.create_connection(where, timeout=PATIENCE) as line:
            if os.environ.get("RAY_USE_TLS", "0").lower() in ("1", "true"):
                return True
            line.sendall(GREETING)
            head = line.recv(FRAME_HEAD)
    except (OSError, ValueError):
        return False
    return head[3:4] == SETTINGS
