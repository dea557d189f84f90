"""A match as text: a person can read it, compare it line by line, and replay it.

The head names the game, the version of its rules, its options, the edition and the key; then every
action stands on a line of its own, and the result at the end. A seal closes each line: the start of
a hash of everything before it, so that a change shows exactly where it was made. Lines that begin
with # are comments.
"""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sherwood.games.dice import BYTES_IN_KEY
from sherwood.games.edition import EditionError
from sherwood.games.position import PositionError
from sherwood.games.seats import COLOURS
from sherwood.play.head import Head, HeadError
from sherwood.play.match import IllegalAction, Match

TITLE = "sherwood log 1"
SEAL_LENGTH = 8
FIRST_RULES = 1  # those of logs that do not say it
HEAD_LINES = (
    "game",
    "rules",
    "players",
    "names",
    "options",
    "edition",
    "position",
    "commitment",
    "pledges",
    "secret",
    "contributions",
    "key",
)
NEEDED = ("game", "players", "options", "secret")


class LogError(ValueError):
    """A log that cannot be right, and the line that shows it."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


class Seals:
    """The seals of successive lines."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def close(self, line: str) -> str:
        """The seal of a line, and of all lines before it."""
        self._hash.update(line.encode() + b"\n")
        return self._hash.hexdigest()[:SEAL_LENGTH]


def write(match: Match, *, seals: bool, story: bool) -> str:
    """The text of a match. The story adds comments that say what every action led to."""
    sealer = Seals()
    lines = []
    for line in (TITLE, *head_lines(match.head)):
        seal = sealer.close(line)
        lines.append(line)
    lines.append(f"seal: {seal}" if seals else "")
    comments = tell_story(match) if story else iter(())
    for seat, action in match.actions:
        line = f"{COLOURS[seat]}: {match.describe(action)}"
        seal = sealer.close(line)
        lines.append(f"{line} [{seal}]" if seals else line)
        lines.extend(next(comments, ()))
    if match.over:
        line = result_line(match)
        seal = sealer.close(line)
        lines.append(f"{line} [{seal}]" if seals else line)
    return "\n".join(lines) + "\n"


def head_lines(head: Head) -> Iterator[str]:
    """What decides the game before its first action."""
    options = {name: value for name, value in head.options.items() if name != "edition"}
    values = {
        "game": head.game,
        "rules": head.rules,
        "players": head.players,
        "names": list(head.names),
        "options": options,
        "edition": head.options["edition"],
        "position": head.position,
        "commitment": head.commitment,
        "pledges": list(head.pledges),
        "secret": head.secret.hex(),
        "contributions": list(head.contributions),
        "key": head.key.hex(),
    }
    for name in HEAD_LINES:
        if values[name] not in (None, []):
            yield f"{name}: {as_text(values[name])}"


