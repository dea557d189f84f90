"""Haggling over a bag: what a merchant offers, accepts or meddles with."""

from sherwood.bots.sheriff.mind.bag import is_false
from sherwood.bots.sheriff.mind.deal import FEWEST, NO_STEP, next_step, note_deal, note_no_deal
from sherwood.bots.sheriff.mind.goods import whim_of
from sherwood.bots.sheriff.mind.plan import is_planned
from sherwood.bots.sheriff.mind.scratch import Scratch
from sherwood.bots.sheriff.mind.trust import PENALTY, SMUGGLED, VALUE, chance_of_lie, fine_of_lie
from sherwood.bots.sheriff.mind.weights import Weights
from sherwood.games.cards import bit
from sherwood.games.compiled import rule
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.drafts import may_propose
from sherwood.games.sheriff.score import scores
from sherwood.games.sheriff.table import (
    DEMAND,
    DRAFTS,
    FOR_OPENING,
    FOR_PASSING,
    GOODS,
    LEGAL,
    LET_PASS,
    NO_OFFER,
    PASS_YOURS,
    Table,
)

NEXT, LAST, NEVER = 2.0, 1.0, -10.0
HOW_MUCH, PROMISING, OFFERING = 1, 2, 3  # whims; the first one is for loading


@rule
def loss_if_opened(table: Table, seat: int) -> float:
    """What an opening costs the owner of a false bag: the goods and their penalties."""
    loss = 0.0
    for good in range(GOODS):
        if good != table.declared[seat]:
            cards = table.bags[seat, good]
            loss += cards * (int(table.values[good]) + int(table.penalties[good]))
    return loss


@rule
def note_offer(table: Table, seat: int, weights: Weights, scratch: Scratch) -> None:
    """Write down what a merchant would pay: to pass the own bag, to meddle with a rival's."""
    note_no_deal(scratch)
    if table.sides[seat] != NO_OFFER or not may_propose(table, seat):
        return
    worth, side = 0.0, FOR_PASSING
    if seat == table.merchant:
        worth = price_of_passing(table, seat, weights)
    elif weights.meddles > 0.0 and (is_planned(table, seat, scratch) or is_tempted(table, weights)):
        interest = interest_in_opening(table, seat, weights, scratch)
        side = FOR_OPENING if interest > 0.0 else FOR_PASSING
        worth = weights.meddles * abs(interest)
    if is_planned(table, seat, scratch):
        worth = float(scratch.course)
    note_deal(table, seat, int(worth), side, int(weights.barters), scratch)


@rule
def price_of_passing(table: Table, seat: int, weights: Weights) -> float:
    """A part of what is at stake, and nothing for a bag that was promised to pass.

    Whoever offered only for false bags would betray every one of them. So some lies go without an offer,
    and some true bags with one: opened, they bring the compensation.
    """
    if table.promises[table.sheriff, seat] & bit(LET_PASS):
        return 0.0
    whim, size = whim_of(table, seat, OFFERING), 0.5 + whim_of(table, seat, HOW_MUCH)
    if is_false(table, seat):
        return loss_if_opened(table, seat) * weights.pays * size if whim < weights.offers else 0.0
    at_stake = fine_of_lie(table, seat)
    return at_stake * weights.pays * size if whim < weights.bluffs else 0.0


@rule
def cost_of_opening(table: Table, doubt: float) -> float:
    """What an opening is likely to cost the owner, and to bring the sheriff."""
    size, penalty = table.bag_sizes[table.merchant], table.penalties[table.declared[table.merchant]]
    return doubt * (size * SMUGGLED * PENALTY) - (1.0 - doubt) * size * penalty


@rule
def is_tempted(table: Table, weights: Weights) -> bool:
    """Whether a bag could be worth an offer to anybody who meddles, whoever leads."""
    doubt = chance_of_lie(table, table.merchant, weights)
    pays = cost_of_opening(table, doubt)
    goods = table.bag_sizes[table.merchant] * SMUGGLED * VALUE
    return weights.meddles * max(abs(pays + doubt * goods), abs(pays)) >= FEWEST


@rule
def interest_in_opening(table: Table, seat: int, weights: Weights, scratch: Scratch) -> float:
    """What an opening is worth to somebody else: the leader shall lose, whoever that is.

    Below 0 it is the passing that he wants. What he pays for it goes to the sheriff.
    """
    owner, sheriff = table.merchant, table.sheriff
    doubt = chance_of_lie(table, owner, weights)
    scores(table, scratch.points)
    pays, goods = cost_of_opening(table, doubt), table.bag_sizes[owner] * SMUGGLED * VALUE
    envy_of_owner = envy(table, seat, owner, weights, scratch)
    envy_of_sheriff = envy(table, seat, sheriff, weights, scratch)
    interest = envy_of_owner * (pays + doubt * goods) - envy_of_sheriff * pays
    return interest / (1.0 + envy_of_sheriff)


@rule
def envy(table: Table, seat: int, other: int, weights: Weights, scratch: Scratch) -> float:
    """How much another's loss is worth: more when he leads."""
    for player in range(table.players):
        if player != other and scratch.points[player] >= scratch.points[other]:
            return 0.0
    return 1.0 if other != seat else 0.0


@rule
def note_next_word(table: Table, seat: int, weights: Weights, scratch: Scratch) -> None:
    """Write down the next step towards the offer, and at last the offer itself."""
    scratch.step = NO_STEP
    if scratch.side == NO_OFFER:
        return
    scratch.step = next_step(table, seat, scratch)
    if scratch.step == NO_STEP:
        promises = seat == table.merchant and weights.promises > whim_of(table, seat, PROMISING)
        if promises and table.deal_promises[DRAFTS + seat] & PASS_YOURS == 0:
            scratch.step = actions.ADD_PROMISE[0]
        elif scratch.side == FOR_PASSING:
            scratch.step = actions.OFFER_FOR_PASSING
        else:
            scratch.step = actions.OFFER_FOR_OPENING


@rule
def weigh_words(table: Table, seat: int, count: int, weights: Weights, scratch: Scratch) -> None:
    """What to say."""
    note_next_word(table, seat, weights, scratch)
    for choice in range(count):
        action = int(scratch.actions[choice])
        scratch.worths[choice] = worth_of_word(table, seat, action, weights, scratch)


@rule
def worth_of_word(
    table: Table, seat: int, action: int, weights: Weights, scratch: Scratch
) -> float:
    """The next step towards the offer, an answer to a demand, or nothing more to say."""
    if action == actions.ACCEPT:
        return worth_of_accepting(table, seat, weights)
    if action == actions.DONE:
        return LAST
    return NEXT if action == scratch.step else NEVER


@rule
def worth_of_accepting(table: Table, seat: int, weights: Weights) -> float:
    """A demand is accepted when it costs less than what is to be feared."""
    cost = float(table.deal_gold[DEMAND] + table.deal_later[DEMAND])
    for good in range(GOODS):
        cost += table.deal_goods[DEMAND, good] * table.values[good]
        handed = min(table.deal_bag[DEMAND, good], table.bags[seat, good])
        cost += handed * table.values[good]
    fear = 0.0
    if is_false(table, seat):
        fear = weights.yields * weights.threat * loss_if_opened(table, seat)
    return NEXT if cost <= fear else NEVER


@rule
def worth_of_paying(table: Table, good: int) -> float:
    """A debt is paid with what is worth least, legal goods first."""
    return -float(table.values[good]) - (0.0 if good < LEGAL else 1.0)
