"""Bargaining at the gate: what a merchant says next."""

from sherwood.bots.sheriff.mind.deal import (
    NO_STEP,
    next_step,
    note_deal,
    note_no_deal,
    put_bag_in_place_of_gold,
)
from sherwood.bots.sheriff.mind.goods import whim_of
from sherwood.bots.sheriff.mind.meddle import may_meddle, note_meddling
from sherwood.bots.sheriff.mind.plan import is_planned_for, planned_gold
from sherwood.bots.sheriff.mind.price import (
    PROMISING,
    SWAPPING,
    may_offer_again,
    next_offer,
    would_accept,
)
from sherwood.bots.sheriff.mind.scratch import Scratch
from sherwood.bots.sheriff.mind.weights import Weights
from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.promises import is_in_office_again
from sherwood.games.sheriff.proposals import may_propose, stands
from sherwood.games.sheriff.table import (
    DRAFTS,
    FOR_PASSING,
    LEGAL,
    NO_OFFER,
    PASS_YOURS,
    Table,
)

ACCEPTED, REFUSED, NEXT, LAST, NEVER = 4.0, 3.0, 2.0, 1.0, -10.0
COUNTERED = 3.5  # an offer of one's own comes before the answer to a demand
SWAPS = 0.15  # how often a card from the bag takes the place of gold


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
        if table.undecided & bit(bag) and may_begin(table, seat, bag, weights):
            note_offer_for(table, seat, bag, weights, scratch)
            if scratch.side != NO_OFFER:
                return bag
    note_no_deal(scratch)
    return NONE


@rule
def may_begin(table: Table, seat: int, bag: int, weights: Weights) -> bool:
    """Whether a merchant may offer something for a bag now; for none that is decided already."""
    if seat != bag:
        return may_meddle(table, seat, bag)
    bound = (table.must_open | table.must_pass) & bit(bag)
    return bound == 0 and may_propose(table, seat, bag) and may_offer_again(table, seat, weights)


@rule
def note_offer_for(table: Table, seat: int, bag: int, weights: Weights, scratch: Scratch) -> None:
    """Write down what a merchant would pay: to pass the own bag, to meddle with a rival's."""
    if is_planned_for(table, seat, bag, scratch):
        note_deal(table, seat, planned_gold(scratch), FOR_PASSING, int(weights.barters), scratch)
    elif seat == bag:
        worth = next_offer(table, seat, weights)
        note_deal(table, seat, worth, FOR_PASSING, int(weights.barters), scratch)
        if weights.barters > 0.0 and whim_of(table, seat, SWAPPING) < SWAPS:
            put_bag_in_place_of_gold(table, seat, scratch)
    else:
        note_meddling(table, seat, bag, weights, scratch)


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
    elif scratch.clause > 0 and table.deal_passes[DRAFTS + seat] == 0:
        scratch.step = actions.AND_PASS[seat]
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
    """What to say: accept, propose something oneself, refuse, or nothing more."""
    bag = note_offer(table, seat, weights, scratch)
    note_next_word(table, seat, bag, weights, scratch)
    accepts = stands(table, table.sheriff, seat) and would_accept(table, seat, weights)
    for choice in range(count):
        action = int(scratch.actions[choice])
        worth = NEVER
        if action == actions.ACCEPT:
            worth = ACCEPTED if accepts else NEVER
        elif action == scratch.step:
            worth = COUNTERED if bag == seat else NEXT
        elif action == actions.REFUSE_DEMAND:
            worth = REFUSED
        elif action == actions.DONE:
            worth = LAST
        scratch.worths[choice] = worth


@rule
def worth_of_paying(table: Table, good: int) -> float:
    """A debt is paid with what is worth least, legal goods first."""
    return -float(table.values[good]) - (0.0 if good < LEGAL else 1.0)
