"""The gate as JSON for people: the bags that are not decided, and what stands for each of them."""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.pen import (
    Pen,
    close_list,
    close_object,
    counted,
    flagged,
    key_of,
    name_of,
    nothing,
    number,
    open_list,
    open_object,
    spelled,
    truth,
)
from sherwood.games.sheriff.actions import GOOD_NAMES, PROMISE_NAMES, SIDE_NAMES
from sherwood.games.sheriff.clauses import free_bags, may_open_no_other
from sherwood.games.sheriff.drafts import giver_of, most_of_good
from sherwood.games.sheriff.promises import possible_promises
from sherwood.games.sheriff.proposals import (
    may_offer_for,
    may_propose,
    proposal_of,
    proposals_allowed,
    stands,
)
from sherwood.games.sheriff.table import (
    DRAFTS,
    FOR_OPENING,
    FOR_PASSING,
    GATE,
    GOODS,
    MOST_LATER,
    UNLIMITED,
    Table,
)
from sherwood.games.sight import OPEN

GOOD_WORDS, SIDE_WORDS, PROMISE_WORDS = map(spelled, (GOOD_NAMES, ("", *SIDE_NAMES), PROMISE_NAMES))
FATE_WORDS = spelled(("pass", "open"))


@rule
def view_gate(table: Table, viewer: int, pen: Pen) -> None:
    """Who may speak, every bag before the sheriff, and what the viewer is composing."""
    open_object(pen, "gate")
    flagged(pen, "talking", table.talking)
    open_list(pen, "bags")
    for bag in range(table.players):
        if table.undecided & bit(bag):
            view_bag(table, viewer, bag, pen)
    close_list(pen)
    writer = writer_of_draft(table) if viewer == OPEN else viewer
    if writer < 0 or table.draft_bag[writer] == NONE:
        nothing(pen, "draft")
    else:
        open_object(pen, "draft")
        number(pen, "bag", table.draft_bag[writer])
        view_terms(table, DRAFTS + writer, pen)
        close_object(pen)
    view_left(table, "calls_left", table.sheriff, table.sheriff, pen)
    close_object(pen)


@rule
def writer_of_draft(table: Table) -> int:
    """Who is composing a deal, where everything lies open; NONE where nobody is."""
    for seat in range(table.players):
        if table.draft_bag[seat] != NONE:
            return seat
    return NONE


@rule
def view_bag(table: Table, viewer: int, bag: int, pen: Pen) -> None:
    """One bag: what binds the sheriff, what stands for it, and what the viewer can propose."""
    open_object(pen, "")
    number(pen, "merchant", bag)
    if (table.must_open | table.must_pass) & bit(bag):
        name_of(pen, "must", FATE_WORDS, 1 if table.must_open & bit(bag) else 0)
    else:
        nothing(pen, "must")
    view_offers(table, bag, pen)
    if stands(table, table.sheriff, bag):
        view_deal(table, "demand", proposal_of(table.sheriff, bag), pen)
    else:
        nothing(pen, "demand")
    open_list(pen, "proposals_left")
    for seat in range(table.players):
        view_left(table, "", seat, bag, pen)
    close_list(pen)
    if viewer >= 0 and table.phase == GATE and may_propose(table, viewer, bag):
        view_limits(table, viewer, bag, pen)
    else:
        nothing(pen, "limits")
    close_object(pen)


@rule
def view_offers(table: Table, bag: int, pen: Pen) -> None:
    """The merchants' offers for a bag, and what each is for."""
    open_list(pen, "offers")
    for seat in range(table.players):
        if seat != table.sheriff and stands(table, seat, bag):
            deal = proposal_of(seat, bag)
            open_object(pen, "")
            number(pen, "seat", seat)
            name_of(pen, "for", SIDE_WORDS, table.sides[deal])
            view_proposal(table, deal, pen)
            close_object(pen)
    close_list(pen)


@rule
def view_deal(table: Table, name: str, deal: int, pen: Pen) -> None:
    """Write a deal that was proposed: gold, goods, promises and clauses."""
    open_object(pen, name)
    view_proposal(table, deal, pen)
    close_object(pen)


@rule
def view_proposal(table: Table, deal: int, pen: Pen) -> None:
    """What a deal says, and which of its maker's it is."""
    view_terms(table, deal, pen)
    number(pen, "proposal", table.numbers[deal])


@rule
def view_terms(table: Table, deal: int, pen: Pen) -> None:
    """What a deal says."""
    number(pen, "gold", table.deal_gold[deal])
    counted(pen, "goods", table.deal_goods[deal], GOOD_WORDS)
    counted(pen, "from_bag", table.deal_bag[deal], GOOD_WORDS)
    number(pen, "gold_next_round", table.deal_later[deal])
    view_promises_of_deal(pen, int(table.deal_promises[deal]))
    flagged(pen, "opens", table.deal_opens[deal])
    flagged(pen, "passes", table.deal_passes[deal])
    truth(pen, "no_other", table.deal_no_other[deal] != 0)


@rule
def view_promises_of_deal(pen: Pen, said: int) -> None:
    """Promises by their names."""
    open_list(pen, "promises")
    for promise in range(len(PROMISE_NAMES)):
        if said & bit(promise) != 0:
            name_of(pen, "", PROMISE_WORDS, promise)
    close_list(pen)


@rule
def view_left(table: Table, name: str, seat: int, bag: int, pen: Pen) -> None:
    """How many proposals somebody can still make for a bag; nothing: without limit."""
    if table.offers == UNLIMITED:
        nothing(pen, name)
    else:
        number(pen, name, proposals_allowed(table, seat, bag) - table.made[seat, bag])


@rule
def view_limits(table: Table, viewer: int, bag: int, pen: Pen) -> None:
    """All that the viewer can put into a deal for a bag."""
    giver = giver_of(table, viewer, bag)
    open_object(pen, "limits")
    number(pen, "gold", table.gold[giver])
    open_object(pen, "goods")
    for good in range(GOODS):
        most = most_of_good(table, viewer, giver, good)
        if most > 0:
            key_of(pen, GOOD_WORDS, good)
            number(pen, "", most)
    close_object(pen)
    number(pen, "contraband", table.face_down[giver])
    number(pen, "from_bag", table.bag_sizes[bag] if giver == bag else 0)
    number(pen, "gold_next_round", MOST_LATER if table.round_number < table.rounds else 0)
    other = bag if viewer == table.sheriff else int(table.sheriff)
    view_promises_of_deal(pen, possible_promises(table, viewer, other))
    view_possible_clauses(table, viewer, bag, pen)
    open_list(pen, "sides")
    for side in range(FOR_PASSING, FOR_OPENING + 1):
        if viewer != table.sheriff and may_offer_for(table, viewer, bag, side):
            name_of(pen, "", SIDE_WORDS, side)
    close_list(pen)
    close_object(pen)


@rule
def view_possible_clauses(table: Table, viewer: int, bag: int, pen: Pen) -> None:
    """The bags that clauses can be about."""
    free = free_bags(table, bag)
    flagged(pen, "opens", free & ~bit(viewer))
    flagged(pen, "passes", free)
    truth(pen, "no_other", may_open_no_other(table, bag))
