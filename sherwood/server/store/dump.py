"""A PostgreSQL database as a file, by PostgreSQL's own programs."""

import os
import secrets
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import create_engine, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

MARK = b"PGDMP"  # how a dump begins


def dump(place: URL, file: Path) -> None:
    """Write all of a database, as it stands at one moment, into a file."""
    run("pg_dump", place, "--format=custom", "--no-owner", f"--file={file}")


def load(place: URL, file: Path) -> None:
    """Put what is in a file in the place of a database: all of it or nothing."""
    wipe = ("--clean", "--if-exists", "--no-owner")
    run("pg_restore", place, *wipe, "--single-transaction", "--exit-on-error", str(file))


@contextmanager
def scratch(place: URL) -> Iterator[URL]:
    """A database beside another one, for as long as it is needed."""
    name = f"sherwood_check_{secrets.token_hex(4)}"
    engine = create_engine(place, isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        try:
            yield place.set(database=name)
        finally:
            with engine.connect() as connection:
                connection.execute(text(f"DROP DATABASE {name}"))
    except DBAPIError as error:
        problem = str(error.orig).partition("\n")[0]
        raise ValueError(
            f"the check needs a database of its own, beside yours: {problem}"
        ) from None
    finally:
        engine.dispose()


def run(program: str, place: URL, *arguments: str) -> None:
    """Run one of PostgreSQL's programs; the password is not for the list of processes."""
    shown = place.set(drivername="postgresql", password=None).render_as_string()
    command = [program, *arguments, f"--dbname={shown}"]
    found = shutil.which(program)
    if found is None:
        raise ValueError(f"{program} is not installed here; where it is, run: {' '.join(command)}")
    secret = {"PGPASSWORD": str(place.password)} if place.password else {}
    done = subprocess.run(  # noqa: S603 - no shell reads it
        [found, *command[1:]],
        env={**os.environ, **secret},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise ValueError(f"{program} failed: {done.stderr.strip() or done.returncode}")
