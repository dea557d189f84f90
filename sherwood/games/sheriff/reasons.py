"""Why a bag is opened or passes, and a demand is met or not, as far as all can see: one public reason.

A reason follows from what everybody has seen and from the decision itself. So it is the same at all
tables that look the same, whatever is in the bag and whoever decides.
"""

from typing import Literal, get_args

from sherwood.games.cards import bit
from sherwood.games.compiled import rule
from sherwood.games.sheriff.proposals import proposal_of
from sherwood.games.sheriff.table import (
    CAUGHT,
    FIRST_ROYAL,
    FOR_OPENING,
    FOR_PASSING,
    GOODS,
    LEGAL,
    LET_PASS,
    MOST_IN_BAG,
    OPEN_NOTHING,
    OPENED,
    WITH_CONTRABAND,
    WITH_OTHERS,
    Table,
)

Reason = Literal[
    "agreed",
    "paid",
    "seen",
    "caught",
    "hidden",
    "large",
    "cheap",
    "rich",
    "word",
    "known",
    "honest",
    "small",
    "costly",
    "whim",
    "worth_it",
    "watched",
    "peace",
    "dear",
    "poor",
    "trusted",
    "modest",
    "firm",
]
REASON_NAMES: tuple[Reason, ...] = get_args(Reason)
(
    AGREED,  # a clause binds the sheriff
    PAID,  # it was offered for
    SEEN,  # contraband was seen taken
    CAUGHT_BEFORE,
    HIDDEN,  # half of the stand lies face down
    LARGE,
    CHEAP,  # less is offered than a lie would cost
    RICH,  # nobody has more gold
    WORD,  # the sheriff promised it
    KNOWN,  # the goods were seen taken
    HONEST,  # what was opened was always true
    SMALL,
    COSTLY,  # a true bag would cost much
    WHIM,
    WORTH_IT,  # a merchant accepts: the sheriff asks for less than a lie would cost
    WATCHED,  # lies were found before
    PEACE,
    DEAR,  # a merchant refuses: it is more than a lie would cost
    POOR,  # and more than there is
    TRUSTED,  # what was opened was always true
    MODEST,  # a small bag
    FIRM,
) = range(len(REASON_NAMES))
MANY, FEW = MOST_IN_BAG - 1, 2  # cards of a large bag and of a small one
MUCH = 8  # gold for a true bag
ENOUGH_HIDDEN = 2  # cards face down


@rule
def reason_to_open(table: Table, owner: int) -> int:
    """What speaks for opening a bag: what compels comes first, and else the reasons take turns."""
    if table.must_open & bit(owner):
        return AGREED
    if is_offered(table, owner, FOR_OPENING):
        return PAID
    if has_taken_contraband(table, owner):
        return SEEN
    reasons = 0
    if count_of(table, owner, CAUGHT) > 0:
        reasons |= bit(CAUGHT_BEFORE)
    legal = legal_on_stand(table, owner)
    if table.face_down[owner] >= max(legal, ENOUGH_HIDDEN):
        reasons |= bit(HIDDEN)
    if table.bag_sizes[owner] >= MANY:
        reasons |= bit(LARGE)
    if offers_too_little(table, owner):
        reasons |= bit(CHEAP)
    if is_richest(table, owner):
        reasons |= bit(RICH)
    return one_of_them(table, owner, reasons)


@rule
def reason_to_take(table: Table, owner: int) -> int:
    """What speaks for letting a bag pass for what is offered, if anything is."""
    if table.must_pass & bit(owner) == 0 and is_offered(table, owner, FOR_PASSING):
        return PAID
    return reason_to_pass(table, owner)


@rule
def reason_to_pass(table: Table, owner: int) -> int:
    """What speaks for letting a bag pass for nothing."""
    if table.must_pass & bit(owner):
        return AGREED
    if has_promised(table, owner):
        return WORD
    reasons, size = 0, int(table.bag_sizes[owner])
    good = table.declared[owner]
    if table.known[owner, good] >= size:
        reasons |= bit(KNOWN)
    if has_always_been_true(table, owner):
        reasons |= bit(HONEST)
    if size <= FEW:
        reasons |= bit(SMALL)
    if size * table.penalties[good] >= MUCH:
        reasons |= bit(COSTLY)
    return one_of_them(table, owner, reasons)


