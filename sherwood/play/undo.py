"""A match without a step that was taken back."""

from sherwood.play.match import Match


def without_last_step(match: Match, seat: int) -> Match:
    """The match as if a seat had not done its last step."""
    again = Match(match.head)
    last = max(number for number, (actor, _) in enumerate(match.actions) if actor == seat)
    for number, (actor, action) in enumerate(match.actions):
        if number != last:
            again.play(actor, action)
    return again
