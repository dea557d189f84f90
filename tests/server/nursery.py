"""Where servers come from quickly: a process that has loaded everything already, and forks.

Each is a server as any other, a process with a group of its own that can be killed at any time. It is
only spared two or three seconds of loading, which a machine with many servers to start does feel.
"""

import atexit
import json
import os
import select
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path

from sherwood.server import commands
from sherwood.server.live.deputies import rehearse

PROGRAM = "from tests.server import nursery; nursery.keep()"
LOOKED_AT_WHEN_LOADING = ("PYTHONPATH", "SHERWOOD_CACHE")
BEFORE = {name: os.environ.get(name) for name in LOOKED_AT_WHEN_LOADING}


class Forked:
    """A process that is no child of ours, with what is needed of `subprocess.Popen`."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        try:
            self._file: int | None = os.pidfd_open(pid)
        except ProcessLookupError:  # it is over already
            self._file = None

    def wait(self, timeout: float) -> None:
        """Until it is over."""
        if self._file is not None:
            if not select.select([self._file], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired(str(self.pid), timeout)
            os.close(self._file)
            self._file = None

    def poll(self) -> str | None:
        """Nothing while it runs."""
        if self._file is not None and not select.select([self._file], [], [], 0)[0]:
            return None
        return "over"


class Nursery:
    """The process that forks."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def fork(self, code: str, environment: dict[str, str], log: Path) -> Forked:
        """A process that runs some code."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        wish = {"code": code, "environment": environment, "log": str(log)}
        self._process.stdin.write(json.dumps(wish).encode() + b"\n")
        self._process.stdin.flush()
        return Forked(int(self._process.stdout.readline()))

    def close(self) -> None:
        """It ends when nobody can ask it any more."""
        self._process.communicate()


@cache
def nursery() -> Nursery:
    """The only one here."""
    found = Nursery()
    atexit.register(found.close)
    return found


def fits(environment: dict[str, str]) -> bool:
    """Whether everything is loaded as it would be with these variables."""
    return all(environment.get(name) == value for name, value in BEFORE.items())


def keep() -> None:
    """Load everything, and fork as often as one is asked."""
    commands.compile_everything(lambda _: None)
    rehearse()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # so that nobody has to be waited for
    for line in sys.stdin.buffer:
        child = os.fork()
        if child == 0:
            grow_up(**json.loads(line))
            return
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


def grow_up(code: str, environment: dict[str, str], log: str) -> None:
    """Become a process of one's own, and run the code; with it the process ends, as any program does."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.environ.clear()
    os.environ.update(environment)
    nothing = os.open(os.devnull, os.O_RDWR)
    noted = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    for file, meant in ((nothing, 0), (nothing, 1), (noted, 2)):
        os.dup2(file, meant)
    exec(code, {"__name__": "__main__"})
