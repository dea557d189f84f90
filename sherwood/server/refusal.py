"""Saying no to a request in a sentence that a person can read."""


class Refusal(Exception):
    """Something that may not be done. Nothing has changed."""

    status = 409

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class NotFound(Refusal):
    """There is no such thing, or it is not for you to know."""

    status = 404


class NotAllowed(Refusal):
    """That is for others to do."""

    status = 403


class NotUnderstood(Refusal):
    """What was sent makes no sense."""

    status = 400


class TooFast(Refusal):
    """Too many, too fast."""

    status = 429


class Unavailable(Refusal):
    """Not now; try again."""

    status = 503
