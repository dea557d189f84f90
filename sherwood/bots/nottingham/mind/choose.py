"""A decision: every legal action gets a worth, and the best one is chosen."""

from sherwood.bots.chance import fraction, random_number
from sherwood.bots.nottingham.mind.exchange import (
    worth_of_exchange,
    worth_of_keeping,
    worth_of_springing,
)
from sherwood.bots.nottingham.mind.habits import Habits
from sherwood.bots.nottingham.mind.hand import card, hand_of
from sherwood.bots.nottingham.mind.notes import Notes
from sherwood.bots.nottingham.mind.others import note_leader
from sherwood.bots.nottingham.mind.scale import note_scale, note_tasks
from sherwood.bots.nottingham.mind.trade import (
    worth_of_accepting,
    worth_of_offer,
    worth_of_purchase,
)
from sherwood.bots.nottingham.mind.turn import (
    prepare_choice,
    worth_of_choice,
    worth_of_defending,
    worth_of_loot,
)
from sherwood.bots.nottingham.mind.worth import worth_of_hand
from sherwood.games.compiled import rule
from sherwood.games.nottingham import actions
from sherwood.games.nottingham.rules import legal
from sherwood.games.nottingham.table import (
    BARGAIN,
    BARTER,
    CHOICE,
    DEFENCE,
    DISCARD,
    EXCHANGE,
    LOOK,
    LOOT,
    OFFERS,
    PURCHASE,
    SPRING,
    Table,
)


@rule
def choose(table: Table, seat: int, habits: Habits, notes: Notes) -> int:
    """One of the legal actions."""
    count = consider(table, seat, habits, notes)
    best = 0
    if habits.careless > 0.0 and fraction(notes) < habits.careless:
        best = (random_number(notes) * count) >> 31
        return int(notes.actions[best])
    for choice in range(count):
        notes.worths[choice] += habits.mood * fraction(notes)
        if notes.worths[choice] > notes.worths[best]:
            best = choice
    return int(notes.actions[best])


@rule
def consider(table: Table, seat: int, habits: Habits, notes: Notes) -> int:
    """Note every legal action and its worth; how many there are."""
    count = legal(table, seat, notes.actions)
    if count == 1:
        notes.worths[0] = 0.0
        return count
    prepare(table, seat, habits, notes)
    for choice in range(count):
        action = int(notes.actions[choice])
        notes.worths[choice] = worth_of(table, seat, action, habits, notes)
    return count


@rule
def prepare(table: Table, seat: int, habits: Habits, notes: Notes) -> None:
    """Write down what several options are weighed by, as far as this phase asks for it."""
    phase = table.phase
    note_scale(table, habits, notes)
    note_tasks(table, seat, notes)
    notes.hand = hand_of(table, seat)
    notes.now = worth_of_hand(notes, notes.hand)
    if phase == CHOICE:
        prepare_choice(table, seat, notes)
    elif phase not in (EXCHANGE, DEFENCE, DISCARD):
        note_leader(table, seat, notes)


@rule
def worth_of(table: Table, seat: int, action: int, habits: Habits, notes: Notes) -> float:
    """What an action is worth, in points."""
    phase = table.phase
    if phase == CHOICE:
        return worth_of_choice(table, seat, action, habits, notes)
    if phase == EXCHANGE:
        return worth_of_exchange(table, seat, action, habits, notes)
    if phase in (OFFERS, BARTER):
        return worth_of_offer(table, seat, action, habits, notes)
    if phase == PURCHASE:
        return worth_of_purchase(table, seat, action, habits, notes)
    if phase == BARGAIN:
        return worth_of_accepting(table, seat, action - actions.ACCEPT, habits, notes)
    if phase == LOOT:
        return worth_of_loot(table, seat, action - actions.SEIZE, habits, notes)
    if phase == LOOK:
        return worth_of_keeping(table, seat, action - actions.KEEP, habits, notes)
    return worth_of_answer(table, seat, action, habits, notes)


@rule
def worth_of_answer(table: Table, seat: int, action: int, habits: Habits, notes: Notes) -> float:
    """Defend or yield, spring or hold, and which card to lay off."""
    if table.phase == DEFENCE:
        if action == actions.YIELD:
            return 0.0
        return worth_of_defending(table, seat, habits, notes)
    if table.phase == SPRING:
        return 0.0 if action == actions.HOLD else worth_of_springing(table, seat, habits, notes)
    return worth_of_hand(notes, notes.hand - card(action - actions.DISCARD))
