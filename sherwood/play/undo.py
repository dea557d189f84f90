"""Whether a step may be taken back: only if nobody has learned anything from it."""

from sherwood.play.match import Match

WORLDS = 16  # deals of what a seat cannot know, in which its step must look the same


def told_nothing(before: Match, after: Match, seat: int) -> bool:
    """Whether a seat's last step would have looked just the same to it however the unknown lay."""
    seen = after.hidden(seat).tobytes()
    return all(
        imagined(before, seat, after.last_action, world).hidden(seat).tobytes() == seen
        for world in range(WORLDS)
    )


def imagined(before: Match, seat: int, action: int, world: int) -> Match:
    """The step, done in another deal of what the seat cannot know."""
    other = before.guessed(seat, world.to_bytes(32, "little"))
    other.play(seat, action)
    return other


def without_last_step(match: Match, seat: int) -> Match:
    """The match as if a seat had not done its last step."""
    again = Match(match.head)
    last = max(number for number, (actor, _) in enumerate(match.actions) if actor == seat)
    for number, (actor, action) in enumerate(match.actions):
        if number != last:
            again.play(actor, action)
    return again
