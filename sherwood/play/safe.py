"""What can be said for somebody who does not answer: no, or what does the least harm.

A game may list its NOES, the answers that refuse what one is asked, and what is SAFE, the best
first. Of actions that it does not list, the first legal one is taken.
"""

from sherwood.play.match import Match


def no_for(match: Match, seat: int) -> int | None:
    """The action that says no, where a seat is asked something; None where it is not.

    Whether one is asked does not depend on what could be answered.
    """
    noes = getattr(match.game, "NOES", ())
    return next((action for action in match.legal(seat) if action in noes), None)


def safe_action(match: Match, seat: int) -> int:
    """What the table does for a seat whose time is up."""
    legal = match.legal(seat)
    return next((action for action in getattr(match.game, "SAFE", ()) if action in legal), legal[0])
