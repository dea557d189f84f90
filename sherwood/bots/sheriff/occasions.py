"""What there is to talk about at a table of Sheriff of Nottingham.

It is worked out from what a spectator sees, before an action and after it: the events, and the public
record of those who had a part in them. The page has the same for games on a device, in
`web/src/games/sheriff/occasions.ts`; a test compares them.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from sherwood.bots.lines import Things
from sherwood.bots.talk import NEWS, Event, Occasion, View

SMALL = 2  # gold that is hardly an offer
RICH = 15  # gold taken from which on one counts along
OFTEN = 2  # times from which on it is a habit
PAID = ("gold", "good", "bag_good", "bag_contraband")
BREAKS = ("break_pass", "break_closed", "break_gold", "break_words", "break_bag")
KEEPS = ("keep_pass", "keep_closed", "keep_gold", "keep_words", "keep_bag")
RANKS = (
    "won",
    "broken",
    "caught",
    "wronged",
    "crown_won",
    "slipped",
    "kept",
)  # the rest come after


class Seen(NamedTuple):
    """An action as a spectator saw it."""

    now: View
    before: View
    kinds: Mapping[str, Event]  # the last event of each name

    def record(self, seat: int, what: str) -> int:
        """How often something was seen of a merchant, before all sheriffs."""
        return int(sum(self.now["seats"][seat]["repute"][what]))

    def as_sheriff(self, seat: int, what: str) -> int:
        """How often it was seen of all merchants, before this sheriff."""
        return sum(int(other["repute"][what][seat]) for other in self.now["seats"])

    def bag(self, owner: int) -> Mapping[str, Any]:
        """What lay at the gate for a bag before; nothing where it did not lie there."""
        bags = (self.before["gate"] or {"bags": []})["bags"]
        return next(
            (bag for bag in bags if bag["merchant"] == owner), {"offers": [], "demand": None}
        )


def occasions(now: View, before: View) -> list[Occasion]:
    """All that there is to talk about, what matters most first."""
    seen = Seen(now, before, {event["event"]: event for event in now[NEWS]})
    told = [TOPICS[event["event"]](seen, event) for event in now[NEWS] if event["event"] in TOPICS]
    return sorted((*(one for one in told if one), *crowns(seen)), key=rank)


def rank(found: Occasion) -> int:
    """What is talked about first."""
    places = [RANKS.index(event) for event in found.events if event in RANKS]
    return min(places, default=len(RANKS))


def plain(name: str) -> "Topic":
    """Something that is what it is called, between those whom it names."""
    return lambda _, event: Occasion((name,), event.get("seat"), event.get("other"))


def declares(seen: Seen, event: Event) -> Occasion:
    """A merchant names a good: whoever is sheriff thinks of what that one's word was worth."""
    seat, caught, opened = (
        event["seat"],
        seen.record(event["seat"], "caught"),
        seen.record(event["seat"], "opened"),
    )
    events = ["declare"]
    if event["count"] == seen.now["bag_limits"][1]:
        events.insert(0, "declare_full")
    if caught:
        events[:0] = ["declare_caught_again"] * (caught >= OFTEN) + ["declare_caught"]
    elif seen.record(seat, "bags") > OFTEN:
        events.insert(0, "declare_clean")
    things: dict[str, int | str] = {"declared": event["good"], "count": event["count"]}
    if max(caught, opened) >= OFTEN:
        things["times"] = caught or opened
    return Occasion(tuple(events), seat, seen.now["sheriff"], things)


def demands(seen: Seen, event: Event) -> Occasion:
    """The sheriff names a price, or a lower one than before."""
    owner, gold = event["other"], event["deal"]["gold"]
    stood = seen.bag(owner)["demand"]
    events = ["demand"]
    if seen.record(owner, "caught"):
        events.insert(0, "demand_caught")
    if stood and gold < stood["gold"]:
        events = ["demand_again"]
    return Occasion(tuple(events), event["seat"], owner, sums(seen, owner, gold))


def offers(seen: Seen, event: Event) -> Occasion:
    """Somebody offers something for letting a bag pass: its owner, or somebody else."""
    seat, owner, deal = event["seat"], event["other"], event["deal"]
    if seat != owner:
        return Occasion(("meddle",), seat, owner)
    stood = [offer["gold"] for offer in seen.bag(owner)["offers"] if offer["seat"] == seat]
    events = ["offer"]
    if seen.record(owner, "caught"):
        events.insert(0, "offer_caught")
    if 0 < deal["gold"] <= SMALL and not (deal["goods"] or deal["from_bag"]):
        events.insert(0, "offer_small")
    if stood and deal["gold"] > max(stood):
        events = ["raise"]
    return Occasion(tuple(events), seat, seen.now["sheriff"], sums(seen, owner, deal["gold"]))


