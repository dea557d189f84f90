"""What any number of cards of each kind is worth, written down once and looked up for every hand.

It changes only when the hope of more exchanges does, a few times in a game.
"""

from sherwood.bots.nottingham.mind.habits import MISSING, RUNGS, Habits
from sherwood.bots.nottingham.mind.notes import MISSING_NOTED, RUNGS_NOTED, Notes
from sherwood.bots.nottingham.mind.pairs import note_pairs
from sherwood.games.cards import NONE
from sherwood.games.compiled import rule
from sherwood.games.nottingham.actions import SMALLEST_SET
from sherwood.games.nottingham.exchange import FIVE_OF_A_KIND, can_do
from sherwood.games.nottingham.table import KINDS, TASKS, Table


@rule
def exchanges_left(table: Table) -> int:
    """How often the sheriff can still move before the game is over."""
    return table.fields + 1 - table.sheriff


@rule
def patience(table: Table, habits: Habits) -> float:
    """How far collecting still pays: fully at first, hardly when the sheriff is almost home."""
    return min(1.0, exchanges_left(table) / (table.players * habits.horizon))


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
    if is_noted(table, habits, hope, notes):
        return
    notes.hope = hope
    for place in range(RUNGS):
        notes.rungs[place] = habits.rungs[place]
    for kind in range(KINDS):
        notes.values[kind] = table.values[kind]
        for count in range(RUNGS_NOTED):
            notes.parts[kind, count] = table.values[kind] * rung(habits, count, hope)
        note_losses(notes, kind)
    note_pairs(notes)


@rule
def is_noted(table: Table, habits: Habits, hope: float, notes: Notes) -> bool:
    """Whether the notes are about the same values, the same habits and the same hope already."""
    same = hope == notes.hope
    for place in range(RUNGS):
        same &= habits.rungs[place] == notes.rungs[place]
    for kind in range(KINDS):
        same &= table.values[kind] == notes.values[kind]
    return same


@rule
def note_losses(notes: Notes, kind: int) -> None:
    """Write down what the sets lose when a task uses a card, or five, of a kind."""
    for held in range(RUNGS_NOTED):
        notes.one_less[kind, held] = given_up(notes, kind, held, 1)
        notes.five_less[kind, held] = given_up(notes, kind, held, FIVE_OF_A_KIND)


@rule
def given_up(notes: Notes, kind: int, held: int, used: int) -> float:
    """What the sets lose when a task uses cards of a kind."""
    return notes.parts[kind, held] - notes.parts[kind, max(held - used, 0)]


@rule
def reward(table: Table, task: int) -> int:
    """The points of a task for who does it now."""
    return table.rewards[task, 0 if table.tasks[task, 0] == NONE else 1]


@rule
def note_promises(table: Table, seat: int, habits: Habits, notes: Notes) -> None:
    """Write down which tasks a player can do, and what each is worth while cards are missing."""
    for task in range(TASKS):
        notes.open[task] = can_do(table, seat, task)
        points = reward(table, task)
        for missing in range(MISSING):
            worth = points * habits.readiness[missing]
            notes.promises[task, missing] = worth if missing == 0 else worth * notes.hope
        for missing in range(MISSING, MISSING_NOTED):
            notes.promises[task, missing] = 0.0
