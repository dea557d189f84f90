"""The edition of Nottingham: which figures it has, and how they and the options lie on the table."""

from typing import Any

from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.edition import Edition, read_figures, settle_edition
from sherwood.games.figures import Figure, Figures, path_at, places
from sherwood.games.nottingham.actions import (
    AMBUSH_KINDS,
    AMBUSH_NAMES,
    KIND_NAMES,
    TASK_NAMES,
)
from sherwood.games.nottingham.table import (
    CARDS_PER_TASK,
    FIELDS,
    GOLD,
    KINDS,
    PAIR_AMBUSHES,
    PAIRS,
    TASKS,
    Table,
)
from sherwood.games.record import Cells

HIGHEST = 100  # no printed number is larger
ALIKE = 2  # cards that show the same object
PAIR_NAMES = AMBUSH_NAMES[:PAIRS]
PAIR_WORDS = dict(zip(PAIR_NAMES, range(PAIRS), strict=True)) | {
    "+".join(reversed(pair.split("+"))): number for number, pair in enumerate(PAIR_NAMES)
}

FIGURES = (
    *(Figure(f"values.{kind}", 0, HIGHEST) for kind in KIND_NAMES),
    Figure("track.numbers", 0, HIGHEST, range(1, FIELDS + 1)),
    *(
        Figure(f"tasks.{task}", 0, HIGHEST, range(CARDS_PER_TASK, CARDS_PER_TASK + 1))
        for task in TASK_NAMES
    ),
    Figure("ambushes.pairs", count=range(PAIR_AMBUSHES, PAIR_AMBUSHES + 1), words=PAIR_WORDS),
)
AT = places(FIGURES)
VALUES, TRACK = AT[f"values.{KIND_NAMES[0]}"], AT["track.numbers"]
REWARDS, CARDS = AT[f"tasks.{TASK_NAMES[0]}"], AT["ambushes.pairs"] + 1
REWARD = 1 + CARDS_PER_TASK  # places of one task
FIRST, MEMORY = range(2)  # the options, in order


def check_edition(source: Any, players: int) -> Figures:
    """The checked figures of an edition; None is the edition in the box."""
    return settle_edition(source, __file__, checked)


def checked(edition: Edition) -> Figures:
    """The figures of an edition, complete and possible."""
    return read_figures(edition, FIGURES, flaw, complaint)


@rule
def flaw(figures: Cells) -> int:
    """Alone a task gives at least as much as shared; every object but gold is on two of six pairs."""
    for task in range(TASKS):
        at = REWARDS + REWARD * task + 1
        if figures[at] < figures[at + 1]:
            return at
    for card in range(CARDS, CARDS + PAIR_AMBUSHES):
        for other in range(CARDS, card):
            if figures[card] == figures[other]:
                return card
    for kind in range(KINDS):
        shown = 0
        for card in range(CARDS, CARDS + PAIR_AMBUSHES):
            for side in range(ALIKE):
                shown += AMBUSH_KINDS[figures[card], side] == kind
        if shown != (0 if kind == GOLD else ALIKE):
            return CARDS
    return NONE


def complaint(figures: Cells, place: int) -> tuple[str, str]:
    """Which figure cannot be, and why."""
    path = path_at(FIGURES, place)
    if place < CARDS:
        alone, shared = figures[place], figures[place + 1]
        return path, f"gives {alone} points alone but {shared} shared; alone must not be less"
    if place > CARDS:
        return path, f"has {PAIR_NAMES[figures[place]]!r} twice"
    return path, "must show every object on two cards, and gold on none"


@rule
def lay_edition(table: Table, choices: Cells, figures: Cells) -> None:
    """Put checked figures on the table."""
    for kind in range(KINDS):
        table.values[kind] = figures[VALUES + kind]
    table.fields = figures[TRACK]
    for field in range(FIELDS):
        table.numbers[field] = figures[TRACK + 1 + field]
    for task in range(TASKS):
        for place in range(CARDS_PER_TASK):
            table.rewards[task, place] = figures[REWARDS + REWARD * task + 1 + place]
    for card in range(PAIR_AMBUSHES):
        table.pairs[card] = figures[CARDS + card]


@rule
def lay_options(table: Table, choices: Cells) -> None:
    """Put chosen options on the table; for the first player, chance is counted before the seats."""
    table.first = choices[FIRST] - 1
    table.memory = 1 - choices[MEMORY]
