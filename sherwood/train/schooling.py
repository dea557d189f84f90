"""What a game's networks learn from: kinds of tables, and who else sits there.

A game says that in a file `schooling.py` beside its bots: `TABLES` lists numbers of players with
options, `RIVALS` compiled bots, each with how often. Older networks and the learner itself join them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from sherwood.bots.character import Character
from sherwood.bots.folders import has_part, part_of
from sherwood.bots.networks import networked
from sherwood.bots.samples import Whole
from sherwood.bots.trials import entrants
from sherwood.games.record import Tables

SCHOOLING = "schooling"
LEARNER = 0  # in a cast, as 1 and so on are older networks
RIVAL = -2  # in a cast the first rival, -3 the second; -1 is the usual bot, who gives advice
AMONG_ITSELF = 0.03  # of all deals: those in which the learner has every seat
OF_A_KIND = 0.5  # of the others: those in which all rivals are the same
OLDER_SHARE = 0.15  # of the rivals: older networks, once there are some


@dataclass(frozen=True)
class TableKind:
    """One kind of tables."""

    players: int
    options: Mapping[str, Any]
    often: float


@dataclass(frozen=True)
class Schooling:
    """All kinds of tables, and the rivals by their names."""

    tables: tuple[TableKind, ...]
    rivals: tuple[tuple[str, float], ...]

    def kind_for(self, dice: np.random.Generator) -> int:
        """One of the kinds, each as often as it is wished for, by its number."""
        often = np.array([kind.often for kind in self.tables])
        return int(dice.choice(len(often), p=often / often.sum()))

    def cast(self, dice: np.random.Generator, kind: int, deals: int, older: int) -> Whole:
        """Who sits where in so many deals, each played once from every seat of the learner."""
        players = self.tables[kind].players
        rows = [self._seats(dice, players, older) for _ in range(deals)]
        return np.array([np.roll(row, turn) for row in rows for turn in range(players)], np.int64)

    def _seats(self, dice: np.random.Generator, players: int, older: int) -> Whole:
        """The learner, and the others clockwise from it."""
        if dice.random() < AMONG_ITSELF:
            return np.full(players, LEARNER, np.int64)
        alike = dice.random() < OF_A_KIND
        count = 1 if alike else players - 1
        others = [self._rival(dice, older) for _ in range(count)]
        return np.array([LEARNER, *(others * (players - 1 if alike else 1))], np.int64)

    def _rival(self, dice: np.random.Generator, older: int) -> int:
        """Somebody to play against."""
        if older and dice.random() < OLDER_SHARE:
            return int(dice.integers(1, older + 1))
        often = np.array([often for _, often in self.rivals])
        return RIVAL - int(dice.choice(len(often), p=often / often.sum()))

    def weights(self, game: str) -> Tables:
        """The weights of the usual bot, which gives advice, and of the rivals."""
        mind = networked(game).mind
        return np.concatenate(
            [
                mind.weights(mind.mind.STEADY),
                *(weights_of(name, game) for name, _ in self.rivals),
            ]
        )


def weights_of(name: str, game: str) -> Tables:
    """The weights of a compiled bot."""
    entrants.checked(name, game)
    rival = entrants.hire(name, game, 0)
    if not isinstance(rival, Character):
        raise ValueError(
            f"a network can learn to beat compiled bots, such as steady; {name} is none of them"
        )
    return rival.weights


def schooling_of(game: str) -> Schooling:
    """What a game's networks learn from."""
    if not has_part(game, SCHOOLING):
        raise ValueError(f"nobody has said from what a network could learn {game}")
    part = part_of(game, SCHOOLING)
    tables: Sequence[Any] = part.TABLES
    return Schooling(tuple(TableKind(*kind) for kind in tables), tuple(part.RIVALS))
