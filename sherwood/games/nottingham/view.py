"""A hidden table as JSON for people. It says what lies where, in the words of the table."""

from typing import Any

from sherwood.games.cards import NONE
from sherwood.games.nottingham.actions import AMBUSH_NAMES, KIND_NAMES, TASK_NAMES
from sherwood.games.nottingham.exchange import NEEDS
from sherwood.games.nottingham.news import EVENTS, NEWS_THINGS
from sherwood.games.nottingham.sheet import decided_by, score_sheet
from sherwood.games.nottingham.table import CITY, EVERYBODY, GEMS, LOOT, OVER
from sherwood.games.record import Tables, unpack
from sherwood.games.seats import COLOURS

PHASE_NAMES = (
    "choice",
    "offers",
    "purchase",
    "defence",
    "loot",
    "look",
    "barter",
    "bargain",
    "exchange",
    "spring",
    "discard",
    "over",
)
SELDOM = frozenset({"key", "rolls", "known", "pile", "ambush_pile", "ambush_seen", "news"})


def view(tables: Tables, seat: int) -> dict[str, Any]:
    """What a seat sees. The table must have been hidden from it."""
    facts = unpack(tables, but=SELDOM)
    return {
        "phase": PHASE_NAMES[facts.phase],
        "turn": facts.turns,
        "active": facts.active,
        "target": seat_or_none(facts.target),
        "asked": seat_or_none(facts.asked),
        "revealed": kind_or_none(facts.revealed),
        "laid": view_set(facts),
        "looked_at": [AMBUSH_NAMES[card] for card in facts.looked_at if card != NONE],
        "seats": [view_seat(facts, seat, other) for other in range(facts.players)],
        "draw_pile": facts.pile_size,
        "discard": counted(facts.discard),
        "ambush_pile": facts.ambush_pile_size,
        "values": dict(zip(KIND_NAMES, facts.values, strict=True)),
        "tasks": view_tasks(facts, seat),
        "track": view_track(facts),
        "sheet": score_sheet(facts) if facts.phase == OVER else None,
        "decided_by": decided_by(tables) if facts.phase == OVER else None,
        "news": view_news(facts),
    }


def view_seat(facts: Any, viewer: int, seat: int) -> dict[str, Any]:
    """One player, as the viewer sees that player."""
    seen: dict[str, Any] = {
        "colour": COLOURS[seat],
        "cards": facts.sizes[seat],
        "hand": counted(facts.hands[seat]) if sees_hand(facts, viewer, seat) else None,
        "offer": [KIND_NAMES[kind] for kind in facts.offers[seat] if kind != NONE],
        "owes_offer": bool(facts.waiting >> seat & 1),
        "winnings": counted(facts.winnings[seat]),
        "ambushes": [
            AMBUSH_NAMES[card] if card != NONE else None
            for card in facts.ambushes[seat][: facts.ambush_counts[seat]]
        ],
    }
    if facts.memory and seat != viewer:
        eyes = EVERYBODY if viewer < 0 else viewer
        seen["remembered"] = counted(facts.known[seat, :, eyes].tolist())
    return seen


def sees_hand(facts: Any, viewer: int, seat: int) -> bool:
    """Whether a hand is open to the viewer now.

    The own hand is, and one shown as proof, and the target's of a raid, and for the robber that of
    a robbery.
    """
    looted = facts.phase == LOOT and seat == facts.target
    open_to_viewer = facts.revealed == GEMS or viewer == facts.active
    return seat == viewer or bool(facts.shown >> seat & 1) or (looted and open_to_viewer)


def view_set(facts: Any) -> dict[str, Any] | None:
    """The set being exchanged."""
    if facts.laid_kind == NONE:
        return None
    return {"kind": KIND_NAMES[facts.laid_kind], "count": facts.laid_count}


def view_tasks(facts: Any, viewer: int) -> dict[str, Any]:
    """The four tasks: points alone and shared, who has done them, and what the viewer lacks."""
    return {
        task: {
            "points": facts.rewards[number],
            "done": [seat for seat in facts.tasks[number] if seat != NONE],
            "missing": missing_cards(facts, viewer, number),
        }
        for number, task in enumerate(TASK_NAMES)
    }


def missing_cards(facts: Any, viewer: int, task: int) -> int | None:
    """How many cards the viewer's hand lacks for a task; None where it cannot be done any more."""
    if viewer < 0 or viewer in facts.tasks[task] or NONE not in facts.tasks[task]:
        return None
    kinds, cards = NEEDS[task]
    hand: list[int] = facts.hands[viewer]
    useful = sorted(min(count, cards) for count in hand)
    return kinds * cards - sum(useful[-kinds:])


def view_track(facts: Any) -> dict[str, Any]:
    """The sheriff's track, his field, and who would get the favour if he moved now."""
    numbers = facts.numbers[: facts.fields]
    number, following = (number_of(numbers, facts.sheriff + step) for step in range(2))
    favoured = [
        seat
        for seat in range(facts.players)
        if following is not None and facts.sizes[seat] <= following
    ]
    return {
        "numbers": numbers,
        "sheriff": facts.sheriff,
        "number": number,
        "next_number": following,
        "next_favour": favoured,
    }


def number_of(numbers: list[int], field: int) -> int | None:
    """The number of a field; the city has none."""
    return numbers[field - 1] if CITY < field <= len(numbers) else None


def view_news(facts: Any) -> list[dict[str, Any]]:
    """What the last action led to, as the viewer saw it."""
    return [view_event(*line) for line in facts.news[: facts.news_count].tolist()]


def view_event(event: int, seat: int, other: int, *things: int) -> dict[str, Any]:
    """One event: who, to whom, and what, as far as the viewer saw it."""
    seen: dict[str, Any] = {"event": EVENTS[event]}
    if seat != NONE:
        seen["seat"] = seat
    if other != NONE:
        seen["other"] = other
    for (name, names), thing in zip(NEWS_THINGS[event], things, strict=False):
        seen[name] = (names[thing] if names else thing) if thing != NONE else None
    return seen


def counted(counts: list[int]) -> dict[str, int]:
    """Cards by the names of their kinds."""
    return {kind: count for kind, count in zip(KIND_NAMES, counts, strict=True) if count}


def kind_or_none(kind: int) -> str | None:
    """The name of a kind."""
    return None if kind == NONE else KIND_NAMES[kind]


def seat_or_none(seat: int) -> int | None:
    """A seat."""
    return None if seat == NONE else seat
