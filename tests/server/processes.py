"""Real servers and real databases for the tests: private ones, on free ports of this machine."""

import contextlib
import os
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
import uvicorn
from sqlalchemy import Connection

from sherwood.server.commands import uvicorn_options
from sherwood.server.settings import Settings
from sherwood.server.store.database import engine_for
from sherwood.server.web.app import create
from tests.server import nursery

PATIENCE = 120.0
METRICS = "of-the-tests"  # whoever sends this may read the figures
DEPLOY = Path(__file__).parents[2] / "deploy"
POSTGRES_HOMES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
SERVE = "from sherwood.server import commands, settings as s; commands.serve(s.from_environment())"


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.code = SERVE
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = folder / f"server-{self.port}.log"
        chosen = {
            "database": f"sqlite:///{folder / 'tables.sqlite'}",
            "port": self.port,
            "log_level": "warning",
            **GENEROUS,
            **settings,
        }
        self.database = str(chosen["database"])
        self._environment = {
            **os.environ,
            **{f"SHERWOOD_{name.upper()}": str(value) for name, value in chosen.items()},
        }
        self._process: subprocess.Popen[bytes] | nursery.Forked | None = None

    def start(self) -> "Server":
        self.launch()
        self.wait()
        return self

    def launch(self) -> None:
        """Start it, and do not wait."""
        if self.code == SERVE and nursery.fits(self._environment):
            self._process = nursery.nursery().fork(SERVE, self._environment, self._log)
            return
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-c", self.code],
                env=self._environment,
                stderr=log,
                start_new_session=True,
            )

    def wait(self) -> None:
        """Until it takes guests."""
        assert self._process is not None
        give_up_at = time.monotonic() + PATIENCE
        while time.monotonic() < give_up_at:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{self.address}/ready", timeout=5).close()
                return
            assert self._process.poll() is None, self.log()
            time.sleep(0.05)
        raise AssertionError(f"the server does not get ready: {self.log()}")

    @property
    def pid(self) -> int:
        """Its process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """Without warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Politely."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, how)
            self._process.wait(30)
            self._process = None

    def log(self) -> str:
        return self._log.read_text()[-4000:]


GENEROUS = {
    "requests_per_minute": 1_000_000,
    "messages_per_minute": 1_000_000,
    "lines_per_minute": 1_000_000,
    "tables_per_hour": 1_000_000,
    "people_per_hour": 1_000_000,
    "codes_per_hour": 1_000_000,
    "sockets_per_address": 100_000,
    "connections_per_address": 100_000,
    "metrics_token": METRICS,
}


@contextlib.contextmanager
def looking_into(database: str) -> Iterator[Connection]:
    """A server's database, past the server; what is changed there is kept."""
    engine = engine_for(database)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


@contextlib.contextmanager
def turned_away(status: int) -> Iterator[None]:
    """A request that is to be answered with an error."""
    with pytest.raises(urllib.error.HTTPError, match=str(status)) as refusal:
        yield
    refusal.value.close()


def ask_for_metrics(address: str, token: str = METRICS) -> str:
    """What a server tells Prometheus."""
    wish = urllib.request.Request(
        f"{address}/metrics", headers={"Authorization": f"Bearer {token}"}
    )
    with urllib.request.urlopen(wish, timeout=10) as answer:
        told: str = answer.read().decode()
        return told


