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
from sherwood.bots.sheriff.mind.plan import is_planned_for, planned_gold
from sherwood.bots.sheriff.mind.scratch import Scratch
from sherwood.bots.sheriff.mind.trust import (
    PENALTY,
    SMUGGLED,
    VALUE,
    chance_of_lie,
    fine_of_lie,
    offered,
    worth_of_deal,
)
from sherwood.bots.sheriff.mind.weights import Weights
from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.clauses import other_bags
from sherwood.games.sheriff.proposals import may_propose, proposal_of
from sherwood.games.sheriff.table import (
    FOR_OPENING,
    FOR_PASSING,
    LET_PASS,
    NO_OFFER,
    OPEN_NOTHING,
    SEATS,
    Table,
)

BEFORE_DECISION, NEVER = 50.0, -1000.0


@rule
def bag_in_hand(table: Table, seat: int, weights: Weights) -> int:
    """The bag that the sheriff deals with now: the most suspicious one, or that of his draft."""
    best, most = int(table.draft_bag[seat]), -1.0
    if best != NONE:
        return best
    for bag in range(table.players):
        if table.undecided & bit(bag):
            doubt = chance_of_lie(table, bag, weights)
            if doubt > most:
                best, most = bag, doubt
    return best


@rule
def gain_of_opening(table: Table, owner: int, weights: Weights) -> float:
    """The fine and what is denied, beside the compensation; what one loses, the other gains."""
    rivals, doubt = table.players - 1.0, chance_of_lie(table, owner, weights)
    swing = 1.0 + 1.0 / rivals
    false_cards = table.bag_sizes[owner] * SMUGGLED
    caught = false_cards * (PENALTY * swing + VALUE / rivals)
    honest = table.bag_sizes[owner] * table.penalties[table.declared[owner]] * swing
    return doubt * caught - (1.0 - doubt) * honest + weights.opens


@rule
def promised(table: Table, seat: int, owner: int, weights: Weights) -> float:
    """What the sheriff's own word is worth, if he gave it for this bag or for all."""
    worth = weights.word if table.promises[seat, owner] & bit(LET_PASS) else 0.0
    for other in range(table.players):
        if table.promises[seat, other] & bit(OPEN_NOTHING):
            worth += weights.word
    return worth


@rule
def note_demand(table: Table, seat: int, owner: int, weights: Weights, scratch: Scratch) -> None:
    """A part of what a lie would cost; nothing for a small doubt, or when more is offered."""
    note_no_deal(scratch)
    if not may_demand(table, seat, owner):
        return
    doubt = chance_of_lie(table, owner, weights)
    wanted = int(weights.greed * doubt * fine_of_lie(table, owner))
    if is_planned_for(table, seat, owner, scratch):
        wanted = planned_gold(scratch)
    note_deal(table, owner, wanted, FOR_PASSING, GOLD_ALONE, scratch)
    if worth_of_deal_noted(table, scratch) <= offered(table, owner, FOR_PASSING, weights):
        note_no_deal(scratch)


@rule
def may_demand(table: Table, seat: int, owner: int) -> bool:
    """One demand for each bag, and none where the word was given or nothing is left to decide."""
    free = table.promises[seat, owner] & bit(LET_PASS) == 0
    bound = (table.must_open | table.must_pass) & bit(owner)
    return free and bound == 0 and table.made[seat, owner] == 0 and may_propose(table, seat, owner)


@rule
def note_next_demand(table: Table, seat: int, owner: int, scratch: Scratch) -> None:
    """Write down the next step towards the demand, and at last the demand itself."""
    scratch.step = NO_STEP
    if scratch.side != NO_OFFER:
        step = next_step(table, seat, owner, scratch)
        scratch.step = actions.MAKE_DEMAND if step == NO_STEP else step


@rule
def weigh_decisions(
    table: Table, seat: int, count: int, fancy: float, weights: Weights, scratch: Scratch
) -> None:
    """What to do with a bag, or what to demand for it."""
    owner = bag_in_hand(table, seat, weights)
    note_demand(table, seat, owner, weights, scratch)
    note_next_demand(table, seat, owner, scratch)
    mood = weights.fancy * fancy
    for choice in range(count):
        action = int(scratch.actions[choice])
        if action == scratch.step:
            scratch.worths[choice] = BEFORE_DECISION
        elif actions.OPEN.holds(action) or actions.PASS.holds(action):
            scratch.worths[choice] = worth_of_decision(table, seat, owner, action, mood, weights)
        else:
            scratch.worths[choice] = worth_of_answer(table, seat, action, weights)


@rule
def worth_of_decision(
    table: Table, seat: int, owner: int, action: int, mood: float, weights: Weights
) -> float:
    """Open the bag in hand, or let it pass; any other comes later."""
    if action == actions.OPEN[owner] and weights.price > 0.0:
        return weights.price
    if action == actions.OPEN[owner]:
        gain = gain_of_opening(table, owner, weights) + mood
        bribes = offered(table, owner, FOR_OPENING, weights)
        return gain + bribes - promised(table, seat, owner, weights)
    if action == actions.PASS[owner]:
        return offered(table, owner, FOR_PASSING, weights)
    return NEVER


@rule
def worth_of_answer(table: Table, seat: int, action: int, weights: Weights) -> float:
    """Gold that was promised is paid, and an offer refused whose clauses cost more than it gives."""
    if actions.HONOUR.holds(action):
        return worth_of_honouring(table, seat, actions.HONOUR.index(action), weights)
    if actions.REFUSE.holds(action):
        choice = actions.REFUSE.index(action)
        maker, bag = choice // SEATS, choice % SEATS
        deal = proposal_of(maker, bag)
        cost = cost_of_clauses(table, deal, bag, weights)
        if cost > 0.0 and cost >= worth_of_deal(table, deal, maker, weights):
            return BEFORE_DECISION
    return NEVER


@rule
def cost_of_clauses(table: Table, deal: int, bag: int, weights: Weights) -> float:
    """What the sheriff would give up by being bound about other bags."""
    passes = int(table.deal_passes[deal])
    if table.deal_no_other[deal]:
        passes |= other_bags(table, bag)
    cost = 0.0
    if table.deal_opens[deal] | passes:
        for other in range(table.players):
            if (table.deal_opens[deal] | passes) & bit(other):
                opening = gain_of_opening(table, other, weights)
                opening += offered(table, other, FOR_OPENING, weights)
                more = opening - offered(table, other, FOR_PASSING, weights)
                cost += max(more if passes & bit(other) else -more, 0.0)
    return cost
