"""What somebody does at a table: asked for, tried out, and on its way into the journal."""

import asyncio
from collections.abc import Callable, Sequence

import msgspec

from sherwood.play.match import IllegalAction, Match
from sherwood.server.journal import Row
from sherwood.server.messages import Act, Done, Refused
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.sitting import Sitting

Answer = Done | Refused


class Deed(msgspec.Struct, frozen=True):
    """Steps that are legal, as rows for the log, and the match after each, where it is known."""

    rows: Sequence[Row]
    after: Sequence[Match]


class Asked(msgspec.Struct, frozen=True):
    """An action that somebody wishes for, and how they are answered."""

    wish: Act
    asker: Sitting
    answer: Callable[[Answer], None]


def after_steps(match: Match, seat: int, steps: Sequence[int | str]) -> list[Match]:
    """The match after each of some steps, if they are all legal one after another."""
    matches: list[Match] = []
    for step in steps:
        match = match.copy()
        try:
            match.play(seat, step)
        except IllegalAction as error:
            raise Refusal(Reason.ILLEGAL, complaint=str(error)) from None
        matches.append(match)
    return matches


def take_at_once(lock: asyncio.Lock) -> bool:
    """Take a lock that is free, for which nobody has to wait; whether it was."""
    if lock.locked():
        return False
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()  # it has been promised to somebody else
    return False
