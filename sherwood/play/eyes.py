"""What eyes have seen of a match: how often something changed before them.

The count leaves out what these eyes could not see, so that nobody can count another's hidden
steps. It follows from the actions alone: whoever replays them counts the same.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from sherwood.play.match import SPECTATOR, Match
from sherwood.play.warm import ready

NEWS = "news"  # the fields of a table that tell what the last action led to begin like this
NEWS_COUNT = "news_count"


class Audience:
    """Everybody's eyes: those of all seats, and a spectator's."""

    def __init__(self, match: Match) -> None:
        self.everybody = (*range(match.players), SPECTATOR)
        self.versions = dict.fromkeys(self.everybody, 1)
        self._watch = ready(match.head.game).kernels.watch
        size = match.table.itemsize
        self._sights = np.zeros((len(self.everybody), size), np.uint8)
        starts = [(seat, at * size) for at, seat in enumerate(self.everybody)]
        self._places = {seat: places_of(match.head.game).from_byte(start) for seat, start in starts}
        self._seen: dict[int, list[bytes]] = {}
        self.look(match)
        self.versions = dict.fromkeys(self.everybody, 1)

    def look(self, match: Match, *, taken_back: bool = False) -> set[int]:
        """Look again after an action; those for whom anything had changed or was told.

        After a step was taken back, the news on the table is old.
        """
        self._watch(match.table.view(np.uint8), self._sights)
        raw = self._sights.tobytes()
        saw = set()
        for seat, places in self._places.items():
            lying = [raw[stretch] for stretch in places.lying]
            told = any(raw[places.news_count]) and not taken_back
            if told or lying != self._seen.get(seat):
                self._seen[seat] = lying
                self.versions[seat] += 1
                saw.add(seat)
        return saw


class Eyes:
    """The eyes of one seat, or of a spectator, where nobody else's matter."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self._audience = Audience(match)

    @property
    def version(self) -> int:
        """How often something changed before these eyes."""
        return self._audience.versions[self.seat]

    def look(self, match: Match, *, taken_back: bool = False) -> bool:
        """Look again after an action; whether anything had changed or was told."""
        return self.seat in self._audience.look(match, taken_back=taken_back)


@dataclass(frozen=True)
class Places:
    """Where a record has what."""

    lying: tuple[slice, ...]  # the stretches that are not news
    news_count: slice

    def from_byte(self, start: int) -> "Places":
        """The places of a record that begins there."""
        lying = tuple(slice(start + one.start, start + one.stop) for one in self.lying)
        count = self.news_count
        return Places(lying, slice(start + count.start, start + count.stop))


@cache
def places_of(game: str) -> Places:
    """The places of a game's record."""
    layout = ready(game).game.TABLE
    fields: Any = layout.fields
    lying: list[slice] = []
    for name in layout.names or ():
        start, end = fields[name][1], fields[name][1] + fields[name][0].itemsize
        if name.startswith(NEWS):
            continue
        if lying and lying[-1].stop == start:
            lying[-1] = slice(lying[-1].start, end)
        else:
            lying.append(slice(start, end))
    kind, start = fields[NEWS_COUNT][:2]
    return Places(tuple(lying), slice(start, start + kind.itemsize))
