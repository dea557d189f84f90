"""What is done for somebody whose time is up: what does them the least harm."""

from sherwood.games.cards import NONE, bit, nth_card, total
from sherwood.games.compiled import rule
from sherwood.games.record import Cells
from sherwood.games.seats import left_of
from sherwood.games.sheriff import actions
from sherwood.games.sheriff.stands import has_legal_goods
from sherwood.games.sheriff.table import (
    DEBT,
    DECLARE,
    FEWEST_IN_BAG,
    GATE,
    GOODS,
    LAY,
    LEGAL,
    LOAD,
    MARKET,
    RIGHT,
    Table,
)


@rule
def safe(table: Table, seat: int) -> int:
    """What the table does for a seat that is asked; it follows from what that seat knows."""
    phase = table.phase
    if phase == MARKET:
        return actions.DRAW
    if phase == LOAD:
        return safe_load(table, seat)
    if phase == DECLARE:
        return actions.DECLARE[safe_declaration(table, seat)]
    if phase == GATE:
        return safe_decision(table) if seat == table.sheriff else actions.DONE
    if phase == DEBT:
        return actions.PAY[cheapest_payment(table, seat)]
    return safe_lay(table, table.aside if phase == LAY else table.seized)


@rule
def safe_load(table: Table, seat: int) -> int:
    """A bag with cards in it is closed; into an empty one goes a legal good, if there is one."""
    if total(table.bags[seat]) >= FEWEST_IN_BAG:
        return actions.CLOSE
    good = legal_good_most_of(table.hands[seat])
    return actions.LOAD[nth_card(table.hands[seat], 0) if good == NONE else good]


@rule
def safe_declaration(table: Table, seat: int) -> int:
    """The truth, as far as it may be told: the legal good that most of the bag is."""
    good = legal_good_most_of(table.bags[seat])
    return nth_card(table.copies, 0) if good == NONE else good


@rule
def legal_good_most_of(cards: Cells) -> int:
    """The legal good of which there are most cards; NONE where there is none."""
    most, best = 0, NONE
    for good in range(LEGAL):
        if cards[good] > most:
            most, best = int(cards[good]), good
    return best


@rule
def safe_decision(table: Table) -> int:
    """The next bag, clockwise, is waved through, that one alone; or opened, if it must be (8.5)."""
    bag = left_of(table, table.sheriff)
    while table.undecided & bit(bag) == 0:
        bag = left_of(table, bag)
    return actions.OPEN[bag] if table.must_open & bit(bag) else actions.WAVE[bag]


@rule
def cheapest_payment(table: Table, seat: int) -> int:
    """The good worth least of those that may be paid with."""
    first, last = (0, LEGAL) if has_legal_goods(table, seat) else (LEGAL, GOODS)
    cheapest = NONE
    for good in range(first, last):
        if table.stands[seat, good] > 0 and (
            cheapest == NONE or table.values[good] < table.values[cheapest]
        ):
            cheapest = good
    return cheapest


@rule
def safe_lay(table: Table, cards: Cells) -> int:
    """The dearest card first, so that it lies deepest on the pile."""
    dearest = NONE
    for good in range(GOODS):
        if cards[good] > 0 and (dearest == NONE or table.values[good] > table.values[dearest]):
            dearest = good
    pile = 1 if table.pile_laid_on == RIGHT else 0
    return actions.LAY[pile * GOODS + dearest]
