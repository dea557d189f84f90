"""A move: steps that were tried out and are legal, on their way into the journal."""

from collections.abc import Sequence

import msgspec

from sherwood.play.match import IllegalAction, Match
from sherwood.server.live.command import Play
from sherwood.server.live.game import PERSON, Live
from sherwood.server.messages import Done
from sherwood.server.refusal import Reason, Refusal
from sherwood.server.store.journal import TAKE_BACK, Row

WITHOUT_PROPOSAL = "Words go with a proposal, and you propose nothing."
NOTHING_FOLLOWS = "Nothing can follow a step that tells you something new."


class Move(msgspec.Struct, frozen=True):
    """Steps that are legal, as rows for the log, and the match after each, where it is known."""

    rows: Sequence[Row]
    matches: Sequence[Match]


def after_step(match: Match, seat: int, step: int | str) -> Match:
    """The match after a step, if it is legal; that follows from what the seat knows."""
    after = match.copy()
    try:
        after.play(seat, step)
    except IllegalAction as error:
        raise Refusal(Reason.ILLEGAL, complaint=str(error)) from None
    return after


def after_steps(match: Match, seat: int, steps: Sequence[int | str]) -> list[Match]:
    """The match after each of some steps that were chosen together.

    They are done whole or not at all, so nobody may learn anything on the way to a refusal: only a
    step that shows its seat nothing new can be followed, and the rules say which those are.
    """
    matches: list[Match] = []
    for place, step in enumerate(steps, start=1):
        after = after_step(match, seat, step)
        if place < len(steps) and not match.quiet(seat, after.last_action):
            raise Refusal(Reason.ILLEGAL, complaint=NOTHING_FOLLOWS)
        matches.append(after)
        match = after
    return matches


def after_seen_steps(match: Match, seat: int, steps: Sequence[int | str]) -> list[Match]:
    """The match after each of some steps, each chosen when the one before had been seen."""
    matches: list[Match] = []
    for step in steps:
        match = after_step(match, seat, step)
        matches.append(match)
    return matches


def try_out(match: Match, command: Play) -> Sequence[Match]:
    """The match after each step; a deputy has played them already, unless others acted since."""
    decision, steps = command.decision, command.steps or []
    if decision is not None and decision.before is match:
        return decision.matches
    play = after_steps if command.by == PERSON else after_seen_steps
    return play(match, command.seat, steps)


def compose(table_id: str, live: Live | None, command: Play, now: float) -> Move | Done:
    """What a command comes to, if it is legal; or the answer, if it was done already."""
    if live is None:
        raise Refusal(Reason.NOT_STARTED)
    seat = command.seat
    if done := live.done(seat, command.request_id):
        return done
    if command.version != live.versions[seat]:
        raise Refusal(Reason.STALE)
    matches: Sequence[Match] = ()
    if command.steps is None:
        if not live.can_take_back(seat):
            raise Refusal(Reason.NOT_RETRACTABLE)
        texts = [TAKE_BACK]
    else:
        matches = try_out(live.match, command)
        if command.words and not matches[-1].is_proposal:
            raise Refusal(Reason.ILLEGAL, complaint=WITHOUT_PROPOSAL)
        texts = [match.describe(match.last_action) for match in matches]
    rows = [
        Row(table_id, live.sequence + number, seat, text, command.request_id, command.by, now)
        for number, text in enumerate(texts, start=1)
    ]
    return Move(rows, matches)
