"""Probes: habits to which a bot of Sheriff could stick, to see whether one of them pays."""

from collections.abc import Callable, Sequence

from sherwood.bots.trials.probe import Habit, Probe
from sherwood.games.cards import NONE
from sherwood.games.sheriff.actions import (
    ABOUT,
    ACCEPT,
    ADD_FROM_BAG,
    ADD_GOLD,
    ADD_LATER,
    CALL,
    HONOUR,
    LOAD,
    MAKE_DEMAND,
    OFFER_FOR_OPENING,
    OFFER_FOR_PASSING,
    OPEN,
    PASS,
    REFUSE,
    REFUSE_DEMAND,
    WITHDRAW,
)
from sherwood.games.sheriff.table import (
    GATE,
    GOODS,
    LEGAL,
    MOST_LATER,
    NO_OFFER,
    SEATS,
    Table,
)
from sherwood.games.sheriff.table import LOAD as LOADING

ONE = len(ADD_GOLD) - 1  # the smallest coin
LITTLE = 2  # gold
OFTEN = 20  # proposals for one bag, where there is no limit

Wish = Callable[[int], bool]
Complete = Callable[[Table, int], bool]


def draft_of(seat: int) -> int:
    """Where a player's draft lies among the deals."""
    return SEATS * SEATS + seat


def stands(table: Table, seat: int, bag: int) -> bool:
    """Whether a player has a proposal for a bag on the table."""
    return bool(table.sides[seat * SEATS + bag] != NO_OFFER)


def is_word(table: Table, seat: int) -> bool:
    """Whether a merchant has the word at the gate."""
    return bool(table.phase == GATE and seat != table.sheriff)


def pays(action: int) -> bool:
    """Whether gold goes away, or a deal for which it might."""
    return action == ACCEPT or ABOUT.holds(action) or HONOUR.holds(action)


def never_paying(table: Table, seat: int, legal: Sequence[int]) -> Sequence[int]:
    """Offers nothing, accepts nothing, honours nothing."""
    if seat == table.sheriff and table.phase == GATE:
        return [action for action in legal if not HONOUR.holds(action)]
    return [action for action in legal if not pays(action)]


def offering(part: int, complete: Complete) -> Habit:
    """For the own bag it offers as much of one part as is complete, and pays nothing else."""

    def habit(table: Table, seat: int, legal: Sequence[int]) -> Sequence[int]:
        if not is_word(table, seat):
            return never_paying(table, seat, legal)
        if table.draft_bag[seat] != NONE:
            wanted = OFFER_FOR_PASSING if complete(table, seat) else part
            return [wanted] if wanted in legal else []
        if ABOUT[seat] in legal and not stands(table, seat, seat) and begins(table, part):
            return [ABOUT[seat]]
        return never_paying(table, seat, legal)

    return habit


def begins(table: Table, part: int) -> bool:
    """Whether such a part can be in a deal: gold of the next round needs one."""
    return part not in ADD_LATER or bool(table.round_number < table.rounds)


def promises_all(table: Table, seat: int) -> bool:
    """Whether no more gold can be promised."""
    return bool(table.deal_later[draft_of(seat)] == MOST_LATER)


def gives_a_little(table: Table, seat: int) -> bool:
    """Whether the draft has a little gold."""
    return bool(table.deal_gold[draft_of(seat)] >= min(LITTLE, table.gold[seat]))


def conjuring(table: Table, seat: int, legal: Sequence[int]) -> Sequence[int]:
    """Offers a bag full of the dearest good that is not in it."""
    contraband = [good for good in range(LEGAL, GOODS) if table.copies[good]]
    absent = [good for good in contraband if not table.bags[seat, good]]
    good = max(absent or contraband, key=lambda each: table.values[each])
    full = offering(
        ADD_FROM_BAG[good],
        lambda table, seat: table.deal_bag_count[draft_of(seat)] == table.bag_sizes[seat],
    )
    return full(table, seat, legal)


def padding(table: Table, seat: int, legal: Sequence[int]) -> Sequence[int]:
    """Fills every false bag with the dearest legal goods."""
    if table.phase != LOADING:
        return []
    sorts = [good for good in range(GOODS) if table.bags[seat, good] > 0]
    false = len(sorts) > 1 or (sorts and sorts[0] >= LEGAL)
    return dearest(table, [LOAD[good] for good in range(LEGAL)], legal) if false else []


def lying(table: Table, seat: int, legal: Sequence[int]) -> Sequence[int]:  # noqa: ARG001
    """Fills every bag: contraband, and with it whatever is dearest."""
    if table.phase != LOADING:
        return []
    return dearest(table, list(LOAD), legal)


def dearest(table: Table, loads: Sequence[int], legal: Sequence[int]) -> Sequence[int]:
    """The dearest good that can be loaded."""
    there = [action for action in loads if action in legal]
    worth = {action: table.values[LOAD.index(action)] for action in there}
    return [max(there, key=worth.__getitem__)] if there else []


