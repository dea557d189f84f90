"""What any number of cards of each kind is worth, written down once and looked up for every hand.

It changes only when the hope of more exchanges does, a few times in a game.
"""

from sherwood.bots.nottingham.mind.pairs import note_pairs
from sherwood.bots.nottingham.mind.scratch import RUNGS_NOTED, Scratch
from sherwood.bots.nottingham.mind.weights import MISSING, RUNGS, Weights
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
def patience(table: Table, weights: Weights) -> float:
    """How far collecting still pays: fully at first, hardly when the sheriff is almost home."""
    hoped_for = table.players * weights.horizon
    left = exchanges_left(table)
    return 1.0 if left >= hoped_for else left / hoped_for


@rule
def rung(weights: Weights, count: int, hope: float) -> float:
    """How much of a set so many cards of a kind are. Six are two sets."""
    if count >= RUNGS:
        return 1.0 + rung_below(weights, count - SMALLEST_SET, hope)
    return rung_below(weights, count, hope)


@rule
def rung_below(weights: Weights, count: int, hope: float) -> float:
    """The same for fewer than six cards; what is only begun counts as far as there is hope."""
    if count < SMALLEST_SET:
        return weights.rungs[count] * hope
    return weights.rungs[min(count, RUNGS - 1)]


@rule
def note_scale(table: Table, weights: Weights, scratch: Scratch) -> None:
    """Write down how far collecting still pays, and what any number of cards is worth then."""
    hope = patience(table, weights)
    if is_scale_noted(table, weights, hope, scratch):
        if not are_promises_noted(table, weights, scratch):
            note_promises(table, weights, scratch)
        return
    scratch.hope = hope
    for place in range(RUNGS):
        scratch.rungs[place] = weights.rungs[place]
    for kind in range(KINDS):
        scratch.values[kind] = table.values[kind]
        for count in range(RUNGS_NOTED):
            scratch.parts[kind, count] = table.values[kind] * rung(weights, count, hope)
        for count in range(RUNGS_NOTED):
            scratch.one_less[kind, count] = given_up(scratch, kind, count, 1)
    note_pairs(scratch)
    note_promises(table, weights, scratch)


@rule
def is_scale_noted(table: Table, weights: Weights, hope: float, scratch: Scratch) -> bool:
    """Whether what is noted is about the same values, the same weights and the same hope already."""
    same = hope == scratch.hope
    for place in range(RUNGS):
        same &= weights.rungs[place] == scratch.rungs[place]
    for kind in range(KINDS):
        same &= table.values[kind] == scratch.values[kind]
    return same


@rule
def are_promises_noted(table: Table, weights: Weights, scratch: Scratch) -> bool:
    """Whether tasks bring what they did when this was noted."""
    same = True
    for missing in range(MISSING):
        same &= weights.readiness[missing] == scratch.readiness[missing]
    for task in range(TASKS):
        same &= reward(table, task) == scratch.rewards[task]
    return same


@rule
def reward(table: Table, task: int) -> int:
    """The points of a task for whoever does it now."""
    return table.rewards[task, 0 if table.tasks[task, 0] == NONE else 1]


@rule
def note_promises(table: Table, weights: Weights, scratch: Scratch) -> None:
    """Write down what each task is worth while cards are missing. With too many, it is nothing."""
    for missing in range(MISSING):
        scratch.readiness[missing] = weights.readiness[missing]
    for task in range(TASKS):
        scratch.rewards[task] = reward(table, task)
        for missing in range(MISSING):
            worth = reward(table, task) * weights.readiness[missing]
            scratch.promises[task, missing] = worth if missing == 0 else worth * scratch.hope
    for kind in range(KINDS):
        for count in range(RUNGS_NOTED):
            promise = scratch.promises[FIVE, max(FIVE_OF_A_KIND - count, 0)]
            scratch.fives[kind, count] = promise - given_up(scratch, kind, count, FIVE_OF_A_KIND)


@rule
def given_up(scratch: Scratch, kind: int, count: int, used: int) -> float:
    """What the sets lose when a task uses cards of a kind."""
    return scratch.parts[kind, count] - scratch.parts[kind, max(count - used, 0)]


@rule
def note_tasks(table: Table, seat: int, scratch: Scratch) -> None:
    """Write down which tasks a player can do."""
    for task in range(TASKS):
        scratch.open[task] = can_do(table, seat, task)
