"""Phase 4, the inspection: the sheriff chooses bags, lets them pass, opens them, or stops."""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.moments import moment
from sherwood.games.news import tell_all
from sherwood.games.record import Cells
from sherwood.games.seats import left_of
from sherwood.games.sheriff import actions, news
from sherwood.games.sheriff.deals import close_case, pass_bag, settle_demand, settle_offers
from sherwood.games.sheriff.debts import begin_debt
from sherwood.games.sheriff.drafts import add_to_draft, adds_to_draft
from sherwood.games.sheriff.haggle import (
    begin_haggling,
    end_haggling,
    legal_sheriff_words,
    make_demand,
    make_offer,
    say_done,
    withdraw,
)
from sherwood.games.sheriff.hands import forget
from sherwood.games.sheriff.piles import lay
from sherwood.games.sheriff.promises import judge_opening, legal_honours
from sherwood.games.sheriff.round import end_round
from sherwood.games.sheriff.table import (
    DEBT,
    DEMAND,
    FOR_OPENING,
    FOR_PASSING,
    GOODS,
    INSPECT,
    SEIZURE,
    Table,
)


@rule
def legal_inspections(table: Table, seat: int, out: Cells) -> int:
    """Any bag that is not decided, or stop; or pay what was promised."""
    count = legal_honours(table, seat, out, 0)
    for owner in range(table.players):
        if table.undecided & bit(owner):
            out[count] = actions.INSPECT[owner]
            count += 1
    out[count] = actions.STOP
    return count + 1


@rule
def legal_decisions(table: Table, seat: int, out: Cells) -> int:
    """The sheriff can always decide about the bag, or speak."""
    count = legal_sheriff_words(table, seat, out)
    for decision in (actions.PASS, actions.OPEN, actions.WAVE, actions.STOP):
        out[count] = decision
        count += 1
    return count


@rule
def inspect(table: Table, action: int) -> None:
    """The sheriff turns to a bag, or stops."""
    if action == actions.STOP:
        stop(table)
    else:
        begin_haggling(table, actions.INSPECT.index(action))


@rule
def haggle(table: Table, seat: int, action: int) -> None:
    """Somebody says something about the bag, or the sheriff decides."""
    if adds_to_draft(action):
        add_to_draft(table, seat, action)
    elif action in (actions.OFFER_FOR_PASSING, actions.OFFER_FOR_OPENING):
        make_offer(table, seat, action)
    elif action == actions.MAKE_DEMAND:
        make_demand(table)
    elif action == actions.WITHDRAW:
        withdraw(table, seat)
    elif action == actions.ACCEPT:
        accept(table)
    elif action == actions.DONE:
        say_done(table, seat)
    else:
        decide(table, action)


@rule
def decide(table: Table, action: int) -> None:
    """The sheriff's decision is final."""
    if action == actions.OPEN:
        open_bag(table)
    elif action == actions.PASS:
        let_pass(table)
    elif action == actions.WAVE:
        wave_through(table)
    else:
        stop(table)


@rule
def let_pass(table: Table) -> None:
    """The bag passes, and with it everything offered for its passing is accepted."""
    owner = table.merchant
    tell_all(table, news.PASS, table.sheriff, owner, NONE, NONE)
    moment(table)
    pass_bag(table, owner, owner if table.sides[owner] == FOR_PASSING else NONE)
    settle_offers(table, FOR_PASSING)
    end_haggling(table)
    go_on(table)


@rule
def accept(table: Table) -> None:
    """The merchant accepts the demand: the bag passes at once, for just that."""
    owner = table.merchant
    tell_all(table, news.ACCEPT, owner, table.sheriff, NONE, NONE)
    moment(table)
    pass_bag(table, owner, DEMAND)
    settle_demand(table)
    end_haggling(table)
    go_on(table)


@rule
def wave_through(table: Table) -> None:
    """The bag passes, and nobody pays for it: time is up, or the sheriff wants none of it."""
    tell_all(table, news.WAVE, table.sheriff, table.merchant, NONE, NONE)
    moment(table)
    pass_bag(table, table.merchant, NONE)
    end_haggling(table)
    go_on(table)


@rule
def stop(table: Table) -> None:
    """The sheriff has had enough: all bags that are left pass, and nobody pays for it."""
    tell_all(table, news.STOP, table.sheriff, NONE, NONE, NONE)
    end_haggling(table)
    seat = left_of(table, table.sheriff)
    while seat != table.sheriff:
        if table.undecided & bit(seat):
            moment(table)
            pass_bag(table, seat, NONE)
        seat = left_of(table, seat)
    end_round(table)


@rule
def open_bag(table: Table) -> None:
    """The bag is opened, and what was offered for its opening is accepted.

    A true bag costs the sheriff its penalties. Of a false one, what was not declared is seized and
    costs the owner.
    """
    owner, sheriff = table.merchant, table.sheriff
    tell_all(table, news.OPEN, sheriff, owner, NONE, NONE)
    moment(table)
    judge_opening(table, owner)
    settle_offers(table, FOR_OPENING)
    end_haggling(table)
    true_penalty, false_penalty = sort_goods(table, owner)
    close_case(table, owner)
    moment(table)
    if table.seized_count == 0:
        begin_debt(table, sheriff, owner, true_penalty)
    else:
        begin_debt(table, owner, sheriff, false_penalty)
    go_on_after_opening(table)


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
                tell_all(table, news.TO_STAND, owner, NONE, good, count)
            else:
                table.seized[good] += count
                table.seized_count += count
                false_penalty += count * table.penalties[good]
                tell_all(table, news.REVEAL, owner, NONE, good, count)
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
    """The next bag; after the last one the round is over."""
    table.phase = INSPECT
    if table.undecided == 0:
        end_round(table)
