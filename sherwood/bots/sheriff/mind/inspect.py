"""The sheriff's part: what a bag may cost, what to demand, when to open."""

from sherwood.bots.sheriff.mind.deal import (
    GOLD_ALONE,
    NO_STEP,
    next_step,
    note_deal,
    note_no_deal,
    worth_of_deal_noted,
)
from sherwood.bots.sheriff.mind.market import worth_of_honouring
from sherwood.bots.sheriff.mind.plan import is_planned
from sherwood.bots.sheriff.mind.scratch import Scratch
from sherwood.bots.sheriff.mind.trust import (
    PENALTY,
    SMUGGLED,
    VALUE,
    chance_of_lie,
    fine_of_lie,
    offered,
)
from sherwood.bots.sheriff.mind.weights import Weights
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
def gain_of_opening(table: Table, owner: int, weights: Weights, scratch: Scratch) -> float:
    """The fine and what is denied, beside the compensation; what one loses, the other gains."""
    rivals = table.players - 1.0
    swing = 1.0 + 1.0 / rivals
    false_cards = table.bag_sizes[owner] * SMUGGLED
    caught = false_cards * (PENALTY * swing + VALUE / rivals)
    honest = table.bag_sizes[owner] * table.penalties[table.declared[owner]] * swing
    return scratch.doubt * caught - (1.0 - scratch.doubt) * honest + weights.opens


@rule
def promised(table: Table, seat: int, owner: int, weights: Weights) -> float:
    """What the sheriff's own word is worth, if he gave it for this bag or for all."""
    worth = weights.word if table.promises[seat, owner] & bit(LET_PASS) else 0.0
    for other in range(table.players):
        if table.promises[seat, other] & bit(OPEN_NOTHING):
            worth += weights.word
    return worth


@rule
def note_demand(table: Table, seat: int, weights: Weights, scratch: Scratch) -> None:
    """A part of what a lie would cost; nothing for a small doubt, or when more is offered."""
    owner = table.merchant
    scratch.doubt = chance_of_lie(table, owner, weights)
    note_no_deal(scratch)
    if not may_demand(table, seat, owner):
        return
    wanted = int(weights.greed * scratch.doubt * fine_of_lie(table, owner))
    if is_planned(table, seat, scratch):
        wanted = int(scratch.course)
    note_deal(table, owner, wanted, FOR_PASSING, GOLD_ALONE, scratch)
    if worth_of_deal_noted(table, scratch) <= offered(table, FOR_PASSING, weights):
        note_no_deal(scratch)


@rule
def note_next_demand(table: Table, seat: int, scratch: Scratch) -> None:
    """Write down the next step towards the demand, and at last the demand itself."""
    scratch.step = NO_STEP
    if scratch.side != NO_OFFER:
        step = next_step(table, seat, scratch)
        scratch.step = actions.MAKE_DEMAND if step == NO_STEP else step


@rule
def worth_of_turning(table: Table, seat: int, action: int, weights: Weights) -> float:
    """The most suspicious bag first, and all of them."""
    if actions.HONOUR.holds(action):
        return worth_of_honouring(table, seat, actions.HONOUR.index(action), weights)
    if action == actions.STOP:
        return -BEFORE_DECISION
    return chance_of_lie(table, actions.INSPECT.index(action), weights)


@rule
def weigh_decisions(
    table: Table, seat: int, count: int, fancy: float, weights: Weights, scratch: Scratch
) -> None:
    """What to do with a bag, or what to demand for it."""
    note_next_demand(table, seat, scratch)
    for choice in range(count):
        action = int(scratch.actions[choice])
        scratch.worths[choice] = worth_of_decision(table, seat, action, fancy, weights, scratch)


@rule
def worth_of_decision(
    table: Table, seat: int, action: int, fancy: float, weights: Weights, scratch: Scratch
) -> float:
    """Open, pass, or first make a demand."""
    owner = table.merchant
    if action == actions.OPEN and weights.price > 0.0:
        return weights.price
    if action == actions.OPEN:
        gain = gain_of_opening(table, owner, weights, scratch) + weights.fancy * fancy
        return gain + offered(table, FOR_OPENING, weights) - promised(table, seat, owner, weights)
    if action == actions.PASS:
        return offered(table, FOR_PASSING, weights)
    return BEFORE_DECISION if action == scratch.step else NEVER


@rule
def may_demand(table: Table, seat: int, owner: int) -> bool:
    """One demand for each bag, and none where the word was given."""
    free = table.promises[seat, owner] & bit(LET_PASS) == 0
    return free and table.sides[DEMAND] == NO_OFFER and may_propose(table, seat)
