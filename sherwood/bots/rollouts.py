"""Rollouts: games that bots play to their end in guessed worlds, to compare candidates.

A guessed world is what the field calls a determinization: what a seat cannot see is dealt back in
at random by the game's rule `guess`.
"""

from sherwood.games.dice import WORDS_IN_KEY
from sherwood.games.record import Cells, large, layout, words

HIDDEN, WORLD, TRIAL = range(3)  # the tables of a search: as seen, as guessed, as it is played out
TABLES = 3
OWN_JUDGEMENT = -1  # the course of a candidate that is one step; what follows is decided then


class Rollouts:
    """A run of rollouts: whose decision it is, which of them are played, and their chance."""

    seat: int = large()
    first: int = large()  # the number of the first one
    count: int = large()
    key: Cells = words(WORDS_IN_KEY)  # of the search, from which those of the worlds derive
    world_key: Cells = words(WORDS_IN_KEY)


class Candidate:
    """An action that is worth thinking about, and the course on which it is the first step."""

    action: int = large()
    course: int = large()


ROLLOUTS = layout(Rollouts)
CANDIDATE = layout(Candidate)
