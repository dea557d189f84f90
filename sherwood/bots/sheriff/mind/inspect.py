"""The sheriff's part: what a bag may cost, what to demand, when to open."""

from sherwood.bots.sheriff.mind.deal import (
    GOLD_ALONE,
    NO_STEP,
    next_step,
    note_deal,
    note_no_deal,
    worth_of_deal_noted,
)
from sherwood.bots.sheriff.mind.habits import Habits
from sherwood.bots.sheriff.mind.market import worth_of_honouring
from sherwood.bots.sheriff.mind.matter import is_resolved
from sherwood.bots.sheriff.mind.notes import Notes
from sherwood.bots.sheriff.mind.trust import (
    PENALTY,
    SMUGGLED,
    VALUE,
    chance_of_lie,
    fine_of_lie,
    offered,
)
from sherwood.games.cards import bit
from sherwood.games.compiled import rule
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.drafts import may_propose
from sherwood.games.sheriff.table import (
    DEMAND,
    FOR_OPENING,
    FOR_PASSING,
    LET_PASS,
    NO_OFFER,
    OPEN_NOTHING,
    Table,
)

BEFORE_DECISION, NEVER = 50.0, -1000.0


@rule
def gain_of_opening(table: Table, owner: int, habits: Habits, notes: Notes) -> float:
    """The fine and what is denied, beside the compensation; what one loses, the other gains."""
    rivals = table.players - 1.0
    swing = 1.0 + 1.0 / rivals
    false_cards = table.bag_sizes[owner] * SMUGGLED
    caught = false_cards * (PENALTY * swing + VALUE / rivals)
    honest = table.bag_sizes[owner] * table.penalties[table.declared[owner]] * swing
    return notes.doubt * caught - (1.0 - notes.doubt) * honest + habits.opens


@rule
def promised(table: Table, seat: int, owner: int, habits: Habits) -> float:
    """What the sheriff's own word is worth, if he gave it for this bag or for all."""
    worth = habits.word if table.favours[seat, owner] & bit(LET_PASS) else 0.0
    for other in range(table.players):
        if table.favours[seat, other] & bit(OPEN_NOTHING):
            worth += habits.word
    return worth


@rule
def note_demand(table: Table, seat: int, habits: Habits, notes: Notes) -> None:
    """A part of what a lie would cost; nothing for a small doubt, or when more is offered."""
    owner = table.merchant
    notes.doubt = chance_of_lie(table, owner, habits)
    note_no_deal(notes)
    if not may_demand(table, seat, owner):
        return
    wanted = int(habits.greed * notes.doubt * fine_of_lie(table, owner))
    if is_resolved(table, habits):
        wanted = int(habits.resolve)
    note_deal(table, owner, wanted, FOR_PASSING, GOLD_ALONE, notes)
    if worth_of_deal_noted(table, notes) <= offered(table, FOR_PASSING, habits):
        note_no_deal(notes)


@rule
def note_next_demand(table: Table, seat: int, notes: Notes) -> None:
    """Write down the next step towards the demand, and at last the demand itself."""
    notes.step = NO_STEP
    if notes.side != NO_OFFER:
        step = next_step(table, seat, notes)
        notes.step = actions.MAKE_DEMAND if step == NO_STEP else step


@rule
def worth_of_turning(table: Table, seat: int, action: int, habits: Habits) -> float:
    """The most suspicious bag first, and all of them."""
    if actions.HONOUR <= action < actions.INSPECT:
        return worth_of_honouring(table, seat, action - actions.HONOUR, habits)
    if action == actions.STOP:
        return -BEFORE_DECISION
    return chance_of_lie(table, action - actions.INSPECT, habits)


@rule
def weigh_decisions(
    table: Table, seat: int, count: int, fancy: float, habits: Habits, notes: Notes
) -> None:
    """What to do with a bag, or what to demand for it."""
    note_next_demand(table, seat, notes)
    for choice in range(count):
        action = int(notes.actions[choice])
        notes.worths[choice] = worth_of_decision(table, seat, action, fancy, habits, notes)


@rule
def worth_of_decision(
    table: Table, seat: int, action: int, fancy: float, habits: Habits, notes: Notes
) -> float:
    """Open, pass, or first make a demand."""
    owner = table.merchant
    if action == actions.OPEN and habits.price > 0.0:
        return habits.price
    if action == actions.OPEN:
        gain = gain_of_opening(table, owner, habits, notes) + habits.fancy * fancy
        return gain + offered(table, FOR_OPENING, habits) - promised(table, seat, owner, habits)
    if action == actions.PASS:
        return offered(table, FOR_PASSING, habits)
    return BEFORE_DECISION if action == notes.step else NEVER


@rule
def may_demand(table: Table, seat: int, owner: int) -> bool:
    """One demand for each bag, and none where the word was given."""
    free = table.favours[seat, owner] & bit(LET_PASS) == 0
    return free and table.sides[DEMAND] == NO_OFFER and may_propose(table, seat)
