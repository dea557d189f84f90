"""What can be said for somebody who does not answer: no, or what does the least harm."""

from sherwood.play.match import Match
from sherwood.play.warm import ready


def no_for(match: Match, seat: int) -> int | None:
    """The action that says no, where a seat is asked something; None where it is not.

    Whether one is asked does not depend on what could be answered.
    """
    noes = match.game.NOES
    return next((action for action in match.legal(seat) if action in noes), None)


def safe_action(match: Match, seat: int) -> int:
    """What the table does for a seat whose time is up: the game's rule, told what the seat knows."""
    action: int = ready(match.head.game).kernels.safe(match.hidden(seat), seat)
    return action
