"""The candidates of a search: whole bags and whole deals, not their single steps.

Each is a first step and the course that goes on with it. The first one is what a steady bot does.
"""

from sherwood.bots.rollouts import OWN_JUDGEMENT
from sherwood.bots.sheriff.mind.asking import may_demand
from sherwood.bots.sheriff.mind.bag import (
    FILLINGS,
    PLAIN,
    best_honest_good,
    course_of,
    fill_course,
    is_false,
    most_smuggled,
    worth_of_false_bag,
    worth_of_honest_bag,
)
from sherwood.bots.sheriff.mind.consider import consider
from sherwood.bots.sheriff.mind.deal import GOLD_ALONE, next_step, note_deal
from sherwood.bots.sheriff.mind.doubt import highest_fine
from sherwood.bots.sheriff.mind.fear import loss_if_opened
from sherwood.bots.sheriff.mind.goods import note_stand
from sherwood.bots.sheriff.mind.haggle import may_begin
from sherwood.bots.sheriff.mind.inspect import bag_in_hand
from sherwood.bots.sheriff.mind.plan import PER_BAG, is_under_way
from sherwood.bots.sheriff.mind.scratch import Scratch
from sherwood.bots.sheriff.mind.weights import Weights
from sherwood.games.cards import bit
from sherwood.games.compiled import rule
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.haggle import can_accept
from sherwood.games.sheriff.proposals import stands
from sherwood.games.sheriff.table import (
    DECLARE,
    FOR_PASSING,
    GATE,
    GOODS,
    LEGAL,
    LOAD,
    NO_OFFER,
    Table,
)

PRICES = (0.12, 0.25, 0.45)  # of what is at stake, that are offered
DEMANDS = (0.2, 0.4, 0.7)  # of the highest fine, that are demanded
SECOND = 0.1  # by so much the steady choice comes before each other one


@rule
def candidates(table: Table, seat: int, weights: Weights, scratch: Scratch) -> int:
    """Note the candidates, what each seems worth and its course; how many there are."""
    count = consider(table, seat, weights, scratch)
    for choice in range(count):
        scratch.courses[choice] = OWN_JUDGEMENT
    if table.phase == DECLARE:
        return count
    keep_best(scratch, count)
    if is_under_way(table, seat):
        return 1
    if table.phase == LOAD:
        return candidate_bags(table, seat, weights, scratch)
    if table.phase == GATE and seat == table.sheriff:
        return candidate_decisions(table, seat, weights, scratch)
    if table.phase == GATE:
        return candidate_words(table, seat, weights, scratch)
    return 1


@rule
def keep_best(scratch: Scratch, count: int) -> None:
    """What a steady bot would do comes first."""
    best = 0
    for choice in range(count):
        if scratch.worths[choice] > scratch.worths[best]:
            best = choice
    scratch.actions[0] = scratch.actions[best]
    scratch.worths[0] = 0.0


@rule
def add(scratch: Scratch, count: int, action: int, course: int) -> int:
    """One candidate more, unless it is the same as the first."""
    if course == OWN_JUDGEMENT and action == scratch.actions[0]:
        return count
    scratch.actions[count] = action
    scratch.worths[count] = -SECOND * count
    scratch.courses[count] = course
    return count + 1


@rule
def candidate_bags(table: Table, seat: int, weights: Weights, scratch: Scratch) -> int:
    """Bags of any honest good in hand, any number of contraband cards, padded or not, by their worth."""
    note_stand(table, seat, weights, scratch)
    favourite = best_honest_good(table, seat, scratch)
    count = 1
    for honest in range(LEGAL):
        if honest == favourite or table.hands[seat, honest] > 0:
            for smuggled in range(most_smuggled(table, seat) + 1):
                for filling in range(FILLINGS):
                    course = course_of(honest, smuggled, filling)
                    count = add_bag(table, seat, honest, course, weights, scratch, count)
    return without_own_judgement(scratch, count)


@rule
def add_bag(
    table: Table,
    seat: int,
    honest: int,
    course: int,
    weights: Weights,
    scratch: Scratch,
    count: int,
) -> int:
    """One bag more, unless nothing is in it."""
    fill_course(table, seat, course, scratch)
    first = first_card(scratch)
    if first < 0:
        return count
    if course == course_of(honest, 0, PLAIN):
        worth = worth_of_honest_bag(table, seat, honest, weights, scratch)
    else:
        worth = worth_of_false_bag(table, seat, honest, weights, scratch)
    scratch.actions[count] = actions.LOAD[first]
    scratch.worths[count] = worth
    scratch.courses[count] = course
    return count + 1


@rule
def first_card(scratch: Scratch) -> int:
    """The first card of the bag that is planned; -1 for an empty one."""
    for good in range(GOODS):
        if scratch.bag[good] > 0:
            return good
    return -1


@rule
def without_own_judgement(scratch: Scratch, count: int) -> int:
    """Among bags, the steady choice is one of those listed: the best."""
    if count == 1:
        return 1
    last = count - 1
    scratch.actions[0] = scratch.actions[last]
    scratch.worths[0] = scratch.worths[last]
    scratch.courses[0] = scratch.courses[last]
    return last


@rule
def candidate_decisions(table: Table, seat: int, weights: Weights, scratch: Scratch) -> int:
    """Open the bag in hand, let it pass, or demand more or less."""
    owner, count = bag_in_hand(table, seat, weights), 1
    if table.must_pass & bit(owner) == 0:
        count = add(scratch, count, actions.OPEN[owner], OWN_JUDGEMENT)
    if table.must_open & bit(owner) == 0:
        count = add(scratch, count, actions.PASS[owner], OWN_JUDGEMENT)
    if may_demand(table, seat, owner):
        for part in DEMANDS:
            gold = int(part * highest_fine(table, owner))
            count = add_deal(table, seat, owner, gold, scratch, count)
    return count


@rule
def candidate_words(table: Table, seat: int, weights: Weights, scratch: Scratch) -> int:
    """Answer a demand, say nothing, or offer more or less for the own bag."""
    count = 1
    if stands(table, table.sheriff, seat):
        if can_accept(table, seat):
            count = add(scratch, count, actions.ACCEPT, OWN_JUDGEMENT)
        count = add(scratch, count, actions.REFUSE_DEMAND, OWN_JUDGEMENT)
    else:
        count = add(scratch, count, actions.DONE, OWN_JUDGEMENT)
    has_bag = table.undecided & bit(seat) != 0
    if has_bag and may_begin(table, seat, seat, weights) and is_false(table, seat):
        for part in PRICES:
            gold = int(part * loss_if_opened(table, seat))
            count = add_deal(table, seat, seat, gold, scratch, count)
    return count


@rule
def add_deal(table: Table, seat: int, bag: int, gold: int, scratch: Scratch, count: int) -> int:
    """The first step of a deal, on the course of proposing all of it. A bag's owner gives."""
    note_deal(table, bag, gold, FOR_PASSING, GOLD_ALONE, scratch)
    if scratch.side == NO_OFFER:
        return count
    return add(scratch, count, next_step(table, seat, bag, scratch), bag * PER_BAG + gold)
