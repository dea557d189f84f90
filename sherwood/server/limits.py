"""How much one address or one person may ask for.

Litestar's own limits count requests; these count socket messages and lines of chat as well. Each
worker counts for itself.
"""

import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from sherwood.server.settings import Settings

CONNECTIONS = "sherwood.connections"  # where the server's state counts all connections
MINUTE = 60.0
TAKE_BACKS_PER_MINUTE = 30  # of one person; each of them stays in the log
GESTURES_PER_MINUTE = 60  # of one person; all others are told of each
HANDOVERS_PER_HOUR = 60  # that one person may make
MOST_REMEMBERED = 50_000  # whom a limit remembers; the longest unseen are forgotten first
NETWORK_OF_ONE = (
    64  # bits of an IPv6 address that one customer has; the rest they choose themselves
)


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """Whom a limit counts for an address: the address, or the network of which it is one of many."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> NETWORK_OF_ONE << NETWORK_OF_ONE))


class Allowance:
    """So many of something for one, in a stretch of time; unused ones gather up to that number."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: int, seconds: float) -> None:
        self._most = self._left = float(most)
        self._rate = most / seconds
        self._at = time.monotonic()

    def is_used_up(self) -> bool:
        """Whether one more is too many; otherwise it is counted."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1.0:
            return True
        self._left -= 1.0
        return False


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


class ConcurrencyLimit:
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
        """Count one connection less of an address."""
        left = self._there[who] - 1
        if left:
            self._there[who] = left
        else:
            del self._there[who]


class RateLimits:
    """What one worker allows."""

    def __init__(self, settings: Settings) -> None:
        self.messages = Limit(settings.messages_per_minute, MINUTE)
        self.lines = Limit(settings.lines_per_minute, MINUTE)
        self.take_backs = Limit(TAKE_BACKS_PER_MINUTE, MINUTE)
        self.gestures = Limit(GESTURES_PER_MINUTE, MINUTE)
        self.new_tables = Limit(settings.tables_per_hour, 60 * MINUTE)
        self.new_people = Limit(settings.people_per_hour, 60 * MINUTE)
        self.codes = Limit(settings.codes_per_hour, 60 * MINUTE)
        self.handovers = Limit(HANDOVERS_PER_HOUR, 60 * MINUTE)
        self.sockets = ConcurrencyLimit(settings.sockets_per_address)

    def of(self, who: str) -> "Quota":
        """What one of the guests is allowed, who is counted as the same wherever they connect."""
        return Quota(self, who)


class Quota:
    """What one guest may do at tables; asking counts."""

    def __init__(self, limits: RateLimits, who: str) -> None:
        self._limits, self._who = limits, who

    def allows_message(self) -> bool:
        """Whether they may send one more message."""
        return self._limits.messages.allows(self._who)

    def allows_line(self) -> bool:
        """Whether they may say one more thing."""
        return self._limits.lines.allows(self._who)

    def allows_gesture(self) -> bool:
        """Whether they may be seen doing one more thing."""
        return self._limits.gestures.allows(self._who)

    def allows_take_back(self) -> bool:
        """Whether they may take back one more step."""
        return self._limits.take_backs.allows(self._who)
