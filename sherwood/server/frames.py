"""A view as a message: what a match has written, and what may be chosen."""

from functools import cache

from msgspec import Raw

from sherwood.games.game import load
from sherwood.play.match import SPECTATOR, Match
from sherwood.server.messages import Choice, WrittenView, encode

NEWS = "news"


def view_message(
    match: Match,
    seat: int,
    view: bytes,
    *,
    version: int,
    events: list[bytes],
    can_take_back: bool,
    deadline: float | None,
) -> WrittenView:
    """What a seat sees now, with the view that the match has written, and the events since."""
    actors = match.actors
    choices = choices_of(match.head.game)
    legal = [choices[action] for action in match.legal(seat)] if seat in actors else []
    return WrittenView(
        version=version,
        seat=seat if seat != SPECTATOR else None,
        view=Raw(view),
        legal=listed(legal),
        events=listed(events),
        waiting_for=actors,
        can_take_back=can_take_back,
        deadline=deadline,
        over=match.over,
    )


def listed(texts: list[bytes]) -> Raw:
    """A list of what is JSON already."""
    return Raw(b"[" + b",".join(texts) + b"]")


@cache
def choices_of(game: str) -> list[bytes]:
    """Every action of a game as it is offered."""
    rules = load(game).game
    return [
        encode(Choice(action=action, text=rules.describe(action), place=rules.place_of(action)))
        for action in range(rules.ACTIONS)
    ]
