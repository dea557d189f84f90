"""A game being played, as one worker holds it: the match, and what every pair of eyes has seen.

All of it follows from the head and the log, so that any worker that replays them holds the same.
"""

from collections.abc import Iterable
from typing import Any

from sherwood.play.eyes import Eyes
from sherwood.play.match import SPECTATOR, Head, Match
from sherwood.play.undo import told_nothing, without_last_step
from sherwood.server.frames import NEWS, view_message
from sherwood.server.journal import TAKE_BACK, Row
from sherwood.server.messages import View

PERSON, BOT, CLOCK = "person", "bot", "clock"


class Live:
    """A match and its log so far."""

    def __init__(self, head: Head, clock: float | None, started_at: float) -> None:
        self.match = Match(head)
        self.clock = clock
        self.sequence = 0
        self.everybody = (SPECTATOR, *range(self.match.players))
        self.eyes = {seat: Eyes(self.match, seat) for seat in self.everybody}
        self.chosen: dict[tuple[int, str], int] = {}  # what was done already, and its version
        self.retractable = dict.fromkeys(self.everybody, 0)  # steps that may be taken back
        self.asked = dict.fromkeys(self.match.actors, started_at)  # since when
        self.events: dict[int, list[dict[str, Any]]] = {}  # for whom somebody listens
        self._seen: dict[int, dict[str, Any]] = {}  # views that still hold

    def listen(self, seats: Iterable[int]) -> None:
        """Gather events for these eyes from now on, and for no others."""
        self.events = {seat: self.events.get(seat, []) for seat in seats}
        self._seen = {seat: view for seat, view in self._seen.items() if seat in self.events}

    def advance(self, row: Row) -> set[int]:
        """Do the next action of the log; who saw anything of it."""
        taken_back = row.text == TAKE_BACK
        before = self.match
        if taken_back:
            after = without_last_step(before, row.seat)
        else:
            after = before.copy()
            after.play(row.seat, row.text)
        self.match, self.sequence = after, row.sequence
        saw = {
            seat for seat in self.everybody if self.eyes[seat].look(after, taken_back=taken_back)
        }
        self._note_retractable(before, row, saw, taken_back=taken_back)
        self._note_asked(row, saw)
        for seat in saw & self.events.keys():
            self._seen[seat] = after.view(seat)
            news = self._seen[seat].pop(NEWS)
            self.events[seat] += [] if taken_back else news
        self.chosen[row.seat, row.chosen] = self.eyes[row.seat].version
        return saw

    def version(self, seat: int) -> int:
        """How often something changed that a seat could see."""
        return self.eyes[seat].version

    def view(self, seat: int, *, fresh: bool = False) -> View:
        """What a seat sees now, with the events that were gathered; a fresh look has none."""
        if seat not in self._seen:
            self._seen[seat] = self.match.view(seat)
            del self._seen[seat][NEWS]
        return view_message(
            self.match,
            seat,
            self._seen[seat],
            version=self.version(seat),
            events=[] if fresh else self.events.get(seat, []),
            can_take_back=self.retractable[seat] > 0,
            deadline=self.deadline,
        )

    @property
    def deadline(self) -> float | None:
        """When the clock of the table runs out next."""
        return min(self.asked.values()) + self.clock if self.clock and self.asked else None

    def _note_retractable(
        self, before: Match, row: Row, saw: set[int], *, taken_back: bool
    ) -> None:
        """A step may be taken back until its seat or anybody else has learned something."""
        seat = row.seat
        if taken_back:
            self.retractable[seat] -= 1
        elif row.chosen_by == PERSON and saw <= {seat} and told_nothing(before, self.match, seat):
            self.retractable[seat] += 1
        else:
            self.retractable.update(dict.fromkeys(saw | {seat}, 0))

    def _note_asked(self, row: Row, saw: set[int]) -> None:
        """Who is waited for, and since when. Hidden steps neither stop nor restart a clock."""
        for_all_to_see = SPECTATOR in saw
        self.asked = {
            actor: row.at
            if actor not in self.asked or (for_all_to_see and actor == row.seat)
            else self.asked[actor]
            for actor in self.match.actors
        }
