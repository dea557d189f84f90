"""What one pair of eyes has seen of a match: how often something changed before them.

The count leaves out what these eyes could not see, so that nobody can count another's hidden
steps. It follows from the actions alone: whoever replays them counts the same.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

from sherwood.games.game import load
from sherwood.play.match import Match

NEWS = "news"  # the fields of a table that tell what the last action led to begin like this
NEWS_COUNT = "news_count"


class Eyes:
    """The eyes of a seat, or of a spectator."""

    def __init__(self, match: Match, seat: int) -> None:
        self.seat = seat
        self.version = 1
        self._places = places_of(match.head.game)
        self._seen, _ = self._glance(match)

    def look(self, match: Match, *, taken_back: bool = False) -> bool:
        """Look again after an action; whether anything had changed or was told.

        After a step was taken back, the news on the table is old.
        """
        seen, told = self._glance(match)
        changed = seen != self._seen or (told and not taken_back)
        self._seen = seen
        self.version += changed
        return changed

    def _glance(self, match: Match) -> tuple[bytes, bool]:
        """What lies on the table apart from the news, and whether there is any."""
        raw = match.hidden(self.seat).tobytes()
        places = self._places
        lying = b"".join([raw[start:end] for start, end in places.lying])
        return lying, any(raw[places.news_count])


@dataclass(frozen=True)
class Places:
    """Where a game's record has what."""

    lying: tuple[tuple[int, int], ...]  # the stretches that are not news
    news_count: slice


@cache
def places_of(game: str) -> Places:
    """The places of a game's record."""
    layout = load(game).game.TABLE
    stretches: list[tuple[int, int]] = []
    all_fields: Any = layout.fields
    fields = {name: all_fields[name] for name in layout.names or ()}
    for name, (kind, start, *_) in fields.items():
        if name.startswith(NEWS):
            continue
        if stretches and stretches[-1][1] == start:
            stretches[-1] = (stretches[-1][0], start + kind.itemsize)
        else:
            stretches.append((start, start + kind.itemsize))
    kind, start = fields[NEWS_COUNT][:2]
    return Places(tuple(stretches), slice(start, start + kind.itemsize))
