"""How much one address or one person may ask for.

Litestar's own limits count requests; these count socket messages and lines of chat as well. Each
worker counts for itself.
"""

import time
from collections import OrderedDict

MOST_REMEMBERED = 50_000  # whom a limit remembers; the longest unseen are forgotten first


class Limit:
    """So many in a stretch of time; unused ones gather up to that number."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = float(most)
        self._rate = most / seconds
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Whether one more is allowed, which is then counted."""
        now = time.monotonic()
        left, at = self._left.pop(who, (self._most, now))
        left = min(self._most, left + (now - at) * self._rate)
        allowed = left >= 1.0
        self._left[who] = (left - 1.0 if allowed else left, now)
        if len(self._left) > MOST_REMEMBERED:
            self._left.popitem(last=False)
        return allowed


class Crowd:
    """How many of something one address has at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._there: dict[str, int] = {}

    def enter(self, who: str) -> bool:
        """Whether one more may come in."""
        there = self._there.get(who, 0)
        if there >= self._most:
            return False
        self._there[who] = there + 1
        return True

    def leave(self, who: str) -> None:
        """One goes."""
        left = self._there[who] - 1
        if left:
            self._there[who] = left
        else:
            del self._there[who]
