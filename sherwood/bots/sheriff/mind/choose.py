"""A decision: every legal action gets a worth, and the best one is chosen."""

from sherwood.bots.chance import best_by_mood, fraction, random_number
from sherwood.bots.sheriff.mind.bag import (
    note_missing,
    plan_bag,
    worth_of_declaration,
    worth_of_load,
)
from sherwood.bots.sheriff.mind.habits import Habits
from sherwood.bots.sheriff.mind.haggle import note_offer, weigh_words, worth_of_paying
from sherwood.bots.sheriff.mind.inspect import note_demand, weigh_decisions, worth_of_turning
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
    return int(notes.actions[best_by_mood(notes, count, habits.mood)])


@rule
def consider(table: Table, seat: int, habits: Habits, notes: Notes) -> int:
    """Note every legal action and its worth; how many there are."""
    count = legal(table, seat, notes.actions)
    fancy = fraction(notes) - 0.5
    if table.phase == HAGGLE:
        weigh_haggling(table, seat, count, fancy, habits, notes)
    else:
        weigh(table, seat, count, habits, notes)
    return count


@rule
def weigh_haggling(
    table: Table, seat: int, count: int, fancy: float, habits: Habits, notes: Notes
) -> None:
    """Write down what the actions are worth, in points, while a bag is haggled over.

    That is the half of all decisions, and those with most actions.
    """
    if seat == table.sheriff:
        note_demand(table, seat, habits, notes)
        weigh_decisions(table, seat, count, fancy, habits, notes)
    else:
        note_offer(table, seat, habits, notes)
        weigh_words(table, seat, count, habits, notes)


@rule
def weigh(table: Table, seat: int, count: int, habits: Habits, notes: Notes) -> None:
    """The same at any other time; between steps of one plan only the order counts."""
    if table.phase == LOAD:
        plan_bag(table, seat, habits, notes)
        note_missing(table, seat, notes)
    for choice in range(count):
        action = int(notes.actions[choice])
        notes.worths[choice] = worth_of(table, seat, action, habits, notes)


@rule
def worth_of(table: Table, seat: int, action: int, habits: Habits, notes: Notes) -> float:
    """What an action is worth."""
    phase = table.phase
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
