"""When a bot answers: fixed before it thinks, by what everybody sees.

An appointment depends on who is asked since when, on who has spoken, on how many moments of the last
action people are shown and whether it is a scene, and on luck; never on the bot's cards, nor on what it will choose. Two times are
fixed for each: one for words, and one from which on somebody with the last word may use it. They differ
only where people could still speak who have not spoken since.
"""

import math
import random
from collections.abc import Callable, Collection, Container, Iterable
from dataclasses import dataclass
from functools import reduce
from operator import or_

from sherwood.play.match import SPECTATOR
from sherwood.server.live.game import Live
from sherwood.server.live.glass import leisure_at

SHORTEST, LONGEST = 0.7, 1.3  # of a bot's usual time
LATEST = 2.0  # of that time, whatever other bots say meanwhile
SPARE = 1.1  # of a bot's time to think, so that an answer never comes when it is found
LEAST = 0.02  # seconds, in which a bot that does not think ahead has always chosen
BEAT = 0.1  # seconds: an answer that is late nevertheless waits for the next beat


@dataclass(frozen=True)
class Appointment:
    """When a seat is acted for: at first if it goes on talking, at last if it ends the talk."""

    words: float
    last_word: float
    answering: int = (
        0  # about what the seat answers people, as flags: such a talk it may end at once
    )

    def of(self, *, ends_talk: bool) -> float:
        """When this is done."""
        return self.last_word if ends_talk else self.words


def at_once(at: float) -> Appointment:
    """One time for whatever is done."""
    return Appointment(at, at)


@dataclass(frozen=True)
class Asked:
    """Since when a seat is asked, and when it is acted for."""

    own: int  # what it did last for all to see, by its number in the log
    public: int  # how often everybody had seen something
    first: int  # the number in the log from which on it is asked, or was last heard
    since: float  # and the time
    at: float


class Appointments:
    """For every seat that the table acts for, when; kept for as long as nobody sees anything new."""

    def __init__(self) -> None:
        self._asked: dict[int, Asked] = {}

    def keep(self, seats: Container[int]) -> None:
        """Only these are asked any more."""
        self._asked = {seat: asked for seat, asked in self._asked.items() if seat in seats}

    def forget(self, seat: int) -> None:
        """Ask a seat anew."""
        self._asked.pop(seat, None)

    def fixed(self, live: Live, seat: int, now: float, draw: Callable[[float], float]) -> Asked:
        """When a seat is acted for: drawn when it is asked, and again when all see something."""
        own, public = live.spoke[seat].sequence, live.versions[SPECTATOR]
        asked = self._asked.get(seat)
        if asked is None or asked.own != own or asked.public != public:
            first, since = live.sequence, now
            if asked is not None and asked.own == own:
                first, since = asked.first, asked.since
            asked = Asked(own, public, first, since, draw(since))
            self._asked[seat] = asked
        return asked


def time_to_look(live: Live, pace: float) -> float:
    """How long people are shown what happened; where bots are in a hurry, everything is."""
    return live.time_to_look * leisure_at(pace)


def bot_appointment(
    now: float, heard: float, since: float, pace: float, thought: float, shown: float = 0.0
) -> float:
    """When a bot answers: about its usual time after people were shown what happened, and in time.

    Other bots' words do not put it off for long, since it was asked or people were last heard.
    """
    drawn = pace * random.uniform(SHORTEST, LONGEST)  # noqa: S311 - nobody is outwitted here
    latest = max(since, heard) + LATEST * pace
    return max(min(now + drawn, latest) + shown, now + LEAST, now + SPARE * thought)


def on_the_beat(at: float, now: float) -> float:
    """A time, or if it has passed the next beat after it."""
    return at + max(0.0, math.ceil((now - at) / BEAT)) * BEAT


def to_answer(live: Live, seat: int, first: int, people: Collection[int]) -> int:
    """About what a seat with the last word answers people who have proposed something, as flags.

    It may then turn to whatever proposals stand for, be they of bots. Where no person waits for an answer:
    nothing. Nor does it answer for the thing of somebody of whom it wants something itself, and who has not
    spoken since.
    """
    match = live.match
    wanted = match.proposed(seat)
    silent = [one for one in people if one in match.actors and live.spoke[one].sequence <= first]
    waiting = {
        one: match.proposed(one) & ~(wanted if one in silent else 0)
        for one in range(match.players)
        if one != seat
    }
    if not any(waiting.get(person) for person in people):
        return 0
    theirs = sum(1 << person for person in silent)
    return reduce(or_, waiting.values()) & ~(wanted & theirs)


def still_to_speak(live: Live, seat: int, first: int, people: Iterable[int]) -> bool:
    """Whether somebody of these may speak and has not spoken since a seat did, or was asked."""
    actors, spoke = live.match.actors, live.spoke
    return any(
        person in actors and spoke[person].sequence <= first for person in people if person != seat
    )
