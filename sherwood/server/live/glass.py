"""The sand-glass of a talk: all see how long whoever has the last word still waits for the others.

It follows from what everybody has seen: when something to be talked about came up or was decided, and what
was proposed since. It stands still while a person composes something. That is not a part of the game: all
see that somebody does, whenever they like, and nothing of what it is.
"""

from dataclasses import dataclass

from sherwood.server.messages import Glass
from sherwood.server.settings import Settings
from sherwood.server.store.wish import Wish

UNHURRIED = 0.5  # seconds that a bot takes at least at a table where everything can be shown
LONGER = 0.25  # of a full glass for every proposal
MOST = 3.0  # full glasses, however much is proposed
STANDS_STILL = 20.0  # seconds in all, for each time that it is turned


@dataclass(frozen=True)
class GlassRule:
    """What the host wishes, or else the server."""

    seconds: float  # in a full one
    once: bool = False  # one for all that is talked about, and not for each of it
    for_all: bool = False  # it ends the time of people as well, and not of bots alone
    leisure: float = (
        1.0  # of the usual time for which people are shown what happened, before it runs
    )


def glass_for(wish: Wish, settings: Settings) -> GlassRule | None:
    """How the glass of a table runs; None: there is none, and a bot with the last word waits for all."""
    if wish.lesson or wish.glass == 0:
        return None
    leisure = leisure_at(settings.bot_pace if wish.bot_pace is None else wish.bot_pace)
    if wish.glass is None:
        return GlassRule(settings.speaking_time, leisure=leisure)
    return GlassRule(wish.glass, once=wish.glass_once, for_all=True, leisure=leisure)


def leisure_at(pace: float) -> float:
    """Of the usual time for which people are shown what happened, how much is left where bots hurry."""
    return min(pace / UNHURRIED, 1.0)


class SandGlass:
    """The glass of one table."""

    def __init__(self, rule: GlassRule) -> None:
        self.rule = rule
        self.ends: float | None = None  # if it stands still for as long as it can; none: no talk
        self._begins = self._latest = 0.0
        self._stands_until = self._still_left = 0.0
        self._composing: set[int] = set()

    def see(self, before: int, now: int, at: float, *, proposed: bool) -> None:
        """What can be talked about, before something was done and now, as flags."""
        if not now:
            self.ends = None
            self._composing.clear()
        elif self.ends is None or (now != before and not self.rule.once):
            self._turn(at)
        elif proposed:
            longer = self.ends + LONGER * self.rule.seconds
            self.ends = max(self.ends, min(longer, self._latest))

    def compose(self, seat: int, at: float) -> None:
        """Somebody begins to compose something."""
        if self.ends is not None and seat not in self._composing:
            self._composing.add(seat)
            if len(self._composing) == 1:
                self._stop(at)

    def rest(self, seat: int, at: float) -> None:
        """They have done so, or do not want to any more."""
        if seat in self._composing:
            self._composing.remove(seat)
            if not self._composing:
                self._go_on(at)

    @property
    def composing(self) -> tuple[int, ...]:
        """Who composes something now."""
        return tuple(self._composing)

    def told(self) -> Glass:
        """What everybody is told of it."""
        return Glass(seconds=self.rule.seconds, ends=self.ends, still_until=self._stands_until)

    def _turn(self, at: float) -> None:
        self.ends = at + self.rule.seconds
        self._latest = at + MOST * self.rule.seconds
        self._begins = self._stands_until = at
        self._still_left = STANDS_STILL
        if self._composing:
            self._stop(at)

    def _stop(self, at: float) -> None:
        """It stands still, at the longest for what is left of that; then it runs by itself."""
        assert self.ends is not None
        if at < self.ends:
            self._stands_until = max(at, self._begins) + self._still_left
            self.ends += self._still_left
            self._latest += self._still_left

    def _go_on(self, at: float) -> None:
        """It runs; what was not used can be used later."""
        assert self.ends is not None
        unused = min(max(0.0, self._stands_until - max(at, self._begins)), self._still_left)
        self.ends -= unused
        self._latest -= unused
        self._stands_until -= unused
        self._still_left = unused
