"""Phase 4, the gate: the sheriff lets bags pass, opens them, or stops, and all may bargain."""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.moments import moment
from sherwood.games.news import tell_all
from sherwood.games.record import Cells
from sherwood.games.seats import left_of
from sherwood.games.sheriff import actions, news
from sherwood.games.sheriff.deals import close_case, pass_bag, settle_demand, settle_offers
from sherwood.games.sheriff.debts import begin_debt
from sherwood.games.sheriff.drafts import add_to_draft, adds_to_draft, drop_drafts
from sherwood.games.sheriff.haggle import (
    call,
    give_the_word,
    has_something_to_say,
    legal_sheriff_words,
    make_demand,
    make_offer,
    refuse,
    refuse_demand,
    say_done,
    withdraw,
)
from sherwood.games.sheriff.hands import forget
from sherwood.games.sheriff.piles import lay
from sherwood.games.sheriff.promises import judge_opening, legal_honours
from sherwood.games.sheriff.proposals import let_lapse, proposal_of
from sherwood.games.sheriff.reasons import (
    reason_to_accept,
    reason_to_open,
    reason_to_pass,
    reason_to_take,
)
from sherwood.games.sheriff.repute import note_bribed, note_opened
from sherwood.games.sheriff.round import end_round
from sherwood.games.sheriff.table import (
    DEBT,
    FOR_OPENING,
    FOR_PASSING,
    GATE,
    GOODS,
    SEATS,
    SEIZURE,
    Table,
)


@rule
def legal_decisions(table: Table, seat: int, out: Cells) -> int:
    """The sheriff can always decide about any bag, or speak, or pay what was promised."""
    count = legal_sheriff_words(table, seat, out)
    count = legal_honours(table, seat, out, count)
    for bag in range(table.players):
        if table.undecided & bit(bag):
            if table.must_open & bit(bag) == 0:
                out[count] = actions.PASS[bag]
                out[count + 1] = actions.WAVE[bag]
                count += 2
            if table.must_pass & bit(bag) == 0:
                out[count] = actions.OPEN[bag]
                count += 1
    if table.must_open & table.undecided == 0:
        out[count] = actions.STOP
        count += 1
    return count


