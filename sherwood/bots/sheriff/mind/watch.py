"""What is counted of every seat while bots play: who lies, opens, haggles, pays and is paid."""

from sherwood.bots.sheriff.mind.bag import is_false
from sherwood.bots.sheriff.mind.deal import worth_in_deal
from sherwood.bots.sheriff.mind.doubt import highest_fine
from sherwood.games.cards import bit
from sherwood.games.compiled import rule
from sherwood.games.record import Grid
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.proposals import is_party, proposal_of
from sherwood.games.sheriff.table import DECLARE, DRAFTS, FOR_PASSING, GOODS, Table
from sherwood.play.arena import Rate

WATCHED = (
    "bags",
    "lies",
    "smuggled bags",
    "inspected",
    "opened",
    "caught",
    "bribes taken",
    "price taken",
    "bribes paid",
    "demands",
    "gold demanded",
    "demands above the highest fine",
    "bags with a demand",
    "demands accepted",
    "small demands refused",
    "small demands refused, bag false",
    "bags haggled over",
    "bags others meddle with",
)
(
    BAGS,
    LIES,
    SMUGGLED,
    INSPECTED,
    OPENED,
    CAUGHT,
    BRIBES,
    PRICE,
    PAID,
    DEMANDS,
    DEMANDED,
    EXCESSIVE,
    ASKED,
    ACCEPTED,
    REFUSED,
    REFUSED_FALSE,
    HAGGLED,
    MEDDLED,
) = range(len(WATCHED))
RATES = (
    Rate("lies, of all bags", "lies", "bags", share=True),
    Rate("opens, of all bags seen as sheriff", "opened", "inspected", share=True),
    Rate("finds a lie, of all bags opened", "caught", "opened", share=True),
    Rate("bribed, of all bags seen as sheriff", "bribes taken", "inspected", share=True),
    Rate(
        "price of a bribe taken, goods at their value", "price taken", "bribes taken", share=False
    ),
    Rate("pays to pass, of all bags", "bribes paid", "bags", share=True),
    Rate("demand, goods at their value", "gold demanded", "demands", share=False),
    Rate("demands above the highest fine", "demands above the highest fine", "demands", share=True),
    Rate("last demand accepted", "demands accepted", "bags with a demand", share=True),
    Rate(
        "false bags, of small demands refused",
        "small demands refused, bag false",
        "small demands refused",
        share=True,
    ),
    Rate("two proposals by one side, of all bags", "bags haggled over", "inspected", share=True),
    Rate("others meddle, of all bags", "bags others meddle with", "inspected", share=True),
)
SMALL = 5  # gold; such a demand is a small one
SEVERAL = 2  # proposals of one side: they haggle


@rule
def watch(table: Table, seat: int, action: int, counts: Grid) -> None:
    """Count an action that is about to be done. What a seat is told of its demands, the sheriff is."""
    if table.phase == DECLARE:
        watch_bag(table, seat, actions.DECLARE.index(action), counts)
    elif actions.OPEN.holds(action):
        bag = actions.OPEN.index(action)
        watch_decision(table, bag, counts)
        counts[seat, OPENED] += 1
        counts[seat, CAUGHT] += 1 if is_false(table, bag) else 0
    elif actions.PASS.holds(action):
        watch_decision(table, actions.PASS.index(action), counts)
        watch_bribes(table, seat, actions.PASS.index(action), counts)
    elif actions.WAVE.holds(action):
        watch_decision(table, actions.WAVE.index(action), counts)
    elif action == actions.STOP:
        for bag in range(table.players):
            if table.undecided & bit(bag):
                watch_decision(table, bag, counts)
    else:
        watch_words(table, seat, action, counts)


@rule
def watch_bag(table: Table, seat: int, declared: int, counts: Grid) -> None:
    """A bag is declared, true or not."""
    false, smuggled = 0, 0
    for good in range(GOODS):
        if good != declared and table.bags[seat, good] > 0:
            false = 1
            smuggled = 1 if good >= len(actions.DECLARE) else smuggled
    counts[seat, BAGS] += 1
    counts[seat, LIES] += false
    counts[seat, SMUGGLED] += smuggled


@rule
def watch_decision(table: Table, bag: int, counts: Grid) -> None:
    """A bag is decided: how they have bargained for it."""
    sheriff = int(table.sheriff)
    counts[sheriff, INSPECTED] += 1
    if table.made[sheriff, bag] > 0:
        counts[sheriff, ASKED] += 1
    if max(table.made[sheriff, bag], table.made[bag, bag]) >= SEVERAL:
        counts[sheriff, HAGGLED] += 1
    for other in range(table.players):
        if not is_party(table, other, bag) and table.made[other, bag] > 0:
            counts[sheriff, MEDDLED] += 1
            break


@rule
def watch_words(table: Table, seat: int, action: int, counts: Grid) -> None:
    """A demand, and how it is answered."""
    sheriff = int(table.sheriff)
    if action == actions.MAKE_DEMAND:
        gold = worth_in_deal(table, DRAFTS + seat)
        counts[seat, DEMANDS] += 1
        counts[seat, DEMANDED] += gold
        if gold > highest_fine(table, int(table.draft_bag[seat])):
            counts[seat, EXCESSIVE] += 1
    elif action == actions.ACCEPT:
        watch_decision(table, seat, counts)
        counts[sheriff, ACCEPTED] += 1
        count_bribe(counts, sheriff, seat, worth_in_deal(table, proposal_of(sheriff, seat)))
    elif action == actions.REFUSE_DEMAND:
        small = 1 if worth_in_deal(table, proposal_of(sheriff, seat)) <= SMALL else 0
        counts[sheriff, REFUSED] += small
        counts[sheriff, REFUSED_FALSE] += small if is_false(table, seat) else 0


@rule
def watch_bribes(table: Table, sheriff: int, bag: int, counts: Grid) -> None:
    """A bag passes: what was offered for that is a bribe."""
    for seat in range(table.players):
        deal = proposal_of(seat, bag)
        if seat != sheriff and table.sides[deal] == FOR_PASSING:
            price = worth_in_deal(table, deal)
            if price > 0:
                count_bribe(counts, sheriff, seat, price)


@rule
def count_bribe(counts: Grid, taker: int, payer: int, price: int) -> None:
    """Something is paid for letting a bag pass."""
    counts[taker, BRIBES] += 1
    counts[taker, PRICE] += price
    counts[payer, PAID] += 1
