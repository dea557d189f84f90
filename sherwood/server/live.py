"""A game being played, as one worker holds it: the match, and what every pair of eyes has seen.

All of it follows from the head and the log, so that any worker that replays them holds the same.
"""

from collections.abc import Set
from dataclasses import dataclass
from functools import cached_property

from sherwood.play.eyes import Audience
from sherwood.play.match import SPECTATOR, Head, Match
from sherwood.play.paper import news_of, telling
from sherwood.play.undo import told_nothing, without_last_step
from sherwood.server.frames import MESSAGE, end_of
from sherwood.server.journal import TAKE_BACK, Row
from sherwood.server.messages import Done

PERSON, BOT, CLOCK = "person", "bot", "clock"
MOST_REMEMBERED = 32  # actions of a seat that may come again


@dataclass(frozen=True)
class Step:
    """A step that only its own seat saw, and the match before and after it."""

    before: Match
    after: Match
    seat: int

    @cached_property
    def told_nothing(self) -> bool:
        """Whether it would have looked the same however the unknown lay; found out when asked."""
        return told_nothing(self.before, self.after, self.seat)


class Live:
    """A match and its log so far."""

    def __init__(self, head: Head, clock: float | None, started_at: float) -> None:
        self.match = Match(head)
        self.clock = clock
        self.sequence = 0
        self._audience = Audience(self.match)
        self.everybody = self._audience.everybody
        self.versions = self._audience.versions
        self._done: dict[int, dict[str, int]] = {seat: {} for seat in self.everybody}
        self.asked = dict.fromkeys(self.match.actors, started_at)  # since when; kept for the clock
        self._unshown: dict[int, bytes] = {}  # what was written for those who listen
        self._steps: dict[int, list[Step]] = {}  # by the seat that took them

    def listen(self, seats: Set[int]) -> None:
        """From now on, write what these eyes see, and no others."""
        self._audience.listen(seats)

    def advance(self, row: Row, after: Match | None = None) -> frozenset[int]:
        """Do the next action of the log; who saw anything of it. After it: if known already."""
        taken_back = row.text == TAKE_BACK
        before = self.match
        if taken_back:
            after = without_last_step(before, row.seat)
        elif after is None:
            after = before.copy()
            after.play(row.seat, row.text)
        self.match, self.sequence = after, row.sequence
        saw, written = self._audience.look(after, taken_back=taken_back)
        self._note_step(before, row, saw)
        self._note_asked(row, saw)
        if taken_back:
            written = {seat: telling(now, b"") for seat, now in written.items()}
        self._unshown = together(self._unshown, written) if self._unshown else written
        self._remember(row)
        return saw

    def _remember(self, row: Row) -> None:
        """What was done, in case it comes again; what is older has an older version anyway.

        Each seat has a memory of its own: from a common one it could tell how often others act.
        """
        done = self._done[row.seat]
        done[row.chosen] = self.versions[row.seat]
        if len(done) > MOST_REMEMBERED:
            del done[next(iter(done))]

    def done(self, seat: int, chosen: str) -> Done | None:
        """The answer to what a seat has done already."""
        version = self._done[seat].get(chosen)
        return None if version is None else Done(id=chosen, version=version)

    def version(self, seat: int) -> int:
        """How often something changed that a seat could see."""
        return self.versions[seat]

    def views(self) -> dict[int, bytes]:
        """What those see now who listen and have seen something since. The events are told with it."""
        unshown, self._unshown = self._unshown, {}
        if self._steps:
            return {seat: self._view(seat, written) for seat, written in unshown.items()}
        opening, versions = self.match.opening, self.versions
        end = end_of(can_take_back=False, deadline=self.deadline)
        return {
            seat: MESSAGE % (versions[seat], opening, written, end)
            for seat, written in unshown.items()
        }

    def view(self, seat: int) -> bytes:
        """What a seat sees now; to a fresh look no events are told."""
        return self._view(seat, telling(self.match.written(seat), b""))

    def _view(self, seat: int, written: bytes) -> bytes:
        end = end_of(self.can_take_back(seat), self.deadline)
        return MESSAGE % (self.versions[seat], self.match.opening, written, end)

    @property
    def deadline(self) -> float | None:
        """When the clock of the table runs out next."""
        return min(self.asked.values()) + self.clock if self.clock and self.asked else None

    def can_take_back(self, seat: int) -> bool:
        """Whether the last step of a seat told nobody anything, the seat itself included."""
        steps = self._steps.get(seat)
        return steps[-1].told_nothing if steps else False

    def _note_step(self, before: Match, row: Row, saw: Set[int]) -> None:
        """Keep the steps that nobody else has seen, until something new is seen."""
        if row.text == TAKE_BACK:
            self._steps[row.seat].pop()
        elif row.chosen_by == PERSON and saw <= {row.seat}:
            self._steps.setdefault(row.seat, []).append(Step(before, self.match, row.seat))
        elif self._steps:
            for seat in (*saw, row.seat):
                self._steps.pop(seat, None)

    def _note_asked(self, row: Row, saw: Set[int]) -> None:
        """Since when who is waited for. Hidden steps neither stop nor restart a clock."""
        if self.clock is None:
            return
        for_all_to_see = SPECTATOR in saw
        self.asked = {
            actor: row.at
            if actor not in self.asked or (for_all_to_see and actor == row.seat)
            else self.asked[actor]
            for actor in self.match.actors
        }


def together(before: dict[int, bytes], now: dict[int, bytes]) -> dict[int, bytes]:
    """What was written after two steps that are shown together: the newest, with the events of both."""
    events = {
        seat: b",".join(filter(None, (news_of(at[seat]) for at in (before, now) if seat in at)))
        for seat in before.keys() | now.keys()
    }
    newest = before | now
    return {seat: telling(newest[seat], told) for seat, told in events.items()}
