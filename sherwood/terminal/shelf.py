"""The shelf of saved games: logs in the user's data folder, each written as a whole or not at all."""

import os
import tempfile
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from sherwood.play.log import LogError, replay
from sherwood.play.match import Match
from sherwood.play.places import data_folder
from sherwood.play.verify import verify
from sherwood.terminal.seating import SeatPlan

TELLING_APART = 6  # letters of the commitment in a file's name


def folder() -> Path:
    """Where saved games lie."""
    return data_folder() / "games"


def new_place(match: Match) -> Path:
    """A file for a match that begins now."""
    today = datetime.now(tz=UTC).astimezone().strftime("%Y-%m-%d-%H%M")
    return folder() / f"{match.head.game}-{today}-{match.head.commitment[:TELLING_APART]}.log"


def as_text(match: Match, seating: SeatPlan) -> str:
    """The log of a match with the lines that say who sits where."""
    title, rest = match.log().split("\n", 1)
    return "\n".join([title, *seating.comments(match.names), rest])


def save(match: Match, seating: SeatPlan, place: Path) -> None:
    """Write a match to its file: first beside it, then in its place."""
    place.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=place.parent, prefix=".saving-", suffix=".log")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(as_text(match, seating))
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, place)  # noqa: PTH105 - the draft's name is a text
    except BaseException:
        with suppress(OSError):
            os.unlink(draft)  # noqa: PTH108
        raise


def read(place: Path) -> str:
    """The text of a file, or a ValueError that says why there is none."""
    try:
        return place.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise ValueError(f"{place} is not a text file") from None
    except OSError as error:
        raise ValueError(f"{place} cannot be read: {error.strerror or error}") from None


def reopen(place: Path) -> tuple[Match, str]:
    """A saved match, checked from start to end, and its text."""
    text = read(place)
    verdict = verify(text)
    if not verdict.right:
        raise ValueError(f"{place}, line {verdict.line}: {verdict.says}")
    return replay(text), text


def replayed(place: Path) -> Match:
    """The match of a log."""
    try:
        return replay(read(place))
    except LogError as error:
        raise ValueError(f"{place}, {error}") from None
