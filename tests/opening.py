"""Which files are opened while something is done, told by the interpreter itself."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Witness:
    """Sees every file that is opened, by whatever way, while somebody asks."""

    def __init__(self) -> None:
        self.seen: list[str] | None = None

    def __call__(self, event: str, arguments: tuple[object, ...]) -> None:
        """One event of the interpreter."""
        if event == "open" and self.seen is not None:
            self.seen.append(str(arguments[0]))


witness = Witness()
sys.addaudithook(witness)


@contextmanager
def opened_files() -> Iterator[list[str]]:
    """The files that are opened in the meantime."""
    seen: list[str] = []
    witness.seen = seen
    try:
        yield seen
    finally:
        witness.seen = None


def hostile_names(folder: Path) -> list[str]:
    """Names of files that nobody should open: a pipe, one without end, one of others, none."""
    pipe, foreign = folder / "pipe", folder / "foreign.toml"
    if not pipe.exists():
        os.mkfifo(pipe)
    foreign.write_text("[secret_part]\nsecret_key = 1\n", encoding="utf-8")
    there = [str(pipe), "/dev/zero", str(foreign), str(folder)]
    return [*there, str(folder / "missing"), f"file://{foreign}", "~/x.toml"]
