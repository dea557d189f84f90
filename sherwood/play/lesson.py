"""Lessons: games with a known deal, in which a newcomer is led through the first turns.

A lesson is a file in the folder `lessons` of its game, found by looking. It names who sits where,
the position and the seed, and what everybody does, line by line as in a log. As long as the
learner does what the lines say, the bots do too; from then on they play as they can.
"""

import tomllib
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any

from sherwood.games import game as games
from sherwood.games.catalogue import folder_of
from sherwood.games.dice import secret_from_seed
from sherwood.games.seats import COLOURS
from sherwood.play.head import Head
from sherwood.play.match import Match

FOLDER = "lessons"


class LessonError(ValueError):
    """A lesson that cannot be played, and why."""


@dataclass(frozen=True)
class Lesson:
    """One lesson: a position, and what to do there step by step."""

    game: str
    name: str
    bots: list[str]  # the level of each seat; empty: the learner
    position: dict[str, Any]
    seed: int = 0
    lines: list[str] = field(default_factory=list)  # `colour: action`, in order

    @property
    def players(self) -> int:
        """How many players the lesson has."""
        return len(self.bots)

    @property
    def seat(self) -> int:
        """Where the learner sits."""
        return self.bots.index("")

    @property
    def options(self) -> dict[str, Any]:
        """The options of its game."""
        return dict(self.position.get("options", {}))

    def steps(self, seat: int) -> list[str]:
        """What a seat does in this lesson, in order."""
        return [text for actor, text in self._lines() if actor == seat]

    def line_for(self, match: Match) -> tuple[int, str] | None:
        """Which bot is next by the lines, and with what; None where they do not hold any more.

        The learner need not wait for the bots nor they for the learner, as far as the rules let
        them act at once. So a bot may have spoken once where the lines let it speak before the
        learner and again after that: a line is left out where nobody could wait for it any more.
        """
        for seat, text in self._left(match):
            if seat in match.actors:
                return (seat, text) if text in match.legal_texts(seat) else None
            if self.seat in match.actors:
                return seat, text  # after the learner
        return None

    def _left(self, match: Match) -> list[tuple[int, str]]:
        """The bots' lines that are still to come; none where somebody did something else."""
        done = [(actor, match.describe(action)) for actor, action in match.actions]
        own = [text for actor, text in done if actor == self.seat]
        lines = iter([line for line in self._lines() if line[0] != self.seat])
        kept_to = all(line in lines for line in done if line[0] != self.seat)  # one after another
        return list(lines) if kept_to and own == self.steps(self.seat)[: len(own)] else []

    def _lines(self) -> list[tuple[int, str]]:
        parted = [line.partition(": ") for line in self.lines]
        return [(COLOURS.index(colour), text) for colour, _, text in parted]

    def begin(self) -> Match:
        """A match that stands where the lesson begins."""
        head = Head(self.game, self.players, self.options, secret_from_seed(self.seed))
        nobody = ("",) * self.players
        return Match(Head(**{**vars(head), "contributions": nobody, "position": self.position}))


def lessons(game: str) -> list[Lesson]:
    """The lessons of a game, in the order of their names."""
    return list(all_lessons(game).values())


def find_lesson(game: str, name: str) -> Lesson | None:
    """A lesson by its name."""
    return all_lessons(game).get(name) if game in games.names() else None


@cache
def all_lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by their names."""
    home = folder_of(game) / FOLDER
    return {file.stem: read(file, game) for file in sorted(home.glob("*.toml"))}


def read(file: Path, game: str) -> Lesson:
    """A lesson from its file."""
    said = tomllib.loads(file.read_text(encoding="utf-8"))
    known = {part.name for part in fields(Lesson)} - {"game", "name"}
    if unknown := set(said) - known:
        raise LessonError(f"{file.name}: {', '.join(sorted(unknown))} means nothing in a lesson")
    if missing := {"bots", "position"} - set(said):
        raise LessonError(f"{file.name}: a lesson needs {', '.join(sorted(missing))}")
    if said["bots"].count("") != 1:
        raise LessonError(f"{file.name}: exactly one seat of a lesson is the learner's")
    said["position"] = {"game": game, "players": len(said["bots"]), **said["position"]}
    return Lesson(game=game, name=file.stem, **said)
