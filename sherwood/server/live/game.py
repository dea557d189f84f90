"""A game being played, as one worker holds it: the match, and what every pair of eyes has seen.

All of it follows from the head and the log, so that any worker that replays them holds the same.
"""

from collections.abc import Set
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from sherwood.play.eyes import Audience
from sherwood.play.head import Head
from sherwood.play.match import SPECTATOR, Match, shown_to
from sherwood.play.paper import Written
from sherwood.play.undo import without_last_step
from sherwood.server.live.frames import MESSAGE, end_of
from sherwood.server.live.glass import GlassRule, SandGlass
from sherwood.server.messages import Done
from sherwood.server.store.journal import TAKE_BACK, Row

PERSON, BOT, CLOCK = "person", "bot", "clock"
A_LOOK = 0.5  # seconds in which people are shown a moment of an action
MOST_REMEMBERED = 32  # actions of a seat that may come again


@dataclass(frozen=True)
class Step:
    """A step that only its own seat saw, and the match before and after it."""

    before: Match
    after: Match
    seat: int

    @cached_property
    def told_nothing(self) -> bool:
        """Whether it showed that seat nothing new; found out when asked."""
        return self.before.quiet(self.seat, self.after.last_action)


class Spoke(NamedTuple):
    """When a seat did something for all to see: the number in the log, and the time."""

    sequence: int
    at: float


class Live:
    """A match and its log so far."""

    def __init__(
        self,
        head: Head,
        clock: float | None,
        started_at: float,
        glass: GlassRule | None = None,
    ) -> None:
        self.match = Match(head)
        self.clock = clock
        self.glass = None if glass is None else SandGlass(glass)
        self.sequence = 0
        self.audience = Audience(self.match)
        self.everybody = self.audience.everybody
        self.versions = self.audience.versions  # how often something changed that a seat could see
        self._done: dict[int, dict[str, int]] = {seat: {} for seat in self.everybody}
        self.asked = dict.fromkeys(self.match.actors, started_at)  # since when; kept for the clock
        self.spoke = dict.fromkeys(self.everybody, Spoke(0, started_at))  # for all to see, last
        self.proposals = dict.fromkeys(self.everybody, 0)  # that each seat has made so far
        self.moments = 0  # of the last action that all could see
        self.scene = 0.0  # seconds for which it is shown on the board besides
        self._unshown: dict[int, Written] = {}  # what was written for those who listen
        self._watch_glass(0, started_at)
        self._steps: dict[int, list[Step]] = {}  # by the seat that took them

    def rename(self, names: tuple[str, ...]) -> bool:
        """Somebody has given up their name; whether that is so."""
        if names == self.match.names:
            return False
        self.match = self.match.copy()  # what was tried on the old one is tried again
        self.match.rename(names)
        return True

    def advance(self, row: Row, after: Match | None = None) -> frozenset[int]:
        """Do the next action of the log; who saw anything of it. After it: if known already."""
        taken_back = row.text == TAKE_BACK
        before = self.match
        if taken_back:
            after = self._without_last(row.seat)
        elif after is None:
            after = before.copy()
            after.play(row.seat, row.text)
        self.match, self.sequence = after, row.sequence
        begun = None if taken_back else before
        saw, written = self.audience.look(after, begun, taken_back=taken_back)
        self._note_step(before, row, saw)
        self._note_asked(row, saw)
        if SPECTATOR in saw:
            self.spoke[row.seat] = Spoke(row.sequence, row.at)
            self.proposals[row.seat] += not taken_back and after.is_proposal
            self.moments = 0 if taken_back else after.moments
            self.scene = 0.0 if taken_back else after.scene
            self._watch_glass(under_talk(before), row.at, row.seat)
        if taken_back:
            written = {seat: now.telling(b"") for seat, now in written.items()}
        self._unshown = together(self._unshown, written) if self._unshown else written
        self._remember(row)
        return saw

    def pass_by(self, row: Row) -> None:
        """A step that was taken back later, or its taking back.

        Its seat saw both of them, nobody else saw either, and nothing is left of them.
        """
        self.sequence = row.sequence
        self.audience.count(row.seat)
        self._remember(row)

    def _without_last(self, seat: int) -> Match:
        """The match as if a seat had not done its last step; others may have acted since."""
        last = self._steps[seat][-1]
        return last.before if last.after is self.match else without_last_step(self.match, seat)

    def _remember(self, row: Row) -> None:
        """What was done, in case it comes again; what is older has an older version anyway.

        Each seat has a memory of its own: from a common one it could tell how often others act.
        """
        done = self._done[row.seat]
        done[row.request_id] = self.versions[row.seat]
        if len(done) > MOST_REMEMBERED:
            del done[next(iter(done))]

    def done(self, seat: int, request_id: str) -> Done | None:
        """The answer to what a seat has done already."""
        version = self._done[seat].get(request_id)
        return None if version is None else Done(id=request_id, version=version)

    def views(self) -> dict[int, bytes]:
        """What those see now who listen and have seen something since. The events are told with it."""
        unshown, self._unshown = self._unshown, {}
        if self._steps:
            return {seat: self._view(seat, written) for seat, written in unshown.items()}
        opening, versions = self.match.opening, self.versions
        end = end_of(can_take_back=False, deadline=self.deadline)
        return {
            seat: MESSAGE % (versions[seat], opening, *written, end)
            for seat, written in unshown.items()
        }

    def view(self, seat: int) -> bytes:
        """What a seat sees now; to a fresh look no events are told."""
        return self._view(seat, shown_to(seat, self.match).telling(b""))

    def _view(self, seat: int, written: Written) -> bytes:
        end = end_of(self.can_take_back(seat), self.deadline)
        return MESSAGE % (self.versions[seat], self.match.opening, *written, end)

    @property
    def deadline(self) -> float | None:
        """When the clock of the table runs out next, for those for whom the glass does not count."""
        if not self.clock:
            return None
        asked = [at for seat, at in self.asked.items() if not self.is_under_glass(seat)]
        return min(asked) + self.clock if asked else None

    @property
    def time_to_look(self) -> float:
        """How long people are shown the last action that all could see."""
        return A_LOOK * self.moments + self.scene

    def is_under_glass(self, seat: int) -> bool:
        """Whether the sand-glass ends the time of somebody in this seat, be it a person or a bot."""
        glass = self.glass
        runs = glass is not None and glass.rule.for_all and glass.ends is not None
        return runs and self.match.last_word == seat

    def _watch_glass(self, before: int, at: float, spoke: int | None = None) -> None:
        """Whether the glass is turned or runs for longer: it begins when all have been shown what happened."""
        if (glass := self.glass) is None:
            return
        for seat in glass.composing:
            if seat == spoke or seat not in self.match.actors:
                glass.rest(seat, at)
        proposed = spoke is not None and self.match.is_proposal
        begins = at + self.time_to_look * glass.rule.leisure
        glass.see(before, under_talk(self.match), begins, proposed=proposed)

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


def under_talk(match: Match) -> int:
    """What is talked about just now, as flags: nothing while something else is to be done first."""
    return 0 if match.last_word is None else match.talks


def together(before: dict[int, Written], now: dict[int, Written]) -> dict[int, Written]:
    """What was written after two steps that are shown together: the newest, with the events of both."""
    events = {
        seat: b",".join(filter(None, (at[seat].events for at in (before, now) if seat in at)))
        for seat in before.keys() | now.keys()
    }
    newest = before | now
    return {seat: newest[seat].telling(told) for seat, told in events.items()}
