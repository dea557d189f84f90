"""What is counted of every seat while bots play: who lies, opens, pays and is paid."""

from sherwood.games.compiled import rule
from sherwood.games.record import Grid
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.proposals import proposal_of
from sherwood.games.sheriff.table import DECLARE, FOR_PASSING, GOODS, Table
from sherwood.play.arena import Rate

WATCHED = (
    "bags",
    "lies",
    "inspected",
    "opened",
    "bribes taken",
    "gold taken",
    "bribes paid",
    "demands",
)
RATES = (
    Rate("lies, of all bags", "lies", "bags", share=True),
    Rate("opens, of all bags seen as sheriff", "opened", "inspected", share=True),
    Rate("bribed, of all bags seen as sheriff", "bribes taken", "inspected", share=True),
    Rate("price of a bribe taken, in gold", "gold taken", "bribes taken", share=False),
    Rate("pays to pass, of all bags", "bribes paid", "bags", share=True),
)
BAGS, LIES, INSPECTED, OPENED, BRIBES, GOLD, PAID, DEMANDS = range(8)


@rule
def watch(table: Table, seat: int, action: int, counts: Grid) -> None:
    """Count an action that is about to be done."""
    if table.phase == DECLARE:
        counts[seat, BAGS] += 1
        if would_be_false(table, seat, actions.DECLARE.index(action)):
            counts[seat, LIES] += 1
    elif actions.OPEN.holds(action):
        counts[seat, INSPECTED] += 1
        counts[seat, OPENED] += 1
    elif actions.PASS.holds(action):
        counts[seat, INSPECTED] += 1
        watch_bribes(table, seat, actions.PASS.index(action), counts)
    elif action == actions.ACCEPT:
        counts[table.sheriff, INSPECTED] += 1
        gold = table.deal_gold[proposal_of(table.sheriff, seat)]
        if gold > 0:
            count_bribe(counts, table.sheriff, seat, gold)
    elif action == actions.MAKE_DEMAND:
        counts[seat, DEMANDS] += 1


@rule
def would_be_false(table: Table, seat: int, declared: int) -> bool:
    """Whether a bag is not what is being declared."""
    for good in range(GOODS):
        if good != declared and table.bags[seat, good] > 0:
            return True
    return False


@rule
def watch_bribes(table: Table, sheriff: int, bag: int, counts: Grid) -> None:
    """A bag passes: what was offered for that in gold is a bribe."""
    for seat in range(table.players):
        deal = proposal_of(seat, bag)
        bribes = seat != sheriff and table.sides[deal] == FOR_PASSING
        if bribes and table.deal_gold[deal] > 0:
            count_bribe(counts, sheriff, seat, table.deal_gold[deal])


@rule
def count_bribe(counts: Grid, taker: int, payer: int, gold: int) -> None:
    """Gold for letting a bag pass."""
    counts[taker, BRIBES] += 1
    counts[taker, GOLD] += gold
    counts[payer, PAID] += 1
