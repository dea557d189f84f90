"""What is worth thinking about: whole bags and whole deals, not their single steps.

Each option is a first step and the resolve to go on with it. The first one is what a steady bot does.
"""

from sherwood.bots.sheriff.mind.bag import (
    SORTS,
    best_honest_good,
    fear_of_opening,
    fill,
    is_false,
    most_smuggled,
    worth_of_false_bag,
    worth_of_honest_bag,
)
from sherwood.bots.sheriff.mind.choose import consider
from sherwood.bots.sheriff.mind.deal import GOLD_ALONE, NO_STEP, next_step, note_deal
from sherwood.bots.sheriff.mind.goods import note_stand
from sherwood.bots.sheriff.mind.habits import Habits
from sherwood.bots.sheriff.mind.haggle import loss_if_opened
from sherwood.bots.sheriff.mind.inspect import may_demand
from sherwood.bots.sheriff.mind.matter import OWN_JUDGEMENT, is_under_way
from sherwood.bots.sheriff.mind.notes import Notes
from sherwood.bots.sheriff.mind.trust import fine_of_lie
from sherwood.games.compiled import rule
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.drafts import may_propose
from sherwood.games.sheriff.haggle import can_accept
from sherwood.games.sheriff.table import (
    DECLARE,
    FOR_PASSING,
    GOODS,
    HAGGLE,
    LEGAL,
    LOAD,
    NO_OFFER,
    Table,
)

PRICES = (0.12, 0.25, 0.45)  # of what is at stake, that are offered
DEMANDS = (0.15, 0.3, 0.5)  # and demanded
SECOND = 0.1  # by so much the steady choice comes before each other one


@rule
def ponder(table: Table, seat: int, habits: Habits, notes: Notes) -> int:
    """Note the options, what each seems worth and the resolve behind it; how many there are."""
    count = consider(table, seat, habits, notes)
    for choice in range(count):
        notes.resolves[choice] = OWN_JUDGEMENT
    if table.phase == DECLARE:
        return count
    keep_best(notes, count)
    if is_under_way(table, seat):
        return 1
    if table.phase == LOAD:
        return ponder_bags(table, seat, habits, notes)
    if table.phase == HAGGLE and seat == table.sheriff:
        return ponder_decision(table, seat, habits, notes)
    if table.phase == HAGGLE:
        return ponder_words(table, seat, habits, notes)
    return 1


@rule
def keep_best(notes: Notes, count: int) -> None:
    """What a steady bot would do comes first."""
    best = 0
    for choice in range(count):
        if notes.worths[choice] > notes.worths[best]:
            best = choice
    notes.actions[0] = notes.actions[best]
    notes.worths[0] = 0.0


@rule
def add(notes: Notes, count: int, action: int, resolve: int) -> int:
    """One option more, unless it is the same as the first."""
    if resolve == OWN_JUDGEMENT and action == notes.actions[0]:
        return count
    notes.actions[count] = action
    notes.worths[count] = -SECOND * count
    notes.resolves[count] = resolve
    return count + 1


@rule
def ponder_bags(table: Table, seat: int, habits: Habits, notes: Notes) -> int:
    """Bags of any honest good in hand, with any number of contraband cards, by their worth."""
    note_stand(table, seat, habits, notes)
    notes.fear = fear_of_opening(table, seat, habits)
    favourite = best_honest_good(table, seat, notes)
    count = 1
    for honest in range(LEGAL):
        if honest == favourite or table.hands[seat, honest] > 0:
            for smuggled in range(most_smuggled(table, seat) + 1):
                fill(table, seat, honest, smuggled, habits, notes)
                first = first_card(notes)
                if first >= 0:
                    if smuggled == 0:
                        worth = worth_of_honest_bag(table, seat, honest, habits, notes)
                    else:
                        worth = worth_of_false_bag(table, honest, notes)
                    notes.actions[count] = actions.LOAD + first
                    notes.worths[count] = worth
                    notes.resolves[count] = honest * SORTS + smuggled
                    count += 1
    return without_own_judgement(notes, count)


@rule
def first_card(notes: Notes) -> int:
    """The first card of the bag that is planned; -1 for an empty one."""
    for good in range(GOODS):
        if notes.plan[good] > 0:
            return good
    return -1


@rule
def without_own_judgement(notes: Notes, count: int) -> int:
    """Among bags, the steady choice is one of those listed: the best."""
    if count == 1:
        return 1
    last = count - 1
    notes.actions[0] = notes.actions[last]
    notes.worths[0] = notes.worths[last]
    notes.resolves[0] = notes.resolves[last]
    return last


@rule
def ponder_decision(table: Table, seat: int, habits: Habits, notes: Notes) -> int:
    """Open, pass, or demand more or less."""
    count = add(notes, 1, actions.OPEN, OWN_JUDGEMENT)
    count = add(notes, count, actions.PASS, OWN_JUDGEMENT)
    if may_demand(table, seat, table.merchant):
        for part in DEMANDS:
            gold = int(part * fine_of_lie(table, table.merchant))
            count = add_deal(table, seat, table.merchant, gold, notes, count)
    return count


@rule
def ponder_words(table: Table, seat: int, habits: Habits, notes: Notes) -> int:
    """Accept, say nothing, or offer more or less for the own bag."""
    if seat == table.merchant and can_accept(table, seat):
        count = add(notes, 1, actions.ACCEPT, OWN_JUDGEMENT)
        count = add(notes, count, actions.DONE, OWN_JUDGEMENT)
    else:
        count = add(notes, 1, actions.DONE, OWN_JUDGEMENT)
    silent = table.sides[seat] == NO_OFFER and may_propose(table, seat)
    if seat == table.merchant and silent and is_false(table, seat):
        for part in PRICES:
            gold = int(part * loss_if_opened(table, seat))
            count = add_deal(table, seat, seat, gold, notes, count)
    return count


@rule
def add_deal(table: Table, seat: int, giver: int, gold: int, notes: Notes, count: int) -> int:
    """The first step of a deal, with the resolve to propose all of it."""
    note_deal(table, giver, gold, FOR_PASSING, GOLD_ALONE, notes)
    if notes.side == NO_OFFER:
        return count
    step = next_step(table, seat, notes)
    return count if step == NO_STEP else add(notes, count, step, gold)
