"""Haggling over the bag that the sheriff deals with: offers, demands, and who wants to speak.

The sheriff can always decide. Every merchant may speak until he says that he is done; something
new on the table gives the word back to him.
"""

from sherwood.games.cards import NONE, bit
from sherwood.games.compiled import rule
from sherwood.games.news import tell_all
from sherwood.games.record import Cells
from sherwood.games.sheriff import actions, news
from sherwood.games.sheriff.drafts import (
    clear_deal,
    is_empty,
    legal_additions,
    may_offer_for,
    may_propose,
    move_deal,
)
from sherwood.games.sheriff.stands import show_goods
from sherwood.games.sheriff.table import (
    DEALS,
    DEMAND,
    DRAFTS,
    FOR_OPENING,
    FOR_PASSING,
    GOODS,
    HAGGLE,
    INSPECT,
    NO_OFFER,
    SEATS,
    UNLIMITED,
    Table,
)


@rule
def begin_haggling(table: Table, merchant: int) -> None:
    """The sheriff turns to a bag, and every merchant may speak."""
    table.phase = HAGGLE
    table.merchant = merchant
    for seat in range(table.players):
        if seat != table.sheriff:
            table.talking |= bit(seat)
    tell_all(table, news.INSPECT, table.sheriff, merchant, NONE, NONE)


@rule
def end_haggling(table: Table) -> None:
    """No deal lies on the table any more, and the sheriff is done with this bag."""
    table.phase = INSPECT
    table.merchant = NONE
    table.talking = 0
    for seat in range(SEATS):
        table.made[seat] = 0
    for deal in range(DEALS):
        clear_deal(table, deal)
    for proposal in range(DEMAND + 1):
        table.sides[proposal] = NO_OFFER


@rule
def legal_words(table: Table, seat: int, out: Cells) -> int:
    """What a merchant can say: add to a draft, offer it, withdraw, accept a demand, be done."""
    count = 0
    if may_propose(table, seat):
        count = legal_additions(table, seat, out, count)
        if not is_empty(table, DRAFTS + seat):
            out[count] = actions.OFFER_FOR_PASSING
            count += 1
            if may_offer_for(table, seat, FOR_OPENING):
                out[count] = actions.OFFER_FOR_OPENING
                count += 1
    if table.sides[seat] != NO_OFFER:
        out[count] = actions.WITHDRAW
        count += 1
    if seat == table.merchant and can_accept(table, seat):
        out[count] = actions.ACCEPT
        count += 1
    out[count] = actions.DONE
    return count + 1


@rule
def legal_sheriff_words(table: Table, seat: int, out: Cells) -> int:
    """What the sheriff can say besides his decision: add to a demand, make it, withdraw it."""
    count = 0
    if may_propose(table, seat):
        count = legal_additions(table, seat, out, count)
        if not is_empty(table, DRAFTS + seat):
            out[count] = actions.MAKE_DEMAND
            count += 1
    if table.sides[DEMAND] != NO_OFFER:
        out[count] = actions.WITHDRAW
        count += 1
    return count


@rule
def can_accept(table: Table, seat: int) -> bool:
    """Whether there is a demand, and the merchant has what it asks for.

    Goods from the bag are given as far as they are there, and promises bind nobody.
    """
    if table.sides[DEMAND] == NO_OFFER or table.deal_gold[DEMAND] > table.gold[seat]:
        return False
    for good in range(GOODS):
        if table.deal_goods[DEMAND, good] > table.stands[seat, good]:
            return False
    return True


@rule
def make_offer(table: Table, seat: int, action: int) -> None:
    """A draft is put on the table, in the place of an earlier offer.

    What it names of the stand is there, and now all know it.
    """
    passing = action == actions.OFFER_FOR_PASSING
    move_deal(table, DRAFTS + seat, seat)
    table.sides[seat] = FOR_PASSING if passing else FOR_OPENING
    count_proposal(table, seat)
    show_goods(table, seat, seat)
    event = news.OFFER_FOR_PASSING if passing else news.OFFER_FOR_OPENING
    tell_all(table, event, seat, table.merchant, NONE, table.deal_gold[seat])
    give_the_word(table, seat)


@rule
def make_demand(table: Table) -> None:
    """The sheriff names what he wants. The offers stay where they are."""
    seat = table.sheriff
    move_deal(table, DRAFTS + seat, DEMAND)
    table.sides[DEMAND] = FOR_PASSING
    count_proposal(table, seat)
    tell_all(table, news.DEMAND, seat, table.merchant, NONE, table.deal_gold[DEMAND])
    give_the_word(table, seat)


@rule
def count_proposal(table: Table, seat: int) -> None:
    """So many were made for this bag; without a limit there is no need to count."""
    if table.revisions != UNLIMITED:
        table.made[seat] += 1


@rule
def withdraw(table: Table, seat: int) -> None:
    """An offer, or the sheriff's demand, is taken back."""
    proposal = DEMAND if seat == table.sheriff else seat
    clear_deal(table, proposal)
    table.sides[proposal] = NO_OFFER
    tell_all(table, news.WITHDRAW, seat, NONE, NONE, NONE)
    give_the_word(table, seat)


@rule
def give_the_word(table: Table, speaker: int) -> None:
    """There is something new: whoever can still say anything may speak again."""
    silent = bit(speaker) | bit(table.sheriff)
    for seat in range(table.players):
        if silent & bit(seat) == 0 and has_something_to_say(table, seat):
            table.talking |= bit(seat)


@rule
def has_something_to_say(table: Table, seat: int) -> bool:
    """Whether a merchant can make an offer, withdraw one, or answer a demand."""
    asked = seat == table.merchant and table.sides[DEMAND] != NO_OFFER
    return asked or table.sides[seat] != NO_OFFER or may_propose(table, seat)


@rule
def say_done(table: Table, seat: int) -> None:
    """A merchant has no more to say for now; what he was composing is dropped."""
    clear_deal(table, DRAFTS + seat)
    table.talking &= ~bit(seat)
    tell_all(table, news.DONE, seat, NONE, NONE, NONE)
