"""A probe: a bot that keeps to one habit, to find out whether somebody can be beaten by it.

A file `probes.py` in the bots' folder of a game lists its probes by name in `PROBES`. They are not
offered to people; the arena knows them as `steady+<name>`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sherwood.bots.character import Character
from sherwood.bots.folders import has_part, part_of
from sherwood.games.record import Tables

PROBES = "probes"

Habit = Callable[[Any, int, Sequence[int]], Sequence[int]]
"""What it insists on: of the legal actions, those that it wants. It sees the hidden table."""


def no_habit(table: Any, seat: int, legal: Sequence[int]) -> Sequence[int]:  # noqa: ARG001
    """Insists on nothing."""
    return legal


@dataclass(frozen=True)
class Probe:
    """What a bot does otherwise: by a habit, by weights of its own, or by both."""

    says: str  # in a sentence what it does
    habit: Habit = no_habit
    weights: Mapping[str, float] = field(default_factory=dict)


def probes_of(game: str) -> dict[str, Probe]:
    """The probes of a game, found by looking; none where nobody has written any."""
    return dict(part_of(game, PROBES).PROBES) if has_part(game, PROBES) else {}


class Stubborn:
    """Does what its habit wants, the best of it by its character's judgement; else what seems best."""

    def __init__(self, character: Character, habit: Habit) -> None:
        self._character, self._habit = character, habit

    def choose(self, hidden: Tables, seat: int, legal: Sequence[int]) -> int:
        """One of the wanted actions, where there is one."""
        wanted = set(self._habit(hidden[0], seat, legal))
        if not wanted or len(wanted) == len(legal):
            return self._character.choose(hidden, seat, legal)
        worths = self._character.worths(hidden, seat, legal)
        return max((action for action in legal if action in wanted), key=worths.__getitem__)
