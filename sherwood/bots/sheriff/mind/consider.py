"""A decision: every legal action gets a worth in points."""

from sherwood.bots.sheriff.mind.bag import (
    note_missing,
    plan_bag,
    worth_of_declaration,
    worth_of_load,
)
from sherwood.bots.sheriff.mind.fear import fear_of_opening
from sherwood.bots.sheriff.mind.haggle import weigh_words, worth_of_paying
from sherwood.bots.sheriff.mind.inspect import weigh_decisions
from sherwood.bots.sheriff.mind.market import worth_at_market, worth_of_laying
from sherwood.bots.sheriff.mind.scratch import Scratch
from sherwood.bots.sheriff.mind.weights import Weights
from sherwood.games.compiled import rule
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.rules import legal
from sherwood.games.sheriff.table import (
    DEBT,
    DECLARE,
    GATE,
    LOAD,
    MARKET,
    MOST_IN_BAG,
    Table,
)


@rule
def consider(table: Table, seat: int, weights: Weights, scratch: Scratch) -> int:
    """Note every legal action and its worth; how many there are."""
    count = legal(table, seat, scratch.actions)
    if table.phase == GATE:
        weigh_bargaining(table, seat, count, weights, scratch)
    else:
        weigh(table, seat, count, weights, scratch)
    return count


@rule
def weigh_bargaining(
    table: Table, seat: int, count: int, weights: Weights, scratch: Scratch
) -> None:
    """Write down what the actions are worth, in points, at the gate.

    That is the half of all decisions, and those with most actions.
    """
    if seat == table.sheriff:
        weigh_decisions(table, seat, count, weights, scratch)
    else:
        weigh_words(table, seat, count, weights, scratch)


@rule
def weigh(table: Table, seat: int, count: int, weights: Weights, scratch: Scratch) -> None:
    """The same at any other time; between steps of one plan only the order counts."""
    if table.phase == LOAD:
        plan_bag(table, seat, weights, scratch)
        note_missing(table, seat, scratch)
    fear = fear_of_opening(table, seat, MOST_IN_BAG, weights) if table.phase == MARKET else 0.0
    for choice in range(count):
        action = int(scratch.actions[choice])
        scratch.worths[choice] = worth_of(table, seat, action, fear, weights, scratch)


@rule
def worth_of(
    table: Table, seat: int, action: int, fear: float, weights: Weights, scratch: Scratch
) -> float:
    """What an action is worth."""
    phase = table.phase
    if phase == MARKET:
        return worth_at_market(table, seat, action, fear, weights)
    if phase == LOAD:
        return worth_of_load(table, seat, action, weights, scratch)
    if phase == DECLARE:
        return worth_of_declaration(table, seat, actions.DECLARE.index(action), weights)
    if phase == DEBT:
        return worth_of_paying(table, actions.PAY.index(action))
    return worth_of_laying(table, action)
