"""The moments of an action, as those see them who listen."""

import json
from typing import Any

import sherwood
from sherwood.games.record import Tables
from sherwood.play.eyes import Audience

SPECTATOR = -1


def message(before: sherwood.Match, after: sherwood.Match, seat: int) -> dict[str, Any]:
    """What a seat is sent after an action; nothing if it saw nothing of it."""
    audience = Audience(before)
    audience.listen({seat})
    _, written = audience.look(after, before)
    if seat not in written:
        return {}
    read: dict[str, Any] = json.loads(b'{"view":%b%b}' % (after.opening, written[seat].text))
    return read


def steps_of(match: sherwood.Match, seat: int, action: int | str) -> list[list[str]]:
    """What is told of an action, moment by moment and at its end. The match goes on."""
    before = match.copy()
    match.play(seat, action)
    sent = message(before, match, SPECTATOR)
    names = [event["event"] for event in sent["events"]]
    ends = [len(names) - moment["to_come"] for moment in sent["moments"]]
    starts = [0, *ends]
    return [names[start:end] for start, end in zip(starts, [*ends, len(names)], strict=True)]


def views_of(match: sherwood.Match, seat: int, action: int | str, eyes: int) -> list[Any]:
    """What some eyes see of an action at every moment and at its end. The match goes on."""
    before = match.copy()
    match.play(seat, action)
    sent = message(before, match, eyes)
    return [*(moment["view"] for moment in sent["moments"]), sent["view"]]


def tables_of(before: sherwood.Match, after: sherwood.Match) -> list[Tables]:
    """The table at every moment of an action."""
    reel = before.film(after.last_actor, after.last_action, after.moments)
    return [row.view(after.game.TABLE) for row in reel]
