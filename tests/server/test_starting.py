"""What cannot work is said in one sentence, before a server says that it listens."""

import logging
import os
import socket
import subprocess
from pathlib import Path

import pytest
from sqlalchemy import text

from sherwood.server import checks, commands
from sherwood.server.logs import JsonLines
from sherwood.server.settings import Settings, from_environment
from sherwood.server.store import database
from sherwood.server.store.database import engine_for
from tests.server.processes import Postgres, Redis, free_port
from tests.terminal.driving import SHERWOOD, Commands

WRONG_INPUT = 2
SENTENCES = [
    (["--port", "99999"], "port (SHERWOOD_PORT) must be from 0 to 65535, not 99999"),
    (["--workers", "-3"], "workers (SHERWOOD_WORKERS) must be from 1 to 1000, not -3"),
    (["--workers", "2"], "2 workers need channels that all of them hear"),
    (["--public-url", "nonsense"], "a public URL is as https://sherwood.example, not 'nonsense'"),
    (["--public-url", "https://a:b:c"], "a public URL is as https://sherwood.example"),
    (["--database", "nonsense"], "a database is sqlite:///file or postgresql://…"),
    (["--database", "mysql://a:secret@b/c"], "a database is sqlite:///file or postgresql://…, not"),
    (["--database", "sqlite://"], "a database is sqlite:///file or postgresql://…"),
    (["--database", "sqlite:////dev/null/x.sqlite"], "cannot be used: /dev/null is no folder"),
    (["--database", "sqlite:////usr"], "cannot be used: it is a folder"),
    (["--channels", "nonsense"], "channels go over memory://, redis://… or postgresql://…"),
]
VARIABLES = [
    ("SHERWOOD_GRACE", "nan", "grace (SHERWOOD_GRACE) must be from 0 to 86400, not nan"),
    ("SHERWOOD_BOT_PACE", "inf", "must be from 0 to 86400, not inf"),
    ("SHERWOOD_REQUESTS_PER_MINUTE", "0", "must be from 1 to 1e+09, not 0"),
    ("SHERWOOD_PORT", "many", "SHERWOOD_PORT must be a number, not 'many'"),
    ("SHERWOOD_LOG_LEVEL", "loud", "a log level is one of debug, info, warning, error, not loud"),
    ("SHERWOOD_DATA", "/dev/null", "cannot be used: /dev/null is no folder"),
]


@pytest.fixture(autouse=True)
def _never_really(monkeypatch: pytest.MonkeyPatch) -> None:
    """No server starts in this process."""

    def start(_settings: Settings) -> None:
        raise AssertionError("a server would have started")

    monkeypatch.setattr(commands, "serve", start)


def refused(said: str, sentence: str) -> None:
    """One line that says what is wrong."""
    assert said.startswith("sherwood: ")
    assert said.count("\n") == 1
    assert sentence in said
    assert "secret" not in said


@pytest.mark.parametrize(("flags", "sentence"), SENTENCES)
def test_a_flag_that_cannot_work_is_refused(
    commands: Commands, flags: list[str], sentence: str
) -> None:
    outcome = commands.run("serve", "--port", str(free_port()), *flags)
    assert (outcome.code, outcome.out) == (WRONG_INPUT, "")
    refused(outcome.err, sentence)


@pytest.mark.parametrize(("variable", "value", "sentence"), VARIABLES)
def test_a_variable_that_cannot_work_is_refused(
    commands: Commands,
    monkeypatch: pytest.MonkeyPatch,
    variable: str,
    value: str,
    sentence: str,
) -> None:
    monkeypatch.setenv(variable, value)
    if variable == "SHERWOOD_DATA":
        commands = Commands(commands.monkeypatch, commands.capsys, Path(value))
    outcome = commands.run("serve", *([] if variable == "SHERWOOD_PORT" else ["--port", "0"]))
    assert (outcome.code, outcome.out) == (WRONG_INPUT, "")
    refused(outcome.err, sentence)


def test_a_file_that_is_no_database_is_refused_before_anything_is_said(tmp_path: Path) -> None:
    garbage = tmp_path / "garbage.sqlite"
    garbage.write_bytes(b"nothing of the kind" * 100)
    before = garbage.read_bytes()
    ran = subprocess.run(
        [*SHERWOOD, "serve", "--port", "0", "--database", f"sqlite:///{garbage}"],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "SHERWOOD_DATA": str(tmp_path / "data")},
    )
    assert (ran.returncode, ran.stdout) == (WRONG_INPUT, "")
    refused(ran.stderr, "garbage.sqlite cannot be used: file is not a database")
    assert garbage.read_bytes() == before


def test_a_port_that_is_taken_is_refused(commands: Commands) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        outcome = commands.run("serve", "--port", str(taken.getsockname()[1]))
    assert outcome.code == WRONG_INPUT
    refused(outcome.err, "cannot be used: Address already in use")


def test_no_postgresql_and_no_redis_are_said(
    commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "LONGEST_OUTAGE", 1.0)
    nobody = f"127.0.0.1:{free_port()}"
    for flags, sentence in (
        (
            ["--database", f"postgresql://robin:secret@{nobody}/x"],
            "postgresql+psycopg://robin:***@",
        ),
        (["--channels", f"redis://{nobody}/0"], "the channels redis://… cannot be used: "),
        (
            ["--channels", f"postgresql://robin:secret@{nobody}/x"],
            "the channels postgresql://… can",
        ),
    ):
        outcome = commands.run("serve", "--port", "0", *flags)
        assert outcome.code == WRONG_INPUT
        refused(outcome.err, sentence)


def test_a_database_of_a_newer_sherwood_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    database.prepare(url)
    engine = engine_for(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(ValueError, match=r"cannot be used: .*9999"):
        checks.try_database(url)


@pytest.mark.slow
def test_what_is_there_is_found(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    for channels in (redis.url, postgres.url):
        checks.check(Settings(port=0, database=postgres.url, channels=channels))
    checks.check(Settings(port=0, database=f"sqlite:///{tmp_path / 'tables.sqlite'}"))


def test_every_number_among_the_settings_has_its_range() -> None:
    for name, setting in Settings.__dataclass_fields__.items():
        if type(setting.default) in (int, float):
            with pytest.raises(ValueError, match=f"SHERWOOD_{name.upper()}"):
                from_environment({}, **{name: -1})


def test_an_error_of_the_database_tells_no_names_and_no_words(tmp_path: Path) -> None:
    engine = engine_for(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    try:
        with (
            pytest.raises(Exception, match="no such table") as error,
            engine.connect() as connection,
        ):
            connection.execute(
                text("SELECT * FROM nowhere WHERE name = :name"), {"name": "Locksley"}
            )
        assert "Locksley" not in str(error.value)
    finally:
        engine.dispose()


def test_what_postgresql_tells_of_values_does_not_reach_the_log() -> None:
    error = RuntimeError("duplicate key\nDETAIL:  Key (id)=(Locksley) is there.\nHINT: none")
    trace = (type(error), error, None)
    record = logging.makeLogRecord({"msg": "it failed", "exc_info": trace})
    line = JsonLines().format(record)
    assert "duplicate key" in line
    assert "Locksley" not in line
