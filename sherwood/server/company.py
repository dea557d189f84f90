"""The bots that may sit at a table."""

import secrets
import time
from collections.abc import Sequence

from sherwood.bots.roster import EVERY_GAME, hire, in_folder, thinking_time
from sherwood.games.dice import BYTES_IN_KEY
from sherwood.games.game import load, names
from sherwood.play.eyes import Eyes
from sherwood.play.lesson import Lesson
from sherwood.play.match import SPECTATOR, Head, Match
from sherwood.play.player import Player, Thinker
from sherwood.play.safe import safe_action
from sherwood.play.undo import told_nothing

MOST_STEPS = 64
LUCK = 1 << 63
FIRST_STEP = 0.8  # of the time that is left
FEW = 3  # steps are enough to load the compiled rules


def levels(game: str) -> list[str]:
    """The bots that know a game; those of all games first."""
    return list(dict.fromkeys([*in_folder(EVERY_GAME), *in_folder(game)]))


def stand_in_level(game: str) -> str:
    """Who plays for somebody who is gone."""
    return levels(game)[-1]


def fill(game: str, players: int, bots: Sequence[str | None], *, someone: bool) -> list[str | None]:
    """Bots in all seats; where someone wants to play, the first without a bot stays free."""
    usual = stand_in_level(game)
    wanted = [*bots, *[None] * (players - len(bots))]
    free = wanted.index(None) if someone and None in wanted else None
    return [None if seat == free else level or usual for seat, level in enumerate(wanted)]


def decide(match: Match, seat: int, level: str | None, lesson: Lesson | None = None) -> list[int]:
    """A bot's next steps, up to the first that everybody sees.

    Steps that others cannot see are done at once with the one that they see, or one could count
    them by the time they take. Without a level: what is safe. In a lesson, what its lines say, and
    else nothing that the same learner would not see again.
    """
    luck = secrets.randbelow(LUCK) if lesson is None else lesson.seed
    trial = match.copy()
    public = Eyes(trial, SPECTATOR)
    bot = None if level is None else hire(level, match.head.game, luck)
    end = time.perf_counter() + (thinking_time(level) if level else 0.0)
    steps: list[int] = []
    while seat in trial.actors and len(steps) < MOST_STEPS:
        line = lesson.line_for(trial) if lesson is not None else None
        if line is not None:
            if line[0] != seat or line[1] not in trial.legal_texts(seat):
                break  # it is for others to go on
            action = trial.parse(line[1])
        elif bot is None:
            action = safe_action(trial, seat)
        else:
            action = ask(bot, trial, seat, end)
        trial.play(seat, action)
        steps.append(action)
        if public.look(trial):
            break
    return steps


def cuts_off(match: Match, seat: int, steps: Sequence[int], people: Sequence[int]) -> bool:
    """Whether somebody could do something now that these steps would make impossible."""
    asked = [person for person in people if person in match.actors and person != seat]
    if not asked:
        return False
    after = match.copy()
    for step in steps:
        after.play(seat, step)
    return any(set(match.legal(person)) - set(after.legal(person)) for person in asked)


def ask(bot: Player, match: Match, seat: int, end: float) -> int:
    """One step of a bot; who thinks leaves time for the steps after it."""
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
        for level in (levels(name)[0], stand_in_level(name)):
            for _ in range(FEW):
                seat = match.actors[0]
                before = match.copy()
                match.play(seat, decide(match, seat, level)[0])
                match.view(seat)
                told_nothing(before, match, seat)
