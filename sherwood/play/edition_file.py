"""Edition files: where somebody at this machine names a file, its figures take its place.

Options are figures and words, wherever they come from. Only `sherwood.new` and the commands let a
file be named, and they read it here, before any option is settled.
"""

import os
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sherwood.games.edition import EditionError, parse_edition
from sherwood.games.figures import Figures
from sherwood.games.game import load

EDITION = "edition"
LARGEST_FILE = 65_536  # bytes; the largest edition in a box has less than a tenth
AT_ONCE = getattr(os, "O_NONBLOCK", 0)  # a pipe is opened, and refused, without waiting for it


def read_edition(game: str, path: str | Path) -> Figures:
    """The checked figures of an edition file; a complaint names file, line and figure."""
    option = next(option for option in load(game).game.OPTIONS if option.name == EDITION)
    source = f"the edition {path}"
    figures: Figures = option.settled(parse_edition(read_text(path, source), source), 0)
    return figures


def with_figures(game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The same options, with the figures of an edition file where one is named."""
    named = options.get(EDITION)
    if not isinstance(named, str | Path):
        return dict(options)
    return {**options, EDITION: read_edition(game, named)}


def read_text(path: str | Path, source: str) -> str:
    """The text of a file that is a file, and not a large one."""
    try:
        with os.fdopen(os.open(path, os.O_RDONLY | AT_ONCE), "rb") as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise EditionError(f"{source}: it is not a file")
            content = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        raise EditionError(complaint(error, source)) from None
    if len(content) > LARGEST_FILE:
        raise EditionError(f"{source}: it is larger than {LARGEST_FILE} bytes")
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise EditionError(f"{source}: {error}") from None


def complaint(error: OSError | ValueError, source: str) -> str:
    """Why a file cannot be read, without the path a second time."""
    if isinstance(error, EditionError):
        return str(error)
    return f"{source}: {error.strerror if isinstance(error, OSError) else error}"
