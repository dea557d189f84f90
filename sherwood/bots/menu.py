"""The menu: what somebody who learns can choose between at a decision, and how it is carried out.

A choice is an action, or a course that takes several steps, such as a whole bag. Each has a slot, by
which a network knows it, and which is counted from the viewer's seat on. A game has a file `menu.py`
in its mind; without one nobody can learn to play it.
"""

from typing import Any, Protocol

from sherwood.games.compiled import rule
from sherwood.games.record import Cells, Reals, large, layout, reals

NO_COURSE = -1  # the choice is one action
AS_USUAL = 0  # go on as the usual bot would, until it is done
NO_STEP = -1  # a course is at its end
MOST_CHOICES = 320
GAP_POINTS = 10.0  # that make a gap of 1
FARTHEST = -3.0  # gap that counts


class Menu:
    """The choices at one decision."""

    count: int = large()
    actions: Cells = large(MOST_CHOICES)  # the first step of each
    courses: Cells = large(MOST_CHOICES)  # on which it goes on, or NO_COURSE
    slots: Cells = large(MOST_CHOICES)
    hints: Reals = reals(2 * MOST_CHOICES)  # whether it is the usual one, and its gap in worth
    chances: Reals = reals(MOST_CHOICES)  # how likely a network makes it


MENU = layout(Menu)


class Learnable(Protocol):
    """A game's own menu; all of it is compiled rules on a hidden table."""

    SLOTS: int
    MIXED: bool  # whether a network that plays leaves its choices to chance
    PARTS: tuple[str, ...]  # of the game, in which what was learned can be looked at apart

    @staticmethod
    def part_of(table: Any, seat: int) -> int:
        """In which part of the game a seat is asked, by number."""
        ...

    @staticmethod
    def note_choices(
        table: Any, seat: int, count: int, usual: int, scratch: Any, menu: Any
    ) -> None:
        """Note the choices; the legal actions and their worths are in the scratch already.

        There are so many of them, and `usual` is the place of the usual one.
        """
        ...

    @staticmethod
    def next_step(table: Any, seat: int, course: int) -> int:
        """The next action on a course of its own, or NO_STEP."""
        ...


@rule
def offer(menu: Menu, action: int, course: int, slot: int) -> int:
    """One choice more; its place."""
    place = int(menu.count)
    menu.actions[place] = action
    menu.courses[place] = course
    menu.slots[place] = slot
    menu.hints[2 * place] = 0.0
    menu.hints[2 * place + 1] = 0.0
    menu.count = place + 1
    return place


@rule
def offer_action(menu: Menu, scratch: Any, choice: int, usual: int, slot: int) -> None:
    """A legal action as it is, with what the usual bot thinks of it."""
    place = offer(menu, scratch.actions[choice], NO_COURSE, slot)
    behind = (scratch.worths[choice] - scratch.worths[usual]) / GAP_POINTS
    menu.hints[2 * place] = 1.0 if choice == usual else 0.0
    menu.hints[2 * place + 1] = max(behind, FARTHEST)


@rule
def offer_usual(menu: Menu, scratch: Any, usual: int, slot: int) -> None:
    """Whatever the usual bot does, up to its last step."""
    place = offer(menu, scratch.actions[usual], AS_USUAL, slot)
    menu.hints[2 * place] = 1.0
