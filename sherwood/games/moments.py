"""Moments: what an action of several steps looks like between them.

A rule calls `moment` where one step has ended and the next has not begun, and everything lies somewhere.
How many moments an action has is public, so it depends on nothing hidden.

They are counted, and nothing else: to see one, the action is done once more from the table before it,
with `hold` set to the moment that is wanted, and stops there. So whoever plays on without looking pays
for the counting alone.

Whoever looks ahead does an action on a copy of the table that was hidden from them, and stops where
chance or a secret would decide: rules call `unforeseen` there.

A table has, after its news, `moments` and `hold`.
"""

from typing import Protocol

from sherwood.games.compiled import rule

MOST_MOMENTS = 32  # of one action
NEVER = 0  # moments are counted from 1
AHEAD = -1  # at no moment, but where it cannot be foreseen what comes


class Stepwise(Protocol):
    """A table whose actions have moments."""

    moments: int
    hold: int


class Held(Exception):
    """The moment that was wanted has come."""


@rule
def moment(table: Stepwise) -> None:
    """One step of an action has ended: all can look at the table as it is."""
    if table.moments == MOST_MOMENTS:
        return
    table.moments += 1
    if table.moments == table.hold:
        raise Held


@rule
def unforeseen(table: Stepwise) -> None:
    """What comes now depends on chance or on what is hidden: whoever looks ahead stops here."""
    if table.hold == AHEAD:
        raise Held
