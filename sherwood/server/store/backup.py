"""Backups: a database as one file, made while a server runs, and put back in its place.

A copy of the file of a SQLite database in use would lose what was written last: that lies in the
write-ahead log beside it until SQLite moves it over.
"""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

from sqlalchemy.engine import URL

from sherwood.server.store import dump, sqlite_file
from sherwood.server.store.database import read_place
from sherwood.server.store.unfinished import Finding, forget_workers, is_in_use, look_at


@dataclass(frozen=True)
class Restored:
    """What has come back, and where that lies which was there before."""

    finding: Finding
    kept: Path | None


def backup(url: str, file: Path) -> None:
    """Write all that is in a database into a new file, which its owner alone may read."""
    place = read_place(url)
    if file.exists():
        raise ValueError(f"{file} is there already; a backup overwrites nothing")
    with written_whole(file) as draft:
        if source := sqlite_file.file_of(place):
            sqlite_file.copy(source, draft)
        else:
            dump.dump(place, draft)


def check(url: str, file: Path) -> Finding:
    """Replay the unfinished games of a backup, and change nothing."""
    place = read_place(url)
    check_kind(place, file)
    if sqlite_file.file_of(place) is None:
        with dump.scratch(place) as beside:
            dump.load(beside, file)
            return look_at(beside.render_as_string(hide_password=False))
    with tempfile.TemporaryDirectory(prefix="sherwood-check-") as folder:
        twin = Path(folder) / "tables.sqlite"
        sqlite_file.copy(file, twin)
        return look_at(f"sqlite:///{twin}")


def restore(url: str, file: Path) -> Restored:
    """Put a backup in the place of a database that no server uses; what was there is kept."""
    place = read_place(url)
    check_kind(place, file)
    target = sqlite_file.file_of(place)
    return restore_sqlite(url, target, file) if target else restore_dump(url, place, file)


def restore_sqlite(url: str, target: Path, file: Path) -> Restored:
    """A file takes the place of another, which gets a new name."""
    finding = check(url, file)
    sqlite_file.make_room(target)
    kept = free_name(target) if any(map(Path.exists, sqlite_file.files_of(target))) else None
    with written_whole(target) as draft:
        sqlite_file.copy(file, draft)
        if kept is not None:
            sqlite_file.set_aside(target, kept)
    return Restored(finding, kept)


def restore_dump(url: str, place: URL, file: Path) -> Restored:
    """What was there is dumped beside the backup first."""
    if is_in_use(url):
        raise ValueError(
            "a server uses the database; stop it first, and wait a quarter of a minute"
        )
    kept = free_name(file)
    with written_whole(kept) as draft:
        dump.dump(place, draft)
    dump.load(place, file)
    forget_workers(url)
    return Restored(look_at(url), kept)


def check_kind(place: URL, file: Path) -> None:
    """A backup fits into a database of its own kind alone."""
    kind, mark = "PostgreSQL", dump.MARK
    if sqlite_file.file_of(place):
        kind, mark = "SQLite", sqlite_file.MARK
    try:
        with file.open("rb") as content:
            start = content.read(len(mark))
    except OSError as error:
        raise ValueError(f"{file} cannot be read: {error.strerror}") from None
    if start != mark:
        raise ValueError(f"{file} is no backup of a {kind} database")


def free_name(file: Path) -> Path:
    """A name that no file has, for what was there before a backup came back."""
    now = datetime.now(tz=UTC).strftime("%Y-%m-%d-%H%M%S")
    names = (f"{file.name}.before-{now}{f'-{number}' if number else ''}" for number in count())
    return next(place for name in names if not (place := file.with_name(name)).exists())


@contextmanager
def written_whole(file: Path) -> Iterator[Path]:
    """A draft beside a file, which takes its place when it is complete and has reached the disk."""
    try:
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=".sherwood-")
    except OSError as error:
        raise ValueError(f"{file} cannot be written: {error.strerror}") from None
    draft = Path(name)
    try:
        yield draft
        os.fsync(handle)
        draft.replace(file)
    finally:
        os.close(handle)
        draft.unlink(missing_ok=True)
