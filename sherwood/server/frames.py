"""A match as a view message. Only what `match.view` and `match.legal` show of it is used here."""

from functools import cache
from typing import Any

from sherwood.games.game import load
from sherwood.play.match import SPECTATOR, Match
from sherwood.server.messages import Choice, View

NEWS = "news"


def view_message(
    match: Match,
    seat: int,
    view: dict[str, Any],
    *,
    version: int,
    events: list[dict[str, Any]],
    can_take_back: bool,
    deadline: float | None,
) -> View:
    """What a seat sees now, with the view that the match gave it."""
    legal = match.legal(seat) if seat in match.actors else []
    return View(
        version=version,
        seat=seat if seat != SPECTATOR else None,
        view=view,
        legal=[choice_of(match.head.game, action) for action in legal],
        events=events,
        waiting_for=view["actors"],
        can_take_back=can_take_back,
        deadline=deadline,
        over=match.over,
    )


@cache
def choice_of(game: str, action: int) -> Choice:
    """An action as it is offered."""
    rules = load(game).game
    return Choice(action=action, text=rules.describe(action), place=rules.place_of(action))