def as_text(value: Any) -> str:
    """A value of the head: words and numbers as they are, all else as JSON."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def result_line(match: Match) -> str:
    """The points of all seats in order, and who has won."""
    points = " ".join(str(score) for score in match.scores)
    return f"result: {points}, won by {' '.join(COLOURS[seat] for seat in match.winners)}"


def tell_story(match: Match) -> Iterator[list[str]]:
    """For every action, what it led to, as one who sees everything would tell it."""
    again = Match(match.head)
    for seat, action in match.actions:
        again.play(seat, action)
        yield [f"#   {match.game.tell(event, match.names, -1)}" for event in again.news()]


@dataclass
class Reading:
    """A log taken apart, with the line on which each thing stands."""

    head: list[str] = field(default_factory=list)  # its lines as they stand there
    values: dict[str, str] = field(default_factory=dict)
    places: dict[str, int] = field(default_factory=dict)
    head_seal: tuple[int, str] | None = None
    actions: list[tuple[int, str, str]] = field(default_factory=list)  # line, text, seal
    result: tuple[int, str, str] | None = None
    length: int = 0

    def place_of(self, name: str) -> int:
        """The line of a head value, or the first line where it is missing."""
        return self.places.get(name, 1)


def take_apart(text: str) -> Reading:
    """Read the lines of a log without judging them."""
    reading = Reading()
    lines = text.removesuffix("\n").split("\n")  # a name may hold other separators
    reading.length = len(lines)
    if not lines or lines[0].strip() != TITLE:
        raise LogError(1, f"a log begins with the line '{TITLE}'")
    for number, line in enumerate(lines[1:], start=2):
        stripped = line.strip()
        if stripped and not stripped.startswith("#"):
            sort_line(reading, number, stripped)
    return reading


def sort_line(reading: Reading, number: int, line: str) -> None:
    """Put one line of a log where it belongs."""
    name, colon, value = line.partition(":")
    name, value = name.strip(), value.strip()
    body, _, seal = line.rpartition(" [")
    sealed = bool(body) and line.endswith("]")
    text, seal = (body.strip(), seal[:-1]) if sealed else (line, "")
    if not colon:
        raise LogError(number, f"{line[:60]!r} is neither 'name: value' nor 'colour: action'")
    if reading.result is not None:
        raise LogError(number, "nothing may follow the result")
    if name in COLOURS:
        reading.actions.append((number, text, seal))
    elif name == "result":
        reading.result = (number, text, seal)
    elif reading.actions or name not in (*HEAD_LINES, "seal"):
        raise LogError(number, f"{name[:30]!r} means nothing here")
    elif name in reading.values:
        raise LogError(number, f"{name} stands here a second time")
    elif name == "seal":
        reading.head_seal = (number, value)
    else:
        reading.head.append(line)
        reading.values[name] = value
        reading.places[name] = number


def read_head(reading: Reading) -> Head:
    """The head of a log."""
    for name in NEEDED:
        if name not in reading.values:
            raise LogError(1, f"the head has no line '{name}: …'")
    options = read_json(reading, "options", dict, {})
    if "edition" in reading.values:
        options["edition"] = read_json(reading, "edition", dict, {})
    return Head(
        game=reading.values["game"],
        players=read_json(reading, "players", int, 0),
        options=options,
        secret=read_secret(reading),
        contributions=tuple(read_texts(reading, "contributions")),
        names=tuple(read_texts(reading, "names")),
        position=read_json(reading, "position", dict, None),
        pledges=tuple(read_texts(reading, "pledges")),
        rules=read_json(reading, "rules", int, FIRST_RULES),
    )


def read_json(reading: Reading, name: str, kind: type, default: Any) -> Any:
    """A head value that is JSON of some kind."""
    if name not in reading.values:
        return default
    try:
        value = json.loads(reading.values[name])
    except (ValueError, RecursionError):
        raise LogError(reading.place_of(name), f"{name} is not JSON") from None
    if not isinstance(value, kind) or isinstance(value, bool):
        raise LogError(reading.place_of(name), f"{name} is not what it should be")
    return value


def read_texts(reading: Reading, name: str) -> list[str]:
    """A head value that is a list of texts."""
    texts = read_json(reading, name, list, [])
    if not all(isinstance(text, str) for text in texts):
        raise LogError(reading.place_of(name), f"{name} must be texts")
    return [str(text) for text in texts]


def read_secret(reading: Reading) -> bytes:
    """The secret that the host committed to."""
    try:
        secret = bytes.fromhex(reading.values["secret"])
    except ValueError:
        secret = b""
    if len(secret) != BYTES_IN_KEY:
        raise LogError(
            reading.place_of("secret"), f"the secret must be {BYTES_IN_KEY} bytes in hexadecimal"
        )
    return secret


def start(reading: Reading) -> Match:
    """The match that a head describes, before its first action."""
    head = read_head(reading)
    try:
        return Match(head)
    except ValueError as error:
        raise LogError(line_of(reading, error), str(error)) from None


def line_of(reading: Reading, error: ValueError) -> int:
    """The line of the head that an error is about; the game's own where it has none."""
    likely: tuple[str, ...] = ("game",)
    if isinstance(error, EditionError):
        likely = ("edition", "options", *likely)  # where a log may have one, too
    elif isinstance(error, PositionError):
        likely = ("position", *likely)
    elif isinstance(error, HeadError):
        likely = (error.about, *likely)
    return reading.place_of(next(part for part in likely if part in reading.places))


def play_line(match: Match, number: int, text: str) -> None:
    """Play one line of a log."""
    colour, _, action = text.partition(":")
    seat = COLOURS.index(colour.strip())
    if seat >= match.players:
        raise LogError(number, f"{colour.strip()} does not play in this game")
    try:
        match.play(seat, action.strip())
    except IllegalAction as error:
        raise LogError(number, str(error)) from None


def replay(text: str) -> Match:
    """The match that a log describes, as it stood at the end of the log."""
    reading = take_apart(text)
    match = start(reading)
    for number, line, _ in reading.actions:
        play_line(match, number, line)
    return match
