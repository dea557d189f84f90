"""What eyes have seen of a match: how often something changed before them.

The count leaves out what these eyes could not see, so that nobody can count another's hidden
steps. It follows from the actions alone: whoever replays them counts the same.
"""

from collections.abc import Container
from functools import cache

import numpy as np

from sherwood.play.match import SPECTATOR, Match, seats_of
from sherwood.play.paper import Written, paper, whole_numbers
from sherwood.play.warm import ready

Glance = tuple[frozenset[int], dict[int, Written]]  # who saw anything; what the listening ones see


class Audience:
    """Everybody's eyes: a spectator's, and those of all seats."""

    def __init__(self, match: Match) -> None:
        self.everybody = (SPECTATOR, *range(match.players))
        self._watch = ready(match.head.game).writing.watch
        self._sights = np.zeros((len(self.everybody), len(match.table_bytes)), np.uint8)
        self._nothing = self._sights[:0]  # of moments
        self._listening = 0  # whose views are written, as flags of their rows
        self._counts = np.zeros(len(self.everybody), np.int64)
        self.versions = whole_numbers(self._counts)  # of each seat, and at the end of a spectator
        self.look(match)

    def listen(self, seats: Container[int]) -> None:
        """These want to see the table after every action."""
        rows = enumerate(self.everybody)
        self._listening = sum(1 << row for row, seat in rows if seat in seats)

    def look(
        self, match: Match, before: Match | None = None, *, taken_back: bool = False
    ) -> Glance:
        """Look again after an action: for whom anything had changed or was told.

        With the match before the action, those who listen also see its moments. After a step was taken
        back, the news on the table is old.
        """
        sheet = paper(match.head.game)
        reel = self._nothing
        if before is not None and self._listening and match.moments:
            reel = before.film(match.last_actor, match.last_action, match.moments)
            sheet.begin(before.opening[:-1])  # the pen sets the comma
        rows = self._watch(
            match.table_bytes, reel,
            self._sights, self._counts, self._listening, taken_back, sheet.bytes,
        )  # fmt: skip
        return eyes_of(rows), sheet.read(seats_of(rows & self._listening), SPECTATOR)

    def count(self, seat: int) -> None:
        """Something changed before these eyes alone, and will change back: it need not be looked at."""
        self._counts[seat] += 1


@cache
def eyes_of(rows: int) -> frozenset[int]:
    """Whose eyes these rows are."""
    return frozenset(seats_of(rows, SPECTATOR))


class Eyes:
    """The eyes of one seat, or of a spectator, where nobody else's matter."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self._audience = Audience(match)

    @property
    def version(self) -> int:
        """How often something changed before these eyes."""
        return self._audience.versions[self.seat]

    def look(self, match: Match) -> bool:
        """Look again after an action; whether anything had changed or was told."""
        return self.seat in self._audience.look(match)[0]

    def count(self) -> None:
        """Something changed before these eyes alone, and will change back."""
        self._audience.count(self.seat)
