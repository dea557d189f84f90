"""Bargaining at the gate: what a merchant offers, accepts or meddles with."""

from sherwood.bots.sheriff.mind.bag import is_false
from sherwood.bots.sheriff.mind.deal import FEWEST, NO_STEP, next_step, note_deal, note_no_deal
from sherwood.bots.sheriff.mind.goods import whim_of
from sherwood.bots.sheriff.mind.plan import is_planned_for, planned_gold
from sherwood.bots.sheriff.mind.scratch import Scratch
from sherwood.bots.sheriff.mind.trust import PENALTY, SMUGGLED, VALUE, chance_of_lie, fine_of_lie
from sherwood.bots.sheriff.mind.weights import Weights
from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.promises import is_in_office_again
from sherwood.games.sheriff.proposals import may_propose, proposal_of
from sherwood.games.sheriff.score import scores
from sherwood.games.sheriff.table import (
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

ACCEPTED, REFUSED, NEXT, LAST, NEVER = 4.0, 3.0, 2.0, 1.0, -10.0
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
def note_offer(table: Table, seat: int, weights: Weights, scratch: Scratch) -> int:
    """Write down what a merchant would pay, and return for which bag; NONE: for none.

    A draft is gone on with. Otherwise the own bag comes first, then those of the others.
    """
    bag = int(table.draft_bag[seat])
    if bag == NONE:
        bag = next_bag(table, seat, weights, scratch)
    else:
        note_offer_for(table, seat, bag, weights, scratch)
    return bag


@rule
def next_bag(table: Table, seat: int, weights: Weights, scratch: Scratch) -> int:
    """The bag for which a merchant offers something next; the deal is noted."""
    for step in range(table.players):
        bag = (seat + step) % int(table.players)
        if table.undecided & bit(bag) and may_begin(table, seat, bag):
            note_offer_for(table, seat, bag, weights, scratch)
            if scratch.side != NO_OFFER:
                return bag
    note_no_deal(scratch)
    return NONE


@rule
def may_begin(table: Table, seat: int, bag: int) -> bool:
    """One offer for each bag, and none where it is decided already."""
    bound = (table.must_open | table.must_pass) & bit(bag)
    return bound == 0 and table.made[seat, bag] == 0 and may_propose(table, seat, bag)


@rule
def note_offer_for(table: Table, seat: int, bag: int, weights: Weights, scratch: Scratch) -> None:
    """Write down what a merchant would pay: to pass the own bag, to meddle with a rival's."""
    worth, side = 0.0, FOR_PASSING
    if is_planned_for(table, seat, bag, scratch):
        worth = float(planned_gold(scratch))
    elif seat == bag:
        worth = price_of_passing(table, seat, weights)
    elif weights.meddles > 0.0 and is_tempted(table, bag, weights):
        interest = interest_in_opening(table, seat, bag, weights, scratch)
        side = FOR_OPENING if interest > 0.0 else FOR_PASSING
        worth = weights.meddles * abs(interest)
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
def cost_of_opening(table: Table, owner: int, doubt: float) -> float:
    """What an opening is likely to cost the owner, and to bring the sheriff."""
    size, penalty = table.bag_sizes[owner], table.penalties[table.declared[owner]]
    return doubt * (size * SMUGGLED * PENALTY) - (1.0 - doubt) * size * penalty


@rule
def is_tempted(table: Table, owner: int, weights: Weights) -> bool:
    """Whether a bag could be worth an offer to anybody who meddles, whoever leads."""
    doubt = chance_of_lie(table, owner, weights)
    pays = cost_of_opening(table, owner, doubt)
    goods = table.bag_sizes[owner] * SMUGGLED * VALUE
    return weights.meddles * max(abs(pays + doubt * goods), abs(pays)) >= FEWEST


@rule
def interest_in_opening(
    table: Table, seat: int, owner: int, weights: Weights, scratch: Scratch
) -> float:
    """What an opening is worth to somebody else: the leader shall lose, whoever that is.

    Below 0 it is the passing that he wants. What he pays for it goes to the sheriff.
    """
    sheriff, doubt = table.sheriff, chance_of_lie(table, owner, weights)
    scores(table, scratch.points)
    pays, goods = cost_of_opening(table, owner, doubt), table.bag_sizes[owner] * SMUGGLED * VALUE
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
def note_next_word(table: Table, seat: int, bag: int, weights: Weights, scratch: Scratch) -> None:
    """Write down the next step towards the offer, and at last the offer itself."""
    scratch.step = NO_STEP
    if scratch.side == NO_OFFER:
        return
    scratch.step = next_step(table, seat, bag, scratch)
    if scratch.step != NO_STEP:
        return
    if will_promise(table, seat, bag, weights):
        scratch.step = actions.ADD_PROMISE[0]
    elif scratch.side == FOR_PASSING:
        scratch.step = actions.OFFER_FOR_PASSING
    else:
        scratch.step = actions.OFFER_FOR_OPENING


@rule
def will_promise(table: Table, seat: int, bag: int, weights: Weights) -> bool:
    """Whether a merchant adds the promise to let the sheriff's next bag pass."""
    if seat != bag or table.deal_promises[DRAFTS + seat] & PASS_YOURS:
        return False
    return is_in_office_again(table, seat) and weights.promises > whim_of(table, seat, PROMISING)


@rule
def weigh_words(table: Table, seat: int, count: int, weights: Weights, scratch: Scratch) -> None:
    """What to say."""
    bag = note_offer(table, seat, weights, scratch)
    note_next_word(table, seat, bag, weights, scratch)
    for choice in range(count):
        action = int(scratch.actions[choice])
        scratch.worths[choice] = worth_of_word(table, seat, action, weights, scratch)


@rule
def worth_of_word(
    table: Table, seat: int, action: int, weights: Weights, scratch: Scratch
) -> float:
    """An answer to a demand, the next step towards the offer, or nothing more to say."""
    if action == actions.ACCEPT:
        return worth_of_accepting(table, seat, weights)
    if action == actions.REFUSE_DEMAND:
        return REFUSED
    if action == actions.DONE:
        return LAST
    return NEXT if action == scratch.step else NEVER


@rule
def worth_of_accepting(table: Table, seat: int, weights: Weights) -> float:
    """A demand is accepted when it costs less than what is to be feared."""
    deal = proposal_of(table.sheriff, seat)
    cost = float(table.deal_gold[deal] + table.deal_later[deal])
    for good in range(GOODS):
        cost += table.deal_goods[deal, good] * table.values[good]
        handed = min(table.deal_bag[deal, good], table.bags[seat, good])
        cost += handed * table.values[good]
    fear = 0.0
    if is_false(table, seat):
        fear = weights.yields * weights.threat * loss_if_opened(table, seat)
    return ACCEPTED if cost <= fear else NEVER


@rule
def worth_of_paying(table: Table, good: int) -> float:
    """A debt is paid with what is worth least, legal goods first."""
    return -float(table.values[good]) - (0.0 if good < LEGAL else 1.0)
