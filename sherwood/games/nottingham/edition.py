"""The edition of Nottingham: reading its file and laying its figures on the table."""

from pathlib import Path
from typing import Any

from sherwood.games.edition import Edition, Figures, settle_edition
from sherwood.games.nottingham.actions import AMBUSH_NAMES, KIND_NAMES, TASK_NAMES
from sherwood.games.nottingham.table import (
    CARDS_PER_TASK,
    FIELDS,
    GOLD,
    PAIR_AMBUSHES,
    PAIRS,
    Table,
)

DEFAULT = Path(__file__).with_name("edition.toml")
HIGHEST = 100  # no printed number is larger


def check_edition(source: Any, players: int) -> Figures:
    """The figures of an edition given by path or as figures; None is the edition in the box."""
    return settle_edition(source, DEFAULT, checked)


def checked(edition: Edition) -> Figures:
    """The figures of an edition, complete and possible."""
    edition.only("", ("values", "track", "tasks", "ambushes"))
    edition.only("values", KIND_NAMES)
    edition.only("track", ("numbers",))
    edition.only("tasks", TASK_NAMES)
    edition.only("ambushes", ("pairs",))
    return {
        "values": {kind: edition.number(f"values.{kind}", 0, HIGHEST) for kind in KIND_NAMES},
        "track": {
            "numbers": edition.number_list("track.numbers", 0, HIGHEST, range(1, FIELDS + 1))
        },
        "tasks": {task: check_rewards(edition, f"tasks.{task}") for task in TASK_NAMES},
        "ambushes": {"pairs": check_pairs(edition, "ambushes.pairs")},
    }


def check_rewards(edition: Edition, path: str) -> list[int]:
    """What a task is worth: alone at least as much as shared."""
    count = range(CARDS_PER_TASK, CARDS_PER_TASK + 1)
    alone, shared = edition.number_list(path, 0, HIGHEST, count)
    if alone < shared:
        edition.fail(
            path, f"gives {alone} points alone but {shared} shared; alone must not be less"
        )
    return [alone, shared]


def check_pairs(edition: Edition, path: str) -> list[str]:
    """Six different pairs; every object but gold is on two of them."""
    cards = edition.get(path)
    if not isinstance(cards, list) or len(cards) != PAIR_AMBUSHES:
        edition.fail(path, f"must be a list of {PAIR_AMBUSHES} cards such as 'copper+silver'")
    pairs = [in_order(card) for card in cards]
    for card, pair in zip(cards, pairs, strict=True):
        if pair not in AMBUSH_NAMES[:PAIRS]:
            edition.fail(path, f"has {card!r}, which is not two of {', '.join(KIND_NAMES)}")
        if pairs.count(pair) > 1:
            edition.fail(path, f"has {card!r} twice")
    for kind in KIND_NAMES:
        shown = sum(kind in pair.split("+") for pair in pairs)
        wanted = 0 if kind == KIND_NAMES[GOLD] else 2
        if shown != wanted:
            edition.fail(path, f"shows {kind} on {shown} cards; it must be on {wanted}")
    return pairs


def in_order(card: Any) -> str:
    """The name of a two-object card, whichever object was named first."""
    kinds = card.split("+") if isinstance(card, str) else []
    if any(kind not in KIND_NAMES for kind in kinds):
        return ""
    return "+".join(sorted(kinds, key=KIND_NAMES.index))


def lay_edition(table: Table, figures: Figures) -> None:
    """Put checked figures on the table."""
    for number, kind in enumerate(KIND_NAMES):
        table.values[number] = figures["values"][kind]
    table.fields = len(figures["track"]["numbers"])
    for field, number in enumerate(figures["track"]["numbers"]):
        table.numbers[field] = number
    for number, task in enumerate(TASK_NAMES):
        for place in range(CARDS_PER_TASK):
            table.rewards[number, place] = figures["tasks"][task][place]
    for place, pair in enumerate(figures["ambushes"]["pairs"]):
        table.pairs[place] = AMBUSH_NAMES.index(pair)