def also_lying(habit: Habit) -> Habit:
    """With every bag full and false, it keeps to a habit at the gate."""

    def both(table: Table, seat: int, legal: Sequence[int]) -> Sequence[int]:
        return lying(table, seat, legal) or habit(table, seat, legal)

    return both


def opening(table: Table, seat: int, legal: Sequence[int]) -> Sequence[int]:  # noqa: ARG001
    """Opens every bag that it can."""
    return [action for action in legal if OPEN.holds(action)]


def meddling(table: Table, seat: int, legal: Sequence[int]) -> Sequence[int]:
    """Pays a little for the opening of every other bag."""
    if not is_word(table, seat):
        return []
    bag = table.draft_bag[seat]
    if bag == seat:
        return []
    if bag != NONE:
        wanted = OFFER_FOR_OPENING if gives_a_little(table, seat) else ADD_GOLD[ONE]
        return [wanted] if wanted in legal else []
    others = [other for other in range(table.players) if other != seat]
    free = [other for other in others if not stands(table, seat, other)]
    affordable = free if table.gold[seat] >= LITTLE else []
    return [ABOUT[other] for other in affordable if ABOUT[other] in legal]


def refusing(table: Table, seat: int, legal: Sequence[int]) -> Sequence[int]:  # noqa: ARG001
    """Says no to every demand, and as sheriff to every offer."""
    return [action for action in legal if action == REFUSE_DEMAND or REFUSE.holds(action)]


def stalling(table: Table, seat: int, legal: Sequence[int]) -> Sequence[int]:
    """Makes every proposal that there is room for: the least, taken back at once."""
    if table.phase != GATE:
        return []
    if table.draft_bag[seat] != NONE:
        return least_step(legal)
    back = [action for action in legal if WITHDRAW.holds(action)]
    calls = [action for action in legal if action == CALL]
    return back or calls or [action for action in legal if begins_again(table, seat, action)]


def least_step(legal: Sequence[int]) -> Sequence[int]:
    """One gold, and the proposal."""
    done = (MAKE_DEMAND, OFFER_FOR_PASSING, OFFER_FOR_OPENING)
    return [action for action in legal if action in done] or [
        action for action in legal if action == ADD_GOLD[ONE]
    ]


def begins_again(table: Table, seat: int, action: int) -> bool:
    """Whether another deal is begun, of those that are not too many."""
    return ABOUT.holds(action) and bool(table.made[seat, ABOUT.index(action)] < OFTEN)


def taking(table: Table, seat: int, legal: Sequence[int]) -> Sequence[int]:
    """As sheriff it opens nothing, and as merchant it pays nothing."""
    if seat == table.sheriff and table.phase == GATE:
        return [action for action in legal if PASS.holds(action)]
    return never_paying(table, seat, legal)


def testing(table: Table, seat: int, legal: Sequence[int]) -> Sequence[int]:
    """As sheriff it demands a little for every bag, opens what refuses, and lets pass what would pay."""
    if seat != table.sheriff or table.phase != GATE:
        return []
    bag = table.draft_bag[seat]
    if bag != NONE:
        wanted = MAKE_DEMAND if gives_enough(table, seat, bag) else ADD_GOLD[ONE]
        return [wanted] if wanted in legal else []
    begun = [ABOUT[other] for other in range(table.players) if not table.made[seat, other]]
    asked = [OPEN[other] for other in range(table.players) if table.made[seat, other]]
    return [action for action in begun if action in legal] or [
        action for action in asked if action in legal
    ]


def gives_enough(table: Table, seat: int, bag: int) -> bool:
    """Whether a little gold is demanded, or all that there is."""
    return bool(table.deal_gold[draft_of(seat)] >= min(LITTLE + 1, table.gold[bag]))


PROBES = {
    "promising": Probe(
        "lies in full bags, promises 100 gold of the next round for each, and never pays",
        also_lying(offering(ADD_LATER[0], promises_all)),
    ),
    "conjuring": Probe(
        "lies in full bags, offers goods that are not in them, and never pays",
        also_lying(conjuring),
    ),
    "stingy": Probe("never pays anything", never_paying),
    "tipping": Probe(
        "offers two gold for every bag, and never more", offering(ADD_GOLD[ONE], gives_a_little)
    ),
    "padding": Probe("fills false bags with other legal goods", padding),
    "lying": Probe("lies in full bags", lying),
    "daring": Probe("lies in full bags, and never pays", also_lying(never_paying)),
    "opening": Probe("opens every bag", opening),
    "taking": Probe("opens no bag, and pays nothing for its own", taking),
    "testing": Probe("demands three gold for every bag, and opens what does not pay", testing),
    "meddling": Probe("pays for the opening of every other bag", meddling),
    "refusing": Probe("refuses every demand, and every offer", refusing),
    "stalling": Probe("talks for as long as it can, and means none of it", stalling),
}
