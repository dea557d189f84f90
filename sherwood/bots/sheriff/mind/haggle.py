"""Haggling over a bag: what a merchant offers, accepts or meddles with."""

from sherwood.bots.sheriff.mind.bag import is_false
from sherwood.bots.sheriff.mind.goods import whim_of
from sherwood.bots.sheriff.mind.habits import Habits
from sherwood.bots.sheriff.mind.inspect import chance_of_lie, fine_of_lie, is_leading
from sherwood.bots.sheriff.mind.notes import Notes
from sherwood.games.cards import bit
from sherwood.games.compiled import rule
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.drafts import may_propose
from sherwood.games.sheriff.table import (
    DEMAND,
    DRAFTS,
    GOODS,
    LEGAL,
    LET_PASS,
    NO_OFFER,
    PASS_YOURS,
    Table,
)

NEXT, LAST, NEVER = 2.0, 1.0, -10.0
FEWEST = 2  # gold below which a bribe would be an insult


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
def gold_to_offer(table: Table, seat: int, habits: Habits, notes: Notes) -> int:
    """What a merchant would pay for this bag: to pass the own one, to open a rival's."""
    if seat == table.merchant:
        if table.favours[table.sheriff, seat] & bit(LET_PASS) or not is_false(table, seat):
            return 0
        part = habits.pays * (0.5 + whim_of(table, seat, 1))
        gold = int(loss_if_opened(table, seat) * part)
    else:
        if habits.meddles <= 0.0 or not is_leading(table, seat, table.merchant, notes):
            return 0
        doubt = chance_of_lie(table, seat, table.merchant, habits)
        gold = int(habits.meddles * doubt * fine_of_lie(table, table.merchant))
    gold = min(gold, int(table.gold[seat]))
    return gold if gold >= FEWEST else 0


@rule
def worth_of_word(table: Table, seat: int, action: int, habits: Habits, notes: Notes) -> float:
    """The next step towards the offer, an answer to a demand, or nothing more to say."""
    if action == actions.ACCEPT:
        return worth_of_accepting(table, seat, habits)
    if action == actions.DONE:
        return LAST
    if table.sides[seat] != NO_OFFER or not may_propose(table, seat):
        return NEVER
    wanted = gold_to_offer(table, seat, habits, notes)
    draft = DRAFTS + seat
    missing = wanted - table.deal_gold[draft]
    if wanted == 0:
        return NEVER
    if actions.ADD_GOLD <= action < actions.ADD_GOOD:
        coin = actions.COIN_VALUES[action - actions.ADD_GOLD]
        return NEXT + coin if coin <= missing else NEVER
    if missing > 0:
        return NEVER
    own = seat == table.merchant
    promises = own and habits.promises > whim_of(table, seat, 2)
    if action == actions.ADD_FAVOUR:
        return NEXT + 1 if promises and table.deal_favours[draft] & PASS_YOURS == 0 else NEVER
    side = actions.OFFER_FOR_PASSING if own else actions.OFFER_FOR_OPENING
    return NEXT if action == side else NEVER


@rule
def worth_of_accepting(table: Table, seat: int, habits: Habits) -> float:
    """A demand is accepted when it costs less than what is to be feared."""
    cost = float(table.deal_gold[DEMAND] + table.deal_later[DEMAND])
    for good in range(GOODS):
        cost += table.deal_goods[DEMAND, good] * table.values[good]
        handed = min(table.deal_bag[DEMAND, good], table.bags[seat, good])
        cost += handed * table.values[good]
    fear = 0.0
    if is_false(table, seat):
        fear = habits.yields * habits.threat * loss_if_opened(table, seat)
    return NEXT if cost <= fear else NEVER


@rule
def worth_of_paying(table: Table, good: int) -> float:
    """A debt is paid with what is worth least, legal goods first."""
    return -float(table.values[good]) - (0.0 if good < LEGAL else 1.0)
