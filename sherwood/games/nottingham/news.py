"""What just happened: every action leaves its events on the table, in order.

An event says who did what to whom, for all to see, and up to two things more (cards, an
ambush, a field) that may be for some eyes only; `hide` blanks those for the others.
"""

from sherwood.games.compiled import rule
from sherwood.games.nottingham.actions import AMBUSH_NAMES, KIND_NAMES, TASK_NAMES
from sherwood.games.nottingham.table import ALL_EYES, NEWS, THINGS, Table

KIND, SECOND = ("kind", KIND_NAMES), ("second", KIND_NAMES)
AMBUSH_CARD, OTHER_CARD = ("ambush", AMBUSH_NAMES), ("other_ambush", AMBUSH_NAMES)
COUNT, PLACE, FIELD, NUMBER = ("count", ()), ("place", ()), ("field", ()), ("number", ())

# Every event, in the order of its number, with the names of the things that it tells.
THINGS_OF: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "turn": (),
    "reveal": (KIND,),
    "take": (KIND,),
    "buy": (),
    "lay_offer": (KIND,),
    "show_hand": (),
    "turn_up": (KIND, SECOND),
    "purchase": (KIND,),
    "refuse": (),
    "attack": (KIND,),
    "yield": (),
    "defend": (KIND,),
    "seize": (KIND,),
    "look": (AMBUSH_CARD, OTHER_CARD),
    "keep": (AMBUSH_CARD, OTHER_CARD),
    "barter": (),
    "accept": (KIND, SECOND),
    "lay": (KIND, COUNT),
    "hold": (),
    "spring": (AMBUSH_CARD, KIND),
    "fail": (KIND, COUNT),
    "win": (KIND,),
    "task": (("task", TASK_NAMES), PLACE),
    "march": (FIELD, NUMBER),
    "favour": (KIND,),
    "lapse": (),
    "reshuffle": (),
    "discard": (KIND, COUNT),
    "pass": (),
    "over": (),
}
EVENTS = tuple(THINGS_OF)
NEWS_THINGS = tuple(THINGS_OF.values())
(
    TURN,
    REVEAL,
    TAKE,
    BUY,
    LAY_OFFER,
    SHOW_HAND,
    TURN_UP,
    PURCHASE,
    REFUSE,
    ATTACK,
    YIELD,
    DEFEND,
    SEIZE,
    LOOK,
    KEEP,
    BARTER,
    ACCEPT,
    LAY,
    HOLD,
    SPRING,
    FAIL,
    WIN,
    TASK,
    MARCH,
    FAVOUR,
    LAPSE,
    RESHUFFLE,
    DISCARD,
    PASS,
    OVER,
) = range(len(EVENTS))


@rule
def whisper(table: Table, eyes: int, event: int, seat: int, other: int, one: int, two: int) -> None:
    """Tell everybody what happened, and the two things only to those eyes."""
    line = table.news_count
    if line == NEWS:
        return
    table.news[line, 0] = event
    table.news[line, 1] = seat
    table.news[line, 2] = other
    table.news[line, 3] = one
    table.news[line, 4] = two
    table.news_seen[line] = eyes
    table.news_count = line + 1


@rule
def tell(table: Table, event: int, seat: int, other: int, one: int, two: int) -> None:
    """Tell everybody everything."""
    whisper(table, ALL_EYES, event, seat, other, one, two)


@rule
def forget_news(table: Table) -> None:
    """Clear the events of the action before."""
    for line in range(table.news_count):
        for thing in range(THINGS):
            table.news[line, thing] = 0
        table.news_seen[line] = 0
    table.news_count = 0
