"""A decision: every legal action gets a worth, and the best one is chosen."""

from sherwood.bots.chance import fraction, random_number
from sherwood.bots.sheriff.mind.bag import plan_bag, worth_of_declaration, worth_of_load
from sherwood.bots.sheriff.mind.habits import Habits
from sherwood.bots.sheriff.mind.haggle import note_offer, worth_of_paying, worth_of_word
from sherwood.bots.sheriff.mind.inspect import note_demand, worth_of_decision, worth_of_turning
from sherwood.bots.sheriff.mind.market import worth_at_market, worth_of_laying
from sherwood.bots.sheriff.mind.notes import Notes
from sherwood.games.compiled import rule
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.rules import legal
from sherwood.games.sheriff.table import (
    DEBT,
    DECLARE,
    HAGGLE,
    INSPECT,
    LOAD,
    MARKET,
    Table,
)


@rule
def choose(table: Table, seat: int, habits: Habits, notes: Notes) -> int:
    """One of the legal actions."""
    count = consider(table, seat, habits, notes)
    if habits.careless > 0.0 and fraction(notes) < habits.careless:
        return int(notes.actions[(random_number(notes) * count) >> 31])
    best = 0
    for choice in range(count):
        notes.worths[choice] += habits.mood * fraction(notes)
        if notes.worths[choice] > notes.worths[best]:
            best = choice
    return int(notes.actions[best])


@rule
def consider(table: Table, seat: int, habits: Habits, notes: Notes) -> int:
    """Note every legal action and its worth; how many there are."""
    count = legal(table, seat, notes.actions)
    prepare(table, seat, habits, notes)
    fancy = fraction(notes) - 0.5
    for choice in range(count):
        action = int(notes.actions[choice])
        notes.worths[choice] = worth_of(table, seat, action, fancy, habits, notes)
    return count


@rule
def prepare(table: Table, seat: int, habits: Habits, notes: Notes) -> None:
    """Write down what several options are weighed by."""
    if table.phase == LOAD:
        plan_bag(table, seat, habits, notes)
    elif table.phase == HAGGLE and seat == table.sheriff:
        note_demand(table, seat, habits, notes)
    elif table.phase == HAGGLE:
        note_offer(table, seat, habits, notes)


@rule
def worth_of(
    table: Table, seat: int, action: int, fancy: float, habits: Habits, notes: Notes
) -> float:
    """What an action is worth, in points; between steps of one plan only the order counts."""
    phase = table.phase
    if phase == HAGGLE:
        if seat == table.sheriff:
            return worth_of_decision(table, seat, action, fancy, habits, notes)
        return worth_of_word(table, seat, action, habits, notes)
    if phase == MARKET:
        return worth_at_market(table, seat, action, habits)
    if phase == LOAD:
        return worth_of_load(table, seat, action, habits, notes)
    if phase == DECLARE:
        return worth_of_declaration(table, seat, action - actions.DECLARE, habits)
    if phase == INSPECT:
        return worth_of_turning(table, seat, action, habits)
    if phase == DEBT:
        return worth_of_paying(table, action - actions.PAY)
    return worth_of_laying(table, action)
