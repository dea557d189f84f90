"""The sheriff's part: whom to believe, what a bag may cost, what to demand, when to open."""

from sherwood.bots.sheriff.mind.habits import Habits
from sherwood.bots.sheriff.mind.market import worth_of_honouring
from sherwood.bots.sheriff.mind.notes import Notes
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
    JUDGED,
    LEGAL,
    LET_PASS,
    MOST_IN_BAG,
    NO_OFFER,
    OPEN_NOTHING,
    PASS_YOURS,
    Table,
)

HEARSAY = 4.0  # cards on a stand that weigh as much as what one thinks of merchants in general
SMUGGLED = 0.6  # of a false bag, the part that is not what was said
PENALTY, VALUE = 4.0, 7.0  # of contraband, about
BEFORE_DECISION, NEVER = 50.0, -1000.0
FEWEST = 2  # gold that is worth a demand


@rule
def chance_of_lie(table: Table, seat: int, owner: int, habits: Habits) -> float:
    """How likely a bag is false: large bags more so, and less where the goods are known to be.

    What lies on the owner's stand tells how honest he was so far: contraband lies there face down.
    """
    size = table.bag_sizes[owner]
    seen = float(table.face_down[owner])
    for good in range(LEGAL):
        seen += table.stands[owner, good]
    smuggled = (table.face_down[owner] + habits.suspicion * HEARSAY) / (seen + HEARSAY)
    doubt = habits.reading * smuggled * (0.5 + size / MOST_IN_BAG)
    held = table.known[owner, table.declared[owner]]
    if held >= size:
        doubt *= 0.5
    for good in range(LEGAL, GOODS):
        if table.known[owner, good] > 0:
            doubt += habits.unease
            break
    if table.sides[owner] == FOR_PASSING:
        doubt += habits.unease
    return max(min(doubt, 1.0), 0.0)


@rule
def fine_of_lie(table: Table, owner: int) -> float:
    """What a false bag of this size costs its owner, penalties and goods."""
    return table.bag_sizes[owner] * SMUGGLED * (PENALTY + VALUE)


@rule
def is_leading(table: Table, seat: int, other: int, notes: Notes) -> bool:
    """Whether another player seems to be ahead of everybody; contraband counts as seen."""
    scores(table, notes.points)
    for player in range(table.players):
        if player != other and notes.points[player] >= notes.points[other]:
            return False
    return True


@rule
def gain_of_opening(table: Table, seat: int, owner: int, habits: Habits) -> float:
    """The fine and what is denied, beside the compensation; what one loses, the other gains."""
    doubt = chance_of_lie(table, seat, owner, habits)
    rivals = table.players - 1.0
    swing = 1.0 + 1.0 / rivals
    false_cards = table.bag_sizes[owner] * SMUGGLED
    caught = false_cards * (PENALTY * swing + VALUE / rivals)
    honest = table.bag_sizes[owner] * table.penalties[table.declared[owner]] * swing
    return doubt * caught - (1.0 - doubt) * honest + habits.opens


@rule
def trust(table: Table, giver: int) -> float:
    """How far a player's word counts: by the record, and half when there is none."""
    kept, broken = 1.0, 1.0
    for taker in range(table.players):
        for sort in range(JUDGED):
            kept += table.kept[giver, taker, sort]
            broken += table.broken[giver, taker, sort]
    return kept / (kept + broken)


@rule
def worth_of_deal(table: Table, deal: int, giver: int, habits: Habits) -> float:
    """What an offer is worth: gold, goods, and promises by the record of who gives them."""
    worth = float(table.deal_gold[deal])
    for good in range(GOODS):
        worth += table.deal_goods[deal, good] * table.values[good]
        worth += table.deal_bag[deal, good] * table.values[good] * trust(table, giver)
    worth += table.deal_later[deal] * trust(table, giver)
    if table.deal_favours[deal] & PASS_YOURS:
        worth += habits.trusts * trust(table, giver)
    return worth


@rule
def offered(table: Table, seat: int, side: int, habits: Habits) -> float:
    """All that is offered for one decision."""
    worth = 0.0
    for other in range(table.players):
        if table.sides[other] == side:
            worth += worth_of_deal(table, other, other, habits)
    return worth


@rule
def promised(table: Table, seat: int, owner: int, habits: Habits) -> float:
    """What the sheriff's own word is worth, if he gave it for this bag or for all."""
    worth = habits.word if table.favours[seat, owner] & bit(LET_PASS) else 0.0
    for other in range(table.players):
        if table.favours[seat, other] & bit(OPEN_NOTHING):
            worth += habits.word
    return worth


@rule
def gold_to_demand(table: Table, seat: int, habits: Habits) -> int:
    """A part of what a lie would cost, no more than the owner has; nothing for a small doubt."""
    owner = table.merchant
    doubt = chance_of_lie(table, seat, owner, habits)
    gold = int(habits.greed * doubt * fine_of_lie(table, owner))
    return min(gold, int(table.gold[owner]))


@rule
def worth_of_turning(table: Table, seat: int, action: int, habits: Habits) -> float:
    """The most suspicious bag first, and all of them."""
    if actions.HONOUR <= action < actions.INSPECT:
        return worth_of_honouring(table, seat, action - actions.HONOUR, habits)
    if action == actions.STOP:
        return -BEFORE_DECISION
    return chance_of_lie(table, seat, action - actions.INSPECT, habits)


@rule
def worth_of_decision(table: Table, seat: int, action: int, fancy: float, habits: Habits) -> float:
    """Open, pass, or first make a demand."""
    owner = table.merchant
    if action == actions.OPEN and habits.price > 0.0:
        return habits.price
    if action == actions.OPEN:
        gain = gain_of_opening(table, seat, owner, habits) + habits.fancy * fancy
        return (
            gain + offered(table, seat, FOR_OPENING, habits) - promised(table, seat, owner, habits)
        )
    if action == actions.PASS:
        return offered(table, seat, FOR_PASSING, habits)
    if action in (actions.WAVE, actions.STOP) or not may_demand(table, seat, owner):
        return NEVER
    wanted = gold_to_demand(table, seat, habits)
    missing = wanted - table.deal_gold[DRAFTS + seat]
    if wanted < FEWEST or wanted <= offered(table, seat, FOR_PASSING, habits):
        return NEVER
    if actions.ADD_GOLD <= action < actions.ADD_GOOD:
        coin = actions.COIN_VALUES[action - actions.ADD_GOLD]
        return BEFORE_DECISION + coin if coin <= missing else NEVER
    return BEFORE_DECISION if action == actions.MAKE_DEMAND and missing <= 0 else NEVER


@rule
def may_demand(table: Table, seat: int, owner: int) -> bool:
    """One demand for each bag, and none where the word was given."""
    free = table.favours[seat, owner] & bit(LET_PASS) == 0
    return free and table.sides[DEMAND] == NO_OFFER and may_propose(table, seat)
