"""Choices that are kept until their moment.

Whoever lets the table say no is answered for at one fixed moment, whatever they hold. So a choice of
theirs is kept until then too: when it came tells nobody anything.
"""

from collections.abc import Iterable

from sherwood.play.match import IllegalAction
from sherwood.server.live.command import Play
from sherwood.server.live.game import Live
from sherwood.server.messages import Done, Refused
from sherwood.server.refusal import Reason, Refusal


class HeldChoices:
    """The choices of one table that wait, one for a seat at most."""

    def __init__(self) -> None:
        self._held: dict[int, Play] = {}

    def __bool__(self) -> bool:
        """Whether there are any."""
        return bool(self._held)

    @property
    def seats(self) -> tuple[int, ...]:
        """Whose choices wait."""
        return tuple(self._held)

    def hold(self, live: Live, choice: Play) -> Done | None:
        """Keep a choice; a later one replaces it. The answer, where it was done already."""
        if done := live.done(choice.seat, choice.request_id):
            return done
        if choice.version != live.versions[choice.seat]:
            raise Refusal(Reason.STALE)
        steps = choice.steps or []
        try:
            live.match.copy().play(choice.seat, steps[0])
        except IllegalAction as error:
            raise Refusal(Reason.ILLEGAL, complaint=str(error)) from None
        if len(steps) != 1:
            raise Refusal(Reason.ILLEGAL, complaint="One answer at a time.")
        self.give_back([choice.seat], Reason.CHOSEN_OTHERWISE)
        self._held[choice.seat] = choice
        return None

    def take(self, seat: int) -> Play | None:
        """The choice of a seat whose moment has come, if it has made one."""
        return self._held.pop(seat, None)

    def drop_stale(self, live: Live | None) -> None:
        """Give back choices whose moment has passed without them."""
        stale = [
            seat
            for seat, choice in self._held.items()
            if live is None or choice.version != live.versions[seat]
        ]
        self.give_back(stale, Reason.STALE)

    def give_back(self, seats: Iterable[int], reason: Reason) -> None:
        """Refuse what these seats have chosen."""
        for seat in seats:
            if (choice := self.take(seat)) is not None:
                choice.answer(Refused.because(Refusal(reason), choice.request_id))

    def give_all_back(self, reason: Reason) -> None:
        """Refuse whatever is held."""
        self.give_back(self.seats, reason)
