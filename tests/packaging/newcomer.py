"""A newcomer: an environment of their own, a home of their own, and nothing of this checkout."""

import functools
import os
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.processes import free_port

ROOT = Path(__file__).parents[2]
UV = [sys.executable, "-m", "uv", "--quiet"]
PATIENCE = 1800.0  # seconds; where nothing is compiled yet, a busy machine takes many minutes
OURS = ("SHERWOOD_", "NUMBA_", "PYTHON", "XDG_", "VIRTUAL_ENV", "HOME")


def run(command: list[str], folder: Path, environment: Mapping[str, str] | None = None) -> str:
    """What a command prints; it must not fail."""
    ran = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout + ran.stderr


@functools.cache
def downloads() -> str:
    """Where uv keeps what it has downloaded, which need not come again for every home."""
    return run([sys.executable, "-m", "uv", "cache", "dir"], ROOT).strip()


@dataclass(frozen=True)
class Newcomer:
    """Somebody who has a home, a folder to be in, and perhaps compiled code already."""

    home: Path
    settings: Mapping[str, str] = field(default_factory=dict)

    @property
    def environment(self) -> dict[str, str]:
        """Variables that tell of nothing but the home, and where uv keeps its downloads."""
        plain = {key: value for key, value in os.environ.items() if not key.startswith(OURS)}
        return {**plain, "UV_CACHE_DIR": downloads(), "HOME": str(self.home), **self.settings}

    def install(self, name: str, wheel: Path, *how: str) -> Path:
        """A new environment with Sherwood and what it needs alone; where its programs are."""
        place = self.home.parent / name
        run([*UV, "venv", "--python", sys.executable, str(place)], ROOT)
        python = place / ("Scripts" if os.name == "nt" else "bin") / "python"
        run([*UV, "pip", "install", "--python", str(python), *how, str(wheel)], ROOT)
        return python.parent

    def run(self, *command: str) -> str:
        """What a command prints at home."""
        return run(list(command), self.home, self.environment)

    @contextmanager
    def serving(self, *command: str) -> Iterator["Serving"]:
        """A server of theirs, ready for guests."""
        port = free_port()
        with (self.home / f"{port}.log").open("w+b") as log:
            process = subprocess.Popen(
                [*command, "--port", str(port)],
                cwd=self.home,
                env=self.environment,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
            try:
                yield wait_for(Serving(port, Path(log.name)), process)
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGKILL)
                process.wait(30)


@dataclass(frozen=True)
class Serving:
    """A server that listens, and what it says."""

    port: int
    log: Path

    def ask(self, path: str) -> str:
        """What it answers."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=30) as answer:
            text: str = answer.read().decode()
            return text


def wait_for(server: Serving, process: "subprocess.Popen[bytes]") -> Serving:
    """A server that takes guests."""
    give_up_at = time.monotonic() + PATIENCE
    while time.monotonic() < give_up_at:
        with suppress(OSError):
            server.ask("/ready")
            return server
        assert process.poll() is None, server.log.read_text()
        time.sleep(0.2)
    raise AssertionError(f"no server gets ready: {server.log.read_text()}")