@rule
def reason_to_accept(table: Table, owner: int) -> int:
    """What speaks for giving the sheriff what he demands."""
    asked = table.deal_gold[proposal_of(table.sheriff, owner)]
    if asked < cost_of_a_lie(table, owner):
        return WORTH_IT
    return WATCHED if count_of(table, owner, CAUGHT) > 0 else PEACE


@rule
def reason_to_refuse(table: Table, owner: int) -> int:
    """What speaks for giving the sheriff nothing."""
    asked = table.deal_gold[proposal_of(table.sheriff, owner)]
    if asked > table.gold[owner]:
        return POOR
    if asked > cost_of_a_lie(table, owner):
        return DEAR
    if has_always_been_true(table, owner):
        return TRUSTED
    return MODEST if table.bag_sizes[owner] <= FEW else FIRM


@rule
def has_always_been_true(table: Table, owner: int) -> bool:
    """Whether bags of an owner were opened, and nobody has ever seen a false one."""
    lies = count_of(table, owner, WITH_CONTRABAND) + count_of(table, owner, WITH_OTHERS)
    return lies == 0 and count_of(table, owner, OPENED) > 0


@rule
def one_of_them(table: Table, owner: int, reasons: int) -> int:
    """One of some reasons, another one in another round; a whim where there is none."""
    if reasons == 0:
        return WHIM
    skipped = (int(table.round_number) + owner) % how_many_reasons(reasons)
    for reason in range(WHIM):
        if reasons & bit(reason):
            if skipped == 0:
                return reason
            skipped -= 1
    return WHIM


@rule
def how_many_reasons(reasons: int) -> int:
    """How many are flagged."""
    count = 0
    for reason in range(WHIM):
        if reasons & bit(reason):
            count += 1
    return count


@rule
def is_offered(table: Table, owner: int, side: int) -> bool:
    """Whether anybody offers anything for a decision."""
    for maker in range(table.players):
        if maker != table.sheriff and table.sides[proposal_of(maker, owner)] == side:
            return True
    return False


@rule
def has_taken_contraband(table: Table, owner: int) -> bool:
    """Whether all are certain that there is contraband in the hand or the bag."""
    for good in range(LEGAL, GOODS):
        if table.known[owner, good] > 0:
            return True
    return False


@rule
def has_promised(table: Table, owner: int) -> bool:
    """Whether the sheriff gave a word for this bag, or to open none."""
    promises = int(table.promises[table.sheriff, owner])
    return promises & (bit(LET_PASS) | bit(OPEN_NOTHING)) != 0


@rule
def count_of(table: Table, owner: int, sort: int) -> int:
    """How often something was seen of an owner's bags, before any sheriff."""
    count = 0
    for sheriff in range(table.players):
        count += int(table.repute[owner, sheriff, sort])
    return count


@rule
def legal_on_stand(table: Table, owner: int) -> int:
    """How many legal goods lie on a stand."""
    count = 0
    for good in range(LEGAL):
        count += int(table.stands[owner, good])
    return count


@rule
def offers_too_little(table: Table, owner: int) -> bool:
    """Whether the owner offers less gold than a bag full of the cheapest contraband would cost."""
    deal = proposal_of(owner, owner)
    if table.sides[deal] != FOR_PASSING:
        return False
    return table.deal_gold[deal] < cost_of_a_lie(table, owner)


@rule
def cost_of_a_lie(table: Table, owner: int) -> int:
    """What a bag of this size, full of the cheapest contraband, would cost if it were opened."""
    fine = int(table.penalties[LEGAL])
    for good in range(LEGAL, FIRST_ROYAL):
        fine = min(fine, int(table.penalties[good]))
    return fine * int(table.bag_sizes[owner])


@rule
def is_richest(table: Table, owner: int) -> bool:
    """Whether everybody else has less gold."""
    for other in range(table.players):
        if other != owner and table.gold[other] >= table.gold[owner]:
            return False
    return True
