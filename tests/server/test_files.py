"""The files of a database are for its owner alone: keys and secrets lie in them."""

import os
import stat
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import insert

from sherwood.server.settings import Settings
from sherwood.server.store.database import engine_for, prepare
from sherwood.server.store.schema import keys
from sherwood.server.store.sqlite_file import files_of


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def street() -> Iterator[Path]:
    """A folder that everybody may look into, unlike pytest's."""
    with tempfile.TemporaryDirectory(prefix="sherwood-files-") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def use(file: Path) -> list[Path]:
    """Write something into a database; its files while it is open, looked at with open eyes."""
    url = f"sqlite:///{file}"
    prepare(url)
    engine = engine_for(url)
    with engine.begin() as connection:
        connection.execute(insert(keys).values(name=os.urandom(4).hex(), value=b"secret"))
    there = [path for path in files_of(file) if path.exists()]
    assert {mode_of(path) for path in there} == {0o600}
    engine.dispose()
    return there


@pytest.mark.usefixtures("_open_handed")
def test_a_new_database_and_its_write_ahead_log_are_for_their_owner_alone(street: Path) -> None:
    file = street / "new" / "tables.sqlite"
    assert len(use(file)) == 3
    assert mode_of(file.parent) == 0o700


@pytest.mark.usefixtures("_open_handed")
def test_an_old_installation_is_tightened_at_the_start(
    street: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = street / "data"
    monkeypatch.setenv("SHERWOOD_DATA", str(folder))
    file = folder / "sherwood.sqlite"
    use(file)
    folder.chmod(0o755)
    file.chmod(0o644)
    file.with_name("sherwood.sqlite-wal").touch(0o644)
    engine_for(Settings().database_url).dispose()
    assert mode_of(folder) == 0o700
    assert {mode_of(path) for path in files_of(file) if path.exists()} == {0o600}


@pytest.mark.usefixtures("_open_handed")
def test_a_folder_that_is_not_ours_stays_as_it_is(street: Path) -> None:
    use(street / "tables.sqlite")
    assert mode_of(street) == 0o755


@pytest.mark.usefixtures("_open_handed")
def test_another_user_cannot_read_the_keys(street: Path) -> None:
    file = street / "tables.sqlite"
    use(file)
    if os.geteuid() != 0:
        assert not mode_of(file) & 0o077
        return
    tried = subprocess.run(["cat", str(file)], user="nobody", capture_output=True, check=False)
    assert tried.returncode != 0
    assert tried.stdout == b""


@pytest.fixture
def _open_handed() -> Iterator[None]:
    """The usual mask, with which others may read what is made."""
    before = os.umask(0o022)
    yield
    os.umask(before)
