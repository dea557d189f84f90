"""Counting everything on a table, and the options with which the laws are tried."""

from collections import Counter
from typing import Any

from sherwood.games.record import Tables
from sherwood.games.sheriff.table import EVERYBODY, LEGAL, PILES
from tests.games.facts import unpack

VARIANTS: list[dict[str, Any]] = [
    {},
    {"royal": True},
    {"refill": "market"},
    {"hand": 7},
    {"left_out": True, "royal": True, "memory": True},
    {"offers": 1},
    {"offers": "unlimited"},
]


def census(table: Tables) -> dict[str, Any]:
    """Goods by kind, and all gold."""
    facts = unpack(table)
    cards = Counter(facts.draw_pile[: facts.draw_size])
    for pile in range(PILES):
        cards.update(facts.discards[pile][: facts.discard_sizes[pile]])
    cards.update(facts.left_out[: facts.without])
    places = [facts.seized, *facts.stands]
    places += [held_by(facts, seat) for seat in range(facts.players)]
    for place in places:
        cards.update({good: count for good, count in enumerate(place) if count})
    assert [sum(hand) for hand in facts.hands] == facts.sizes
    assert [sum(stand[LEGAL:]) for stand in facts.stands] == facts.face_down
    assert min(facts.gold) >= 0
    assert_knowledge_is_sound(facts)
    return {"cards": dict(sorted(cards.items())), "gold": sum(facts.gold)}


def held_by(facts: Any, seat: int) -> list[int]:
    """What a player holds in the hand, in a closed bag and set aside."""
    bag = facts.bags[seat] if facts.bag_sizes[seat] else [0] * len(facts.bags[seat])
    aside = facts.aside if facts.active == seat else [0] * len(facts.aside)
    return [sum(counts) for counts in zip(facts.hands[seat], bag, aside, strict=True)]


def assert_knowledge_is_sound(facts: Any) -> None:
    """Nobody is certain of more than there is, nor of less than everybody is."""
    for seat in range(facts.players):
        for held, known in zip(held_by(facts, seat), facts.known[seat], strict=True):
            assert known <= held
        for there, viewers in zip(facts.stands[seat][LEGAL:], facts.shown[seat], strict=True):
            assert max(viewers) <= there
            assert min(viewers) == viewers[EVERYBODY]
