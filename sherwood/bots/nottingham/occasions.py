"""What there is to talk about at a table of Nottingham.

It is worked out from what a spectator sees, before an action and after it. The page has the same for
games on a device, in `web/src/games/nottingham/occasions.ts`; a test compares them.
"""

from collections.abc import Callable, Iterator
from typing import Any

from sherwood.bots.lines import Things
from sherwood.bots.talk import NEWS, Event, Occasion, View

LARGE = 4  # cards of a set from which on it is a large one
IN_SIGHT = 3  # fields before the city from which it is seen
WAYS = {"silver": "theft", "pearls": "robbery", "gems": "raid"}
RANKS = ("won", "task", "fail", "spring", "lead_won", "defend", "seize", "attack")

Topic = Callable[[View, Event], Occasion | None]


def occasions(now: View, before: View) -> list[Occasion]:
    """All that there is to talk about, what matters most first."""
    told = [TOPICS[event["event"]](now, event) for event in now[NEWS] if event["event"] in TOPICS]
    return sorted((*(one for one in told if one), *leads(now, before)), key=rank)


def rank(found: Occasion) -> int:
    """What is talked about first; the rest comes after, as it happened."""
    places = [RANKS.index(event) for event in found.events if event in RANKS]
    return min(places, default=len(RANKS))


def plain(name: str) -> Topic:
    """Something that is what it is called, between those whom it names."""
    return lambda _, event: Occasion(
        (name,), event.get("seat"), event.get("other"), things_of(event)
    )


def things_of(event: Event) -> Things:
    """What everybody has seen of it: which cards, and how many."""
    kind: Any = event.get("kind")
    things: dict[str, int | str] = {"good": kind} if kind else {}
    return things | ({"count": event["count"]} if "count" in event else {})


def attacks(_: View, event: Event) -> Occasion:
    """Somebody is attacked, in the way of the card."""
    ways = [WAYS[event["kind"]]] if event["kind"] in WAYS else []
    return Occasion((*ways, "attack"), event["seat"], event["other"])


def takes(now: View, event: Event) -> Occasion | None:
    """A card of the dearest kind comes into a hand."""
    values = now["values"]
    if values[event["kind"]] < max(values.values()):
        return None
    return Occasion(("take_dear",), event["seat"], None, things_of(event))


def lays(_: View, event: Event) -> Occasion:
    """A set lies there, perhaps a large one."""
    large = ("lay_large",) if event["count"] >= LARGE else ()
    return Occasion((*large, "lay"), event["seat"], None, things_of(event))


def does_task(_: View, event: Event) -> Occasion:
    """A task is done, for the first time or the second."""
    return Occasion(
        ("task_second" if event["place"] else "task_first", "task"), event["seat"], None
    )


def marches(now: View, event: Event) -> Occasion | None:
    """The sheriff comes into sight of the city."""
    left = len(now["track"]["numbers"]) + 1 - event["field"]
    return Occasion(("nearly",), None, None) if left == IN_SIGHT else None


def ends(now: View, _: Event) -> Occasion:
    """The game is over, and somebody has won."""
    winners = now["winners"]
    return Occasion(("won", "over"), winners[0] if winners else None, None)


def leads(now: View, before: View) -> Iterator[Occasion]:
    """Somebody alone has more points than whoever had most before."""
    was, is_now = first_of(before["points"]), first_of(now["points"])
    if was is not None and is_now is not None and was != is_now:
        yield Occasion(("lead_won", "lead_lost"), is_now, was)


def first_of(points: list[int]) -> int | None:
    """Who alone has most points."""
    most = max(points)
    return points.index(most) if points.count(most) == 1 else None


TOPICS: dict[str, Topic] = {
    **{
        name: plain(name)
        for name in (
            "accept",
            "barter",
            "buy",
            "defend",
            "fail",
            "favour",
            "hold",
            "keep",
            "lapse",
            "pass",
            "purchase",
            "refuse",
            "reshuffle",
            "seize",
            "spring",
            "win",
            "yield",
        )
    },
    "attack": attacks,
    "take": takes,
    "lay": lays,
    "task": does_task,
    "march": marches,
    "over": ends,
}
