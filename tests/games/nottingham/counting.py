"""Counting everything on a table, and the options with which the laws are tried."""

from collections import Counter
from typing import Any

from sherwood.games.cards import NONE
from sherwood.games.nottingham.table import GOLD
from sherwood.games.record import Tables
from tests.games.facts import unpack

VARIANTS: list[dict[str, Any]] = [{}, {"memory": True, "first": 1}]


def census(table: Tables) -> dict[str, Any]:
    """Object cards by kind, ambush cards, and task cards."""
    facts = unpack(table)
    cards = Counter(facts.pile[: facts.pile_size])
    places = [facts.discard, *facts.hands, *facts.winnings]
    for place in places:
        cards.update({kind: count for kind, count in enumerate(place) if count})
    cards.update({GOLD: sum(facts.ambush_counts)})
    if facts.revealed != NONE:
        cards[facts.revealed] += 1
    if facts.laid_kind != NONE:
        cards[facts.laid_kind] += facts.laid_count
    ambushes = facts.ambush_pile[: facts.ambush_pile_size]
    for owned, count in zip(facts.ambushes, facts.ambush_counts, strict=True):
        ambushes += owned[:count]
    ambushes += [card for card in facts.looked_at if card != NONE]
    assert [sum(hand) for hand in facts.hands] == facts.sizes
    assert_knowledge_is_sound(facts)
    return {"cards": dict(sorted(cards.items())), "ambushes": sorted(ambushes)}


def assert_knowledge_is_sound(facts: Any) -> None:
    """Nobody is certain of more than a hand holds, nor of less than everybody is."""
    for hand, known in zip(facts.hands, facts.known, strict=True):
        for held, viewers in zip(hand, known, strict=True):
            assert max(viewers) <= held
            assert min(viewers) == viewers[-1]
