"""The file of a SQLite database, which its owner alone may read.

It holds the key of all tokens and the secrets of running games. SQLite gives the files beside it, with
what was written last, the same permissions.
"""

import errno
import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy.engine import URL

from sherwood.play.places import data_folder

PRIVATE_FOLDER, PRIVATE_FILE = 0o700, 0o600
MARK = b"SQLite format 3\0"  # how a database begins
BUSY = 10.0  # seconds to wait for somebody who writes
BESIDE = ("", "-wal", "-shm", "-journal")  # the names of its files, after that of the first


def file_of(place: URL) -> Path | None:
    """The file of a SQLite database; none where it has none, or where it is another kind."""
    name = place.database if place.get_backend_name() == "sqlite" else None
    return Path(name) if name and not name.startswith((":memory:", "file:")) else None


def files_of(file: Path) -> list[Path]:
    """A database's file and those that SQLite may have beside it."""
    return [file.with_name(file.name + end) for end in BESIDE]


def keep_private(file: Path) -> None:
    """Make the file if there is none, and let nobody read it but its owner.

    A folder that was there before and is not Sherwood's own stays as it is: others may need it.
    """
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, "it is a folder")
    make_room(file)
    if file.parent == data_folder():
        tighten(file.parent, PRIVATE_FOLDER)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE_FILE))
    for path in files_of(file):
        tighten(path, PRIVATE_FILE)


def tighten(path: Path, mode: int) -> None:
    """Take from others what they may do with a file or a folder, if it is there and ours."""
    with suppress(FileNotFoundError, PermissionError):  # the second: its owner decides
        now = path.stat().st_mode
        if now & ~mode & 0o777:
            path.chmod(now & mode)


def make_room(file: Path) -> None:
    """The folder of a file, for its owner alone where it has to be made."""
    try:
        file.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
    except (FileExistsError, NotADirectoryError):
        raise NotADirectoryError(errno.ENOTDIR, f"{file.parent} is no folder") from None


def copy(source: Path, target: Path) -> None:
    """Write what a database holds at one moment into another file, also while others write to it."""
    if not source.is_file():
        raise ValueError(f"there is no database at {source}")
    try:
        with closing(sqlite3.connect(source, timeout=BUSY, isolation_level=None)) as connection:
            connection.execute("VACUUM INTO ?", [str(target)])
    except sqlite3.Error as error:
        raise ValueError(f"{source} cannot be copied: {error}") from None


def set_aside(file: Path, name: Path) -> None:
    """Give a database that nobody uses another name, with all that was written to it.

    To leave its write-ahead log, SQLite has to be alone with it. So this tells whether it is in use,
    also by a server that has not said anything for long, and leaves everything in the one file.
    """
    try:
        if file.exists():
            with closing(sqlite3.connect(file, timeout=0.0, isolation_level=None)) as connection:
                connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as error:
        raise ValueError(f"a server uses {file} ({error}); stop it first") from None
    except sqlite3.DatabaseError:
        pass  # it is no database, and goes aside as it is
    for there, aside in zip(files_of(file), files_of(name), strict=True):
        if there.exists():  # a log that is left over would be played into the next database
            there.rename(aside)
            tighten(aside, PRIVATE_FILE)
