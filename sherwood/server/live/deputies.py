"""For whom the table acts, and what it does for them: bots, clocks, and saying no.

Whom it acts for depends on nothing hidden. What it does follows from what that seat knows.
"""

import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass

from sherwood.bots.roster import hire, names_for, thinking_time, usual_for
from sherwood.games.dice import BYTES_IN_KEY
from sherwood.games.game import load, names
from sherwood.play.agent import Agent, Thinker
from sherwood.play.eyes import Eyes
from sherwood.play.head import Head
from sherwood.play.lesson import Lesson
from sherwood.play.match import SPECTATOR, Match
from sherwood.play.safe import no_for, safe_action
from sherwood.server.live.game import BOT, CLOCK, PERSON, Live
from sherwood.server.store.tables import Seat

MOST_STEPS = 64
LUCK = 1 << 63
FIRST_STEP = 0.8  # of the time that is left
FEW = 3  # steps are enough to load the compiled rules


@dataclass(frozen=True)
class Decision:
    """What a deputy wants to do at a table, and the match after each step."""

    before: Match
    steps: list[int]
    matches: list[Match]

    @classmethod
    def of(cls, before: Match, seat: int, steps: Iterable[int]) -> "Decision":
        """The decision to do these steps, which are played here."""
        matches: list[Match] = []
        for step in (chosen := list(steps)):
            matches.append((matches[-1] if matches else before).copy())
            matches[-1].play(seat, step)
        return cls(before, chosen, matches)

    def ends_talk(self, seat: int, answering: int = 0) -> bool:
        """Whether these steps end what others could still say, as everybody will see.

        What is answered ends by the answer, be it yes or no.
        """
        if not self.matches or self.before.last_word != seat:
            return False
        return bool((self.matches[-1].talks ^ self.before.talks) & ~answering)


def acting_for(live: Live, row: Seat) -> str | None:
    """By whom the table acts for a seat that is asked: a bot, its person's own no, or clock and glass."""
    if row.bot or row.stand_in:
        return BOT
    if says_no(live, row):
        return PERSON
    has_clock = live.clock is not None or live.is_under_glass(row.seat)
    return CLOCK if has_clock else None


def says_no(live: Live, row: Seat) -> bool:
    """Whether the table says no for a person who is asked, unless they choose otherwise in time."""
    return row.says_no and not row.stand_in and no_for(live.match, row.seat) is not None


def decide(match: Match, seat: int, level: str | None, lesson: Lesson | None = None) -> Decision:
    """A bot's next steps, up to the first that everybody sees.

    Steps that others cannot see are done at once with the one that they see, or one could count
    them by the time they take. Without a level: what is safe. In a lesson, what its lines say, and
    else nothing that the same learner would not see again.
    """
    luck = secrets.randbelow(LUCK) if lesson is None else lesson.seed
    now, public = match, Eyes(match, SPECTATOR)
    bot = None if level is None else hire(level, match.head.game, luck)
    end = time.perf_counter() + (thinking_time(level) if level else 0.0)
    steps: list[int] = []
    matches: list[Match] = []
    while seat in now.actors and len(steps) < MOST_STEPS:
        line = lesson.line_for(now) if lesson is not None else None
        if line is not None:
            if line[0] != seat or line[1] not in now.legal_texts(seat):
                break  # it is for others to go on
            action = now.parse(line[1])
        else:
            action = safe_action(now, seat) if bot is None else ask(bot, now, seat, end)
        now = now.copy()
        now.play(seat, action)
        steps.append(action)
        matches.append(now)
        if public.look(now):
            break
    if isinstance(bot, Thinker):
        bot.linger(end, match.hidden(seat), seat)
    return Decision(match, steps, matches)


def say_no(match: Match, seat: int) -> Decision:
    """The no of a person who lets the table say it."""
    no = no_for(match, seat)
    return Decision.of(match, seat, [] if no is None else [no])


def ask(bot: Agent, match: Match, seat: int, end: float) -> int:
    """One step of a bot; one that thinks leaves time for the steps after it."""
    hidden, legal = match.hidden(seat), match.legal(seat)
    if isinstance(bot, Thinker):
        now = time.perf_counter()
        return int(bot.choose_by(now + FIRST_STEP * (end - now), hidden, seat, legal))
    return int(bot.choose(hidden, seat, legal))


def rehearse() -> None:
    """Play a few steps of every game, so that the first guests need not wait for compiled code."""
    for name in names():
        players = load(name).game.PLAYERS[0]
        match = Match(Head(name, players, {}, bytes(BYTES_IN_KEY)))
        for level in (names_for(name)[0], usual_for(name)):
            for _ in range(FEW):
                if match.over:  # a short game
                    break
                seat = match.actors[0]
                before, match = match, decide(match, seat, level).matches[0]
                match.view(seat)
                before.quiet(seat, match.last_action)