@rule
def bargain(table: Table, seat: int, action: int) -> None:
    """Somebody says something at the gate, or the sheriff decides."""
    if adds_to_draft(action):
        add_to_draft(table, seat, action)
    elif action in (actions.OFFER_FOR_PASSING, actions.OFFER_FOR_OPENING):
        make_offer(table, seat, action)
    elif action == actions.MAKE_DEMAND:
        make_demand(table, seat)
    elif action == actions.CALL:
        call(table, seat)
    elif actions.WITHDRAW.holds(action):
        withdraw(table, seat, actions.WITHDRAW.index(action))
    elif actions.REFUSE.holds(action):
        choice = actions.REFUSE.index(action)
        refuse(table, choice // SEATS, choice % SEATS)
    elif seat == table.sheriff:
        decide(table, action)
    else:
        answer(table, seat, action)


@rule
def answer(table: Table, seat: int, action: int) -> None:
    """A merchant answers a demand, or has no more to say."""
    if action == actions.ACCEPT:
        accept(table, seat)
    elif action == actions.REFUSE_DEMAND:
        refuse_demand(table, seat)
    else:
        say_done(table, seat)


@rule
def decide(table: Table, action: int) -> None:
    """The sheriff's decision is final. What anybody was composing is dropped."""
    drop_drafts(table)
    if actions.OPEN.holds(action):
        open_bag(table, actions.OPEN.index(action))
    elif actions.PASS.holds(action):
        let_pass(table, actions.PASS.index(action))
    elif actions.WAVE.holds(action):
        wave_through(table, actions.WAVE.index(action))
    else:
        stop(table)


@rule
def let_pass(table: Table, owner: int) -> None:
    """The bag passes, and with it everything offered for its passing is accepted."""
    tell_all(table, news.PASS, table.sheriff, owner, NONE, reason_to_take(table, owner))
    moment(table)
    deal = proposal_of(owner, owner)
    pass_bag(table, owner, deal if table.sides[deal] == FOR_PASSING else NONE)
    if settle_offers(table, owner, FOR_PASSING) > 0:
        note_bribed(table, owner)
    close_case(table, owner)
    go_on(table)


@rule
def accept(table: Table, owner: int) -> None:
    """The merchant accepts the demand: the bag passes at once, for just that."""
    tell_all(table, news.ACCEPT, owner, table.sheriff, NONE, reason_to_accept(table, owner))
    moment(table)
    drop_drafts(table)
    pass_bag(table, owner, proposal_of(table.sheriff, owner))
    settle_demand(table, owner)
    note_bribed(table, owner)
    close_case(table, owner)
    go_on(table)


@rule
def wave_through(table: Table, owner: int) -> None:
    """The bag passes, and nobody pays for it: time is up, or the sheriff wants none of it."""
    tell_all(table, news.WAVE, table.sheriff, owner, NONE, reason_to_pass(table, owner))
    moment(table)
    pass_bag(table, owner, NONE)
    close_case(table, owner)
    go_on(table)


@rule
def stop(table: Table) -> None:
    """The sheriff has had enough: all bags that are left pass, and nobody pays for it."""
    tell_all(table, news.STOP, table.sheriff, NONE, NONE, NONE)
    seat = left_of(table, table.sheriff)
    while seat != table.sheriff:
        if table.undecided & bit(seat):
            moment(table)
            tell_all(table, news.WAVE, table.sheriff, seat, NONE, reason_to_pass(table, seat))
            pass_bag(table, seat, NONE)
            close_case(table, seat)
        seat = left_of(table, seat)
    go_on(table)


@rule
def open_bag(table: Table, owner: int) -> None:
    """The bag is opened, and what was offered for its opening is accepted.

    A true bag costs the sheriff its penalties. Of a false one, what was not declared is seized and
    costs the owner.
    """
    sheriff = table.sheriff
    tell_all(table, news.OPEN, sheriff, owner, NONE, reason_to_open(table, owner))
    moment(table)
    tell_contents(table, owner)
    moment(table)
    judge_opening(table, owner)
    note_opened(table, owner)
    settle_offers(table, owner, FOR_OPENING)
    true_penalty, false_penalty = sort_goods(table, owner)
    close_case(table, owner)
    if table.seized_count == 0:
        begin_debt(table, sheriff, owner, true_penalty)
    else:
        begin_debt(table, owner, sheriff, false_penalty)
    go_on_after_opening(table)


@rule
def tell_contents(table: Table, owner: int) -> None:
    """What comes out of an opened bag: what was declared, and then what was not, the worst last."""
    declared = int(table.declared[owner])
    if table.bags[owner, declared] > 0:
        tell_all(table, news.TO_STAND, owner, NONE, declared, int(table.bags[owner, declared]))
    told = bit(declared)
    good = mildest_left(table, owner, told)
    while good != NONE:
        tell_all(table, news.REVEAL, owner, NONE, good, int(table.bags[owner, good]))
        told |= bit(good)
        good = mildest_left(table, owner, told)


@rule
def mildest_left(table: Table, owner: int, told: int) -> int:
    """Of the goods in a bag that were not told of, the one with the lowest penalty; NONE: none is left."""
    mildest = NONE
    for good in range(GOODS):
        if (
            told & bit(good) == 0
            and table.bags[owner, good] > 0
            and (mildest == NONE or table.penalties[good] < table.penalties[mildest])
        ):
            mildest = good
    return mildest


@rule
def sort_goods(table: Table, owner: int) -> tuple[int, int]:
    """Goods declared truly go to the stand, others are seized; the penalties of both."""
    true_penalty, false_penalty = 0, 0
    for good in range(GOODS):
        count = int(table.bags[owner, good])
        if count > 0:
            table.bags[owner, good] = 0
            forget(table, owner, good, count)
            if good == table.declared[owner]:
                table.stands[owner, good] += count
                true_penalty += count * table.penalties[good]
            else:
                table.seized[good] += count
                table.seized_count += count
                false_penalty += count * table.penalties[good]
    return true_penalty, false_penalty


@rule
def go_on_after_opening(table: Table) -> None:
    """Debts are paid first, then the sheriff lays what was seized on a pile."""
    if table.debt > 0:
        table.phase = DEBT
    elif table.seized_count > 0:
        table.phase = SEIZURE
    else:
        go_on(table)


@rule
def lay_seized(table: Table, seat: int, action: int) -> None:
    """A seized card goes on the discard pile of the sheriff's choice, in his order."""
    lay(table, seat, table.seized, action)
    table.seized_count -= 1
    if table.seized_count == 0:
        table.pile_laid_on = NONE
        go_on(table)


@rule
def go_on(table: Table) -> None:
    """Back to the gate; after the last bag the round is over.

    Whoever has a bag there may speak again, since something has changed.
    """
    table.phase = GATE
    if table.undecided == 0:
        leave_gate(table)
        end_round(table)
        return
    let_lapse(table)
    for owner in range(table.players):
        if table.undecided & bit(owner):
            give_the_word(table, owner)
        elif not has_something_to_say(table, owner):
            table.talking &= ~bit(owner)


@rule
def leave_gate(table: Table) -> None:
    """Nothing that was said there is left."""
    table.talking = 0
    table.must_open = 0
    table.must_pass = 0
    drop_drafts(table)
    for seat in range(SEATS):
        for bag in range(SEATS):
            table.made[seat, bag] = 0
