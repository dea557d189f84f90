"""What any number of cards of each kind is worth, written down once and looked up for every hand.

It changes only when the hope of more exchanges does, a few times in a game.
"""

from sherwood.bots.nottingham.mind.habits import MISSING, RUNGS, Habits
from sherwood.bots.nottingham.mind.notes import RUNGS_NOTED, Notes
from sherwood.bots.nottingham.mind.pairs import note_pairs
from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.nottingham.actions import SMALLEST_SET
from sherwood.games.nottingham.exchange import FIVE_OF_A_KIND, can_do
from sherwood.games.nottingham.table import FIVE, KINDS, TASKS, Table


@rule
def exchanges_left(table: Table) -> int:
    """How often the sheriff can still move before the game is over."""
    return table.fields + 1 - table.sheriff


@rule
def patience(table: Table, habits: Habits) -> float:
    """How far collecting still pays: fully at first, hardly when the sheriff is almost home."""
    hoped_for = table.players * habits.horizon
    left = exchanges_left(table)
    return 1.0 if left >= hoped_for else left / hoped_for


@rule
def rung(habits: Habits, count: int, hope: float) -> float:
    """How much of a set so many cards of a kind are. Six are two sets."""
    if count >= RUNGS:
        return 1.0 + rung_below(habits, count - SMALLEST_SET, hope)
    return rung_below(habits, count, hope)


@rule
def rung_below(habits: Habits, count: int, hope: float) -> float:
    """The same for fewer than six cards; what is only begun counts as far as there is hope."""
    if count < SMALLEST_SET:
        return habits.rungs[count] * hope
    return habits.rungs[min(count, RUNGS - 1)]


@rule
def note_scale(table: Table, habits: Habits, notes: Notes) -> None:
    """Write down how far collecting still pays, and what any number of cards is worth then."""
    hope = patience(table, habits)
    if is_scale_noted(table, habits, hope, notes):
        if not are_promises_noted(table, habits, notes):
            note_promises(table, habits, notes)
        return
    notes.hope = hope
    for place in range(RUNGS):
        notes.rungs[place] = habits.rungs[place]
    for kind in range(KINDS):
        notes.values[kind] = table.values[kind]
        for count in range(RUNGS_NOTED):
            notes.parts[kind, count] = table.values[kind] * rung(habits, count, hope)
        for count in range(RUNGS_NOTED):
            notes.one_less[kind, count] = given_up(notes, kind, count, 1)
    note_pairs(notes)
    note_promises(table, habits, notes)


@rule
def is_scale_noted(table: Table, habits: Habits, hope: float, notes: Notes) -> bool:
    """Whether the notes are about the same values, the same habits and the same hope already."""
    same = hope == notes.hope
    for place in range(RUNGS):
        same &= habits.rungs[place] == notes.rungs[place]
    for kind in range(KINDS):
        same &= table.values[kind] == notes.values[kind]
    return same


@rule
def are_promises_noted(table: Table, habits: Habits, notes: Notes) -> bool:
    """Whether tasks bring what they did when the notes were made."""
    same = True
    for missing in range(MISSING):
        same &= habits.readiness[missing] == notes.readiness[missing]
    for task in range(TASKS):
        same &= reward(table, task) == notes.rewards[task]
    return same


@rule
def reward(table: Table, task: int) -> int:
    """The points of a task for who does it now."""
    return table.rewards[task, 0 if table.tasks[task, 0] == NONE else 1]


@rule
def note_promises(table: Table, habits: Habits, notes: Notes) -> None:
    """Write down what each task is worth while cards are missing. With too many, it is nothing."""
    for missing in range(MISSING):
        notes.readiness[missing] = habits.readiness[missing]
    for task in range(TASKS):
        notes.rewards[task] = reward(table, task)
        for missing in range(MISSING):
            worth = reward(table, task) * habits.readiness[missing]
            notes.promises[task, missing] = worth if missing == 0 else worth * notes.hope
    for kind in range(KINDS):
        for count in range(RUNGS_NOTED):
            promise = notes.promises[FIVE, max(FIVE_OF_A_KIND - count, 0)]
            notes.fives[kind, count] = promise - given_up(notes, kind, count, FIVE_OF_A_KIND)


@rule
def given_up(notes: Notes, kind: int, count: int, used: int) -> float:
    """What the sets lose when a task uses cards of a kind."""
    return notes.parts[kind, count] - notes.parts[kind, max(count - used, 0)]


@rule
def note_tasks(table: Table, seat: int, notes: Notes) -> None:
    """Write down which tasks a player can do."""
    for task in range(TASKS):
        notes.open[task] = can_do(table, seat, task)