@contextlib.contextmanager
def here(folder: Path, **settings: object) -> Iterator[str]:
    """A server in a thread of this process; its address."""
    port = free_port()
    chosen = {"database": f"sqlite:///{folder / 'tables.sqlite'}", **GENEROUS, **settings}
    wished = Settings(port=port, **chosen)  # type: ignore[arg-type]
    config = uvicorn.Config(
        create(wished),
        port=port,
        log_level="warning",
        forwarded_allow_ips=wished.trusted_proxies,
        **uvicorn_options(),
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    give_up_at = time.monotonic() + PATIENCE
    while not server.started:
        assert thread.is_alive()
        assert time.monotonic() < give_up_at
        time.sleep(0.02)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join(20)


def missing(what: str) -> NoReturn:
    """Skip on a person's machine, fail where everything has to be there."""
    message = f"{what} is not installed here, so this was NOT tested"
    if os.environ.get("CI") == "true":
        pytest.fail(message)
    pytest.skip(message)


def unprivileged() -> list[str]:
    """PostgreSQL does not run as root."""
    return ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []


class Postgres:
    """A PostgreSQL of our own, which can be restarted."""

    def __init__(self, folder: Path) -> None:
        if not POSTGRES_HOMES:
            missing("PostgreSQL")
        self._bin = POSTGRES_HOMES[-1]
        self._folder = folder
        self.port = free_port()
        self.url = f"postgresql://sherwood@127.0.0.1:{self.port}/postgres"
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        self._run("initdb", "-D", str(folder / "data"), "-U", "sherwood", "-A", "trust", "-N")
        self.start()

    def start(self) -> None:
        """Nobody pulls the machine's plug here, so nothing waits for the disk."""
        options = f"-p {self.port} -k {self._folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        log = str(self._folder / "log")
        self._run(
            "pg_ctl", "-D", str(self._folder / "data"), "-l", log, "-o", options, "-w", "start"
        )

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self._folder / "data"), "-m", "immediate", "-w", "stop")

    @contextlib.contextmanager
    def stopped(self) -> Iterator[None]:
        """All its processes stand still: it accepts everything and says nothing."""
        first = int((self._folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(first, signal.SIGSTOP)  # so that no more are born
        others = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        family = [first, *map(int, others)]
        for process in family:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in family:
                os.kill(process, signal.SIGCONT)

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [*unprivileged(), str(self._bin / program), *arguments],
            check=True,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


class Redis:
    """A Redis of our own."""

    def __init__(self, folder: Path) -> None:
        program = shutil.which("redis-server")
        if program is None:
            missing("Redis")
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._command = [
            str(program), "--port", str(self.port), "--bind", "127.0.0.1",
            "--save", "", "--dir", str(folder),
        ]  # fmt: skip
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        give_up_at = time.monotonic() + PATIENCE
        while time.monotonic() < give_up_at:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            time.sleep(0.05)

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()


class Proxy:
    """The reverse proxy of deploy/, with its very configuration, before some servers."""

    def __init__(self, folder: Path, port: int, servers: list["Server"]) -> None:
        program = shutil.which("caddy")
        if program is None:
            missing("Caddy")
        self.address = f"https://localhost:{port}"
        self.authority = folder / "data" / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        self._log = folder / "proxy.log"
        ours = folder / "Caddyfile"  # nothing but what a machine of tests needs, and theirs
        ours.write_text(
            f"{{\n admin off\n http_port {free_port()}\n skip_install_trust\n}}\n"
            f"import {DEPLOY / 'Caddyfile'}\n"
        )
        self._command = [str(program), "run", "--adapter", "caddyfile", "--config", str(ours)]
        self._environment = {
            **os.environ,
            "SHERWOOD_PUBLIC_URL": self.address,
            "SHERWOOD_BEHIND": " ".join(f"127.0.0.1:{server.port}" for server in servers),
            "XDG_DATA_HOME": str(folder / "data"),
            "XDG_CONFIG_HOME": str(folder / "config"),
        }
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> "Proxy":
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                self._command, env=self._environment, stderr=log, stdout=log
            )
        give_up_at = time.monotonic() + PATIENCE
        while time.monotonic() < give_up_at:
            assert self._process.poll() is None, self._log.read_text()
            with contextlib.suppress(OSError):
                trust = ssl.create_default_context(cafile=str(self.authority))
                urllib.request.urlopen(f"{self.address}/ready", timeout=20, context=trust).close()
                return self
            time.sleep(0.05)
        raise AssertionError(f"the proxy does not get ready: {self._log.read_text()}")

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(20)