def sums(seen: Seen, owner: int, gold: int) -> Things:
    """What a proposal lets one name: its gold, one less, and a good on the owner's stand."""
    things: dict[str, int | str] = {"gold": gold} if gold else {}
    if gold > 1:
        things["less"] = gold - 1
    if stand := [good for good, count in seen.now["seats"][owner]["legal"].items() if count]:
        things["stand"] = stand[0]
    return things


def opposes(_: Seen, event: Event) -> Occasion | None:
    """Somebody pays for seeing into another's bag."""
    if event["seat"] == event["other"]:
        return None
    return Occasion(("against",), event["seat"], event["other"])


def passes(seen: Seen, event: Event) -> Occasion:
    """A bag passes, for something or nothing, and what goes face down is seen by all."""
    sheriff, owner = event["seat"], event["other"]
    if event["event"] == "accept":
        sheriff, owner = owner, sheriff
    taken = seen.as_sheriff(sheriff, "paid")
    things: dict[str, int | str] = {"times": taken} if taken >= RICH else {}
    events = ("bribed_rich", "bribed") if seen.kinds.keys() & set(PAID) else ("passed",)
    if "face_down" in seen.kinds:
        events = ("slipped", *events)
    return Occasion(events, sheriff, owner, things)


def opens(seen: Seen, event: Event) -> Occasion:
    """A bag is opened, and its owner caught, or the sheriff in the wrong."""
    sheriff, owner = event["seat"], event["other"]
    if "reveal" in seen.kinds:
        return catches(seen, sheriff, owner)
    vain = seen.as_sheriff(sheriff, "opened") - seen.as_sheriff(sheriff, "caught")
    often = vain >= OFTEN
    events = ("vain_again", "wronged") if often else ("wronged",)
    return Occasion(events, sheriff, owner, {"times": vain} if often else {})


def catches(seen: Seen, sheriff: int, owner: int) -> Occasion:
    """A false bag: what was said, what was found, and how often that was so."""
    caught = seen.record(owner, "caught")
    found = next(event["good"] for event in seen.now[NEWS] if event["event"] == "reveal")
    kind = seen.now["goods"][found]["kind"]
    said = seen.before["seats"][owner]["declared"]
    things = {"good": found} | ({"declared": said} if said else {})
    if caught >= OFTEN:
        things["times"] = caught
    again = ("caught_again",) if caught >= OFTEN else ()
    what = {"royal": "caught_royal", "contraband": f"caught_{found}"}.get(kind)
    return Occasion((*again, *([what] if what else []), "caught"), sheriff, owner, things)


def breaks(seen: Seen, event: Event) -> Occasion:
    """A word is broken, perhaps not for the first time."""
    seat = event["seat"]
    broken = sum(vow["broken"] for vow in seen.now["promises"] if vow["seat"] == seat)
    if broken < OFTEN:
        return Occasion(("broken",), seat, event["other"])
    return Occasion(("broken_again", "broken"), seat, event["other"], {"times": broken})


def takes(seen: Seen, event: Event) -> Occasion | None:
    """Somebody takes from the open piles what no bag may be declared to hold."""
    if seen.now["goods"][event["good"]]["kind"] == "legal":
        return None
    return Occasion(("took",), event["seat"], None, {"good": event["good"]})


def ends(seen: Seen, _: Event) -> Occasion:
    """The game is over, and somebody has won."""
    winners = seen.now["winners"]
    return Occasion(("won", "over"), winners[0] if winners else None, None)


def crowns(seen: Seen) -> Iterator[Occasion]:
    """Somebody has overtaken the king of a good."""
    for good, standing in seen.now["standings"].items():
        ousted = seen.before["standings"][good]["king"]
        if len(ousted) == 1 and len(standing["king"]) == 1 and ousted != standing["king"]:
            yield Occasion(
                ("crown_won", "crown_lost"), standing["king"][0], ousted[0], {"good": good}
            )


Topic = Callable[[Seen, Event], Occasion | None]
TOPICS: dict[str, Topic] = {
    "round": plain("round"),
    "declare": declares,
    "call": plain("call"),
    "demand": demands,
    "offer_for_passing": offers,
    "offer_for_opening": opposes,
    "withdraw": plain("withdraw"),
    "refuse": plain("refuse"),
    "refuse_demand": plain("refuse_demand"),
    "accept": passes,
    "pass": passes,
    "wave": passes,
    "stop": plain("stop"),
    "open": opens,
    "pay": plain("pay"),
    "take": takes,
    "over": ends,
    **dict.fromkeys(BREAKS, breaks),
    **dict.fromkeys(KEEPS, plain("kept")),
}
