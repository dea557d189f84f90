"""The sheriff's part: what opening a bag is worth, and when to open."""

from sherwood.bots.sheriff.mind.asking import (
    CHECK,
    MOOD,
    demands_made,
    note_demand,
    whim_about,
)
from sherwood.bots.sheriff.mind.deal import NO_STEP, next_step
from sherwood.bots.sheriff.mind.doubt import chance_of_lie, cost_of_opening, doubts, goods_denied
from sherwood.bots.sheriff.mind.market import worth_of_honouring
from sherwood.bots.sheriff.mind.scratch import Scratch
from sherwood.bots.sheriff.mind.trust import offered, worth_of_deal
from sherwood.bots.sheriff.mind.weights import Weights
from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.clauses import other_bags
from sherwood.games.sheriff.proposals import proposal_of, stands
from sherwood.games.sheriff.table import (
    FOR_OPENING,
    FOR_PASSING,
    LET_PASS,
    MOST_IN_BAG,
    NO_OFFER,
    OPEN_NOTHING,
    SEATS,
    Table,
)

BEFORE_DECISION, NEVER = 50.0, -1000.0
BEGUN = 2.0  # so much sooner comes a bag over which they haggle already
OFFERED = 4.0  # and one for which somebody waits for an answer
CERTAIN = 12.0  # what it adds to the wish to open when a bag shall be opened whatever it seems


@rule
def bag_in_hand(table: Table, seat: int, weights: Weights) -> int:
    """The bag that the sheriff deals with now: that of his draft, one offered for, one begun, the most suspicious one."""
    best, most = int(table.draft_bag[seat]), -1.0
    if best != NONE:
        return best
    for bag in range(table.players):
        if table.undecided & bit(bag):
            doubt = chance_of_lie(table, bag, weights)
            if demands_made(table, seat, bag) > 0:
                doubt += BEGUN
            if has_offer(table, seat, bag):
                doubt += OFFERED
            if doubt > most:
                best, most = bag, doubt
    return best


@rule
def has_offer(table: Table, seat: int, bag: int) -> bool:
    """Whether somebody else has something standing for a bag."""
    for maker in range(table.players):
        if maker != seat and stands(table, maker, bag):
            return True
    return False


@rule
def gain_of_opening(table: Table, owner: int, weights: Weights) -> float:
    """The fine and what is denied, beside the compensation; what one loses, the other gains."""
    rivals = table.players - 1.0
    smuggled, padded = doubts(table, owner, weights)
    fine = cost_of_opening(table, owner, smuggled, padded)
    denied = goods_denied(table, owner, smuggled, padded)
    return fine * (1.0 + 1.0 / rivals) + denied / rivals + weights.opens


@rule
def mood_about(table: Table, seat: int, owner: int, weights: Weights) -> float:
    """What the sheriff's mood adds to the wish to open a bag: whoever can be foreseen is beaten.

    Some bags are opened whatever speaks against it, and large ones more often.
    """
    mood = weights.fancy * (whim_about(table, seat, owner, MOOD) - 0.5)
    full = int(table.bag_sizes[owner]) / MOST_IN_BAG
    if whim_about(table, seat, owner, CHECK) < weights.spot * full:
        mood += CERTAIN
    return mood


@rule
def value_of_opening(table: Table, seat: int, owner: int, weights: Weights) -> float:
    """What opening is worth to the sheriff today, with what others pay for it, and less his own word."""
    if weights.price > 0.0:
        return weights.price
    value = gain_of_opening(table, owner, weights) + mood_about(table, seat, owner, weights)
    value += offered(table, owner, FOR_OPENING, weights)
    return value - promised(table, seat, owner, weights)


@rule
def promised(table: Table, seat: int, owner: int, weights: Weights) -> float:
    """What the sheriff's own word is worth, if he gave it for this bag or for all."""
    worth = weights.word if table.promises[seat, owner] & bit(LET_PASS) else 0.0
    for other in range(table.players):
        if table.promises[seat, other] & bit(OPEN_NOTHING):
            worth += weights.word
    return worth


@rule
def note_next_demand(table: Table, seat: int, owner: int, scratch: Scratch) -> None:
    """Write down the next step towards the demand, and at last the demand itself."""
    scratch.step = NO_STEP
    if scratch.side != NO_OFFER:
        step = next_step(table, seat, owner, scratch)
        scratch.step = actions.MAKE_DEMAND if step == NO_STEP else step


@rule
def weigh_decisions(
    table: Table, seat: int, count: int, weights: Weights, scratch: Scratch
) -> None:
    """What to do with a bag, or what to demand for it. An offer that would do is taken after the last word."""
    owner = bag_in_hand(table, seat, weights)
    value = value_of_opening(table, seat, owner, weights)
    bribes = offered(table, owner, FOR_PASSING, weights)
    note_demand(table, seat, owner, value, bribes, weights, scratch)
    asked = demands_made(table, seat, owner)
    note_next_demand(table, seat, owner, scratch)
    if asked > 0 and bribes <= 0.0:
        value += weights.pride
    for choice in range(count):
        action = int(scratch.actions[choice])
        if action == scratch.step:
            scratch.worths[choice] = BEFORE_DECISION
        elif action == actions.OPEN[owner]:
            scratch.worths[choice] = value
        elif action == actions.PASS[owner]:
            scratch.worths[choice] = bribes
        else:
            scratch.worths[choice] = worth_of_answer(table, seat, action, weights)


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
