"""A hidden table as JSON for people. It says what lies where, in the words of the table."""

from functools import lru_cache
from typing import Any

from sherwood.games.cards import NONE
from sherwood.games.nottingham.actions import AMBUSH_NAMES, KIND_NAMES, TASK_NAMES
from sherwood.games.nottingham.exchange import NEEDS
from sherwood.games.nottingham.news import EVENTS, NEWS_THINGS
from sherwood.games.nottingham.sheet import decided_by, score_sheet
from sherwood.games.nottingham.table import CITY, GEMS, LOOT, OVER, TABLE
from sherwood.games.parts import KEPT, Parts
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
GOING_ON = {"sheet": None, "decided_by": None}
Seen = dict[str, Any]
parts = Parts(TABLE)


def view(tables: Tables, seat: int) -> Seen:
    """What a seat sees. The table must have been hidden from it."""
    pieces = parts.pieces(tables)
    turn = view_turn(pieces)
    over = turn["phase"] == PHASE_NAMES[OVER]
    robs = turn["active"] == seat
    return {
        **turn,
        "seats": [
            view_seat(pieces, look[0], look, look[0] == seat) for look in looks(pieces, robs)
        ],
        "tasks": view_own_tasks(pieces, seat, seat) if seat >= 0 else view_tasks(pieces),
        "track": view_track(pieces),
        **(view_end(pieces) if over else GOING_ON),
        "news": [view_event(pieces, line) for line in told(pieces)],
    }


@parts.of(
    "phase turns active target asked revealed laid_kind laid_count looked_at"
    " pile_size discard ambush_pile_size values"
)
def view_turn(facts: Any) -> Seen:
    """What the table waits for, and what lies in the middle."""
    return {
        "phase": PHASE_NAMES[facts.phase],
        "turn": facts.turns,
        "active": facts.active,
        "target": seat_or_none(facts.target),
        "asked": seat_or_none(facts.asked),
        "revealed": kind_or_none(facts.revealed),
        "laid": view_set(facts),
        "looked_at": [AMBUSH_NAMES[card] for card in facts.looked_at if card != NONE],
        "draw_pile": facts.pile_size,
        "discard": counted(facts.discard),
        "ambush_pile": facts.ambush_pile_size,
        "values": dict(zip(KIND_NAMES, facts.values, strict=True)),
    }


@parts.of("players phase target revealed shown waiting")
def looks(facts: Any, robs: bool) -> list[tuple[int, bool, bool]]:
    """Each seat, with whether its hand is open to the viewer now, and whether it owes an offer.

    A hand shown as proof is open, and the target's of a raid, and for the robber that of a robbery.
    """
    looted = facts.target if facts.phase == LOOT and (robs or facts.revealed == GEMS) else NONE
    return [
        (seat, seat == looted or bool(facts.shown >> seat & 1), bool(facts.waiting >> seat & 1))
        for seat in range(facts.players)
    ]


@parts.of_row("sizes hands offers winnings ambushes ambush_counts", "memory")
def view_seat(facts: Any, look: tuple[int, bool, bool], own: bool) -> Seen:
    """One player. Of a hand that is not open, a hidden table has what the viewer is certain of."""
    seat, hand_is_open, owes_offer = look
    seen: Seen = {
        "colour": COLOURS[seat],
        "cards": facts.sizes,
        "hand": counted(facts.hands) if own or hand_is_open else None,
        "offer": [KIND_NAMES[kind] for kind in facts.offers if kind != NONE],
        "owes_offer": owes_offer,
        "winnings": counted(facts.winnings),
        "ambushes": [
            AMBUSH_NAMES[card] if card != NONE else None
            for card in facts.ambushes[: facts.ambush_counts]
        ],
    }
    if facts.memory and not own:
        seen["remembered"] = counted(facts.hands)
    return seen


def view_set(facts: Any) -> Seen | None:
    """The set being exchanged."""
    if facts.laid_kind == NONE:
        return None
    return {"kind": KIND_NAMES[facts.laid_kind], "count": facts.laid_count}


@parts.of("rewards tasks")
def view_tasks(facts: Any) -> Seen:
    """The four tasks, for a spectator."""
    return {name: view_task(facts, task, None) for task, name in enumerate(TASK_NAMES)}


@parts.of_row("hands", "rewards tasks")
def view_own_tasks(facts: Any, viewer: int) -> Seen:
    """The four tasks, for somebody with this hand."""
    missing = missing_cards(facts.hands)
    return {
        name: view_task(facts, task, missing[task] if can_do(facts, viewer, task) else None)
        for task, name in enumerate(TASK_NAMES)
    }


def view_task(facts: Any, task: int, missing: int | None) -> Seen:
    """A task: points alone and shared, who has done it, and how many cards the viewer lacks."""
    done = [seat for seat in facts.tasks[task] if seat != NONE]
    return {"points": list(facts.rewards[task]), "done": done, "missing": missing}


def can_do(facts: Any, viewer: int, task: int) -> bool:
    """Whether a card of the task is left, and the viewer has none of it."""
    return NONE in facts.tasks[task] and viewer not in facts.tasks[task]


@lru_cache(KEPT)
def missing_cards(hand: tuple[int, ...]) -> list[int]:
    """How many cards a hand lacks for each task: most of all it uses what it has most of."""
    most = sorted(hand, reverse=True)
    return [
        kinds * cards - sum(min(count, cards) for count in most[:kinds]) for kinds, cards in NEEDS
    ]


@parts.of("players numbers fields sheriff sizes")
def view_track(facts: Any) -> Seen:
    """The sheriff's track, his field, and who would get the favour if he moved now."""
    numbers = list(facts.numbers[: facts.fields])
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


@parts.by_rules("players values winnings rewards tasks")
def view_end(tables: Tables) -> Seen:
    """How the game has ended."""
    return {"sheet": score_sheet(unpack(tables)), "decided_by": decided_by(tables)}


@parts.of("news_count")
def told(facts: Any) -> range:
    """The lines of what the last action led to."""
    return range(facts.news_count)


@parts.of_row("news")
def view_event(facts: Any) -> Seen:
    """One event: who, to whom, and what, as far as the viewer saw it."""
    event, seat, other, *things = facts.news
    seen: Seen = {"event": EVENTS[event]}
    if seat != NONE:
        seen["seat"] = seat
    if other != NONE:
        seen["other"] = other
    for (name, names), thing in zip(NEWS_THINGS[event], things, strict=False):
        seen[name] = (names[thing] if names else thing) if thing != NONE else None
    return seen


@lru_cache(KEPT)
def counted(counts: tuple[int, ...]) -> dict[str, int]:
    """Cards by the names of their kinds."""
    return {kind: count for kind, count in zip(KIND_NAMES, counts, strict=True) if count}


def kind_or_none(kind: int) -> str | None:
    """The name of a kind."""
    return None if kind == NONE else KIND_NAMES[kind]


def seat_or_none(seat: int) -> int | None:
    """A seat."""
    return None if seat == NONE else seat
